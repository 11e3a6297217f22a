import type { Client } from '@urql/core';
import type { CartAddition, CartDetails } from '../../../../machines/domain.ts';
import {
  AddProductsToCart,
  ApplyCouponToCart,
  CartDetailsQuery,
  CreateEmptyCart,
  RemoveCouponFromCart,
  RemoveItemFromCart,
  UpdateCartItems,
} from '../documents/cart.ts';
import { PlatformError } from '../errors.ts';
import { mutate, query } from '../execute.ts';
import { detailsOf } from './cartDetails.ts';

/** Creates a cart, or gets a customer's own. @returns its id. @throws 'Unable to create cart'. */
export async function createCart(client: Client): Promise<string> {
  const { createEmptyCart } = await mutate(
    client,
    CreateEmptyCart,
    {},
    { requestPolicy: 'network-only' },
  ).catch(() => {
    throw new PlatformError('unreachable', 'Unable to create cart');
  });
  if (!createEmptyCart) throw new PlatformError('unreachable', 'Unable to create cart');
  return createEmptyCart;
}

/** What the cart holds now, always from the platform (spec §7). */
export async function readCart(client: Client, cartId: string): Promise<CartDetails> {
  const { cart } = await query(
    client,
    CartDetailsQuery,
    { cartId },
    { requestPolicy: 'network-only' },
  );
  if (!cart) throw new PlatformError('unreachable', 'The platform gave no cart.');
  return detailsOf(cart);
}

/** Adds a product; a configurable one by its own sku and the chosen options. */
export async function addItem(
  client: Client,
  { cartId, parentSku, product, quantity, sku }: CartAddition,
): Promise<void> {
  const item =
    parentSku === null
      ? { sku, quantity }
      : { sku: parentSku, quantity, selected_options: product.selectedOptions };
  const { addProductsToCart } = await mutate(client, AddProductsToCart, {
    cartId: cartId ?? '',
    cartItems: [item],
  });
  refuseOn(addProductsToCart?.user_errors);
}

/** Asks for another quantity of a line. */
export async function updateItem(
  client: Client,
  { cartId, itemId, quantity }: { cartId: string; itemId: string; quantity: number },
): Promise<void> {
  await mutate(client, UpdateCartItems, { cartId, itemUid: itemId, quantity });
}

/** Takes a line out. */
export async function removeItem(
  client: Client,
  { cartId, itemId }: { cartId: string; itemId: string },
): Promise<void> {
  await mutate(client, RemoveItemFromCart, { cartId, itemUid: itemId });
}

/** Applies a coupon. @throws PlatformError 'refused' with the platform's words. */
export async function applyCoupon(
  client: Client,
  { cartId, code }: { cartId: string; code: string },
): Promise<void> {
  await mutate(client, ApplyCouponToCart, { cartId, code });
}

/** Takes the coupon off. */
export async function removeCoupon(client: Client, { cartId }: { cartId: string }): Promise<void> {
  await mutate(client, RemoveCouponFromCart, { cartId });
}

/** Business refusals come in the payload, with no errors beside it. */
function refuseOn(errors: readonly ({ message: string } | null)[] | null | undefined): void {
  const first = errors?.find((error) => error !== null);
  if (first) throw new PlatformError('refused', first.message);
}
