import type { ShippingAddress, ShippingMethod } from '../domain.ts';
import {
  type ExpressCheckoutResult,
  type LostChoice,
  NOTHING_SAVED,
  type Payment,
} from './context.ts';
import {
  defaultAddress,
  defaultBillingAddress,
  isNamed,
  isOffered,
  mayPay,
  type PaymentOffer,
  type SavedPreferences,
  usualPayment,
} from './savedPreferences.ts';
import { isSameMethod } from './shippingChoice.ts';

export interface ExpressContext {
  preferences: SavedPreferences | null;
  methods: ShippingMethod[];
  method: ShippingMethod | null;
  payment: Payment | null;
}

/** Whether the address, the last order's shipping method and a payment are known. */
export const isAllKnown = (preferences: SavedPreferences): boolean =>
  defaultAddress(preferences) !== null &&
  preferences.shippingMethod !== null &&
  mayPay(preferences);

/** The address that is set on the cart; otherwise the customer's default. */
export const addressOf = (preferences: SavedPreferences): ShippingAddress | null =>
  preferences.cartChoices?.address ?? defaultAddress(preferences);

/** The method that is set on the cart; otherwise the last order's. */
export function methodOf(
  { preferences }: ExpressContext,
  methods: ShippingMethod[],
): ShippingMethod | null {
  const cartMethod = preferences?.cartChoices?.method ?? null;
  const isChosen = (method: ShippingMethod) =>
    cartMethod
      ? isSameMethod(method, cartMethod)
      : isNamed(method, preferences?.shippingMethod ?? null);
  return methods.find(isChosen) ?? null;
}

/** The last order's method, found by the names that another store view uses. */
export const methodNamed = (
  { preferences, methods }: ExpressContext,
  renamedMethods: ShippingMethod[],
): ShippingMethod | null => {
  const match =
    renamedMethods.find((method) => isNamed(method, preferences?.shippingMethod ?? null)) ?? null;
  return methods.find((method) => isSameMethod(method, match)) ?? null;
};

/** The payment accepted before the session ended, if still offered; otherwise the usual one. */
export function paymentOf({ preferences }: ExpressContext, offers: PaymentOffer[]): Payment | null {
  if (!preferences?.accepted) return usualPayment(offers);
  const { payment } = preferences.accepted;
  return payment && isOffered(payment, offers) ? payment : null;
}

/** The checkout that the earlier choices give, and which of them are no longer possible. */
export function expressCheckoutResult({
  preferences,
  methods,
  method,
  payment,
}: ExpressContext): ExpressCheckoutResult {
  const address = preferences && addressOf(preferences);
  if (!address) return { ...NOTHING_SAVED, lostChoice: null };
  return {
    lostChoice: lostChoiceOf(preferences, method, payment),
    availableShippingMethods: methods,
    shippingAddress: address,
    shippingMethod: method,
    billingAddress: preferences.accepted
      ? preferences.accepted.billingAddress
      : payment && defaultBillingAddress(preferences, address),
    payment,
  };
}

function lostChoiceOf(
  { cartChoices, accepted }: SavedPreferences,
  method: ShippingMethod | null,
  payment: Payment | null,
): LostChoice | null {
  if (!cartChoices?.method) return null;
  if (!method) return 'method';
  if (!accepted) return 'payer';
  return accepted.payment && !payment ? 'payment' : null;
}
