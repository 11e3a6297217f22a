import { findCart } from '../shop/cartFind.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Cart, Customer, RequestContext } from '../shop/model.ts';

/** The cart that an argument names, moved to the request's view and currency (behaviour section 4). */
export function askedCart({ shop, view, currency, customer }: RequestContext, id: string): Cart {
  if (id === '') refuse('input', 'Required parameter "cart_id" is missing');
  const cart = findCart(shop, id, customer);
  cart.currency = currency;
  cart.viewCode = view.code;
  return cart;
}

/** Whether a customer asks. */
export const isSignedIn = (
  context: RequestContext,
): context is RequestContext & { customer: Customer } => context.customer !== null;
