import type { Customer, Shop } from './model.ts';
import { revokeTokens } from './tokens.ts';

/**
 * Deletes a customer with tokens, wish lists, saved cards and carts. The orders remain without a
 * customer.
 */
export function closeAccount(shop: Shop, customer: Customer): void {
  revokeTokens(shop, customer);
  const isTheirs = ({ customerId }: { customerId: number | null }) => customerId === customer.id;
  shop.customers = shop.customers.filter((other) => other !== customer);
  shop.wishlists = shop.wishlists.filter((list) => !isTheirs(list));
  shop.vault = shop.vault.filter((saved) => !isTheirs(saved));
  for (const [id, cart] of shop.carts) if (isTheirs(cart)) shop.carts.delete(id);
  for (const order of shop.orders) if (isTheirs(order)) order.customerId = null;
}
