import type { BillingAddress, ShippingAddress, ShippingMethod } from '../domain.ts';
import type { Payment } from './context.ts';
import { isSlot } from './deliverySlots.ts';
import { isSameAddress } from './sameAddress.ts';

/** An address of the customer's address book, in the shape of an order's address. */
interface SavedAddress {
  address: ShippingAddress;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** A payment method that the customer has used before. */
export interface SavedPaymentToken {
  public_hash: string;
  payment_method_code: string;
  details: string | null;
}

/** A payment that the cart accepts now: an offered method, or a saved card or account. */
export interface PaymentOffer {
  payment: Payment;
  /**
   * free: nothing to pay. plain: a method without a form. saved: from the vault. form: has a form.
   */
  kind: 'free' | 'plain' | 'saved' | 'form';
  isExpired: boolean;
  /** Whether the customer's last order was paid with this. */
  wasLast: boolean;
}

/** The earlier choices of a returning customer, read before the cart is changed. */
export interface SavedPreferences {
  cartId: string;
  isCartFull: boolean;
  addresses: SavedAddress[];
  /** The title of the last order's shipping method. */
  shippingMethod: string | null;
  /** The saved payment tokens, oldest first. */
  tokens: SavedPaymentToken[];
  /** The method code of the last order's payment, and the payment's other details. */
  lastPayment: { code: string; needsNothing: boolean; facts: Record<string, string> } | null;
  /** Whether the last session ended during the checkout. */
  isResumed: boolean;
  /** The choices that are already set on the cart. They count only in a resumed checkout. */
  cartChoices: {
    address: ShippingAddress;
    method: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | null;
  } | null;
  /** The choices that the last session accepted, as far as this page has them in memory. */
  accepted: { billingAddress: BillingAddress | null; payment: Payment | null } | null;
}

/** The preferences without the cart's choices, unless these belong to a resumed checkout. */
export const countedPreferences = (preferences: SavedPreferences): SavedPreferences =>
  preferences.isResumed && preferences.cartChoices
    ? preferences
    : { ...preferences, cartChoices: null, accepted: null };

/**
 * Whether a method has the title that an order's history shows. A delivery slot never matches,
 * because the shopper must choose the day.
 */
export const isNamed = (method: ShippingMethod, name: string | null): boolean => {
  const { carrier_title, method_title } = method;
  const isMatch = name === `${carrier_title} - ${method_title}` || name === carrier_title;
  return isMatch && !isSlot(method);
};

/** The customer's default shipping address. */
export const defaultAddress = ({ addresses }: SavedPreferences): ShippingAddress | null =>
  addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.address ?? null;

/** The default billing address; without one, the shipping address. */
export function defaultBillingAddress(
  { addresses }: SavedPreferences,
  sentTo: ShippingAddress,
): BillingAddress {
  const payer = addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.address ?? sentTo;
  return isSameAddress(payer, sentTo) ? { sameAsShippingAddress: true } : payer;
}

/** Whether the customer may have a payment to reuse. The cart's offers decide later. */
export const mayPay = ({ tokens, lastPayment }: SavedPreferences): boolean =>
  tokens.length > 0 || (lastPayment?.needsNothing ?? false);

/**
 * The payment to preselect: the free method if nothing is due, otherwise the last order's payment
 * or the newest saved payment. An expired saved payment is never preselected.
 */
export function usualPayment(offers: readonly PaymentOffer[]): Payment | null {
  const [only, ...others] = offers;
  if (only?.kind === 'free' && others.length === 0) return only.payment;
  const saved = offers.filter(({ kind, isExpired }) => kind === 'saved' && !isExpired);
  const plain = offers.find(({ kind, wasLast }) => wasLast && kind !== 'saved' && kind !== 'form');
  const chosen = saved.find(({ wasLast }) => wasLast) ?? plain ?? saved.at(-1);
  return chosen?.payment ?? null;
}

/** Whether the cart still accepts a payment that was accepted before. */
export const isOffered = (payment: Payment, offers: readonly PaymentOffer[]): boolean =>
  offers.some(
    ({ payment: { code, data }, isExpired }) =>
      !isExpired && code === payment.code && data.publicHash === payment.data.publicHash,
  );
