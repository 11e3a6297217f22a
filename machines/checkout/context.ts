import type { AccountTask } from '../account/task.ts';
import type {
  BillingAddress,
  CartDetails,
  Order,
  PaymentData,
  ShippingAddress,
  ShippingMethod,
} from '../domain.ts';
import type { Failure } from '../failure.ts';
import type { OrderChange, ShownOrder } from '../order/agreement.ts';
import type { ChargedAmounts } from '../order/receipt.ts';
import type { AddressStep } from './addressBook.ts';
import type { Step } from './steps.ts';

export interface Payment {
  code: string;
  title: string;
  data: PaymentData;
}

/** The parts of a checkout that storage keeps. */
export interface SavedCheckout {
  availableShippingMethods: ShippingMethod[];
  shippingAddress: ShippingAddress | null;
  shippingMethod: ShippingMethod | null;
  billingAddress: BillingAddress | null;
  payment: Payment | null;
}

/**
 * The choice that was lost when the session ended during the checkout. `method`: the shipping
 * method is no longer offered. `payer`: the billing address and the payment are unknown. `payment`:
 * the chosen payment is no longer available.
 */
export type LostChoice = 'method' | 'payer' | 'payment';

/** The result of the express checkout; incomplete if the session had ended in the middle. */
export interface ExpressCheckoutResult extends SavedCheckout {
  lostChoice: LostChoice | null;
}

export type CheckoutEvent =
  | { type: 'checkout.begin' }
  | { type: 'checkout.cancel' }
  | { type: 'checkout.reset' }
  /** The customer has signed out on purpose, here or in another tab. */
  | { type: 'checkout.signedOut' }
  | { type: 'checkout.edit'; step: Step }
  | { type: 'shippingAddress.submit'; address: ShippingAddress; addressTask?: AccountTask | null }
  | { type: 'shippingMethod.submit'; method: ShippingMethod }
  | { type: 'billingAddress.submit'; address: BillingAddress; addressTask?: AccountTask | null }
  /** The customer tries again to save an address in the address book. */
  | { type: 'addressBook.retry'; step: AddressStep }
  | { type: 'paymentMethod.submit'; payment: Payment }
  | { type: 'order.submit'; shownOrder: ShownOrder }
  | { type: 'order.check' }
  | { type: 'order.confirming' }
  /** The platform has not responded for longer than usual; it may still create the order. */
  | { type: 'order.delayed' }
  | { type: 'receipt.setOrder'; order: Order }
  | { type: 'receipt.reset' }
  /** The receipt is on the screen. */
  | { type: 'receipt.shown' }
  /** The receipt of an order that was placed in another tab or on an earlier visit. */
  | { type: 'receipt.open'; order: Order }
  | { type: 'cart.announced'; cartId: string | null; details: CartDetails | null }
  | { type: 'session.announced'; isSignedIn: boolean };

export interface CheckoutContext extends ExpressCheckoutResult {
  cartId: string | null;
  details: CartDetails | null;
  isSignedIn: boolean;
  /** The last submitted values of each step, so that a rejected form loses nothing. */
  submitted: {
    shippingAddress?: ShippingAddress;
    billingAddress?: BillingAddress;
    /** The tasks that save new addresses in the address book once their steps are accepted. */
    shippingAddressTask?: AccountTask | null;
    billingAddressTask?: AccountTask | null;
    /** The code of the payment method that was declined. */
    paymentCode?: string;
  };
  errors: Partial<Record<Step, Failure>>;
  order: Order | null;
  /** The order on screen when Place Order was pressed. */
  shownOrder: ShownOrder | null;
  /** The cart on screen before another tab changed it, until the shopper presses Place Order. */
  seenCart: CartDetails | null;
  /** How the order differs from `shownOrder` or `seenCart`. */
  changes: OrderChange[];
  /** The amounts that the platform is about to charge, if the cart still shows another total. */
  charged: ChargedAmounts | null;
  /** The cart that was ordered, or may have been: it is never sent again. */
  spentCartId: string | null;
}

export const NOTHING_SAVED: SavedCheckout = {
  availableShippingMethods: [],
  shippingAddress: null,
  shippingMethod: null,
  billingAddress: null,
  payment: null,
};

/** The error of a checkout step if something that the order needs is missing. */
export const missingError = (field: 'cartId' | 'email'): Error =>
  Object.assign(new Error(`Missing required information: ${field}`), {
    reason: field === 'email' ? 'emailMissing' : 'cartMissing',
  });

/** Whether no step has been chosen yet. */
export const isUntouched = ({
  shippingAddress,
  shippingMethod,
  billingAddress,
  payment,
}: SavedCheckout) => !shippingAddress && !shippingMethod && !billingAddress && !payment;

/** The platform's code of the payment method of an order that costs nothing. */
export const FREE_METHOD = 'free';

/**
 * Whether the accepted payment does not fit the total: the platform accepts its method for free orders
 * only for these, and no other method for them. An empty cart is no free order.
 */
export const needsOtherPayment = (
  { payment }: Pick<SavedCheckout, 'payment'>,
  details: CartDetails | null,
): boolean => {
  const total = details?.prices.grand_total;
  if (payment === null || total == null || details?.items.length === 0) return false;
  return (payment.code === FREE_METHOD) !== (total.value === 0);
};
