import { graphql } from '../../../lib/graphql.ts';

/** What a returning customer chose before, what the cart holds of it, and whether there is a need. */
export const Remembered = graphql(`
  query Remembered {
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
    customerCart {
      id
      total_quantity
      shipping_addresses {
        firstname
        lastname
        street
        city
        region {
          code
          label
        }
        postcode
        telephone
        country {
          code
        }
        selected_shipping_method {
          carrier_code
          method_code
        }
      }
    }
  }
`);
