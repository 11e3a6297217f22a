import { graphql } from '../../../lib/graphql.ts';

export const CreateEmptyCart = graphql(`
  mutation CreateEmptyCart {
    createEmptyCart
  }
`);

export const MergeCarts = graphql(`
  mutation MergeCarts($source: String!, $destination: String!) {
    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {
      id
      total_quantity
    }
  }
`);

export const AddProductsToCart = graphql(`
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

export const UpdateCartItems = graphql(`
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
export const UpdateCartItemsBefore248 = graphql(`
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

export const RemoveItemFromCart = graphql(`
  mutation RemoveItemFromCart($cartId: String!, $itemUid: ID!) {
    removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $itemUid }) {
      cart {
        id
        total_quantity
      }
    }
  }
`);

export const ApplyCouponToCart = graphql(`
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

export const RemoveCouponFromCart = graphql(`
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

export const SetGiftMessage = graphql(`
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
