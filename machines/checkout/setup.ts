import { assign, setup } from 'xstate';
import { idleCart } from '../cart/idle.ts';
import {
  type BillingAddress,
  type CartDetails,
  type Failure,
  failureOf,
  type Order,
  type ShippingAddress,
  type ShippingMethod,
} from '../domain.ts';
import {
  choiceChanges,
  type OrderChange,
  orderChanges,
  type SeenOrder,
} from '../order/agreement.ts';
import type { Charged } from '../order/receipt.ts';
import type { OrderDraft, OrderOutcome, PlaceOrderOutput } from '../order/setup.ts';
import { effect, fact, port } from '../port.ts';
import { type SubmissionOutcome, submission } from '../submission.ts';
import { notifyActor, sendToActor, withParams } from '../system.ts';
import {
  type CheckoutContext,
  type CheckoutEvent,
  type ExpressCheckoutResult,
  NOTHING_SAVED,
  type Payment,
  type SavedCheckout,
} from './context.ts';
import type { Step } from './steps.ts';

/** What became of a payment whose answer was lost. */
export interface SettledPayment {
  outcome: OrderOutcome;
  order: Order | null;
}

/** The vocabulary of the checkout: its ports, what it remembers and what it asks itself. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    /** The receipt of an order that was placed earlier in this visit, and what cart and session know. */
    input: {} as
      | ({ order: Order | null } & Partial<
          Pick<CheckoutContext, 'cartId' | 'details' | 'isSignedIn'>
        >)
      | undefined,
  },
  actors: {
    restoreCheckout: port<SavedCheckout>('restoreCheckout'),
    /** The machine of that name: what a returning customer chose before. */
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
    saveCheckout: effect<{ saved: SavedCheckout }>('saveCheckout'),
    /** Outlives a reload, for the visit; null: it goes. */
    storeReceipt: effect<{ order: Order | null }>('storeReceipt'),
    goToConfirmation: effect('goToConfirmation'),
    /** From then on nobody need be told of the order again. */
    markTold: effect('markTold'),
    goHome: effect('goHome'),
    /**
     * Tells what became of a payment that an earlier visit or another tab has sent. The checkout
     * and the receipt show it themselves; anywhere else a notice does.
     */
    announce: withParams<CheckoutContext, CheckoutEvent, SettledPayment>(
      ({ check, enqueue }, params) => {
        const isSo = check as unknown as (fact: string) => boolean;
        if (isSo('isAtCheckout')) {
          if (params.outcome === 'placed') enqueue('goToConfirmation' as never);
        } else if (!isSo('isAtReceipt')) {
          enqueue({ type: 'showOrderNotice', params } as never);
        }
      },
    ),
    showOrderNotice: effect<SettledPayment>('showOrderNotice'),
    knowCart: assign(
      (
        { context },
        { cartId, details }: { cartId: string | null; details: CartDetails | null },
      ) => ({
        cartId,
        details,
        charged: isOther(context.details, details) ? null : context.charged,
      }),
    ),
    knowSession: assign((_, { isSignedIn }: { isSignedIn: boolean }) => ({ isSignedIn })),
    reset: assign({
      ...NOTHING_SAVED,
      forgotten: null,
      submitted: {},
      errors: {},
      seen: null,
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
    keepSeen: assign((_, { seen }: { seen: SeenOrder }) => ({ seen })),
    /** The order is not what was on screen: nothing was paid. */
    rejectChanged: assign(
      (
        { context },
        { changes, charged = null }: { changes: OrderChange[]; charged?: Charged | null },
      ) => ({
        changes,
        charged: charged ?? context.charged,
        errors: { ...context.errors, order: CHANGED },
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
    keepTyped: assign(({ context }, typed: CheckoutContext['submitted']) => ({
      submitted: { ...context.submitted, ...typed },
    })),
    acceptShippingAddress: assign(({ context }, outcome: SubmissionOutcome<ShippingMethod[]>) => {
      if (outcome.status === 'rejected') return {};
      const methods = outcome.answer;
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
    acceptBillingAddress: assign(({ context }) => ({
      billingAddress: context.submitted.billingAddress ?? null,
    })),
    acceptPayment: assign((_, { payment }: { payment: Payment }) => ({
      payment,
      forgotten: null,
    })),
    dropPayment: assign(({ context: { payment, submitted } }) => ({
      payment: null,
      submitted: payment ? { ...submitted, paymentCode: payment.code } : submitted,
    })),
    keepSpent: assign(({ context }, { sentCartId }: PlaceOrderOutput) => ({
      spentCartId: sentCartId ?? context.spentCartId,
    })),
    forgetSpent: assign({ spentCartId: null }),
    setOrder: assign((_, { order }: { order: Order }) => ({ order })),
  },
  guards: {
    isCartMissing: ({ context }) => context.cartId === null,
    isEmailMissing: ({ context }, { address }: { address: ShippingAddress }) =>
      !context.isSignedIn && !address.email?.trim(),
    isCartLost: (_, outcome: SubmissionOutcome<unknown>) =>
      outcome.status === 'rejected' && outcome.failure.reason === 'invalidCart',
    isRejected: (_, { status }: SubmissionOutcome<unknown>) => status === 'rejected',
    isShippingAddressOpen: ({ context }) => context.shippingAddress === null,
    isShippingMethodOpen: ({ context }) => context.shippingMethod === null,
    isBillingAddressOpen: ({ context }) => context.billingAddress === null,
    isPaymentOpen: ({ context }) => context.payment === null,
    /** A customer who has chosen nothing yet. */
    isExpress: ({ context }, { saved }: { saved: SavedCheckout }) =>
      context.isSignedIn && isUntouched(saved),
    isUntouched: (_, { saved }: { saved: SavedCheckout }) => isUntouched(saved),
    isStep: (_, { step, is }: { step: Step; is: Step }) => step === is,
    /** A payment was sent, by whichever tab or visit, whose outcome is not known. */
    isUnsettled: fact('isUnsettled'),
    /** The address is the receipt's already: a checkout page that comes late begins nothing. */
    isAtReceipt: fact('isAtReceipt'),
    isAtCheckout: fact('isAtCheckout'),
    /** An order was placed, and no screen has told so. */
    isUntold: fact('isUntold'),
    hasOrder: ({ context }) => context.order !== null,
    hasItems: (_, { details }: { details: CartDetails | null }) => (details?.items.length ?? 0) > 0,
    isCartSpent: ({ context }) => context.cartId !== null && context.cartId === context.spentCartId,
    isAsSeen: (_, { changes }: { changes: OrderChange[] }) => changes.length === 0,
    isChosenOtherwise: ({ context }, { seen }: { seen: SeenOrder }) =>
      choiceChanges(seen, context).length > 0,
    isChanged: (_, { outcome }: PlaceOrderOutput) => outcome === 'changed',
    isPlaced: (_, { outcome }: PlaceOrderOutput) => outcome === 'placed',
    isAccepted: (_, { outcome, failure }: PlaceOrderOutput) =>
      outcome === 'placed' && failure === null,
    isUnknown: (_, { outcome }: PlaceOrderOutput) => outcome === 'unknown',
    isAbsent: (_, { outcome }: PlaceOrderOutput) => outcome === 'absent',
    isNonceSpent: ({ context }, { outcome }: PlaceOrderOutput) =>
      outcome === 'declined' && context.payment?.data.nonce !== undefined,
    isNothing: (_, { outcome }: PlaceOrderOutput) => outcome === 'nothing',
    isSigningOut: ({ context }, { isSignedIn }: { isSignedIn: boolean }) =>
      !isSignedIn && context.isSignedIn,
    isSigningIn: ({ context }, { isSignedIn }: { isSignedIn: boolean }) =>
      isSignedIn && !context.isSignedIn,
  },
});

const CHANGED: Failure = { reason: 'changed', message: 'The order is not what was seen.' };

/** Whether a look at the cart tells another order than the one before. */
const isOther = (before: CartDetails | null, now: CartDetails | null): boolean =>
  before === null || orderChanges(before, now).length > 0;

/** Whether no step has been chosen yet. */
const isUntouched = ({ shippingAddress, shippingMethod, billingAddress, payment }: SavedCheckout) =>
  !shippingAddress && !shippingMethod && !billingAddress && !payment;

/** The same delivery, told at two times: what it costs may have changed since. */
export const isSameMethod = (
  one: ShippingMethod,
  other: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | null,
) => one.carrier_code === other?.carrier_code && one.method_code === other.method_code;
