import { assign, fromCallback, setup } from 'xstate';
import { isSameMethod, lostMethod } from '../checkout/shippingChoice.ts';
import type {
  BillingAddress,
  CartDetails,
  Order,
  PaymentData,
  ShippingAddress,
  ShippingMethod,
} from '../domain.ts';
import { type Failure, failureOf } from '../failure.ts';
import { effect, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import type { OrderChange, ShownOrder } from './agreement.ts';
import { recallOrderMachine } from './recall.ts';
import {
  type ChargedAmounts,
  chargedCart,
  type OrderParts,
  type PreparedOrder,
} from './receipt.ts';
import { type UnsettledPayment, type Verdict, verifyOrderMachine } from './verify.ts';

/** Everything that an order consists of. */
export interface OrderDraft {
  cartId: string;
  isSignedIn: boolean;
  email: string;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  shippingMethod: ShippingMethod;
  payment: { code: string; title: string; data: PaymentData };
  /** The cart's contents for the receipt. */
  details: CartDetails | null;
  /**
   * The order that the shopper agreed to. Every response before the payment is compared with this.
   */
  shownOrder: ShownOrder;
}

/** The result of the preparation, before anything is sent. */
export interface Preparation {
  order: PreparedOrder;
  /** The cart's contents now; null if it could not be read. */
  cart: CartDetails | null;
}

/** The payment to verify, and whether its cart is still this shopper's. */
export interface RecalledPayment {
  /** The receipt, if the payment had a response. */
  order?: Order | null;
  unsettled: UnsettledPayment;
  known: OrderParts;
  isCurrent: boolean;
}

export type PlaceOrderEvent =
  | { type: 'order.claimed' }
  | { type: 'order.claimedElsewhere' }
  | { type: 'cart.replaced' }
  | { type: 'cart.notReplaced'; failure: Failure }
  /** The cart was read meanwhile. */
  | { type: 'cart.announced'; details: CartDetails | null }
  /** The shopper signed in or out in another tab, possibly as another customer. */
  | { type: 'session.announced'; isSignedIn: boolean };

/**
 * placed: the order exists. rejected: no payment was sent. changed: no payment was sent, because
 * the order differs from what the shopper has seen. methodLost: no payment was sent, because the
 * platform no longer offers the chosen shipping method. declined: the platform rejected the
 * payment. absent: there was no response, and certainly no order. unknown: there was no response,
 * and the outcome cannot be determined. nothing: there was no payment to verify.
 */
export type OrderOutcome =
  | 'placed'
  | 'rejected'
  | 'changed'
  | 'methodLost'
  | 'declined'
  | 'absent'
  | 'unknown'
  | 'nothing';

export interface PlaceOrderOutput {
  outcome: OrderOutcome;
  /** Why the order, or a step after it, failed; null if the order was accepted. */
  failure: Failure | null;
  /** The cart whose payment was sent, by this attempt or an earlier one; null if none was. */
  sentCartId: string | null;
  /** How the order differs from what the shopper has seen. */
  changes: OrderChange[];
  /** The amounts that the platform would charge, if they differ from those on screen. */
  charged: ChargedAmounts | null;
  /** The shipping methods that are offered instead of a lost one. */
  methods: ShippingMethod[];
}

export interface PlaceOrderContext extends Omit<PlaceOrderOutput, 'sentCartId'> {
  /** Null if the machine only settles an earlier payment. */
  draft: OrderDraft | null;
  prepared: PreparedOrder | null;
  recalled: RecalledPayment | null;
  /** The number that the platform has given to a verified order, if it is known. */
  number: string | null;
  /** The full description of the response in which the platform reported its own failure. */
  report: string | null;
}

/** Why an order ends unpaid after a sign-in or sign-out in another tab. */
export const SESSION_CHANGED: Failure = {
  reason: 'sessionChanged',
  message: 'The session changed before the payment.',
};
const CHANGED: Failure = {
  reason: 'changed',
  message: 'The order is not what was seen.',
};

/** The setup of the order protocol: its ports, assignments and guards. */
export const orderSetup = setup({
  types: {
    input: {} as OrderDraft | null,
    context: {} as PlaceOrderContext,
    events: {} as PlaceOrderEvent,
    output: {} as PlaceOrderOutput,
  },
  actors: {
    /**
     * Holds the lock for sending orders while it runs. Sends `order.claimed`, or
     * `order.claimedElsewhere` if another tab holds the lock.
     */
    claimOrder: fromCallback<PlaceOrderEvent>(() => {}),
    prepareOrder: port<Preparation, OrderDraft>('prepareOrder'),
    /** Sends the shipping address again. Returns the methods that are offered for it. */
    readMethods: port<ShippingMethod[], OrderDraft>('readMethods'),
    /** Sends the chosen method again, because a platform may drop it with the address. */
    resendMethod: port<void, OrderDraft>('resendMethod'),
    readCart: port<CartDetails, { cartId: string }>('readCart'),
    /** Returns the amounts that will be charged; null if the platform does not return them. */
    sendShippingInformation: port<ChargedAmounts | null, PreparedOrder>('sendShippingInformation'),
    recordOrder: port<RecalledPayment, PreparedOrder>('recordOrder'),
    sendPaymentInformation: port<string, PreparedOrder>('sendPaymentInformation'),
    recallOrder: recallOrderMachine,
    verifyOrder: verifyOrderMachine,
    clearSavedCheckout: port('clearSavedCheckout'),
  },
  actions: {
    sendToActor: sendToActor(),
    forgetRecord: effect('forgetRecord'),
    setPrepared: assign((_, { prepared }: { prepared: PreparedOrder }) => ({ prepared })),
    /** The receipt shows the charged amounts. */
    setCharged: assign(
      ({ context: { prepared } }, { charged }: { charged: ChargedAmounts | null }) => ({
        charged,
        prepared: prepared && charged ? withCharged(prepared, charged) : prepared,
      }),
    ),
    setChanges: assign((_, { changes }: { changes: OrderChange[] }) => ({
      changes,
      failure: CHANGED,
    })),
    dropUnofferedMethod: assign(({ context }, { methods }: { methods: ShippingMethod[] }) => ({
      methods,
      failure: lostMethod(context.draft!.shippingMethod),
    })),
    clearChanges: assign({ changes: [], failure: null }),
    setRecalled: assign((_, { recalled }: { recalled: RecalledPayment | null }) => ({ recalled })),
    markPlatformFinished: assign(({ context: { recalled } }, { error }: { error: unknown }) => ({
      report: failureOf(error).report ?? null,
      recalled: recalled && {
        ...recalled,
        unsettled: { ...recalled.unsettled, hasPlatformFinished: true },
      },
    })),
    setNumber: assign((_, { number }: { number: string | null }) => ({ number })),
    setReceipt: assign(({ context }, { order }: { order: Order }) => ({
      recalled: { ...context.recalled!, order },
    })),
    conclude: assign((_, { outcome }: { outcome: OrderOutcome }) => ({ outcome })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    isCartChanged: (_, { changes }: { changes: OrderChange[] }) => changes.length > 0,
    hasKeptChanges: ({ context }) => context.changes.length > 0,
    hasFailed: ({ context }) => context.failure !== null,
    /** Whether the session that the order was submitted in has ended or changed. */
    isOtherSession: ({ context: { draft } }, { isSignedIn }: { isSignedIn: boolean }) =>
      isSignedIn || (draft?.isSignedIn ?? false),
    isShippingLost: (_, { changes }: { changes: OrderChange[] }) =>
      changes.some(({ kind }) => kind === 'shippingLost'),
    isStillOffered: ({ context }, { methods }: { methods: ShippingMethod[] }) =>
      methods.some((method) => isSameMethod(method, context.draft!.shippingMethod)),
    isUnchanged: (_, { changes }: { changes: OrderChange[] }) => changes.length === 0,
    isChargeUnknown: (_, { charged }: { charged: ChargedAmounts | null }) => charged === null,
    isOrderRecalled: (_, { recalled }: { recalled: RecalledPayment | null }) =>
      Boolean(recalled?.order),
    isCartCurrent: ({ context }) => context.recalled?.isCurrent ?? false,
    hasRecord: (_, { recalled }: { recalled: RecalledPayment | null }) => recalled !== null,
    /**
     * Only a rejection by the platform itself counts; an invalid cart says nothing about the
     * payment.
     */
    isRefusal: (_, { error }: { error: unknown }) => failureOf(error).reason === 'refused',
    /** Whether the platform has answered with an error: it no longer works on the payment. */
    hasPlatformFinished: (_, { error }: { error: unknown }) =>
      (error as { hasPlatformFinished?: boolean } | null)?.hasPlatformFinished === true,
    isPlaced: (_, { kind }: Verdict) => kind === 'placed',
    isAbsent: (_, { kind }: Verdict) => kind === 'absent',
    isCartLost: ({ context }, { isCartLost }: Verdict) =>
      isCartLost && (context.recalled?.isCurrent ?? false),
  },
});

const withCharged = (prepared: PreparedOrder, charged: ChargedAmounts): PreparedOrder =>
  prepared.details ? { ...prepared, details: chargedCart(prepared.details, charged) } : prepared;
