import { assign, setup } from 'xstate';
import { READ_CART } from '../cart/readCart.ts';
import type { GiftChange } from '../domain.ts';
import { effect, port } from '../port.ts';
import { clearForm, type FormOutcomes, type SubmissionOutcome, submission } from '../submission.ts';
import { sendToActor } from '../system.ts';

declare module '../system.ts' {
  interface ActorEvents {
    formSubmissions: FormSubmissionsEvent;
  }
  interface LazyActors {
    formSubmissions: typeof formSubmissionsMachine;
  }
}

/** A message from a shopper to the shop. */
export interface Note {
  name: string;
  email: string;
  /** Empty if the shopper gave none. */
  phone: string;
  message: string;
}

/** A submission of a small form. */
export type FormSubmission =
  | { kind: 'contact'; note: Note }
  /** A shopper who is not signed in asks the shop to close an account. */
  | { kind: 'askToClose'; note: Note }
  /** A customer closes the account; the note, if any, is sent first, at most once. */
  | { kind: 'closeAccount'; note: Note | null }
  | { kind: 'subscribe'; isSubscribed: boolean }
  | { kind: 'forgetCard'; hash: string }
  /** A customer cancels an order. */
  | { kind: 'cancelOrder'; id: string; reason: string }
  /** A guest requests the email whose link cancels the order. */
  | { kind: 'requestCancel'; token: string; reason: string }
  | { kind: 'confirmCancel'; id: string; key: string }
  | ({ kind: 'giftMessage' } & GiftChange)
  /** An estimate of the shipping costs to a place. */
  | {
      kind: 'estimate';
      cartId: string;
      place: { country_id: string; region_code: string; postcode: string };
    };

export type FormSubmissionKind = FormSubmission['kind'];

export type FormSubmissionsEvent =
  | { type: 'formSubmissions.send'; formSubmission: FormSubmission }
  /** A form is opened or left: the outcome of its last submission is cleared. */
  | { type: 'formSubmissions.clear'; kind: FormSubmissionKind };

export interface FormSubmissionsContext extends FormOutcomes<FormSubmissionKind, FormSubmission> {
  /** The submission in flight. */
  formSubmission: FormSubmission | null;
  /** Hashes of deleted cards, which a cached list may still hold. */
  forgotten: string[];
  /**
   * The note of an account closure that was sent last, even if the response was lost: no later
   * attempt sends the same note again.
   */
  sentClosingNote: Note | null;
}

/** The note to send before an account is closed; null without one. */
const closingNoteOf = (formSubmission: FormSubmission | null): Note | null =>
  formSubmission?.kind === 'closeAccount' ? formSubmission.note : null;

const outcomeOf = ({ event }: { event: { output: SubmissionOutcome } }) => event.output;
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
    submitForm: submission(port<void, { formSubmission: FormSubmission | null }>('submitForm')),
  },
  actions: {
    sendToActor: sendToActor(),
    clearFormDraft: effect('clearFormDraft'),
    startSubmission: assign(
      ({ context }, { formSubmission }: { formSubmission: FormSubmission }) => ({
        ...clearForm(context, formSubmission.kind),
        formSubmission,
      }),
    ),
    clear: assign(({ context }, { kind }: { kind: FormSubmissionKind }) =>
      clearForm(context, kind),
    ),
    noteSent: assign(({ context: { formSubmission } }) => ({
      sentClosingNote: closingNoteOf(formSubmission),
    })),
    accept: assign(({ context: { formSubmission, done, forgotten } }) => ({
      formSubmission: null,
      done: formSubmission ? { ...done, [formSubmission.kind]: formSubmission } : done,
      forgotten:
        formSubmission?.kind === 'forgetCard' ? forgotten.concat(formSubmission.hash) : forgotten,
    })),
    reject: assign(({ context: { formSubmission, failures } }, outcome: SubmissionOutcome) => ({
      formSubmission: null,
      failures:
        formSubmission && outcome.status === 'rejected'
          ? { ...failures, [formSubmission.kind]: outcome.failure }
          : failures,
    })),
  },
  guards: {
    hasClosingNote: (
      { context: { sentClosingNote } },
      { formSubmission }: { formSubmission: FormSubmission },
    ) => {
      const note = closingNoteOf(formSubmission);
      return note !== null && JSON.stringify(note) !== JSON.stringify(sentClosingNote);
    },
    isAccepted: (_, { status }: SubmissionOutcome) => status === 'accepted',
    isRejected: (_, { status }: SubmissionOutcome) => status === 'rejected',
    isRefused: (_, outcome: SubmissionOutcome) =>
      outcome.status === 'rejected' && outcome.failure.reason === 'refused',
    isCartInvalid: (_, outcome: SubmissionOutcome) =>
      outcome.status === 'rejected' && outcome.failure.reason === 'invalidCart',
    isClosing: ({ context }) => context.formSubmission?.kind === 'closeAccount',
    isGift: ({ context }) => context.formSubmission?.kind === 'giftMessage',
    isSubscribing: ({ context }) => context.formSubmission?.kind === 'subscribe',
  },
}).createMachine({
  id: 'formSubmissions',
  description: 'The small forms of the contact, account and cart pages, each sent once.',
  context: {
    formSubmission: null,
    failures: {},
    done: {},
    forgotten: [],
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
            target: 'submitting',
            actions: { type: 'startSubmission', params: ({ event }) => event },
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
            actions: 'noteSent',
          },
          { guard: { type: 'isRefused', params: outcomeOf }, target: 'submitting' },
          { ...REJECTED, actions: ['noteSent', REJECTED.actions] },
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
