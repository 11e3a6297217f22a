import { activeCartOf } from './cartFind.ts';
import { refuse } from './cartRefusal.ts';
import type { Cart, Customer, RequestContext, Shop } from './model.ts';
import { randomText } from './tokens.ts';

const ID_LENGTH = 32;

/** Creates a cart with a masked id. A given id must have 32 characters and be unused. */
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

/** The customer's active cart, created when there is none. */
export function ownCart(context: RequestContext & { customer: Customer }): Cart {
  return activeCartOf(context.shop, context.customer) ?? createCart(context, context.customer);
}

/** The sequence number of a cart, which REST refusals contain. */
export const quoteNumber = (shop: Shop, id: string): number =>
  [...shop.carts.keys()].indexOf(id) + 1;
