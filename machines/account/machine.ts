import { assign, setup } from 'xstate';
import { READ_CART } from '../cart/readCart.ts';
import type { Failure } from '../failure.ts';
import { effect, port } from '../port.ts';
import {
  clearForm,
  type FormOutcomes,
  outcomeOf,
  type SubmissionOutcome,
  submission,
  submissionGuards,
  withOutcome,
} from '../submission.ts';
import { sendToActor } from '../system.ts';
import {
  type AccountResponse,
  type AccountTask,
  type AddressBookEntry,
  isAboutAddresses,
  isAlreadyInBook,
  savedIdIn,
} from './task.ts';

declare module '../system.ts' {
  interface ActorEvents {
    account: AccountEvent;
  }
  interface LazyActors {
    account: typeof accountMachine;
  }
}

type AccountEvent =
  /** A form submits a task, under the form's name. */
  | { type: 'account.submit'; form: string; task: AccountTask }
  /** The outcome of a form's last submission is cleared. */
  | { type: 'account.clear'; form: string }
  /** A form is left: its outcome is cleared, and a task that is not yet in flight is dropped. */
  | { type: 'account.left'; form: string }
  | { type: 'account.signedOut' };

interface QueuedTask {
  form: string;
  task: AccountTask;
}

interface AccountContext extends FormOutcomes<string, AccountResponse> {
  /**
   * The tasks to send, in order; the first is in flight. A task may contain a password, so it is
   * dropped with its response.
   */
  queue: QueuedTask[];
}

const NOTHING: AccountContext = { queue: [], failures: {}, done: {} };
const UNREACHABLE: Failure = { reason: 'unreachable', message: '' };

const taskInFlight = ({ queue }: AccountContext): AccountTask | undefined => queue[0]?.task;

type Outcome = SubmissionOutcome<AccountResponse>;

/** The outcome of a change that the address book contains although its response was lost. */
function acceptedInBook(context: AccountContext, book: AddressBookEntry[]): Outcome {
  const task = taskInFlight(context);
  const addressId = task && savedIdIn(task, book);
  return { status: 'accepted', response: { notes: [], addressId } };
}

const ANNOUNCE_DONE = {
  type: 'announceDone',
  params: ({ context }: { context: AccountContext }) => ({
    kind: taskInFlight(context)?.kind ?? null,
  }),
} as const;
const END = { type: 'end', params: outcomeOf<Outcome> } as const;
const FAIL_UNREACHABLE = {
  type: 'end',
  params: { status: 'rejected', failure: UNREACHABLE },
} as const;

/**
 * The customer's changes to the account. One task is sent at a time, in the order in which the
 * forms were submitted; a second click of the same form sends nothing. If the response to a change
 * of the address book is lost, the machine reads the address book to find out whether the change
 * was made; it never sends the change again.
 */
export const accountMachine = setup({
  types: { context: {} as AccountContext, events: {} as AccountEvent },
  actors: {
    submitTask: submission(port<AccountResponse, AccountTask>('submitTask')),
    readAddressBook: port<AddressBookEntry[]>('readAddressBook'),
  },
  actions: {
    sendToActor: sendToActor(),
    announceDone: effect<{ kind: AccountTask['kind'] | null }>('announceDone'),
    refetchAddresses: effect('refetchAddresses'),
    enqueue: assign(({ context }, { form, task }: QueuedTask) => ({
      ...clearForm(context, form),
      queue: [...context.queue, { form, task }],
    })),
    clear: assign(({ context }, { form }: { form: string }) => clearForm(context, form)),
    dropQueuedTask: assign(({ context: { queue } }, { form }: { form: string }) => ({
      queue: queue.filter((queued, position) => position === 0 || queued.form !== form),
    })),
    end: assign(({ context }, outcome: Outcome) => {
      const [ended, ...queue] = context.queue;
      return ended ? { queue, ...withOutcome(context, ended.form, outcome) } : {};
    }),
    forget: assign(NOTHING),
  },
  guards: {
    ...submissionGuards,
    hasQueuedTask: ({ context }) => context.queue.length > 0,
    isNotQueued: ({ context }, { form }: { form: string }) =>
      context.queue.every((queued) => queued.form !== form),
    isReorder: ({ context }) => taskInFlight(context)?.kind === 'reorder',
    isAboutAddresses: ({ context }) => isAboutAddresses(taskInFlight(context)),
    isAddressUnclear: ({ context }, outcome: Outcome) =>
      isAboutAddresses(taskInFlight(context)) &&
      outcome.status === 'rejected' &&
      outcome.failure.reason === 'unreachable',
    isInBook: ({ context }, book: AddressBookEntry[]) => {
      const task = taskInFlight(context);
      return task !== undefined && isAlreadyInBook(task, book);
    },
  },
}).createMachine({
  id: 'account',
  context: NOTHING,
  initial: 'idle',
  on: {
    'account.submit': {
      guard: { type: 'isNotQueued', params: ({ event }) => event },
      actions: { type: 'enqueue', params: ({ event }) => event },
    },
    'account.clear': { actions: { type: 'clear', params: ({ event }) => event } },
    'account.left': {
      actions: [
        { type: 'clear', params: ({ event }) => event },
        { type: 'dropQueuedTask', params: ({ event }) => event },
      ],
    },
    'account.signedOut': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: { always: { guard: 'hasQueuedTask', target: 'submitting' } },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submitTask',
        src: 'submitTask',
        input: ({ context }) => taskInFlight(context)!,
        onDone: [
          { guard: { type: 'isAddressUnclear', params: outcomeOf }, target: 'checking' },
          // A reorder that was rejected may have put a part of the order into the cart.
          { guard: 'isReorder', target: 'idle', actions: [END, READ_CART] },
          { guard: { type: 'isRejected', params: outcomeOf }, target: 'idle', actions: END },
          {
            guard: 'isAboutAddresses',
            target: 'idle',
            actions: [ANNOUNCE_DONE, END, 'refetchAddresses'],
          },
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
            actions: [
              ANNOUNCE_DONE,
              {
                type: 'end',
                params: ({ context, event }) => acceptedInBook(context, event.output),
              },
              'refetchAddresses',
            ],
          },
          { target: 'idle', actions: FAIL_UNREACHABLE },
        ],
        onError: { target: 'idle', actions: FAIL_UNREACHABLE },
      },
    },
  },
});
