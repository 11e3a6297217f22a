import { assign, fromCallback, setup } from 'xstate';
import {
  type BillingAddress,
  type CartDetails,
  type Failure,
  failureOf,
  type Order,
  type PaymentData,
  type ShippingAddress,
  type ShippingMethod,
} from '../domain.ts';
import { effect, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import { chargeChanges, type OrderChange, orderChanges, type SeenOrder } from './agreement.ts';
import {
  type Charged,
  chargedCart,
  type KnownOfOrder,
  orderOf,
  type PreparedOrder,
} from './receipt.ts';
import { type Unsettled, type Verdict, verifyOrderMachine } from './verify.ts';

declare module '../system.ts' {
  interface ActorEvents {
    placeOrder: PlaceOrderEvent;
  }
}

/** All that an order is made of. */
export interface OrderDraft {
  cartId: string;
  isSignedIn: boolean;
  email: string;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  shippingMethod: ShippingMethod;
  payment: { code: string; title: string; data: PaymentData };
  /** What the receipt tells of the cart. */
  details: CartDetails | null;
  /** What the shopper agreed to: it is compared with every answer before the payment is sent. */
  seen: SeenOrder;
}

/** What is found out before anything is sent. */
export interface Preparation {
  order: PreparedOrder;
  /** What the cart holds now; null where it could not be read. */
  cart: CartDetails | null;
}

/** What is to be asked about, and whether its cart is still this shopper's. */
export interface Recalled {
  /** Its receipt, where the answer to the payment had come. */
  order?: Order | null;
  unsettled: Unsettled;
  known: KnownOfOrder;
  isCurrent: boolean;
}

export type PlaceOrderEvent =
  | { type: 'order.claimed' }
  | { type: 'order.isElsewhere' }
  | { type: 'cart.replaced' }
  | { type: 'cart.notReplaced'; failure: Failure }
  /** The cart was read meanwhile. */
  | { type: 'cart.known'; details: CartDetails | null };

/**
 * placed: the order exists. rejected: no payment was sent. changed: none was sent either, because
 * the order is not what the shopper has seen. declined: the platform said no to the payment.
 * absent: no answer, and it is certain that there is no order. unknown: no answer, and nothing
 * certain. nothing: there was nothing to find out.
 */
export type OrderOutcome =
  | 'placed'
  | 'rejected'
  | 'changed'
  | 'declined'
  | 'absent'
  | 'unknown'
  | 'nothing';

export interface PlaceOrderOutput {
  outcome: OrderOutcome;
  /** Why the order, or what follows it, was rejected; null: accepted. */
  failure: Failure | null;
  /** The cart that was sent, here or earlier; null: none was. */
  sentCartId: string | null;
  /** How the order differs from what the shopper has seen. */
  changes: OrderChange[];
  /** What the platform says that it would charge, where that is what differs. */
  charged: Charged | null;
}

interface PlaceOrderContext extends Omit<PlaceOrderOutput, 'sentCartId'> {
  /** Null: an earlier payment is to be settled. */
  draft: OrderDraft | null;
  prepared: PreparedOrder | null;
  recalled: Recalled | null;
}

const ABSENT: Failure = { reason: 'absent', message: 'There is no such order.' };
const CHANGED: Failure = { reason: 'changed', message: 'The order is not what was seen.' };

const changesOf = ({ draft }: PlaceOrderContext, cart: CartDetails | null): OrderChange[] =>
  draft ? orderChanges(draft.seen.cart, cart) : [];

/** The cart was read while the order is on its way: what differs ends it before it is paid. */
const LOOKED = {
  guard: {
    type: 'isOtherwise',
    params: ({ context, event }: { context: PlaceOrderContext; event: Looked }) => ({
      changes: changesOf(context, event.details),
    }),
  },
  target: 'changed',
  actions: {
    type: 'keepChanges',
    params: ({ context, event }: { context: PlaceOrderContext; event: Looked }) => ({
      changes: changesOf(context, event.details),
    }),
  },
} as const;
type Looked = Extract<PlaceOrderEvent, { type: 'cart.known' }>;

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
    prepareOrder: port<Preparation, OrderDraft>('prepareOrder'),
    readCart: port<CartDetails, { cartId: string }>('readCart'),
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
    /** The receipt tells what is charged. */
    keepCharged: assign(({ context: { prepared } }, { charged }: { charged: Charged | null }) => ({
      charged,
      prepared: prepared && charged ? withCharged(prepared, charged) : prepared,
    })),
    keepChanges: assign((_, { changes }: { changes: OrderChange[] }) => ({
      changes,
      failure: CHANGED,
    })),
    clearChanges: assign({ changes: [], failure: null }),
    keepRecalled: assign((_, { recalled }: { recalled: Recalled | null }) => ({ recalled })),
    conclude: assign((_, { outcome }: { outcome: OrderOutcome }) => ({ outcome })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    isOtherwise: (_, { changes }: { changes: OrderChange[] }) => changes.length > 0,
    hasChanged: ({ context }) => context.changes.length > 0,
    isAsSeen: (_, { changes }: { changes: OrderChange[] }) => changes.length === 0,
    isChargeUnknown: (_, { charged }: { charged: Charged | null }) => charged === null,
    isKnown: (_, { recalled }: { recalled: Recalled | null }) => Boolean(recalled?.order),
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
    preparing: {
      on: { 'cart.known': LOOKED },
      invoke: {
        id: 'prepareOrder',
        src: 'prepareOrder',
        input: ({ context }) => context.draft!,
        onDone: [
          {
            guard: {
              type: 'isAsSeen',
              params: ({ context, event }) => ({ changes: changesOf(context, event.output.cart) }),
            },
            target: 'sendingShipping',
            actions: {
              type: 'keepPrepared',
              params: ({ event }) => ({ prepared: event.output.order }),
            },
          },
          {
            target: 'changed',
            actions: {
              type: 'keepChanges',
              params: ({ context, event }) => ({ changes: changesOf(context, event.output.cart) }),
            },
          },
        ],
        onError: {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sendingShipping: {
      on: { 'cart.known': LOOKED },
      invoke: {
        id: 'sendShippingInformation',
        src: 'sendShippingInformation',
        input: ({ context }) => context.prepared!,
        onDone: [
          {
            guard: {
              type: 'isChargeUnknown',
              params: ({ event }) => ({ charged: event.output }),
            },
            target: 'rereading',
          },
          {
            guard: {
              type: 'isAsSeen',
              params: ({ context, event }) => ({
                changes: chargeChanges(context.draft!.seen, event.output),
              }),
            },
            target: 'recording',
            actions: { type: 'keepCharged', params: ({ event }) => ({ charged: event.output }) },
          },
          {
            target: 'changed',
            actions: [
              { type: 'keepCharged', params: ({ event }) => ({ charged: event.output }) },
              {
                type: 'keepChanges',
                params: ({ context, event }) => ({
                  changes: chargeChanges(context.draft!.seen, event.output),
                }),
              },
            ],
          },
        ],
        onError: {
          target: 'rejected',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The answer told no total: the cart, which knows the shipping now, is asked instead. */
    rereading: {
      on: { 'cart.known': LOOKED },
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => context.prepared!,
        onDone: [
          {
            guard: {
              type: 'isAsSeen',
              params: ({ context, event }) => ({ changes: changesOf(context, event.output) }),
            },
            target: 'recording',
          },
          {
            target: 'changed',
            actions: {
              type: 'keepChanges',
              params: ({ context, event }) => ({ changes: changesOf(context, event.output) }),
            },
          },
        ],
        onError: {
          target: 'changed',
          actions: {
            type: 'keepChanges',
            params: ({ context }) => ({ changes: changesOf(context, null) }),
          },
        },
      },
    },
    /**
     * The outbox: from here on a reload, a crash or another tab knows of this payment. What is
     * being written is never forgotten before it is written, nor is another payment's record.
     */
    recording: {
      on: {
        'cart.known': {
          guard: LOOKED.guard,
          actions: LOOKED.actions,
        },
      },
      invoke: {
        id: 'recordOrder',
        src: 'recordOrder',
        input: ({ context }) => context.prepared!,
        onDone: [
          { guard: 'hasChanged', target: 'changed', actions: 'forgetRecord' },
          {
            target: 'sendingPayment',
            actions: { type: 'keepRecalled', params: ({ event }) => ({ recalled: event.output }) },
          },
        ],
        // Another payment is outstanding: that one first.
        onError: { target: 'recalling', actions: 'clearChanges' },
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

const withCharged = (prepared: PreparedOrder, charged: Charged): PreparedOrder =>
  prepared.details ? { ...prepared, details: chargedCart(prepared.details, charged) } : prepared;

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
