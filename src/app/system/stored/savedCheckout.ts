import type { SavedCheckout } from '../../../../machines/checkout/context.ts';
import {
  isAddress,
  isBillingAddress,
  isMethod,
  isMethods,
  isPayment,
} from '../../../adapters/storage/storedShapes.ts';
import { GIFT_DRAFTS, SHIPPING_METHOD_DRAFT } from '../../../lib/formDrafts.ts';
import { PAYMENT_DRAFTS } from '../../../lib/money/paymentDrafts.ts';
import type { StorageKey } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';
import { ADDRESS_FORMS } from './persistDrafts.ts';

/** Reads the checkout draft from storage; invalid values count as missing. */
export function restoreCheckout({ storage }: Services): SavedCheckout {
  /** The stored value, or null if it does not have the expected shape. */
  const savedValue = <Value>(
    key: StorageKey,
    hasShape: (value: unknown) => value is Value,
  ): Value | null => {
    const value = storage.get<unknown>(key);
    return hasShape(value) ? value : null;
  };
  return {
    availableShippingMethods: savedValue('availableShippingMethods', isMethods) ?? [],
    shippingAddress: savedValue('shipping_address', isAddress),
    shippingMethod: savedValue('shippingMethod', isMethod),
    billingAddress: savedValue('billing_address', isBillingAddress),
    payment: savedValue('paymentMethod', isPayment),
  };
}

/**
 * Memory key of the steps that a customer's session accepted. Memory, because a session that ends
 * during the checkout clears storage.
 */
const ACCEPTED = 'accepted_checkout';

/** The steps that the customer's last session accepted in this page load, or null. */
export const previouslyAcceptedSteps = ({ formDrafts }: Services): SavedCheckout | null =>
  formDrafts.get(ACCEPTED);

/** Forgets the accepted steps, and the drafts of all steps and gift messages, after an order. */
export function forgetOrdered({ formDrafts }: Services): void {
  const forms = [
    ACCEPTED,
    GIFT_DRAFTS,
    SHIPPING_METHOD_DRAFT,
    ...ADDRESS_FORMS.forms,
    ...Object.values(PAYMENT_DRAFTS),
  ];
  for (const form of forms) formDrafts.set(form, null);
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
