import { assign, setup } from 'xstate';
import { READ_CART, READ_CART_AFTER_SHIPPING } from '../cart/readCart.ts';
import type { ShippingMethod } from '../domain.ts';
import { effect, port } from '../port.ts';
import {
  clearForm,
  isUnsent,
  outcomeOf,
  type SubmissionOutcome,
  submission,
  submissionGuards,
} from '../submission.ts';
import { sendToActor } from '../system.ts';
import {
  closingNoteOf,
  type Estimate,
  type FormSubmission,
  type FormSubmissionKind,
  type FormSubmissionsContext,
  type FormSubmissionsEvent,
  type Note,
} from './context.ts';
import { cheapestOf, estimateOf, NOT_DELIVERED } from './estimate.ts';

declare module '../system.ts' {
  interface ActorEvents {
    formSubmissions: FormSubmissionsEvent;
  }
  interface LazyActors {
    formSubmissions: typeof formSubmissionsMachine;
  }
}

const REJECTED = {
  guard: { type: 'isRejected', params: outcomeOf },
  target: 'idle',
  actions: { type: 'reject', params: outcomeOf },
} as const;
/** The cart's machine recovers from an invalid cart when it reads it. */
const REJECTED_WITH_CART = {
  guard: { type: 'isCartInvalid', params: outcomeOf },
  target: 'idle',
  actions: [REJECTED.actions, READ_CART],
} as const;

/**
 * The small forms of the contact, account and cart pages. One is submitted at a time; a submission
 * during another one is ignored. Closing an account ends the session.
 */
export const formSubmissionsMachine = setup({
  types: { context: {} as FormSubmissionsContext, events: {} as FormSubmissionsEvent },
  actors: {
    sendNote: submission(port<void, { note: Note | null }>('sendNote')),
    offerMethods: submission(port<ShippingMethod[], { estimate: Estimate | null }>('offerMethods')),
    submitForm: submission(port<void, { formSubmission: FormSubmission | null }>('submitForm')),
  },
  actions: {
    sendToActor: sendToActor(),
    clearFormDraft: effect('clearFormDraft'),
    refetchSavedCards: effect('refetchSavedCards'),
    startSubmission: assign(
      ({ context }, { formSubmission }: { formSubmission: FormSubmission }) => ({
        ...clearForm(context, formSubmission.kind),
        formSubmission,
      }),
    ),
    clear: assign(({ context }, { kind }: { kind: FormSubmissionKind }) =>
      clearForm(context, kind),
    ),
    setSentNote: assign(({ context: { formSubmission } }, outcome: SubmissionOutcome<unknown>) =>
      isUnsent(outcome) ? {} : { sentClosingNote: closingNoteOf(formSubmission) },
    ),
    accept: assign(({ context: { formSubmission, done, deletedCardHashes } }) => ({
      formSubmission: null,
      done: formSubmission ? { ...done, [formSubmission.kind]: formSubmission } : done,
      deletedCardHashes:
        formSubmission?.kind === 'forgetCard'
          ? deletedCardHashes.concat(formSubmission.hash)
          : deletedCardHashes,
    })),
    chooseMethod: assign(({ context }, outcome: SubmissionOutcome<ShippingMethod[]>) => {
      const estimate = estimateOf(context.formSubmission);
      const method = cheapestOf(outcome);
      return estimate && method ? { formSubmission: { ...estimate, method } } : {};
    }),
    reject: assign(
      ({ context: { formSubmission, failures } }, outcome: SubmissionOutcome<unknown>) => ({
        formSubmission: null,
        failures:
          formSubmission && outcome.status === 'rejected'
            ? { ...failures, [formSubmission.kind]: outcome.failure }
            : failures,
      }),
    ),
  },
  guards: {
    ...submissionGuards,
    hasClosingNote: (
      { context: { sentClosingNote } },
      { formSubmission }: { formSubmission: FormSubmission },
    ) => {
      const note = closingNoteOf(formSubmission);
      return note !== null && JSON.stringify(note) !== JSON.stringify(sentClosingNote);
    },
    isAccepted: (_, { status }: SubmissionOutcome<unknown>) => status === 'accepted',
    isDelivered: (_, outcome: SubmissionOutcome<ShippingMethod[]>) => cheapestOf(outcome) !== null,
    isEstimate: (_, { formSubmission }: { formSubmission: FormSubmission }) =>
      estimateOf(formSubmission) !== null,
    isEstimateRejected: ({ context: { formSubmission } }, { status }: SubmissionOutcome<unknown>) =>
      status === 'rejected' && estimateOf(formSubmission) !== null,
    isEstimating: ({ context }) => estimateOf(context.formSubmission) !== null,
    isClosing: ({ context }) => context.formSubmission?.kind === 'closeAccount',
    isCardRejected: ({ context: { formSubmission } }, { status }: SubmissionOutcome<unknown>) =>
      status === 'rejected' && formSubmission?.kind === 'forgetCard',
    isGift: ({ context }) => context.formSubmission?.kind === 'giftMessage',
    isSubscribing: ({ context }) => context.formSubmission?.kind === 'subscribe',
  },
}).createMachine({
  id: 'formSubmissions',
  context: {
    formSubmission: null,
    failures: {},
    done: {},
    deletedCardHashes: [],
    sentClosingNote: null,
  },
  initial: 'idle',
  on: { 'formSubmissions.clear': { actions: { type: 'clear', params: ({ event }) => event } } },
  states: {
    idle: {
      on: {
        'formSubmissions.send': [
          {
            guard: { type: 'hasClosingNote', params: ({ event }) => event },
            target: 'sendingNote',
            actions: { type: 'startSubmission', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEstimate', params: ({ event }) => event },
            target: 'readingMethods',
            actions: { type: 'startSubmission', params: ({ event }) => event },
          },
          {
            target: 'submitting',
            actions: { type: 'startSubmission', params: ({ event }) => event },
          },
        ],
      },
    },
    /** The platform offers its shipping methods to the place of an estimate. */
    readingMethods: {
      tags: 'busy',
      invoke: {
        id: 'offerMethods',
        src: 'offerMethods',
        input: ({ context: { formSubmission } }) => ({ estimate: estimateOf(formSubmission) }),
        onDone: [
          REJECTED_WITH_CART,
          REJECTED,
          {
            guard: { type: 'isDelivered', params: outcomeOf },
            target: 'submitting',
            actions: { type: 'chooseMethod', params: outcomeOf },
          },
          {
            target: 'idle',
            actions: [{ type: 'reject', params: NOT_DELIVERED }, READ_CART_AFTER_SHIPPING],
          },
        ],
      },
    },
    /** If the platform refuses notes, the account is closed nevertheless. */
    sendingNote: {
      tags: 'busy',
      invoke: {
        id: 'sendNote',
        src: 'sendNote',
        input: ({ context: { formSubmission } }) => ({ note: closingNoteOf(formSubmission) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: outcomeOf },
            target: 'submitting',
            actions: { type: 'setSentNote', params: outcomeOf },
          },
          { guard: { type: 'isRefused', params: outcomeOf }, target: 'submitting' },
          {
            ...REJECTED,
            actions: [{ type: 'setSentNote', params: outcomeOf }, REJECTED.actions],
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context: { formSubmission } }) => ({ formSubmission }),
        onDone: [
          REJECTED_WITH_CART,
          // The address is set: the cart's totals have changed.
          {
            guard: { type: 'isEstimateRejected', params: outcomeOf },
            target: 'idle',
            actions: [REJECTED.actions, READ_CART_AFTER_SHIPPING],
          },
          // The platform may have deleted the card although the response was lost.
          {
            guard: { type: 'isCardRejected', params: outcomeOf },
            target: 'idle',
            actions: [REJECTED.actions, 'refetchSavedCards'],
          },
          REJECTED,
          {
            guard: 'isClosing',
            target: 'idle',
            actions: [
              'accept',
              'clearFormDraft',
              { type: 'sendToActor', params: { to: 'session', event: { type: 'session.end' } } },
            ],
          },
          {
            guard: 'isSubscribing',
            target: 'idle',
            actions: [
              'accept',
              {
                type: 'sendToActor',
                params: { to: 'session', event: { type: 'session.readDetails' } },
              },
            ],
          },
          {
            guard: 'isEstimating',
            target: 'idle',
            actions: ['accept', READ_CART_AFTER_SHIPPING],
          },
          {
            guard: 'isGift',
            target: 'idle',
            actions: ['accept', READ_CART],
          },
          { target: 'idle', actions: 'accept' },
        ],
      },
    },
  },
});
