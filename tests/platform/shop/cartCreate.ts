import { activeCartOf } from './cartFind.ts';
import { refuse } from './cartRefusal.ts';
import type { Cart, Customer, RequestContext, Shop } from './model.ts';
import { randomText } from './tokens.ts';

const ID_LENGTH = 32;

/** A new cart with a masked id; a chosen id must be 32 characters long and unused. */
export function createCart(
  { shop, view, currency }: RequestContext,
  customer: Customer | null,
  id = randomText(ID_LENGTH),
): Cart {
  if (id.length !== ID_LENGTH) refuse('input', 'Cart ID length should to be 32 symbols.');
  if (shop.carts.has(id)) refuse('input', 'Cart with ID "%1" already exists.', [id]);
  const cart: Cart = {
    id,
    customerId: customer?.id ?? null,
    isActive: true,
    viewCode: view.code,
    currency,
    email: customer?.email ?? null,
    lines: [],
    couponCode: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    paymentMethod: null,
    paymentNonce: null,
  };
  shop.carts.set(id, cart);
  return cart;
}

/** The customer's active cart; a new one when there is none. */
export function ownCart(context: RequestContext & { customer: Customer }): Cart {
  return activeCartOf(context.shop, context.customer) ?? createCart(context, context.customer);
}

/** A number in the order of the shop's carts, which refusals of REST name. */
export const quoteNumber = (shop: Shop, id: string): number =>
  [...shop.carts.keys()].indexOf(id) + 1;
