import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../lib/graphql.ts';
import { UPDATE_ERRORS } from '../../../lib/platform/optionalFields.ts';
import { RefusedError, throwUserErrors, UnsupportedError } from '../errors.ts';
import { KEPT_ALIVE, mutate, withCartCheck } from '../execute.ts';

const UpdateCartItems = graphql(`
  mutation UpdateCartItems($cartId: String!, $itemUid: ID!, $quantity: Float!) {
    updateCartItems(
      input: {
        cart_id: $cartId
        cart_items: [{ cart_item_uid: $itemUid, quantity: $quantity }]
      }
    ) {
      cart {
        id
        total_quantity
        itemsV2(pageSize: 100) {
          items {
            __typename
            uid
            quantity
          }
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** The same for a platform before 2.4.8, whose payload has no `errors` field. */
const UpdateCartItemsBefore248 = graphql(`
  mutation UpdateCartItemsBefore248($cartId: String!, $itemUid: ID!, $quantity: Float!) {
    updateCartItems(
      input: {
        cart_id: $cartId
        cart_items: [{ cart_item_uid: $itemUid, quantity: $quantity }]
      }
    ) {
      cart {
        id
        total_quantity
        itemsV2(pageSize: 100) {
          items {
            __typename
            uid
            quantity
          }
        }
      }
    }
  }
`);

interface QuantityChange {
  cartId: string;
  /** The line's uid. */
  itemId: string;
  quantity: number;
}

/**
 * Changes the quantity of a cart line.
 *
 * @throws RefusedError, also when the platform sets another quantity than the requested one
 */
export const updateItem = (client: Client, change: QuantityChange): Promise<void> =>
  withCartCheck(client, change.cartId, async () => {
    const response = await sendChange(client, change);
    throwUserErrors(response?.errors);
    const line = response?.cart.itemsV2?.items.find((item) => item?.uid === change.itemId);
    const accepted = line?.quantity ?? change.quantity;
    if (accepted !== change.quantity) {
      throw new RefusedError(i18n._(msg`Only ${accepted} of these are available.`));
    }
  });

/** Clients of a platform before 2.4.8, which has rejected the `errors` field. */
const before248 = new WeakSet<Client>();

/**
 * Sends the change, once more without `errors` if the platform does not know that field. It rejects
 * such a document as a whole, so the change is never applied twice.
 */
async function sendChange(
  client: Client,
  { cartId, itemId, quantity }: QuantityChange,
): Promise<ResultOf<typeof UpdateCartItems>['updateCartItems']> {
  const variables = { cartId, itemUid: itemId, quantity };
  try {
    if (!before248.has(client)) {
      return (await mutate(client, UpdateCartItems, variables, KEPT_ALIVE)).updateCartItems;
    }
  } catch (error) {
    if (!(error instanceof UnsupportedError && error.lacks(UPDATE_ERRORS))) throw error;
    before248.add(client);
  }
  const { updateCartItems } = await mutate(client, UpdateCartItemsBefore248, variables, KEPT_ALIVE);
  return updateCartItems && { ...updateCartItems, errors: [] };
}
