import { refuse } from './cartRefusal.ts';
import type { Customer, SavedPayment, Shop } from './model.ts';

/** The saved payment methods of a customer that have not expired. */
export const savedPayments = (shop: Shop, { id }: Customer): SavedPayment[] =>
  shop.vault.filter(({ customerId, expiresAt }) => customerId === id && expiresAt > shop.now());

/** Deletes a saved payment method. */
export function forgetPayment(shop: Shop, customer: Customer, publicHash: string): void {
  const found = savedPayments(shop, customer).find((saved) => saved.publicHash === publicHash);
  if (!found) {
    refuse('noSuchEntity', 'Could not find a token using public hash: %1', [publicHash]);
  }
  shop.vault = shop.vault.filter((saved) => saved !== found);
}
