import { assertEvent, assign, setup } from 'xstate';
import { type Failure, failureOf } from '../domain.ts';
import { effect, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import { type AccountAnswer, type AccountTask, isMadeAfterAll, type KeptAddress } from './task.ts';

export type AccountEvent =
  /** A form, by its name, asks for something. */
  | { type: 'account.ask'; form: string; task: AccountTask }
  /** A form is opened anew: what was said of its last try is forgotten. */
  | { type: 'account.clear'; form: string }
  | { type: 'account.signedOut' };

export interface AccountContext {
  /** The form that is waiting for its answer, and what it asked for. */
  form: string | null;
  kind: AccountTask['kind'] | null;
  /** What may have been done although no answer came: it can be looked up. */
  unclear: AccountTask | null;
  failures: Record<string, Failure>;
  /** What was asked for last by a form, and done. */
  done: Record<string, AccountAnswer>;
}

const REST = { form: null, kind: null, unclear: null };
const NOTHING: AccountContext = { ...REST, failures: {}, done: {} };
const DONE: AccountAnswer = { notes: [] };
const UNREACHABLE: Failure = { reason: 'unreachable', message: '' };

const SAY_DONE = {
  type: 'sayDone',
  params: ({ context: { kind } }: { context: AccountContext }) => ({ kind }),
} as const;
const RECEIVE = {
  type: 'receive',
  params: ({ event }: { event: { output: AccountAnswer } }) => ({ answer: event.output }),
} as const;
const FAIL = {
  type: 'fail',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
} as const;

/** Without what was said of a form's last try. */
function without({ failures, done }: AccountContext, form: string) {
  const { [form]: _, ...otherFailures } = failures;
  const { [form]: __, ...otherDone } = done;
  return { failures: otherFailures, done: otherDone };
}

/**
 * What a customer changes in the account: one thing at a time, so that a second click asks for
 * nothing. An answer about the address book that is lost is settled by reading the book, never by
 * sending again. Passwords pass through, and are not kept.
 */
export const accountMachine = setup({
  types: { context: {} as AccountContext, events: {} as AccountEvent },
  actors: {
    doTask: port<AccountAnswer, AccountTask>('doTask'),
    wasAddressCreated: port<KeptAddress[]>('wasAddressCreated'),
  },
  actions: {
    sendToActor: sendToActor(),
    sayDone: effect<{ kind: AccountTask['kind'] | null }>('sayDone'),
    readCart: effect('readCart'),
    request: assign(({ context }, { form, task }: { form: string; task: AccountTask }) => ({
      ...without(context, form),
      form,
      kind: task.kind,
      unclear: task.kind === 'saveAddress' || task.kind === 'deleteAddress' ? task : null,
    })),
    clear: assign(({ context }, { form }: { form: string }) => without(context, form)),
    receive: assign(({ context: { form, done } }, { answer }: { answer: AccountAnswer }) => ({
      ...REST,
      done: form === null ? done : { ...done, [form]: answer },
    })),
    fail: assign(({ context: { form, failures } }, { failure }: { failure: Failure }) => ({
      ...REST,
      failures: form === null ? failures : { ...failures, [form]: failure },
    })),
    forget: assign(NOTHING),
  },
  guards: {
    isReorder: ({ context }) => context.kind === 'reorder',
    isAboutAddresses: ({ context }) => context.unclear !== null,
    isUnclear: ({ context }, { error }: { error: unknown }) =>
      context.unclear !== null && failureOf(error).reason === 'unreachable',
    isMadeAfterAll: ({ context }, book: KeptAddress[]) =>
      context.unclear !== null && isMadeAfterAll(context.unclear, book),
  },
}).createMachine({
  id: 'account',
  description: 'What a customer changes in the account, one thing at a time.',
  context: NOTHING,
  initial: 'idle',
  on: {
    'account.clear': { actions: { type: 'clear', params: ({ event }) => event } },
    'account.signedOut': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      on: {
        'account.ask': {
          target: 'working',
          actions: { type: 'request', params: ({ event }) => event },
        },
      },
    },
    working: {
      tags: 'busy',
      invoke: {
        id: 'doTask',
        src: 'doTask',
        input: ({ event }) => {
          assertEvent(event, 'account.ask');
          return event.task;
        },
        onDone: [
          { guard: 'isReorder', target: 'idle', actions: [RECEIVE, 'readCart'] },
          { guard: 'isAboutAddresses', target: 'idle', actions: [SAY_DONE, RECEIVE] },
          {
            target: 'idle',
            actions: [
              SAY_DONE,
              RECEIVE,
              // The name in the header is the customer's too.
              {
                type: 'sendToActor',
                params: { to: 'session', event: { type: 'session.readDetails' } },
              },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isUnclear', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
          },
          // Some of it may be in the cart.
          { guard: 'isReorder', target: 'idle', actions: [FAIL, 'readCart'] },
          { target: 'idle', actions: FAIL },
        ],
      },
    },
    /** No answer came: what the address book holds now tells whether the change was made. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'wasAddressCreated',
        src: 'wasAddressCreated',
        onDone: [
          {
            guard: { type: 'isMadeAfterAll', params: ({ event }) => event.output },
            target: 'idle',
            actions: [SAY_DONE, { type: 'receive', params: { answer: DONE } }],
          },
          { target: 'idle', actions: { type: 'fail', params: { failure: UNREACHABLE } } },
        ],
        onError: { target: 'idle', actions: { type: 'fail', params: { failure: UNREACHABLE } } },
      },
    },
  },
});
