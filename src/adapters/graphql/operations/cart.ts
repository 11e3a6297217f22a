import type { Client, OperationContext } from '@urql/core';
import { isLineOf } from '../../../../machines/cart/lines.ts';
import type {
  CartAddition,
  CartDetails,
  GiftChange,
  GiftMessage,
} from '../../../../machines/domain.ts';
import { CartTriggerWithSummary } from '../../../lib/cartTriggerQuery.ts';
import { GIFT_MESSAGE, isUnknownField } from '../../../lib/platform/guards.ts';
import {
  AddProductsToCart,
  ApplyCouponToCart,
  CartDetailsQuery,
  CartDetailsWithoutGifts,
  CreateEmptyCart,
  MergeCarts,
  RemoveCouponFromCart,
  RemoveItemFromCart,
  SetGiftMessage,
} from '../documents/cart.ts';
import { CartIsInvalid, Refused, refuseOn, Unreachable } from '../errors.ts';
import { mutate, onCart, partial, UNSTOPPED } from '../execute.ts';
import { atPricesOf, detailsOf } from './cartDetails.ts';
import { inView } from './route.ts';

/** Creates a cart, or gets a customer's own. @returns its id. @throws 'Unable to create cart'. */
export async function createCart(client: Client): Promise<string> {
  const cartId = await mutate(client, CreateEmptyCart, {})
    .then(({ createEmptyCart }) => createEmptyCart)
    .catch(() => null);
  if (!cartId) throw new Unreachable('Unable to create cart');
  return cartId;
}

/**
 * Moves what a guest's cart holds into the customer's; the guest's is inactive afterwards.
 * @throws CartIsInvalid when there is nothing to move, also in words that are not known: it was
 *   moved or ordered before, or is forgotten. The customer's cart has just been told, so
 *   no-such-entity can only mean the guest's.
 */
export async function mergeCarts(
  client: Client,
  carts: { source: string; destination: string },
): Promise<void> {
  try {
    await mutate(client, MergeCarts, carts);
  } catch (error) {
    const isGone = error instanceof Refused && error.kind === 'graphql-no-such-entity';
    throw isGone ? new CartIsInvalid(error.message, true) : error;
  }
}

/**
 * What the cart holds now, always from the platform. A line whose product is gone comes
 * as nothing and an error beside it: the other lines still count.
 *
 * @param chargedView - the store view in whose currency an order would be charged, where that is
 *   not the shopper's own: then every amount is the charged one.
 */
export const readCart = (
  client: Client,
  cartId: string,
  chargedView: string | null = null,
): Promise<CartDetails> =>
  onCart(client, cartId, async () => {
    const shown = shownCount(client, cartId);
    const details = await readDetails(client, cartId);
    if (shown && shown.total_quantity !== details.totalQuantity) recount(client, cartId);
    if (chargedView === null) return details;
    return atPricesOf(await readDetails(client, cartId, inView(chargedView)), details);
  });

/** What the badge of a platform with the PWA modules was told last; null elsewhere. */
const shownCount = (client: Client, cartId: string) =>
  client.readQuery(CartTriggerWithSummary, { cartId }, { requestPolicy: 'cache-only' })?.data?.cart;

/** The sum of the PWA modules is no field of a cart's details: a change makes it old. */
const recount = (client: Client, cartId: string) =>
  void client
    .query(CartTriggerWithSummary, { cartId }, { requestPolicy: 'network-only' })
    .toPromise();

async function readDetails(
  client: Client,
  cartId: string,
  context?: Partial<OperationContext>,
): Promise<CartDetails> {
  const { cart, hasGifts } = await readCartWith(client, cartId, context);
  if (!cart) throw new Unreachable('The platform gave no cart.');
  const details = { ...detailsOf(cart), hasGifts };
  // Lines that were left out for their errors are not gone: the cart could not be read.
  if (details.items.length === 0 && details.totalQuantity > 0) {
    throw new Unreachable('The platform gave no lines of a cart that is not empty.');
  }
  return details;
}

/** Clients whose platform has turned out to have no card messages. */
const withoutGifts = new WeakSet<Client>();

/** A document that the platform does not understand is refused whole. */
async function readCartWith(client: Client, cartId: string, context?: Partial<OperationContext>) {
  try {
    if (!withoutGifts.has(client)) {
      const { cart } = await partial(
        client,
        CartDetailsQuery,
        { cartId },
        (data) => data.cart,
        context,
      );
      return { cart, hasGifts: true };
    }
  } catch (error) {
    if (!(error instanceof Refused && isUnknownField(GIFT_MESSAGE, [error]))) throw error;
    withoutGifts.add(client);
  }
  const { cart } = await partial(
    client,
    CartDetailsWithoutGifts,
    { cartId },
    (data) => data.cart,
    context,
  );
  return { cart, hasGifts: false };
}

/** Writes the card that goes with a line; empty texts take it away. @throws Refused, in words. */
export const setGiftMessage = (
  client: Client,
  { cartId, itemUid, quantity, gift }: GiftChange,
): Promise<void> =>
  onCart(client, cartId, async () => {
    await mutate(client, SetGiftMessage, { cartId, itemUid, quantity, gift });
  });

/** Adds a product; a configurable one by its own sku and the chosen options. */
export function addItem(client: Client, addition: CartAddition): Promise<void> {
  const { cartId, parentSku, product, quantity, sku, gift } = addition;
  const item =
    parentSku === null
      ? { sku, quantity }
      : { sku: parentSku, quantity, selected_options: product.selectedOptions };
  const variables = { cartId: cartId ?? '', cartItems: [item] };
  return onCart(client, variables.cartId, async () => {
    const { addProductsToCart } = await mutate(client, AddProductsToCart, variables, UNSTOPPED);
    refuseOn(addProductsToCart?.user_errors);
    // The flowers are in the cart, whatever becomes of the card: the line shows it or does not.
    if (gift) await writeCardAgain(client, addition, gift).catch(() => undefined);
  });
}

/** A line that is made anew has no card: it gets the one it had, and keeps one that it has joined. */
async function writeCardAgain(client: Client, addition: CartAddition, gift: GiftMessage) {
  const cartId = addition.cartId ?? '';
  const { items } = await readDetails(client, cartId);
  const line = items.find((item) => isLineOf(item, addition));
  if (!line || line.gift) return;
  const { uid: itemUid, quantity } = line;
  await mutate(client, SetGiftMessage, { cartId, itemUid, quantity, gift }, UNSTOPPED);
}

/** Takes a line out. */
export async function removeItem(
  client: Client,
  { cartId, itemId }: { cartId: string; itemId: string },
): Promise<void> {
  await onCart(client, cartId, () =>
    mutate(client, RemoveItemFromCart, { cartId, itemUid: itemId }),
  );
}

/** Applies a coupon. @throws Refused with the platform's words. */
export async function applyCoupon(
  client: Client,
  { cartId, code }: { cartId: string; code: string },
): Promise<void> {
  await onCart(client, cartId, () => mutate(client, ApplyCouponToCart, { cartId, code }));
}

/** Takes the coupon off. */
export async function removeCoupon(client: Client, { cartId }: { cartId: string }): Promise<void> {
  await onCart(client, cartId, () => mutate(client, RemoveCouponFromCart, { cartId }));
}
