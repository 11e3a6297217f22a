import type { SavedCheckout } from '../../../machines/checkout/context.ts';
import { TYPED_ADDRESSES } from './addressDrafts.ts';
import type { Services } from './services.ts';

/** Reads the checkout draft from storage; invalid values count as missing. */
export const restoreCheckout = ({ storage }: Services): SavedCheckout => ({
  availableShippingMethods: storage.get('availableShippingMethods') ?? [],
  shippingAddress: storage.get('shipping_address'),
  shippingMethod: storage.get('shippingMethod'),
  billingAddress: storage.get('billing_address'),
  payment: storage.get('paymentMethod'),
});

/**
 * Memory key of the steps that a customer's session accepted. Memory, because a session that ends
 * during the checkout clears storage.
 */
const ACCEPTED = 'accepted_checkout';

/** The steps that the customer's last session accepted in this page load, or null. */
export const acceptedBefore = ({ formDrafts }: Services): SavedCheckout | null =>
  formDrafts.get(ACCEPTED);

/** Forgets the accepted steps and the address drafts after the order is placed. */
export function forgetOrdered({ formDrafts }: Services): void {
  for (const form of [ACCEPTED, ...TYPED_ADDRESSES]) formDrafts.set(form, null);
}

/** Saves the checkout draft. Called after each accepted step. */
export function saveCheckout({ storage, formDrafts, token }: Services, saved: SavedCheckout): void {
  formDrafts.set(ACCEPTED, token.isPresent() ? saved : null);
  storage.set('availableShippingMethods', saved.availableShippingMethods);
  storage.set('shipping_address', saved.shippingAddress);
  storage.set('shippingMethod', saved.shippingMethod);
  storage.set('billing_address', saved.billingAddress);
  storage.set('paymentMethod', saved.payment);
}
