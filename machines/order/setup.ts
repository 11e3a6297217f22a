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
import type { OrderChange, SeenOrder } from './agreement.ts';
import { type Charged, chargedCart, type KnownOfOrder, type PreparedOrder } from './receipt.ts';
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
  /** What the receipt tells of the cart. */
  details: CartDetails | null;
  /** What the shopper agreed to: it is compared with every answer before the payment is sent. */
  seen: SeenOrder;
}

/** What is found out before anything is sent. */
export interface Preparation {
  order: PreparedOrder;
  /** The cart's contents now; null if it could not be read. */
  cart: CartDetails | null;
}

/** What is to be asked about, and whether its cart is still this shopper's. */
export interface Recalled {
  /** The receipt, if the payment had been answered. */
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

export interface PlaceOrderContext extends Omit<PlaceOrderOutput, 'sentCartId'> {
  /** Null: an earlier payment is to be settled. */
  draft: OrderDraft | null;
  prepared: PreparedOrder | null;
  recalled: Recalled | null;
}

const CHANGED: Failure = { reason: 'changed', message: 'The order is not what was seen.' };

/** The vocabulary of the order protocol: its ports, what it remembers and what it asks itself. */
export const orderSetup = setup({
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
    /** Answers the total that will be charged, if the platform tells it. */
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
});

const withCharged = (prepared: PreparedOrder, charged: Charged): PreparedOrder =>
  prepared.details ? { ...prepared, details: chargedCart(prepared.details, charged) } : prepared;
