import { addProducts, type CartProblem } from '../shop/cartAdd.ts';
import { refuse } from '../shop/cartRefusal.ts';
import { changeLine, removeLine } from '../shop/cartUpdate.ts';
import type { GiftMessage, RequestContext } from '../shop/model.ts';
import { phraseWith } from './phrases.ts';
import { requestedCart } from './requestedCart.ts';

interface ItemInput {
  sku: string;
  quantity: number;
  parent_sku?: string | null;
  selected_options?: string[] | null;
}

interface LineInput {
  cart_item_id?: number | null;
  cart_item_uid?: string | null;
  quantity?: number | null;
  gift_message?: GiftMessage | null;
}

/** Adds the valid items and reports an error for each of the others. */
export function addProductsToCart(
  { cartId, cartItems }: { cartId: string; cartItems: ItemInput[] },
  context: RequestContext,
) {
  const cart = requestedCart(context, cartId);
  const requested = cartItems.map((item) => ({
    sku: item.sku,
    quantity: item.quantity,
    parentSku: item.parent_sku,
    selectedOptions: item.selected_options,
  }));
  const problems = addProducts(context.shop, cart, requested);
  return { cart, user_errors: problems.map((problem) => userError(context, problem)) };
}

/**
 * Changes quantities. Release 2.4.9 applies the valid changes and reports the others beside the
 * cart; 2.4.7 applies none and fails the field with the first error.
 */
export function updateCartItems(
  { input }: { input: { cart_id: string; cart_items: LineInput[] } },
  context: RequestContext,
) {
  const cart = requestedCart(context, input.cart_id);
  const before = structuredClone(cart.lines);
  const problems = input.cart_items.flatMap((item) => {
    const line = cart.lines.find(({ id }) => id === lineId(item));
    if (line && item.gift_message) line.giftMessage = item.gift_message;
    // A change with only a gift message leaves the quantity as it is.
    const quantity = item.quantity ?? (item.gift_message ? line?.quantity : null);
    return changeLine(context.shop, cart, { lineId: lineId(item), quantity }) ?? [];
  });
  const [first] = problems;
  if (first && context.shop.release === '2.4.7') {
    cart.lines = before;
    refuseUpdate(context, first);
  }
  return { cart, errors: problems.map((problem) => userError(context, problem)) };
}

/** Removes a line, and refuses a line that is not in the cart. */
export function removeItemFromCart(
  { input }: { input: { cart_id: string } & LineInput },
  context: RequestContext,
) {
  const cart = requestedCart(context, input.cart_id);
  const id = lineId(input);
  if (id === undefined) refuse('input', 'Required parameter "cart_item_id" is missing.');
  if (!removeLine(cart, id)) refuse('noSuchEntity', "The cart doesn't contain the item");
  return { cart };
}

function refuseUpdate(context: RequestContext, { code, phrase, parameters }: CartProblem): never {
  if (code === 'COULD_NOT_FIND_CART_ITEM') refuse('noSuchEntity', phrase, parameters);
  if (code === 'REQUIRED_PARAMETER_MISSING') refuse('input', phrase, parameters);
  const reason = phraseWith(context, phrase, parameters);
  refuse('input', 'Could not update cart item: %1', [reason]);
}

function userError(context: RequestContext, { code, phrase, parameters, remaining }: CartProblem) {
  const isNew = context.shop.release !== '2.4.7';
  return {
    __typename: isNew && remaining !== undefined ? 'InsufficientStockError' : 'CartUserInputError',
    code,
    message: phraseWith(context, phrase, parameters),
    quantity: remaining,
  };
}

/** A uid is the decimal id as base64 text. */
function lineId({ cart_item_id: id, cart_item_uid: uid }: LineInput): number | undefined {
  if (uid) return Number(Buffer.from(uid, 'base64').toString());
  return id ?? undefined;
}
