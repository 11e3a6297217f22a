import { AddressFragment } from '../../../lib/address/savedAddress.ts';
import { graphql } from '../../../lib/graphql.ts';
import { TokenFragment } from '../../../lib/money/vaultPayment.ts';

/**
 * The data that the express checkout prefills for a returning customer: saved addresses and payment
 * tokens, the latest order's methods, and the choices that the cart already holds.
 */
export const SavedPreferences = graphql(
  `
  query Remembered {
    customer {
      addresses {
        ...Address
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
            additional_data {
              name
              value
            }
          }
        }
      }
    }
    customerPaymentTokens {
      items {
        ...Token
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
`,
  [AddressFragment, TokenFragment],
);
