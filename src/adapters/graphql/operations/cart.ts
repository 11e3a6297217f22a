import type { Client } from '@urql/core';
import { isLineOf } from '../../../../machines/cart/lines.ts';
import type { CartAddition, GiftChange, GiftMessage } from '../../../../machines/domain.ts';
import { graphql } from '../../../lib/graphql.ts';
import {
  InvalidCartError,
  RefusedError,
  requirePayload,
  throwUserErrors,
  UnreachableError,
} from '../errors.ts';
import { KEPT_ALIVE, mutate, withCartCheck } from '../execute.ts';
import { readDetails } from './readCart.ts';

const CreateEmptyCart = graphql(`
  mutation CreateEmptyCart {
    createEmptyCart
  }
`);

const MergeCarts = graphql(`
  mutation MergeCarts($source: String!, $destination: String!) {
    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {
      id
      total_quantity
    }
  }
`);

const AddProductsToCart = graphql(`
  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      cart {
        id
        total_quantity
      }
      user_errors {
        code
        message
      }
    }
  }
`);

const RemoveItemFromCart = graphql(`
  mutation RemoveItemFromCart($cartId: String!, $itemUid: ID!) {
    removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $itemUid }) {
      cart {
        id
        total_quantity
      }
    }
  }
`);

const ApplyCouponToCart = graphql(`
  mutation ApplyCouponToCart($cartId: String!, $code: String!) {
    applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) {
      cart {
        id
        applied_coupons {
          code
        }
      }
    }
  }
`);

const RemoveCouponFromCart = graphql(`
  mutation RemoveCouponFromCart($cartId: String!) {
    removeCouponFromCart(input: { cart_id: $cartId }) {
      cart {
        id
        applied_coupons {
          code
        }
      }
    }
  }
`);

const SetGiftMessage = graphql(`
  mutation SetGiftMessage(
    $cartId: String!
    $itemUid: ID!
    $quantity: Float!
    $gift: GiftMessageInput!
  ) {
    updateCartItems(
      input: {
        cart_id: $cartId
        cart_items: [{ cart_item_uid: $itemUid, quantity: $quantity, gift_message: $gift }]
      }
    ) {
      cart {
        id
      }
    }
  }
`);

/**
 * Creates a guest's cart, or reads the id of the signed-in customer's.
 *
 * @throws UnreachableError with 'Unable to create cart'
 */
export async function createCart(client: Client): Promise<string> {
  const cartId = await mutate(client, CreateEmptyCart, {})
    .then(({ createEmptyCart }) => createEmptyCart)
    .catch(() => null);
  const isId = typeof cartId === 'string' && cartId !== '';
  if (!isId) throw new UnreachableError('Unable to create cart');
  return cartId;
}

/**
 * Moves the items of a guest's cart to the customer's; the guest's is inactive afterwards.
 *
 * @throws InvalidCartError when the guest's cart was merged, ordered or deleted before. A
 *   no-such-entity error with an unknown message means the same: the customer's cart has just been
 *   read, so the error cannot be about that one.
 */
export async function mergeCarts(
  client: Client,
  carts: { source: string; destination: string },
): Promise<void> {
  try {
    await mutate(client, MergeCarts, carts);
  } catch (error) {
    const isMissing = error instanceof RefusedError && error.kind === 'graphql-no-such-entity';
    throw isMissing ? new InvalidCartError(error.message, true) : error;
  }
}

/**
 * Sets the card message of a cart line; empty texts remove it.
 * @throws RefusedError with the reason
 */
export const setGiftMessage = (
  client: Client,
  { cartId, itemUid, quantity, gift }: GiftChange,
): Promise<void> =>
  withCartCheck(client, cartId, async () => {
    await mutate(client, SetGiftMessage, { cartId, itemUid, quantity, gift }, KEPT_ALIVE);
  });

/**
 * Adds a product to the cart, a configurable one by its parent's SKU and the chosen options.
 *
 * @throws SoldOutError if the platform gave only a stock message; otherwise another PlatformError
 */
export function addItem(client: Client, addition: CartAddition): Promise<void> {
  const { cartId, parentSku, product, quantity, sku, gift } = addition;
  const item =
    parentSku === null
      ? { sku, quantity }
      : { sku: parentSku, quantity, selected_options: product.selectedOptions };
  const variables = { cartId: cartId ?? '', cartItems: [item] };
  return withCartCheck(client, variables.cartId, async () => {
    const { addProductsToCart } = await mutate(client, AddProductsToCart, variables, KEPT_ALIVE);
    throwUserErrors(requirePayload(addProductsToCart).user_errors);
    // The item is in the cart even if its card message cannot be set; the cart line shows which.
    if (gift) await restoreGiftMessage(client, addition, gift).catch(() => undefined);
  });
}

/**
 * Restores the card message of a line that was removed and added again, unless the new line has
 * one.
 */
async function restoreGiftMessage(client: Client, addition: CartAddition, gift: GiftMessage) {
  const cartId = addition.cartId ?? '';
  const { items } = await readDetails(client, cartId);
  const line = items.find((item) => isLineOf(item, addition));
  if (!line || line.gift) return;
  const { uid: itemUid, quantity } = line;
  await mutate(client, SetGiftMessage, { cartId, itemUid, quantity, gift }, KEPT_ALIVE);
}

/** Removes a line from the cart. @throws PlatformError */
export async function removeItem(
  client: Client,
  { cartId, itemId }: { cartId: string; itemId: string },
): Promise<void> {
  await withCartCheck(client, cartId, () =>
    mutate(client, RemoveItemFromCart, { cartId, itemUid: itemId }, KEPT_ALIVE),
  );
}

/** Applies a coupon. @throws RefusedError with the platform's message */
export async function applyCoupon(
  client: Client,
  { cartId, code }: { cartId: string; code: string },
): Promise<void> {
  await withCartCheck(client, cartId, () =>
    mutate(client, ApplyCouponToCart, { cartId, code }, KEPT_ALIVE),
  );
}

/** Removes the applied coupon. @throws PlatformError */
export async function removeCoupon(client: Client, { cartId }: { cartId: string }): Promise<void> {
  await withCartCheck(client, cartId, () =>
    mutate(client, RemoveCouponFromCart, { cartId }, KEPT_ALIVE),
  );
}
