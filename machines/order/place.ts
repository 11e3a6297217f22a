import { assign, fromCallback, setup } from 'xstate';
import {
  type BillingAddress,
  type CartDetails,
  type Failure,
  failureOf,
  type PaymentData,
  type ShippingAddress,
  type ShippingMethod,
} from '../domain.ts';
import { effect, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import {
  type Charged,
  chargedCart,
  type KnownOfOrder,
  orderOf,
  type PreparedOrder,
} from './receipt.ts';
import { type Unsettled, type Verdict, verifyOrderMachine } from './verify.ts';

/** All that an order is made of. */
export interface OrderDraft {
  cartId: string;
  isSignedIn: boolean;
  email: string;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  shippingMethod: ShippingMethod;
  payment: { code: string; title: string; data: PaymentData };
  details: CartDetails | null;
}

/** What is to be asked about, and whether its cart is still this shopper's. */
export interface Recalled {
  unsettled: Unsettled;
  known: KnownOfOrder;
  isCurrent: boolean;
}

export type PlaceOrderEvent =
  | { type: 'order.claimed' }
  | { type: 'order.isElsewhere' }
  | { type: 'cart.replaced' }
  | { type: 'cart.notReplaced'; failure: Failure };

/**
 * placed: the order exists. rejected: nothing was sent. declined: the platform said no to the
 * payment. absent: no answer, and it is certain that there is no order. unknown: no answer, and
 * nothing certain. nothing: there was nothing to find out.
 */
export type OrderOutcome = 'placed' | 'rejected' | 'declined' | 'absent' | 'unknown' | 'nothing';

export interface PlaceOrderOutput {
  outcome: OrderOutcome;
  /** Why the order, or what follows it, was rejected; null: accepted. */
  failure: Failure | null;
  /** The cart that was sent, here or earlier; null: none was. */
  sentCartId: string | null;
}

interface PlaceOrderContext extends Pick<PlaceOrderOutput, 'outcome' | 'failure'> {
  /** Null: an earlier payment is to be settled. */
  draft: OrderDraft | null;
  prepared: PreparedOrder | null;
  recalled: Recalled | null;
}

const ABSENT: Failure = { reason: 'absent', message: 'There is no such order.' };

/**
 * The order protocol (spec §4 "Placing an order"): shipping information, payment information,
 * receipt, saved data cleared, cart replaced, then accepted. Any failure rejects.
 *
 * Before the payment is sent, that it will be is written down (`unsettled_order`). A payment
 * whose answer never came is verified; one that an earlier visit wrote down is verified alone,
 * which is what an input of null asks for. One tab at a time sends; another one verifies. There is
 * one way into the payment call and none back to it.
 */
export const placeOrderMachine = setup({
  types: {
    input: {} as OrderDraft | null,
    context: {} as PlaceOrderContext,
    events: {} as PlaceOrderEvent,
    output: {} as PlaceOrderOutput,
  },
  actors: {
    /** For as long as it runs no other tab sends: tells `order.claimed` or `order.isElsewhere`. */
    claimOrder: fromCallback<PlaceOrderEvent>(() => {}),
    prepareOrder: port<PreparedOrder, OrderDraft>('prepareOrder'),
    /** What will be charged, where the platform says so. */
    sendShippingInformation: port<Charged | null, PreparedOrder>('sendShippingInformation'),
    recordOrder: port<Recalled, PreparedOrder>('recordOrder'),
    sendPaymentInformation: port<string, PreparedOrder>('sendPaymentInformation'),
    recallOrder: port<Recalled | null, OrderDraft | null>('recallOrder'),
    verifyOrder: verifyOrderMachine,
    clearSavedCheckout: port('clearSavedCheckout'),
  },
  actions: {
    sendToActor: sendToActor(),
    forgetRecord: effect('forgetRecord'),
    keepPrepared: assign((_, { prepared }: { prepared: PreparedOrder }) => ({ prepared })),
    /** The receipt tells what is charged, not what was last seen. */
    keepCharged: assign(({ context }, { charged }: { charged: Charged | null }) =>
      withCharged(context, charged),
    ),
    keepRecalled: assign((_, { recalled }: { recalled: Recalled | null }) => ({ recalled })),
    conclude: assign((_, { outcome }: { outcome: OrderOutcome }) => ({ outcome })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    isCartCurrent: ({ context }) => context.recalled?.isCurrent ?? false,
    isSomethingThere: (_, { recalled }: { recalled: Recalled | null }) => recalled !== null,
    /** Only the platform's own words are a refusal; of a cart that is no more it says nothing. */
    isRefusal: (_, { error }: { error: unknown }) => failureOf(error).reason === 'refused',
    isPlaced: (_, { kind }: Verdict) => kind === 'placed',
    isAbsent: (_, { kind }: Verdict) => kind === 'absent',
    isCartLost: ({ context }, { isCartLost }: Verdict) =>
      isCartLost && (context.recalled?.isCurrent ?? false),
  },
}).createMachine({
  id: 'placeOrder',
  description: 'The order protocol: sent once, written down before, verified when no answer came.',
  context: ({ input }) => ({
    draft: input,
    prepared: null,
    recalled: null,
    outcome: 'unknown',
    failure: null,
  }),
  invoke: { id: 'claimOrder', src: 'claimOrder' },
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'hasDraft', target: 'claiming' }, { target: 'recalling' }] },
    claiming: {
      on: { 'order.claimed': 'preparing', 'order.isElsewhere': 'recalling' },
    },
    preparing: {
      invoke: {
        id: 'prepareOrder',
        src: 'prepareOrder',
        input: ({ context }) => context.draft!,
        onDone: {
          target: 'sendingShipping',
          actions: { type: 'keepPrepared', params: ({ event }) => ({ prepared: event.output }) },
        },
        onError: {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sendingShipping: {
      invoke: {
        id: 'sendShippingInformation',
        src: 'sendShippingInformation',
        input: ({ context }) => context.prepared!,
        onDone: {
          target: 'recording',
          actions: { type: 'keepCharged', params: ({ event }) => ({ charged: event.output }) },
        },
        onError: {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The outbox: from here on a reload, a crash or another tab knows of this payment. */
    recording: {
      invoke: {
        id: 'recordOrder',
        src: 'recordOrder',
        input: ({ context }) => context.prepared!,
        onDone: {
          target: 'sendingPayment',
          actions: { type: 'keepRecalled', params: ({ event }) => ({ recalled: event.output }) },
        },
        // Another payment is outstanding: that one first.
        onError: 'recalling',
      },
    },
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
              event: { type: 'receipt.setOrder', order: orderOf(event.output, knownOf(context)) },
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
                  order: orderOf(event.output.number ?? '', knownOf(context)),
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
    /** Nobody will ever use that cart again: the shop goes on with another one. */
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
  output: ({ context: { outcome, failure, recalled } }) => ({
    outcome,
    failure,
    sentCartId: recalled?.unsettled.cartId ?? null,
  }),
});

const withCharged = (
  { prepared }: PlaceOrderContext,
  charged: Charged | null,
): Partial<PlaceOrderContext> =>
  charged && prepared?.details
    ? { prepared: { ...prepared, details: chargedCart(prepared.details, charged) } }
    : {};

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

const knownOf = ({ recalled }: PlaceOrderContext): KnownOfOrder => recalled?.known ?? NOTHING_KNOWN;
