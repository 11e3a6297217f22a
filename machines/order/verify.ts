import { assign, setup } from 'xstate';
import type { Money } from '../domain.ts';
import { port } from '../port.ts';
import { sendToActor } from '../system.ts';

/** A payment that was sent and whose outcome is unknown. */
export interface UnsettledPayment {
  cartId: string;
  /**
   * Whether the payer is a signed-in customer: only then can an order history contain the order.
   */
  isSignedIn: boolean;
  /** The payer's email address; empty if it is no longer known. */
  email: string;
  /** When the payment was sent, as epoch ms. */
  sentAt: number;
  /** The minimum age of the payment when the verification begins, in ms. */
  age: number;
  /** Whether the platform has answered with an error: it no longer works on the payment. */
  hasPlatformFinished: boolean;
  /** The order's total, if it is still known. */
  total: Money | null;
}

/**
 * The evidence from a query of the cart: the cart is still active, was ordered, or proves nothing.
 * The message "Could not find a cart" proves nothing: the platform sends it for every unknown id.
 */
export type CartEvidence = 'active' | 'ordered' | 'nothing';

export interface Verdict {
  kind: 'placed' | 'absent' | 'unknown';
  /** The order's number, if it is known. */
  number: string | null;
  /** Whether the cart no longer exists, so that it cannot be queried any longer. */
  isCartLost: boolean;
}

/** Pauses between the first queries, in seconds: half a minute in all. */
const PAUSES = [1, 2, 4, 8, 15];
/** The pause between all later queries, in seconds. */
const LATER_PAUSE = 30;
/**
 * The longest time that a platform may work on a payment, in ms. The platform's sample
 * configurations of nginx and Varnish limit a request to 600 seconds; the rest allows for clock
 * differences.
 */
const MAX_PAYMENT_DURATION = 660_000;
/** How far a copy of the platform's database may lag behind, in ms. */
const MAX_REPLICATION_LAG = 1_000;

/**
 * Finds out whether an order exists whose response was lost. An active cart can mean that the order
 * is still being created, so the cart is queried for half a minute, then less often until the
 * platform must have given up, or only for a second if the platform has answered with an error.
 * Only then is it certain that there is no order. Six queries in a row without a response leave the
 * outcome unknown. If the cart proves nothing, a customer's order history may contain the order;
 * otherwise the outcome stays unknown.
 */
export const verifyOrderMachine = setup({
  types: {
    input: {} as UnsettledPayment,
    context: {} as {
      unsettled: UnsettledPayment;
      queryCount: number;
      /** The number of queries since the last one with a conclusive response. */
      unansweredCount: number;
      /** The total of the pauses so far, in ms. */
      waited: number;
      verdict: Verdict;
    },
    output: {} as Verdict,
  },
  actors: {
    readCartEvidence: port<CartEvidence, UnsettledPayment>('readCartEvidence'),
    readHistory: port<string | null, UnsettledPayment>('readHistory'),
  },
  actions: {
    sendToActor: sendToActor(),
    countPause: assign(({ context }) => ({ waited: context.waited + pauseOf(context) })),
    count: assign(({ context }) => ({
      queryCount: context.queryCount + 1,
      unansweredCount: context.unansweredCount + 1,
    })),
    markAnswered: assign({ unansweredCount: 0 }),
    markCartLost: assign(({ context }) => ({ verdict: { ...context.verdict, isCartLost: true } })),
    conclude: assign(({ context }, part: Partial<Verdict>) => ({
      verdict: { ...context.verdict, ...part },
    })),
  },
  guards: {
    isOrdered: (_, { evidence }: { evidence: CartEvidence }) => evidence === 'ordered',
    isActive: (_, { evidence }: { evidence: CartEvidence }) => evidence === 'active',
    isFound: (_, { number }: { number: string | null }) => number !== null,
    isSignedIn: ({ context }) => context.unsettled.isSignedIn,
    hasTriedEnough: ({ context }) => context.unansweredCount > PAUSES.length,
    isDelayed: ({ context }) => context.queryCount === PAUSES.length + 1,
    /**
     * Whether an active cart proves that there is no order: enough time has passed for the platform
     * to finish the payment, and for the replicas of its database to receive the result.
     */
    isCertainlyAbsent: ({ context: { unsettled, waited } }) =>
      unsettled.hasPlatformFinished
        ? waited >= MAX_REPLICATION_LAG
        : unsettled.age + waited >= MAX_PAYMENT_DURATION,
  },
  delays: { pause: ({ context }) => pauseOf(context) },
}).createMachine({
  id: 'verifyOrder',
  context: ({ input }) => ({
    unsettled: input,
    queryCount: 0,
    unansweredCount: 0,
    waited: 0,
    verdict: { kind: 'unknown', number: null, isCartLost: false },
  }),
  initial: 'readingCart',
  states: {
    readingCart: {
      entry: 'count',
      invoke: {
        id: 'readCartEvidence',
        src: 'readCartEvidence',
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
          { target: 'cartLost', actions: 'markCartLost' },
        ],
        onError: 'unanswered',
      },
    },
    stillActive: {
      entry: 'markAnswered',
      always: [{ guard: 'isCertainlyAbsent', target: 'absent' }, { target: 'checkingDelay' }],
    },
    unanswered: {
      always: [{ guard: 'hasTriedEnough', target: 'unknown' }, { target: 'checkingDelay' }],
    },
    checkingDelay: {
      always: [
        {
          guard: 'isDelayed',
          target: 'delaying',
          actions: {
            type: 'sendToActor',
            params: { to: 'checkout', event: { type: 'order.delayed' } },
          },
        },
        { target: 'delaying' },
      ],
    },
    delaying: { after: { pause: { target: 'readingCart', actions: 'countPause' } } },
    cartLost: {
      always: [{ guard: 'isSignedIn', target: 'readingHistory' }, { target: 'unknown' }],
    },
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
          // An order that is not listed yet may still be in creation.
          { target: 'unanswered' },
        ],
        onError: 'unanswered',
      },
    },
    placed: {
      entry: { type: 'conclude', params: { kind: 'placed' } },
      always: [{ guard: 'isSignedIn', target: 'readingNumber' }, { target: 'known' }],
    },
    /**
     * Reads a customer's order number from the history. Without the number, the order still counts
     * as placed.
     */
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

/** The pause after the last query, in ms. */
const pauseOf = ({ queryCount }: { queryCount: number }): number =>
  (PAUSES[queryCount - 1] ?? LATER_PAUSE) * 1_000;
