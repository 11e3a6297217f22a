import { graphql } from '../../../lib/graphql.ts';

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
