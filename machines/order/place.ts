import { statesBeforePayment } from './beforePayment.ts';
import { orderOf } from './receipt.ts';
import { orderSetup, type PlaceOrderEvent } from './setup.ts';
import { orderNameOf, verificationStates } from './verification.ts';

declare module '../system.ts' {
  interface ActorEvents {
    placeOrder: PlaceOrderEvent;
  }
}

/** Reports that no payment is outstanding any longer. */
const REPORT_SETTLED = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.paymentSettled' } },
} as const;

/**
 * The order protocol: shipping information, payment information, receipt, saved data cleared, cart
 * replaced, then accepted. Any failure rejects.
 *
 * An order is placed only as it was on the screen when the button was pressed. Each response before
 * the payment is compared with the screen; a difference, or an unreadable response, ends in
 * `changed` without a payment.
 *
 * The payment is recorded (`unsettled_order`) before it is sent. A payment without a response is
 * verified. If the input is null, the machine only verifies the payment that an earlier visit has
 * recorded. Only one tab sends at a time; any other tab verifies. One transition leads to the
 * payment call, and none leads back to it.
 */
export const placeOrderMachine = orderSetup.createMachine({
  id: 'placeOrder',
  context: ({ input }) => ({
    draft: input,
    prepared: null,
    recalled: null,
    number: null,
    report: null,
    outcome: 'unknown',
    failure: null,
    changes: [],
    charged: null,
    methods: [],
  }),
  invoke: { id: 'claimOrder', src: 'claimOrder' },
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'hasDraft', target: 'claiming' }, { target: 'recalling' }] },
    claiming: {
      on: { 'order.claimed': 'preparing', 'order.claimedElsewhere': 'recalling' },
    },
    ...statesBeforePayment,
    sendingPayment: {
      invoke: {
        id: 'sendPaymentInformation',
        src: 'sendPaymentInformation',
        input: ({ context }) => context.prepared!,
        onDone: {
          target: 'clearing',
          actions: {
            type: 'setReceipt',
            params: ({ context, event }) => ({
              order: orderOf(orderNameOf(context, event.output), context.recalled!.known),
            }),
          },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'declined',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'hasPlatformFinished', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'markPlatformFinished', params: ({ event }) => event },
          },
          { target: 'verifying' },
        ],
      },
    },
    ...verificationStates,
    clearing: {
      entry: {
        type: 'sendToActor',
        params: ({ context }) => ({
          to: 'checkout',
          event: { type: 'receipt.setOrder', order: context.recalled!.order! },
        }),
      },
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
        params: { to: 'cart', event: { type: 'cart.orderCompleted', previousCart: 'ordered' } },
      },
      on: {
        'cart.replaced': 'placed',
        'cart.notReplaced': {
          target: 'placed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    /** The cart is unusable: the shop continues with another one. */
    droppingCart: {
      entry: {
        type: 'sendToActor',
        params: { to: 'cart', event: { type: 'cart.orderCompleted', previousCart: 'closed' } },
      },
      on: { 'cart.replaced': 'unknown', 'cart.notReplaced': 'unknown' },
    },
    placed: {
      type: 'final',
      entry: [{ type: 'conclude', params: { outcome: 'placed' } }, 'forgetRecord', REPORT_SETTLED],
    },
    rejected: { type: 'final', entry: { type: 'conclude', params: { outcome: 'rejected' } } },
    changed: { type: 'final', entry: { type: 'conclude', params: { outcome: 'changed' } } },
    methodLost: { type: 'final', entry: { type: 'conclude', params: { outcome: 'methodLost' } } },
    declined: {
      type: 'final',
      entry: [
        { type: 'conclude', params: { outcome: 'declined' } },
        'forgetRecord',
        REPORT_SETTLED,
      ],
    },
    absent: {
      type: 'final',
      entry: [{ type: 'conclude', params: { outcome: 'absent' } }, 'forgetRecord', REPORT_SETTLED],
    },
    /** The outcome is unknown, so the record stays. */
    unknown: { type: 'final', entry: { type: 'conclude', params: { outcome: 'unknown' } } },
    nothing: {
      type: 'final',
      entry: [{ type: 'conclude', params: { outcome: 'nothing' } }, REPORT_SETTLED],
    },
  },
  output: ({ context: { outcome, failure, recalled, changes, charged, methods } }) => ({
    outcome,
    failure,
    sentCartId: recalled?.unsettled.cartId ?? null,
    changes,
    charged: outcome === 'changed' ? charged : null,
    methods,
  }),
});
