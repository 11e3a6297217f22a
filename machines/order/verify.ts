import { assign, setup } from 'xstate';
import type { Money } from '../domain.ts';
import { port } from '../port.ts';
import { sendToActor } from '../system.ts';

/** A payment that was sent, and whose outcome is not known. */
export interface Unsettled {
  cartId: string;
  /** A customer's, who is signed in: only then does their order history know of it. */
  isSignedIn: boolean;
  /** Who pays; empty where that is not known any more. */
  email: string;
  /** When it was sent, epoch ms. */
  sentAt: number;
  /** How long ago that was when the finding out begins, in ms, at the least. */
  age: number;
  /** What it came to, where that is still known. */
  total: Money | null;
}

/**
 * What the cart itself says: it may still be used; it was ordered; or nothing that proves
 * anything ("Could not find a cart" is said of every id that the platform does not know).
 */
export type CartEvidence = 'active' | 'ordered' | 'nothing';

export interface Verdict {
  kind: 'placed' | 'absent' | 'unknown';
  /** The order's number, where it can be had. */
  number: string | null;
  /** Whether the cart is gone, and cannot be asked any more. */
  isCartLost: boolean;
}

/** Seconds between two questions: half a minute in all, the first ones soon. */
const PAUSES = [1, 2, 4, 8, 15];
/** Seconds between two questions after that. */
const LATER = 30;
/**
 * A platform may work on a payment for so long, in ms: the sample configurations of nginx and
 * Varnish that come with the platform give a request 600 seconds, and clocks are not exact.
 */
const LONGEST_WORK = 660_000;

/**
 * Whether an order exists whose answer never came. An active cart can mean that the order is still
 * being made: it is asked over half a minute, then less often until the platform must have given
 * up. Only then is it certain that there is no order. Where the cart proves nothing a customer's
 * order history may know of the order; else it stays unknown.
 */
export const verifyOrderMachine = setup({
  types: {
    input: {} as Unsettled,
    context: {} as {
      unsettled: Unsettled;
      asked: number;
      /** How long was waited between questions, in ms. */
      waited: number;
      verdict: Verdict;
    },
    output: {} as Verdict,
  },
  actors: {
    askCart: port<CartEvidence, Unsettled>('askCart'),
    readHistory: port<string | null, Unsettled>('readHistory'),
  },
  actions: {
    sendToActor: sendToActor(),
    countPause: assign(({ context }) => ({ waited: context.waited + pauseOf(context) })),
    count: assign(({ context }) => ({ asked: context.asked + 1 })),
    loseCart: assign(({ context }) => ({ verdict: { ...context.verdict, isCartLost: true } })),
    conclude: assign(({ context }, part: Partial<Verdict>) => ({
      verdict: { ...context.verdict, ...part },
    })),
  },
  guards: {
    isOrdered: (_, { evidence }: { evidence: CartEvidence }) => evidence === 'ordered',
    isActive: (_, { evidence }: { evidence: CartEvidence }) => evidence === 'active',
    isFound: (_, { number }: { number: string | null }) => number !== null,
    isSignedIn: ({ context }) => context.unsettled.isSignedIn,
    isLast: ({ context }) => context.asked > PAUSES.length,
    isDelayed: ({ context }) => context.asked === PAUSES.length + 1,
    /** Longer than any time-out of the platform has passed since the payment was sent. */
    isCertain: ({ context: { unsettled, waited } }) => unsettled.age + waited >= LONGEST_WORK,
  },
  delays: { pause: ({ context }) => pauseOf(context) },
}).createMachine({
  id: 'verifyOrder',
  description: 'Whether an order exists whose answer never came.',
  context: ({ input }) => ({
    unsettled: input,
    asked: 0,
    waited: 0,
    verdict: { kind: 'unknown', number: null, isCartLost: false },
  }),
  initial: 'asking',
  states: {
    asking: {
      entry: 'count',
      invoke: {
        id: 'askCart',
        src: 'askCart',
        input: ({ context }) => context.unsettled,
        onDone: [
          {
            guard: { type: 'isOrdered', params: ({ event }) => ({ evidence: event.output }) },
            target: 'placed',
          },
          {
            guard: { type: 'isActive', params: ({ event }) => ({ evidence: event.output }) },
            target: 'stillActive',
          },
          { target: 'lost', actions: 'loseCart' },
        ],
        onError: 'unheard',
      },
    },
    stillActive: {
      always: [
        { guard: 'isCertain', target: 'absent' },
        {
          guard: 'isDelayed',
          target: 'waiting',
          actions: {
            type: 'sendToActor',
            params: { to: 'checkout', event: { type: 'order.delayed' } },
          },
        },
        { target: 'waiting' },
      ],
    },
    unheard: { always: [{ guard: 'isLast', target: 'unknown' }, { target: 'waiting' }] },
    waiting: { after: { pause: { target: 'asking', actions: 'countPause' } } },
    lost: { always: [{ guard: 'isSignedIn', target: 'readingHistory' }, { target: 'unknown' }] },
    readingHistory: {
      invoke: {
        id: 'readHistory',
        src: 'readHistory',
        input: ({ context }) => context.unsettled,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ number: event.output }) },
            target: 'known',
            actions: {
              type: 'conclude',
              params: ({ event }) => ({ kind: 'placed', number: event.output }),
            },
          },
          // That it is not listed proves nothing: it may be on its way.
          { target: 'unheard' },
        ],
        onError: 'unheard',
      },
    },
    placed: {
      entry: { type: 'conclude', params: { kind: 'placed' } },
      always: [{ guard: 'isSignedIn', target: 'readingNumber' }, { target: 'known' }],
    },
    /** A customer's order has a number that can be read; without it the order is no less placed. */
    readingNumber: {
      invoke: {
        id: 'readNumber',
        src: 'readHistory',
        input: ({ context }) => context.unsettled,
        onDone: {
          target: 'known',
          actions: { type: 'conclude', params: ({ event }) => ({ number: event.output }) },
        },
        onError: 'known',
      },
    },
    known: { type: 'final' },
    absent: { type: 'final', entry: { type: 'conclude', params: { kind: 'absent' } } },
    unknown: { type: 'final' },
  },
  output: ({ context }) => context.verdict,
});

/** The pause after the last question, in ms. */
const pauseOf = ({ asked }: { asked: number }): number => (PAUSES[asked - 1] ?? LATER) * 1_000;
