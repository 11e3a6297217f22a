import { assertEvent, assign, setup } from 'xstate';
import { READ_CART } from '../cart/readCart.ts';
import type { Failure } from '../failure.ts';
import { effect, port } from '../port.ts';
import { clearForm, type FormOutcomes, type SubmissionOutcome, submission } from '../submission.ts';
import { sendToActor } from '../system.ts';
import {
  type AccountAnswer,
  type AccountTask,
  type AddressBookEntry,
  isAlreadyInBook,
} from './task.ts';

declare module '../system.ts' {
  interface ActorEvents {
    account: AccountEvent;
  }
  interface LazyActors {
    account: typeof accountMachine;
  }
}

export type AccountEvent =
  /** A form submits a task, under the form's name, or waits for its turn. */
  | { type: 'account.submit'; form: string; task: AccountTask }
  /** The outcome of a form's last submission is cleared. */
  | { type: 'account.clear'; form: string }
  /** A form is left: its outcome is cleared, and it no longer waits for its turn. */
  | { type: 'account.left'; form: string }
  | { type: 'account.signedOut' };

export interface AccountContext extends FormOutcomes<string, AccountAnswer> {
  /** The form that is being submitted, and the kind of its task. */
  form: string | null;
  kind: AccountTask['kind'] | null;
  /**
   * The pending change of the address book. If its response is lost, reading the address book tells
   * whether it was made.
   */
  addressTask: AccountTask | null;
  /**
   * The forms that wait for their turn, in order. Each keeps its task, which may contain a
   * password, and submits it again when it is the first and the machine is no longer busy.
   */
  waiting: string[];
}

const NO_FORM = { form: null, kind: null, addressTask: null };
const NOTHING: AccountContext = { ...NO_FORM, waiting: [], failures: {}, done: {} };
const DONE: AccountAnswer = { notes: [] };
const UNREACHABLE: Failure = { reason: 'unreachable', message: '' };

const without = (forms: string[], form: string): string[] => forms.filter((one) => one !== form);

type Outcome = SubmissionOutcome<AccountAnswer>;
const outcomeOf = ({ event }: { event: { output: Outcome } }) => event.output;
const ANNOUNCE_DONE = {
  type: 'announceDone',
  params: ({ context: { kind } }: { context: AccountContext }) => ({ kind }),
} as const;
const END = { type: 'end', params: outcomeOf } as const;
const FAIL_UNREACHABLE = {
  type: 'end',
  params: { status: 'rejected', failure: UNREACHABLE },
} as const;

/**
 * The customer's changes to the account. One form is submitted at a time, in the order in which
 * they were sent; a second click of the same form sends nothing. If the response to a change of the address book is lost, the machine reads the
 * address book to find out whether the change was made; it never sends the change again.
 */
export const accountMachine = setup({
  types: { context: {} as AccountContext, events: {} as AccountEvent },
  actors: {
    submitTask: submission(port<AccountAnswer, AccountTask>('submitTask')),
    readAddressBook: port<AddressBookEntry[]>('readAddressBook'),
  },
  actions: {
    sendToActor: sendToActor(),
    announceDone: effect<{ kind: AccountTask['kind'] | null }>('announceDone'),
    startTask: assign(({ context }, { form, task }: { form: string; task: AccountTask }) => ({
      ...clearForm(context, form),
      form,
      kind: task.kind,
      waiting: without(context.waiting, form),
      addressTask: task.kind === 'saveAddress' || task.kind === 'deleteAddress' ? task : null,
    })),
    awaitTurn: assign(({ context: { waiting } }, { form }: { form: string }) => ({
      waiting: waiting.includes(form) ? waiting : [...waiting, form],
    })),
    clear: assign(({ context }, { form }: { form: string }) => clearForm(context, form)),
    leaveQueue: assign(({ context: { waiting } }, { form }: { form: string }) => ({
      waiting: without(waiting, form),
    })),
    end: assign(({ context: { form, failures, done } }, outcome: Outcome) => ({
      ...NO_FORM,
      ...(form === null
        ? {}
        : outcome.status === 'accepted'
          ? { done: { ...done, [form]: outcome.answer } }
          : { failures: { ...failures, [form]: outcome.failure } }),
    })),
    forget: assign(NOTHING),
  },
  guards: {
    /** Whether no other form has waited longer. */
    isNext: ({ context: { waiting } }, { form }: { form: string }) => (waiting[0] ?? form) === form,
    isOtherForm: ({ context }, { form }: { form: string }) => context.form !== form,
    isReorder: ({ context }) => context.kind === 'reorder',
    isRejected: (_, { status }: Outcome) => status === 'rejected',
    isAboutAddresses: ({ context }) => context.addressTask !== null,
    isAddressUnclear: ({ context }, outcome: Outcome) =>
      context.addressTask !== null &&
      outcome.status === 'rejected' &&
      outcome.failure.reason === 'unreachable',
    isInBook: ({ context }, book: AddressBookEntry[]) =>
      context.addressTask !== null && isAlreadyInBook(context.addressTask, book),
  },
}).createMachine({
  id: 'account',
  description: 'The customer’s changes to the account, one at a time.',
  context: NOTHING,
  initial: 'idle',
  on: {
    'account.submit': {
      guard: { type: 'isOtherForm', params: ({ event }) => event },
      actions: { type: 'awaitTurn', params: ({ event }) => event },
    },
    'account.clear': { actions: { type: 'clear', params: ({ event }) => event } },
    'account.left': {
      actions: [
        { type: 'clear', params: ({ event }) => event },
        { type: 'leaveQueue', params: ({ event }) => event },
      ],
    },
    'account.signedOut': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      on: {
        'account.submit': {
          guard: { type: 'isNext', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'startTask', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submitTask',
        src: 'submitTask',
        input: ({ event }) => {
          assertEvent(event, 'account.submit');
          return event.task;
        },
        onDone: [
          { guard: { type: 'isAddressUnclear', params: outcomeOf }, target: 'checking' },
          // A reorder that was rejected may have put a part of the order into the cart.
          { guard: 'isReorder', target: 'idle', actions: [END, READ_CART] },
          { guard: { type: 'isRejected', params: outcomeOf }, target: 'idle', actions: END },
          { guard: 'isAboutAddresses', target: 'idle', actions: [ANNOUNCE_DONE, END] },
          {
            target: 'idle',
            actions: [
              ANNOUNCE_DONE,
              END,
              // The header shows the customer's name, which may have changed.
              {
                type: 'sendToActor',
                params: { to: 'session', event: { type: 'session.readDetails' } },
              },
            ],
          },
        ],
      },
    },
    /** The response was lost: read the address book to find out whether the change was made. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'readAddressBook',
        src: 'readAddressBook',
        onDone: [
          {
            guard: { type: 'isInBook', params: ({ event }) => event.output },
            target: 'idle',
            actions: [ANNOUNCE_DONE, { type: 'end', params: { status: 'accepted', answer: DONE } }],
          },
          { target: 'idle', actions: FAIL_UNREACHABLE },
        ],
        onError: { target: 'idle', actions: FAIL_UNREACHABLE },
      },
    },
  },
});
