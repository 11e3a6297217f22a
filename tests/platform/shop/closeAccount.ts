import type { Customer, Shop } from './model.ts';
import { revokeTokens } from './tokens.ts';

/** The customer goes, with what was theirs alone; their orders stay, and are nobody's. */
export function closeAccount(shop: Shop, customer: Customer): void {
  revokeTokens(shop, customer);
  const isTheirs = ({ customerId }: { customerId: number | null }) => customerId === customer.id;
  shop.customers = shop.customers.filter((other) => other !== customer);
  shop.wishlists = shop.wishlists.filter((list) => !isTheirs(list));
  shop.vault = shop.vault.filter((saved) => !isTheirs(saved));
  for (const [id, cart] of shop.carts) if (isTheirs(cart)) shop.carts.delete(id);
  for (const order of shop.orders) if (isTheirs(order)) order.customerId = null;
}
