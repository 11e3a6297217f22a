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

const CartParts = graphql(`
  fragment CartParts on Cart {
    id
    total_quantity
    applied_coupons {
      code
    }
    itemsV2(pageSize: 100) {
      total_count
      items {
        __typename
        uid
        id
        quantity
        is_available
        errors {
          code
          message
        }
        prices {
          price {
            value
            currency
          }
          row_total {
            value
            currency
          }
        }
        product {
          __typename
          uid
          sku
          name
          url_key
          url_suffix
          thumbnail {
            url
          }
        }
        ... on ConfigurableCartItem {
          configurable_options {
            configurable_product_option_uid
            configurable_product_option_value_uid
            option_label
            value_label
          }
          configured_variant {
            __typename
            uid
            sku
            thumbnail {
              url
            }
          }
        }
      }
    }
    prices {
      subtotal_excluding_tax {
        value
        currency
      }
      discounts {
        label
        amount {
          value
          currency
        }
      }
      applied_taxes {
        label
        amount {
          value
          currency
        }
      }
      grand_total {
        value
        currency
      }
    }
    shipping_addresses {
      street
      selected_shipping_method {
        carrier_code
        method_code
        carrier_title
        method_title
        amount {
          value
          currency
        }
      }
    }
  }
`);

/** The cart's details, with the card message of each line. */
export const CartDetailsQuery = graphql(
  `
  query CartDetails($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      ...CartParts
      itemsV2(pageSize: 100) {
        items {
          __typename
          uid
          ... on SimpleCartItem {
            gift_message {
              to
              from
              message
            }
          }
          ... on ConfigurableCartItem {
            gift_message {
              to
              from
              message
            }
          }
          ... on BundleCartItem {
            gift_message {
              to
              from
              message
            }
          }
        }
      }
    }
  }
`,
  [CartParts],
);

/** The same for a platform without the gift message module. */
export const CartDetailsWithoutGifts = graphql(
  `
  query CartDetailsWithoutGifts($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      ...CartParts
    }
  }
`,
  [CartParts],
);

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
