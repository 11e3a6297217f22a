import type { Failure, Order } from '../domain.ts';
import { beforePayment } from './beforePayment.ts';
import { type KnownOfOrder, orderOf } from './receipt.ts';
import { orderSetup, type PlaceOrderContext, type PlaceOrderEvent } from './setup.ts';

declare module '../system.ts' {
  interface ActorEvents {
    placeOrder: PlaceOrderEvent;
  }
}

const ABSENT: Failure = { reason: 'absent', message: 'There is no such order.' };
/**
 * The order protocol: shipping information, payment information, receipt, saved data cleared, cart
 * replaced, then accepted. Any failure rejects.
 *
 * An order is placed only at what was on screen when the button was pressed. Each answer before
 * the payment is compared with that; a difference, or an answer that cannot be read, ends in
 * `changed` with nothing paid.
 *
 * Before the payment is sent, that it will be is written down (`unsettled_order`). A payment
 * whose answer never came is verified; one that an earlier visit wrote down is verified alone,
 * which is what an input of null asks for. One tab at a time sends; another one verifies. There is
 * one way into the payment call and none back to it.
 */
export const placeOrderMachine = orderSetup.createMachine({
  id: 'placeOrder',
  description: 'The order protocol: sent once, written down before, verified when no answer came.',
  context: ({ input }) => ({
    draft: input,
    prepared: null,
    recalled: null,
    outcome: 'unknown',
    failure: null,
    changes: [],
    charged: null,
  }),
  invoke: { id: 'claimOrder', src: 'claimOrder' },
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'hasDraft', target: 'claiming' }, { target: 'recalling' }] },
    claiming: {
      on: { 'order.claimed': 'preparing', 'order.isElsewhere': 'recalling' },
    },
    ...beforePayment,
    sendingPayment: {
      invoke: {
        id: 'sendPaymentInformation',
        src: 'sendPaymentInformation',
        input: ({ context }) => context.prepared!,
        onDone: {
          target: 'clearing',
          actions: {
            type: 'sendToActor',
            params: ({ context, event }) => ({
              to: 'checkout',
              event: { type: 'receipt.setOrder', order: receiptOf(context, { id: event.output }) },
            }),
          },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'declined',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'verifying' },
        ],
      },
    },
    recalling: {
      invoke: {
        id: 'recallOrder',
        src: 'recallOrder',
        input: ({ context }) => context.draft,
        onDone: [
          {
            // The answer had come, and the page went before all was done that follows it.
            guard: { type: 'isKnown', params: ({ event }) => ({ recalled: event.output }) },
            target: 'clearing',
            actions: [
              { type: 'keepRecalled', params: ({ event }) => ({ recalled: event.output }) },
              {
                type: 'sendToActor',
                params: ({ event }) => ({
                  to: 'checkout',
                  event: { type: 'receipt.setOrder', order: event.output!.order! },
                }),
              },
            ],
          },
          {
            guard: {
              type: 'isSomethingThere',
              params: ({ event }) => ({ recalled: event.output }),
            },
            target: 'verifying',
            actions: { type: 'keepRecalled', params: ({ event }) => ({ recalled: event.output }) },
          },
          { target: 'nothing' },
        ],
        onError: 'unknown',
      },
    },
    verifying: {
      entry: {
        type: 'sendToActor',
        params: { to: 'checkout', event: { type: 'order.confirming' } },
      },
      invoke: {
        id: 'verifyOrder',
        src: 'verifyOrder',
        input: ({ context }) => context.recalled!.unsettled,
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'clearing',
            actions: {
              type: 'sendToActor',
              params: ({ context, event }) => ({
                to: 'checkout',
                event: {
                  type: 'receipt.setOrder',
                  order: receiptOf(context, { number: event.output.number }),
                },
              }),
            },
          },
          {
            guard: { type: 'isAbsent', params: ({ event }) => event.output },
            target: 'absent',
            actions: { type: 'keepFailure', params: { failure: ABSENT } },
          },
          {
            guard: { type: 'isCartLost', params: ({ event }) => event.output },
            target: 'droppingCart',
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    clearing: {
      invoke: {
        id: 'clearSavedCheckout',
        src: 'clearSavedCheckout',
        onDone: [{ guard: 'isCartCurrent', target: 'replacingCart' }, { target: 'placed' }],
        onError: {
          target: 'placed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    replacingCart: {
      entry: {
        type: 'sendToActor',
        params: { to: 'cart', event: { type: 'cart.orderCompleted' } },
      },
      on: {
        'cart.replaced': 'placed',
        'cart.notReplaced': {
          target: 'placed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    /** That cart is unusable: the shop goes on with another one. */
    droppingCart: {
      entry: {
        type: 'sendToActor',
        params: { to: 'cart', event: { type: 'cart.orderCompleted' } },
      },
      on: { 'cart.replaced': 'unknown', 'cart.notReplaced': 'unknown' },
    },
    placed: {
      type: 'final',
      entry: [{ type: 'conclude', params: { outcome: 'placed' } }, 'forgetRecord', settled()],
    },
    rejected: { type: 'final', entry: { type: 'conclude', params: { outcome: 'rejected' } } },
    changed: { type: 'final', entry: { type: 'conclude', params: { outcome: 'changed' } } },
    declined: {
      type: 'final',
      entry: [{ type: 'conclude', params: { outcome: 'declined' } }, 'forgetRecord', settled()],
    },
    absent: {
      type: 'final',
      entry: [{ type: 'conclude', params: { outcome: 'absent' } }, 'forgetRecord', settled()],
    },
    /** The record stays. */
    unknown: { type: 'final', entry: { type: 'conclude', params: { outcome: 'unknown' } } },
    nothing: {
      type: 'final',
      entry: [{ type: 'conclude', params: { outcome: 'nothing' } }, settled()],
    },
  },
  output: ({ context: { outcome, failure, recalled, changes, charged } }) => ({
    outcome,
    failure,
    sentCartId: recalled?.unsettled.cartId ?? null,
    changes,
    charged: outcome === 'changed' ? charged : null,
  }),
});

/** No payment is outstanding any more. */
function settled() {
  return {
    type: 'sendToActor',
    params: { to: 'cart', event: { type: 'cart.paymentSettled' } },
  } as const;
}

const NOTHING_KNOWN: KnownOfOrder = {
  email: '',
  shippingAddress: null,
  shippingMethod: null,
  payment: null,
  details: null,
};

const receiptOf = (
  { recalled }: PlaceOrderContext,
  { id = '', number = null }: { id?: string; number?: string | null },
): Order =>
  orderOf(
    { id, number, cartId: recalled?.unsettled.cartId ?? '' },
    recalled?.known ?? NOTHING_KNOWN,
  );
