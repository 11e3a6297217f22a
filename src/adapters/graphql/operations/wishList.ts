import type { Client } from '@urql/core';
import type {
  ListedWish,
  Wish,
  WishChange,
  WishList,
} from '../../../../machines/wishList/context.ts';
import { graphql, type ResultOf } from '../../../lib/graphql.ts';
import { requirePayload, SoldOutError, throwUserErrors, UnreachableError } from '../errors.ts';
import { KEPT_ALIVE, mutate, queryPartial } from '../execute.ts';

/** The fields that tell which products a wish list contains. */
const WishListMarks = graphql(`
  fragment WishListMarks on Wishlist {
    id
    items_v2(currentPage: $currentPage, pageSize: 100) {
      page_info {
        current_page
        total_pages
      }
      items {
        __typename
        id
        quantity
        product {
          __typename
          uid
          sku
          name
        }
        ... on ConfigurableWishlistItem {
          configurable_options {
            configurable_product_option_value_uid
          }
        }
      }
    }
  }
`);

const ReadWishList = graphql(
  `
    query ReadWishList($currentPage: Int!) {
      customer {
        wishlists(pageSize: 1, currentPage: 1) {
          ...WishListMarks
        }
      }
    }
  `,
  [WishListMarks],
);

const AddToWishList = graphql(
  `
    mutation AddToWishList(
      $listId: ID!
      $items: [WishlistItemInput!]!
      $currentPage: Int = 1
    ) {
      addProductsToWishlist(wishlistId: $listId, wishlistItems: $items) {
        wishlist {
          ...WishListMarks
        }
        user_errors {
          code
          message
        }
      }
    }
  `,
  [WishListMarks],
);

const RemoveFromWishList = graphql(
  `
    mutation RemoveFromWishList($listId: ID!, $itemIds: [ID!]!, $currentPage: Int = 1) {
      removeProductsFromWishlist(wishlistId: $listId, wishlistItemsIds: $itemIds) {
        wishlist {
          ...WishListMarks
        }
        user_errors {
          code
          message
        }
      }
    }
  `,
  [WishListMarks],
);

/** Sets the options of a configurable item that was added to the list without them. */
const ChooseWishOptions = graphql(`
  mutation ChooseWishOptions($listId: ID!, $itemId: ID!, $quantity: Float!, $options: [ID]) {
    updateProductsInWishlist(
      wishlistId: $listId
      wishlistItems: [
        { wishlist_item_id: $itemId, quantity: $quantity, selected_options: $options }
      ]
    ) {
      wishlist {
        id
      }
      user_errors {
        code
        message
      }
    }
  }
`);

const MoveToCart = graphql(
  `
    mutation MoveToCart($listId: ID!, $itemIds: [ID!]!, $currentPage: Int = 1) {
      addWishlistItemsToCart(wishlistId: $listId, wishlistItemIds: $itemIds) {
        status
        wishlist {
          ...WishListMarks
        }
        add_wishlist_items_to_cart_user_errors {
          code
          message
        }
      }
    }
  `,
  [WishListMarks],
);

type Customer = NonNullable<ResultOf<typeof ReadWishList>['customer']>;
type CustomerWishList = NonNullable<Customer['wishlists'][number]>;

/** Maximum number of pages that are read; products beyond them are not marked as wished for. */
const MAX_PAGES = 20;

/** Reads the customer's whole wish list, always from the platform. @throws PlatformError */
export async function readWishList(client: Client): Promise<WishList> {
  const first = await readPage(client, 1);
  return first ? readAllPages(client, first) : { listId: '0', items: [] };
}

/**
 * Applies a change to the wish list.
 *
 * @param change - a removal lists the items to remove, since the platform removes by item id
 * @returns the list after the change
 * @throws RefusedError with the platform's message, SoldOutError, or UnreachableError
 */
export async function changeWishList(
  client: Client,
  listId: string,
  change: Exclude<WishChange, { kind: 'remove' }> | { kind: 'remove'; items: ListedWish[] },
): Promise<WishList> {
  if (change.kind === 'add') return add(client, listId, change.wishes);
  if (change.kind === 'move') return move(client, listId, change.item, change.selectedOptions);
  const itemIds = change.items.map(({ id }) => id);
  const { removeProductsFromWishlist } = await mutate(
    client,
    RemoveFromWishList,
    { listId, itemIds },
    KEPT_ALIVE,
  );
  throwUserErrors(removeProductsFromWishlist?.user_errors);
  return readAllPages(client, removeProductsFromWishlist?.wishlist);
}

async function add(client: Client, listId: string, wishes: readonly Wish[]): Promise<WishList> {
  const items = wishes.map(({ sku, quantity, selectedOptions }) => ({
    sku,
    quantity,
    ...(selectedOptions.length > 0 && { selected_options: selectedOptions }),
  }));
  const { addProductsToWishlist } = await mutate(
    client,
    AddToWishList,
    { listId, items },
    KEPT_ALIVE,
  );
  throwUserErrors(addProductsToWishlist?.user_errors);
  return readAllPages(client, addProductsToWishlist?.wishlist);
}

async function move(
  client: Client,
  listId: string,
  { id, quantity }: ListedWish,
  options: readonly string[],
): Promise<WishList> {
  if (options.length > 0) {
    const variables = { listId, itemId: id, quantity, options: [...options] };
    const { updateProductsInWishlist } = await mutate(client, ChooseWishOptions, variables);
    throwUserErrors(updateProductsInWishlist?.user_errors);
  }
  const { addWishlistItemsToCart } = await mutate(
    client,
    MoveToCart,
    { listId, itemIds: [id] },
    KEPT_ALIVE,
  );
  const moved = requirePayload(addWishlistItemsToCart);
  throwUserErrors(moved.add_wishlist_items_to_cart_user_errors);
  if (!moved.status) throw new SoldOutError();
  return readAllPages(client, moved.wishlist);
}

/** Reads one page. A deleted product is null with an error; the other items are still valid. */
async function readPage(client: Client, currentPage: number): Promise<CustomerWishList | null> {
  const { data } = await queryPartial(
    client,
    ReadWishList,
    { currentPage },
    ({ customer }) => customer,
  );
  const { customer } = data;
  if (!customer) throw new UnreachableError('The platform gave no customer.');
  return customer.wishlists[0] ?? null;
}

/** Completes a list by reading its further pages one by one. */
async function readAllPages(
  client: Client,
  first: CustomerWishList | null | undefined,
): Promise<WishList> {
  if (!first) throw new UnreachableError('The platform gave no wish list.');
  const pages = Math.min(first.items_v2?.page_info?.total_pages ?? 1, MAX_PAGES);
  const items = itemsOf(first);
  for (let page = 2; page <= pages; page += 1) {
    const next = await readPage(client, page);
    if (next) items.push(...itemsOf(next));
  }
  return { listId: first.id ?? '0', items };
}

const itemsOf = ({ items_v2 }: CustomerWishList): ListedWish[] =>
  (items_v2?.items ?? []).flatMap((item) => {
    if (!item?.product) return [];
    const options = item.__typename === 'ConfigurableWishlistItem' ? item.configurable_options : [];
    return {
      id: item.id,
      sku: item.product.sku ?? '',
      name: item.product.name ?? '',
      quantity: item.quantity,
      selectedOptions: (options ?? []).flatMap(
        (option) => option?.configurable_product_option_value_uid ?? [],
      ),
    };
  });
