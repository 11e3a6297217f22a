import type { CartOutcome } from '../commands.ts';
import { cartIdOf, pendingAdditionOf } from './additions.ts';
import { type CartOperationContext, contextOf, outcomeOf } from './context.ts';
import { executingState } from './executing.ts';
import {
  APPLY_LINKED_COUPON,
  CONTINUE_REPLACEMENT,
  detailsOf,
  firstInvalidReport,
  RESTORE_REMOVED_LINE,
  readCart,
  restoreLine,
  SEND_COMMAND,
} from './reading.ts';
import { recoveringState } from './recovering.ts';
import { operationSetup } from './setup.ts';

/** Storage keeps what is still unsettled, and drops an addition whose result is known. */
const STORE_RESULT = [
  {
    type: 'storeRemovedLine',
    params: ({ context }: { context: CartOperationContext }) => context,
  },
  { type: 'dropPendingAddition', params: pendingAdditionOf },
] as const;

/**
 * One operation on the cart, from the command to a read of the result. The operation creates a cart
 * if there is none. If the platform reports the cart as invalid, the operation drops it, creates
 * another, reads it and retries once. A lost response is settled by reading the cart, never by
 * sending again. A configurable line is removed and added again, and restored if that fails.
 */
export const cartOperationMachine = operationSetup.createMachine({
  id: 'cartOperation',
  context: ({ input }) => contextOf(input),
  initial: 'ensuringCart',
  states: {
    ensuringCart: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'mustReconcile', target: '#cartOperation.reconciling' },
            { guard: 'hasCart', target: '#cartOperation.executing' },
            { guard: 'isRead', target: '#cartOperation.concluding' },
            { target: 'creating' },
          ],
        },
        creating: {
          invoke: {
            id: 'createCart',
            src: 'createCart',
            onDone: [
              {
                guard: 'mustReconcileNewCart',
                target: '#cartOperation.reconciling',
                actions: { type: 'setCartId', params: ({ event }) => ({ cartId: event.output }) },
              },
              {
                target: '#cartOperation.executing',
                actions: { type: 'setCartId', params: ({ event }) => ({ cartId: event.output }) },
              },
            ],
            onError: {
              target: '#cartOperation.concluding',
              actions: { type: 'failCreation', params: ({ event }) => event },
            },
          },
        },
      },
    },
    /** Reads the cart before anything is sent, and settles what an earlier operation left open. */
    reconciling: {
      initial: 'reading',
      states: {
        reading: readCart(
          'reconciling',
          CONTINUE_REPLACEMENT,
          { guard: { type: 'mayStillArrive', params: detailsOf }, target: 'awaitingArrival' },
          RESTORE_REMOVED_LINE,
          SEND_COMMAND,
          APPLY_LINKED_COUPON,
        ),
        /** A request that the page sent before its reload may still arrive: wait once. */
        awaitingArrival: { after: { arrival: 'readingAgain' } },
        readingAgain: readCart(
          'reconciling',
          RESTORE_REMOVED_LINE,
          SEND_COMMAND,
          APPLY_LINKED_COUPON,
        ),
        restoringLine: restoreLine('reconciling', 'readingRestored', 'readingRestored'),
        readingRestored: readCart('reconciling', SEND_COMMAND, APPLY_LINKED_COUPON),
      },
    },
    executing: executingState,
    /** Reads the cart after a request. */
    verifying: {
      initial: 'reading',
      states: {
        reading: readCart('verifying', RESTORE_REMOVED_LINE, APPLY_LINKED_COUPON),
        restoringLine: restoreLine('verifying', 'readingRestored', 'readingRestored'),
        readingRestored: readCart('verifying', APPLY_LINKED_COUPON),
        readingCoupon: readCart('verifying'),
      },
    },
    /** Applies the coupon of a link before the shopper sees the cart's totals. */
    applyingLinkedCoupon: {
      invoke: {
        id: 'applyLinkedCoupon',
        src: 'applyCoupon',
        input: ({ context }) => ({
          cartId: cartIdOf(context),
          code: context.coupon?.code ?? '',
        }),
        onDone: 'verifying.readingCoupon',
        onError: [
          firstInvalidReport('verifying'),
          {
            target: 'verifying.readingCoupon',
            actions: { type: 'refuseCoupon', params: ({ event }) => event },
          },
        ],
      },
    },
    recovering: recoveringState,
    concluding: {
      always: [
        { guard: 'isUncertain', target: 'uncertain' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'succeeded' },
      ],
    },
    succeeded: { type: 'final', entry: [...STORE_RESULT], output: { status: 'succeeded' } },
    failed: { type: 'final', entry: [...STORE_RESULT], output: { status: 'failed' } },
    uncertain: { type: 'final', entry: [...STORE_RESULT], output: { status: 'uncertain' } },
    /** The cart must become the customer's first: the addition stays stored until then. */
    deferred: {
      type: 'final',
      entry: [
        { type: 'storeRemovedLine', params: ({ context }) => context },
        {
          type: 'dropPendingAddition',
          params: ({ context }) => ({ ...pendingAdditionOf({ context }), queued: null }),
        },
      ],
      output: { status: 'deferred' },
    },
  },
  output: ({ context, event }) =>
    outcomeOf(context, (event.output as Pick<CartOutcome, 'status'>).status),
});
