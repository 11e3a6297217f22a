import type { SavedCheckout } from '../../machines/checkout/context.ts';
import { ADDRESS, METHOD } from './sampleAddress.ts';

/** A saved checkout with all steps accepted, ready to place the order. */
export const acceptedCheckout = {
  availableShippingMethods: [],
  shippingAddress: { ...ADDRESS, email: 'ada+flowers@example.com' },
  shippingMethod: { ...METHOD, amount: { value: 15, currency: 'USD' } },
  billingAddress: { sameAsShippingAddress: true },
  payment: { code: 'checkmo', title: 'Check / Money order', data: {} },
} satisfies SavedCheckout;
