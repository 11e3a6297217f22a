import { quoteNumber } from '../shop/cartCreate.ts';
import { activeCartOf } from '../shop/cartFind.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Cart } from '../shop/model.ts';
import type { RestContext } from './RestContext.ts';

const NO_SUCH = 'No such entity with %fieldName = %fieldValue';

/**
 * The cart named in the path, or the signed-in customer's. Refuses an unknown cart as the platform
 * does.
 */
export function cartOf(context: RestContext): Cart {
  const { cartId } = context.parameters;
  const cart = cartId === undefined ? customersCart(context) : guestCart(context, cartId);
  cart.currency = context.currency;
  cart.viewCode = context.view.code;
  return cart;
}

function customersCart({ shop, customer }: RestContext): Cart {
  if (!customer) {
    const phrase = "The consumer isn't authorized to access %resources.";
    refuse('authorization', phrase, { resources: 'self' });
  }
  const cart = activeCartOf(shop, customer);
  if (!cart) {
    refuse('noSuchEntity', NO_SUCH, { fieldName: 'customerId', fieldValue: customer.id });
  }
  return cart;
}

function guestCart({ shop }: RestContext, id: string): Cart {
  const cart = shop.carts.get(id);
  if (!cart) refuse('noSuchEntity', NO_SUCH, { fieldName: 'cartId', fieldValue: null });
  if (!cart.isActive || cart.customerId !== null) {
    const fieldValue = quoteNumber(shop, id);
    refuse('noSuchEntity', NO_SUCH, { fieldName: 'cartId', fieldValue });
  }
  return cart;
}
