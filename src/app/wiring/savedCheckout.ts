import { NOTHING_SAVED, type SavedCheckout } from '../../../machines/checkoutSetup.ts';
import type { World } from './world.ts';

/** What browser storage has kept of a checkout (spec §9). */
export const restoreCheckout = ({ storage }: World): SavedCheckout => ({
  availableShippingMethods: storage.get('availableShippingMethods') ?? [],
  shippingAddress: storage.get('shipping_address') ?? NOTHING_SAVED.shippingAddress,
  shippingMethod: storage.get('shippingMethod') ?? NOTHING_SAVED.shippingMethod,
  billingAddress: storage.get('billing_address') ?? NOTHING_SAVED.billingAddress,
  payment: storage.get('paymentMethod') ?? NOTHING_SAVED.payment,
});

/** Keeps it, after each step that is accepted. */
export function saveCheckout({ storage }: World, saved: SavedCheckout): void {
  storage.set('availableShippingMethods', saved.availableShippingMethods);
  storage.set('shipping_address', saved.shippingAddress);
  storage.set('shippingMethod', saved.shippingMethod);
  storage.set('billing_address', saved.billingAddress);
  storage.set('paymentMethod', saved.payment);
}
