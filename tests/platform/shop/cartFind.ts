import { refuse } from './cartRefusal.ts';
import type { Cart, Customer, Shop } from './model.ts';

/**
 * Finds the active cart with this masked id.
 *
 * @throws Refusal for an unknown or inactive cart, and for a cart of somebody else
 */
export function findCart(shop: Shop, id: string, customer: Customer | null): Cart {
  const cart = shop.carts.get(id);
  if (!cart) refuse('noSuchEntity', 'Could not find a cart with ID "%1"', [id]);
  if (!cart.isActive) refuse('noSuchEntity', "The cart isn't active.");
  if (cart.customerId !== (customer?.id ?? null)) {
    refuse('authorization', 'The current user cannot perform operations on cart "%1"', [id]);
  }
  return cart;
}

/** The customer's active cart, or undefined. */
export function activeCartOf(shop: Shop, customer: Customer): Cart | undefined {
  for (const cart of shop.carts.values()) {
    if (cart.isActive && cart.customerId === customer.id) return cart;
  }
  return undefined;
}
