import { assign, setup } from 'xstate';
import { idleCart } from '../cart/idle.ts';
import type {
  BillingAddress,
  CartDetails,
  Order,
  ShippingAddress,
  ShippingMethod,
} from '../domain.ts';
import { type Failure, failureOf } from '../failure.ts';
import {
  hasOrderChanged,
  type OrderChange,
  orderChanges,
  type ShownOrder,
} from '../order/agreement.ts';
import type { ChargedAmounts } from '../order/receipt.ts';
import type { OrderDraft, PlaceOrderOutput } from '../order/setup.ts';
import { effect, fact, port } from '../port.ts';
import { type SubmissionOutcome, submission } from '../submission.ts';
import { notifyActor, sendToActor } from '../system.ts';
import { saveInAddressBook } from './addressBook.ts';
import {
  type CheckoutContext,
  type CheckoutEvent,
  type ExpressCheckoutResult,
  isUntouched,
  NOTHING_SAVED,
  needsOtherPayment,
  type Payment,
  type SavedCheckout,
} from './context.ts';
import { outcomeGuards } from './outcomeGuards.ts';
import { reviewGuards } from './reviewGuards.ts';
import { announceSettledPayment, type SettledPayment } from './settledPayment.ts';
import { isSameMethod, lostMethod } from './shippingChoice.ts';
import { shopperGuards } from './shopperGuards.ts';
import type { Step } from './steps.ts';

/** The setup of the checkout machine: its ports, assignments and guards. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    /**
     * The receipt of an order that was placed earlier in this visit, and the state of cart and
     * session.
     */
    input: {} as
      | ({ order: Order | null } & Partial<
          Pick<CheckoutContext, 'cartId' | 'details' | 'isSignedIn'>
        >)
      | undefined,
  },
  actors: {
    restoreCheckout: port<SavedCheckout>('restoreCheckout'),
    /** The express checkout machine. */
    express: port<ExpressCheckoutResult>('express'),
    submitShippingAddress: submission(
      port<ShippingMethod[], { cartId: string; isSignedIn: boolean; address: ShippingAddress }>(
        'submitShippingAddress',
      ),
    ),
    submitShippingMethod: submission(
      port<void, { cartId: string; method: ShippingMethod }>('submitShippingMethod'),
    ),
    submitBillingAddress: submission(
      port<void, { address: BillingAddress }>('submitBillingAddress'),
    ),
    placeOrder: port<PlaceOrderOutput, OrderDraft | null>('placeOrder'),
    idleCart,
  },
  actions: {
    sendToActor: sendToActor(),
    notifyActor: notifyActor(),
    saveInAddressBook,
    saveCheckout: effect<{ saved: SavedCheckout }>('saveCheckout'),
    /** Persists the receipt for the visit, so that it survives a reload; null deletes it. */
    storeReceipt: effect<{ order: Order | null }>('storeReceipt'),
    goToConfirmation: effect('goToConfirmation'),
    /** Marks the order as reported: no screen needs to report it again. */
    markReported: effect('markReported'),
    goHome: effect('goHome'),
    announce: announceSettledPayment,
    showOrderNotice: effect<SettledPayment>('showOrderNotice'),
    setCart: assign(
      (
        { context },
        { cartId, details }: { cartId: string | null; details: CartDetails | null },
      ) => ({
        cartId,
        details,
        charged: hasOrderChanged(context.details, details) ? null : context.charged,
      }),
    ),
    setSession: assign((_, { isSignedIn }: { isSignedIn: boolean }) => ({ isSignedIn })),
    reset: assign({
      ...NOTHING_SAVED,
      lostChoice: null,
      submitted: {},
      errors: {},
      shownOrder: null,
      seenCart: null,
      changes: [],
      charged: null,
    }),
    forgetSteps: assign({ ...NOTHING_SAVED, submitted: {} }),
    forgetOrder: assign({ order: null }),
    restore: assign((_, { saved }: { saved: SavedCheckout }) => saved),
    clearError: assign(({ context }, { step }: { step: Step }) => {
      const { [step]: _, ...errors } = context.errors;
      return { errors };
    }),
    reject: assign(({ context }, { step, error }: { step: Step; error: unknown }) => ({
      errors: { ...context.errors, [step]: failureOf(error) },
    })),
    setShownOrder: assign((_, { shownOrder }: { shownOrder: ShownOrder }) => ({
      shownOrder,
      seenCart: null,
    })),
    /** Another tab has changed the cart under the review: shows how, compared with what was seen. */
    reportEdit: assign(({ context }, { details }: { details: CartDetails | null }) => {
      const seenCart = context.seenCart ?? context.details;
      if (seenCart === null) return {};
      const changes = orderChanges(seenCart, details);
      const { review: _, ...errors } = context.errors;
      return {
        seenCart,
        changes,
        errors: changes.length > 0 ? { ...errors, review: CHANGED } : errors,
      };
    }),
    /** Shows at the payment step how the order has changed, since the step is open again. */
    moveErrorToPayment: assign(({ context }) => {
      const { review, ...errors } = context.errors;
      return { errors: review ? { ...errors, paymentMethod: review } : errors };
    }),
    /** The order differs from what was on the screen: nothing was paid. */
    rejectChanged: assign(
      (
        { context },
        { changes, charged = null }: { changes: OrderChange[]; charged?: ChargedAmounts | null },
      ) => ({
        changes,
        charged: charged ?? context.charged,
        errors: { ...context.errors, review: CHANGED },
      }),
    ),
    rejectStep: assign(
      (
        { context: { errors } },
        { step, outcome }: { step: Step; outcome: SubmissionOutcome<unknown> },
      ) => ({
        errors: outcome.status === 'rejected' ? { ...errors, [step]: outcome.failure } : errors,
      }),
    ),
    setSubmitted: assign(({ context }, submitted: CheckoutContext['submitted']) => ({
      submitted: { ...context.submitted, ...submitted },
    })),
    acceptShippingAddress: assign(({ context }, outcome: SubmissionOutcome<ShippingMethod[]>) => {
      if (outcome.status === 'rejected') return {};
      const methods = outcome.response;
      return {
        shippingAddress: context.submitted.shippingAddress ?? null,
        availableShippingMethods: methods,
        shippingMethod:
          methods.find((method) => isSameMethod(method, context.shippingMethod)) ?? null,
      };
    }),
    chooseMethod: assign((_, { method }: { method: ShippingMethod }) => ({
      shippingMethod: method,
    })),
    dropMethod: assign({ shippingMethod: null }),
    /** Keeps the methods that are offered instead of the chosen one. */
    setOfferedMethods: assign(({ context }, outcome: SubmissionOutcome<ShippingMethod[]>) =>
      outcome.status === 'rejected'
        ? {}
        : {
            availableShippingMethods: outcome.response,
            errors: { ...context.errors, shippingMethod: lostMethod(context.shippingMethod!) },
          },
    ),
    dropUnofferedMethod: assign((_, { methods }: { methods: ShippingMethod[] }) => ({
      availableShippingMethods: methods,
      shippingMethod: null,
    })),
    acceptBillingAddress: assign(({ context }) => ({
      billingAddress: context.submitted.billingAddress ?? null,
    })),
    acceptPayment: assign((_, { payment }: { payment: Payment }) => ({
      payment,
      lostChoice: null,
    })),
    /** A card was sent without an order: the payment step asks for it again, and says why. */
    dropSpentCard: assign(({ context: { payment, submitted, errors } }) =>
      payment?.data.nonce === undefined
        ? {}
        : {
            payment: null,
            submitted: { ...submitted, paymentCode: payment.code },
            errors: errors.review ? { ...errors, paymentMethod: errors.review } : errors,
          },
    ),
    setSpentCart: assign(({ context }, { sentCartId }: PlaceOrderOutput) => ({
      spentCartId: sentCartId ?? context.spentCartId,
    })),
    forgetSpentCart: assign({ spentCartId: null }),
    setOrder: assign((_, { order }: { order: Order }) => ({ order })),
  },
  guards: {
    ...outcomeGuards,
    ...reviewGuards,
    ...shopperGuards,
    isCartMissing: ({ context }) => context.cartId === null,
    isNoLongerOffered: ({ context }, outcome: SubmissionOutcome<ShippingMethod[]>) =>
      outcome.status === 'accepted' &&
      !outcome.response.some((method) => isSameMethod(method, context.shippingMethod)),
    isShippingAddressOpen: ({ context }) => context.shippingAddress === null,
    isShippingMethodOpen: ({ context }) => context.shippingMethod === null,
    isBillingAddressOpen: ({ context }) => context.billingAddress === null,
    isPaymentOpen: ({ context }) =>
      context.payment === null || needsOtherPayment(context, context.details),
    /** Whether the shopper is a customer who has not chosen anything yet. */
    isExpress: ({ context }, { saved }: { saved: SavedCheckout }) =>
      context.isSignedIn && isUntouched(saved),
    isUntouched: (_, { saved }: { saved: SavedCheckout }) => isUntouched(saved),
    isStep: (_, { step, expected }: { step: Step; expected: Step }) => step === expected,
    /** Whether a payment is outstanding, in any tab or from an earlier visit. */
    isUnsettled: fact('isUnsettled'),
    /**
     * Whether the address already is the receipt's: a checkout page that renders late must begin
     * nothing.
     */
    isAtReceipt: fact('isAtReceipt'),
    isAtCheckout: fact('isAtCheckout'),
    /** Whether an order was placed that no screen has reported. */
    isUnreported: fact('isUnreported'),
    hasOrder: ({ context }) => context.order !== null,
  },
});

const CHANGED: Failure = { reason: 'changed', message: 'The order is not what was seen.' };
