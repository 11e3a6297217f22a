import { findCart } from '../shop/cartFind.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Cart, Customer, RequestContext } from '../shop/model.ts';

/**
 * The cart with this id, switched to the view and currency of the request, as the platform does at
 * every access.
 */
export function requestedCart(
  { shop, view, currency, customer }: RequestContext,
  id: string,
): Cart {
  if (id === '') refuse('input', 'Required parameter "cart_id" is missing');
  const cart = findCart(shop, id, customer);
  cart.currency = currency;
  cart.viewCode = view.code;
  return cart;
}

/** Whether the request comes from a signed-in customer. */
export const isSignedIn = (
  context: RequestContext,
): context is RequestContext & { customer: Customer } => context.customer !== null;
