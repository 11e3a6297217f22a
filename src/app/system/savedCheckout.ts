import type { SavedCheckout } from '../../../machines/checkout/context.ts';
import {
  isAddress,
  isBillingAddress,
  isMethod,
  isMethods,
  isPayment,
} from '../../lib/stored/shapes.ts';
import { TYPED_ADDRESSES } from './addressDrafts.ts';
import type { Services } from './services.ts';

/** What browser storage has kept of a checkout. */
export function restoreCheckout({ storage }: Services): SavedCheckout {
  /** What is kept under the key, if it is what the shop works with. */
  const kept = <Value>(key: string, isIt: (value: unknown) => value is Value): Value | null => {
    const value = storage.get<unknown>(key);
    return isIt(value) ? value : null;
  };
  return {
    availableShippingMethods: kept('availableShippingMethods', isMethods) ?? [],
    shippingAddress: kept('shipping_address', isAddress),
    shippingMethod: kept('shippingMethod', isMethod),
    billingAddress: kept('billing_address', isBillingAddress),
    payment: kept('paymentMethod', isPayment),
  };
}

/** Of a customer, in memory: a session may end in the middle, and storage is cleared with it. */
const ACCEPTED = 'accepted_checkout';

/** What this page remembers of the steps that the customer's last session accepted, or null. */
export const acceptedBefore = ({ formDrafts }: Services): SavedCheckout | null =>
  formDrafts.get(ACCEPTED);

/** Once it is ordered: what was accepted, and what was typed for it. */
export function forgetOrdered({ formDrafts }: Services): void {
  for (const form of [ACCEPTED, ...TYPED_ADDRESSES]) formDrafts.set(form, null);
}

/** Keeps it, after each step that is accepted. */
export function saveCheckout({ storage, formDrafts, token }: Services, saved: SavedCheckout): void {
  formDrafts.set(ACCEPTED, token.isHeld() ? saved : null);
  storage.set('availableShippingMethods', saved.availableShippingMethods);
  storage.set('shipping_address', saved.shippingAddress);
  storage.set('shippingMethod', saved.shippingMethod);
  storage.set('billing_address', saved.billingAddress);
  storage.set('paymentMethod', saved.payment);
}
