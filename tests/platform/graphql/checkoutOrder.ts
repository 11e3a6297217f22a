import { uidOf } from '../shop/cartChoice.ts';
import { Refusal } from '../shop/cartRefusal.ts';
import type { Address, Order, RequestContext } from '../shop/model.ts';
import { placeOrder as place } from '../shop/orders.ts';
import { phraseWith } from './phrases.ts';
import { requestedCart } from './requestedCart.ts';
import { timeText } from './timeText.ts';

/** Error codes by the beginning of the English message. Other refusals have the last code. */
const CODES: [prefix: string, code: string][] = [
  ['Could not find a cart', 'CART_NOT_FOUND'],
  ["The cart isn't active", 'CART_NOT_ACTIVE'],
  ['Guest email for cart is missing.', 'GUEST_EMAIL_MISSING'],
  ['Your payment was declined', 'UNDEFINED'],
];

/**
 * Places the order. Refusals are reported beside a null order, but another person's cart fails the
 * field.
 */
export function placeOrder(
  { input }: { input: { cart_id: string } },
  context: RequestContext,
): { order: unknown; orderV2: unknown; errors: unknown[] } {
  try {
    const cart = requestedCart(context, input.cart_id);
    const order = place(context.shop, cart, context.view.language);
    const { number } = order;
    const older = { order_number: number, order_id: number };
    return { order: older, orderV2: orderSource(order), errors: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'authorization') throw error;
    const { phrase, parameters } = error;
    if (phrase.startsWith('Required parameter')) throw error;
    const code = CODES.find(([prefix]) => phrase.startsWith(prefix))?.[1];
    const message = phraseWith(context, phrase, parameters);
    return {
      order: null,
      orderV2: null,
      errors: [{ code: code ?? 'UNABLE_TO_PLACE_ORDER', message }],
    };
  }
}

/** The source of an order's resolvers. */
export const orderSource = (order: Order) => ({
  id: uidOf(order.id),
  number: order.number,
  token: order.token,
  email: order.email,
  order_date: timeText(order.placedAt),
  status: order.status,
  shipping_method: order.shippingMethod?.title ?? null,
  billing_address: addressSource(order.billingAddress),
  /** Further fields of the order are resolved from here on request (customerOrderFields.ts). */
  order,
});

export const addressSource = ({ countryId, vatId, ...address }: Address) => ({
  ...address,
  vat_id: vatId ?? null,
  country_code: countryId,
});
