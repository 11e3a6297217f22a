import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../domain.ts';
import { effect, port } from '../port.ts';
import { tell } from '../system.ts';

/** What somebody writes to the shop. */
export interface Note {
  name: string;
  email: string;
  /** Empty where none is given. */
  phone: string;
  message: string;
}

/** What a shopper has the platform do by a small form. */
export type Errand =
  | { kind: 'contact'; note: Note }
  /** Whoever is not signed in can but ask for it. */
  | { kind: 'askToClose'; note: Note }
  /** A customer closes their account; what they have to say of it goes before. */
  | { kind: 'closeAccount'; note: Note | null }
  | { kind: 'subscribe'; isSubscribed: boolean }
  | { kind: 'forgetCard'; hash: string }
  /** What it costs to send the cart to a place. */
  | {
      kind: 'estimate';
      cartId: string;
      place: { country_id: string; region_code: string; postcode: string };
    };

export type ErrandKind = Errand['kind'];

export type ErrandsEvent =
  | { type: 'errands.send'; errand: Errand }
  /** A form is opened anew, or left: what was said of its last try is forgotten. */
  | { type: 'errands.clear'; kind: ErrandKind };

export interface ErrandsContext {
  /** What is on its way. */
  errand: Errand | null;
  failures: Partial<Record<ErrandKind, Failure>>;
  /** What has ended well since its form was opened. */
  done: Partial<Record<ErrandKind, Errand>>;
  /** Cards that are forgotten, which a list of before may still hold. */
  forgotten: string[];
  /** What was said of the closing has arrived, though the closing may have failed. */
  hasSaidWhy: boolean;
}

const FAILED = {
  target: 'idle',
  actions: {
    type: 'fail',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

const withoutKind = <Value>(
  record: Partial<Record<ErrandKind, Value>>,
  kind: ErrandKind,
): Partial<Record<ErrandKind, Value>> => {
  const { [kind]: _, ...rest } = record;
  return rest;
};

/**
 * The small forms of contact and account (spec §2 "Route table"): each is sent once, one at a
 * time; what is asked for meanwhile is not heard. An account that is closed ends the session.
 */
export const errandsMachine = setup({
  types: { context: {} as ErrandsContext, events: {} as ErrandsEvent },
  actors: {
    sendNote: port<void, Note | null>('sendNote'),
    runErrand: port<void, Errand | null>('runErrand'),
  },
  actions: {
    tell: tell(),
    forgetTyped: effect('forgetTyped'),
    begin: assign(({ context }, { errand }: { errand: Errand }) => ({
      errand,
      failures: withoutKind(context.failures, errand.kind),
      done: withoutKind(context.done, errand.kind),
    })),
    clear: assign(({ context }, { kind }: { kind: ErrandKind }) => ({
      failures: withoutKind(context.failures, kind),
      done: withoutKind(context.done, kind),
      hasSaidWhy: kind !== 'closeAccount' && context.hasSaidWhy,
    })),
    keepSaid: assign({ hasSaidWhy: true }),
    finish: assign(({ context: { errand, done, forgotten } }) => ({
      errand: null,
      done: errand ? { ...done, [errand.kind]: errand } : done,
      forgotten: errand?.kind === 'forgetCard' ? forgotten.concat(errand.hash) : forgotten,
    })),
    fail: assign(({ context: { errand, failures } }, { error }: { error: unknown }) => ({
      errand: null,
      failures: errand ? { ...failures, [errand.kind]: failureOf(error) } : failures,
    })),
  },
  guards: {
    hasWhy: ({ context: { hasSaidWhy } }, { errand }: { errand: Errand }) =>
      errand.kind === 'closeAccount' && errand.note !== null && !hasSaidWhy,
    isNoMatter: (_, { error }: { error: unknown }) => failureOf(error).reason === 'refused',
    isClosing: ({ context }) => context.errand?.kind === 'closeAccount',
    isSubscribing: ({ context }) => context.errand?.kind === 'subscribe',
  },
}).createMachine({
  id: 'errands',
  description: 'Small forms of contact and account, each sent once.',
  context: { errand: null, failures: {}, done: {}, forgotten: [], hasSaidWhy: false },
  initial: 'idle',
  on: { 'errands.clear': { actions: { type: 'clear', params: ({ event }) => event } } },
  states: {
    idle: {
      on: {
        'errands.send': [
          {
            guard: { type: 'hasWhy', params: ({ event }) => event },
            target: 'sayingWhy',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
    },
    /** A shop that takes no notes still closes accounts. */
    sayingWhy: {
      tags: 'busy',
      invoke: {
        id: 'sendNote',
        src: 'sendNote',
        input: ({ context: { errand } }) => (errand && 'note' in errand ? errand.note : null),
        onDone: { target: 'running', actions: 'keepSaid' },
        onError: [
          {
            guard: { type: 'isNoMatter', params: ({ event }) => ({ error: event.error }) },
            target: 'running',
          },
          FAILED,
        ],
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'runErrand',
        src: 'runErrand',
        input: ({ context }) => context.errand,
        onDone: [
          {
            guard: 'isClosing',
            target: 'idle',
            actions: [
              'finish',
              'forgetTyped',
              { type: 'tell', params: { to: 'session', event: { type: 'session.end' } } },
            ],
          },
          {
            guard: 'isSubscribing',
            target: 'idle',
            actions: [
              'finish',
              { type: 'tell', params: { to: 'session', event: { type: 'session.readDetails' } } },
            ],
          },
          { target: 'idle', actions: 'finish' },
        ],
        onError: FAILED,
      },
    },
  },
});
