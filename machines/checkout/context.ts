import type {
  BillingAddress,
  CartDetails,
  Failure,
  Order,
  PaymentData,
  ShippingAddress,
  ShippingMethod,
} from '../domain.ts';
import type { OrderChange, SeenOrder } from '../order/agreement.ts';
import type { Charged } from '../order/receipt.ts';
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
 * What a session that ended in the middle has cost: the way of sending is not offered any more, the
 * page does not know who pays and how, or what was chosen to pay with cannot be used any more.
 */
export type Forgotten = 'method' | 'payer' | 'payment';

/** The result of the express checkout; incomplete if the session had ended in the middle. */
export interface ExpressCheckoutResult extends SavedCheckout {
  forgotten: Forgotten | null;
}

export type CheckoutEvent =
  | { type: 'checkout.begin' }
  | { type: 'checkout.cancel' }
  | { type: 'checkout.reset' }
  | { type: 'checkout.edit'; step: Step }
  | { type: 'shippingAddress.submit'; address: ShippingAddress }
  | { type: 'shippingMethod.submit'; method: ShippingMethod }
  | { type: 'billingAddress.submit'; address: BillingAddress }
  | { type: 'paymentMethod.submit'; payment: Payment }
  | { type: 'order.submit'; seen: SeenOrder }
  | { type: 'order.check' }
  | { type: 'order.confirming' }
  /** The platform has had time to answer and has not; it may still be working. */
  | { type: 'order.delayed' }
  | { type: 'receipt.setOrder'; order: Order }
  | { type: 'receipt.reset' }
  /** The receipt is on the screen. */
  | { type: 'receipt.shown' }
  /** The receipt of an order that was placed in another tab or on an earlier visit. */
  | { type: 'receipt.open'; order: Order }
  | { type: 'cart.known'; cartId: string | null; details: CartDetails | null }
  | { type: 'session.known'; isSignedIn: boolean };

export interface CheckoutContext extends ExpressCheckoutResult {
  cartId: string | null;
  details: CartDetails | null;
  isSignedIn: boolean;
  /** What was last submitted of each step, so that a refused form loses nothing. */
  submitted: {
    shippingAddress?: ShippingAddress;
    billingAddress?: BillingAddress;
    /** How a payment that was declined was to be made. */
    paymentCode?: string;
  };
  errors: Partial<Record<Step, Failure>>;
  order: Order | null;
  /** The order on screen when Place Order was pressed. */
  seen: SeenOrder | null;
  /** How the order differs from that. */
  changes: OrderChange[];
  /** What the platform says that it will charge, where the cart goes on telling another total. */
  charged: Charged | null;
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

/** The error of a checkout step that lacks what the order needs. */
export const missing = (what: 'cartId' | 'email'): Error =>
  Object.assign(new Error(`Missing required information: ${what}`), { reason: 'missing' });
