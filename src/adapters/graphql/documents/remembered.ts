import { graphql } from '../../../lib/graphql.ts';

/** What a returning customer chose before, and whether there is something to order now. */
export const Remembered = graphql(`
  query Remembered($cartId: String!) {
    customer {
      addresses {
        id
        firstname
        lastname
        company
        street
        city
        region {
          region
          region_code
        }
        postcode
        telephone
        country_code
        default_shipping
        default_billing
      }
      orders(
        pageSize: 1
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
        scope: GLOBAL
      ) {
        items {
          number
          shipping_method
          payment_methods {
            name
            type
          }
        }
      }
    }
    customerPaymentTokens {
      items {
        public_hash
        payment_method_code
        type
        details
      }
    }
    cart(cart_id: $cartId) {
      id
      total_quantity
    }
  }
`);
