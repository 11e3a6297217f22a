import { graphql } from '../../../lib/graphql.ts';

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

export const ReadWishList = graphql(
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

export const AddToWishList = graphql(
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

export const RemoveFromWishList = graphql(
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
export const ChooseWishOptions = graphql(`
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

export const MoveToCart = graphql(
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
