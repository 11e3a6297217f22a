import type { BillingAddress, ShippingAddress, ShippingMethod } from '../domain.ts';
import type { Payment } from './context.ts';
import { isSlot } from './deliverySlots.ts';
import { isSameAddress } from './sameAddress.ts';

/** An address of a customer's book, as an order has it. */
export interface SavedAddress {
  address: ShippingAddress;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** A payment method that the customer has used before. */
export interface SavedToken {
  public_hash: string;
  payment_method_code: string;
  details: string | null;
}

/** How a cart can be paid now: an offered method, or something saved. */
export interface PaymentOffer {
  payment: Payment;
  /** free: nothing to pay. plain: nothing is filled in. saved: from the vault. form: to fill in. */
  kind: 'free' | 'plain' | 'saved' | 'form';
  isExpired: boolean;
  /** The customer's last order was paid with it. */
  wasLast: boolean;
}

/** What is known of a returning customer before the cart is told anything. */
export interface SavedPreferences {
  cartId: string;
  isCartFull: boolean;
  addresses: SavedAddress[];
  /** The last order's way of sending, in words. */
  shippingMethod: string | null;
  /** Oldest first. */
  tokens: SavedToken[];
  /** Code of the last order's payment, and what else is told of it. */
  lastPayment: { code: string; needsNothing: boolean; facts: Record<string, string> } | null;
  /** After a session that ended in the middle: what the cart holds already. */
  held: {
    address: ShippingAddress;
    method: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | null;
  } | null;
  /** And what was accepted then, as far as this page remembers it. */
  accepted: { billingAddress: BillingAddress | null; payment: Payment | null } | null;
}

/** As an order's history names it. A delivery day is never chosen again by itself. */
export const isNamed = (method: ShippingMethod, name: string | null): boolean => {
  const { carrier_title, method_title } = method;
  const isIt = name === `${carrier_title} - ${method_title}` || name === carrier_title;
  return isIt && !isSlot(method);
};

/** Where a customer's parcels go, unless they say otherwise. */
export const usualAddress = ({ addresses }: SavedPreferences): ShippingAddress | null =>
  addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.address ?? null;

/** The usual payer; whoever has none pays where it is sent to. */
export function usualPayer(
  { addresses }: SavedPreferences,
  sentTo: ShippingAddress,
): BillingAddress {
  const payer = addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.address ?? sentTo;
  return isSameAddress(payer, sentTo) ? { sameAsShippingAddress: true } : payer;
}

/** Whether there may be something to pay with: it is seen when the cart can tell what it takes. */
export const mayPay = ({ tokens, lastPayment }: SavedPreferences): boolean =>
  tokens.length > 0 || (lastPayment?.needsNothing ?? false);

/**
 * Nothing to pay; what the last order was paid with; else the newest of what is saved. Something
 * expired is never chosen.
 */
export function usualPayment(offers: readonly PaymentOffer[]): Payment | null {
  const [only, ...others] = offers;
  if (only?.kind === 'free' && others.length === 0) return only.payment;
  const saved = offers.filter(({ kind, isExpired }) => kind === 'saved' && !isExpired);
  const plain = offers.find(({ kind, wasLast }) => wasLast && kind !== 'saved' && kind !== 'form');
  const chosen = saved.find(({ wasLast }) => wasLast) ?? plain ?? saved.at(-1);
  return chosen?.payment ?? null;
}

/** Whether the cart still takes a payment that was accepted before. */
export const isOffered = (payment: Payment, offers: readonly PaymentOffer[]): boolean =>
  offers.some(
    ({ payment: { code, data }, isExpired }) =>
      !isExpired && code === payment.code && data.publicHash === payment.data.publicHash,
  );
