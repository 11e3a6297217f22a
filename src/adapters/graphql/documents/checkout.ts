import { graphql } from '../../../lib/graphql.ts';

export const SetGuestEmail = graphql(`
  mutation SetGuestEmail($cartId: String!, $email: String!) {
    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {
      cart {
        id
        email
      }
    }
  }
`);

export const SetShippingAddress = graphql(`
  mutation SetShippingAddress(
    $cartId: String!
    $firstname: String!
    $lastname: String!
    $street: [String]!
    $city: String!
    $region_code: String
    $postcode: String
    $telephone: String!
    $country_id: String!
  ) {
    setShippingAddressesOnCart(
      input: {
        cart_id: $cartId
        shipping_addresses: [
          {
            address: {
              firstname: $firstname
              lastname: $lastname
              street: $street
              city: $city
              region: $region_code
              postcode: $postcode
              telephone: $telephone
              country_code: $country_id
              save_in_address_book: false
            }
          }
        ]
      }
    ) {
      cart {
        id
        shipping_addresses {
          street
          available_shipping_methods {
            carrier_code
            carrier_title
            method_code
            method_title
            available
            amount {
              value
              currency
            }
          }
        }
      }
    }
  }
`);

export const SetShippingMethod = graphql(`
  mutation SetShippingMethod($cartId: String!, $carrier: String!, $method: String!) {
    setShippingMethodsOnCart(
      input: {
        cart_id: $cartId
        shipping_methods: [{ carrier_code: $carrier, method_code: $method }]
      }
    ) {
      cart {
        id
      }
    }
  }
`);

export const PickupLocations = graphql(`
  query PickupLocations($country: String!) {
    pickupLocations(filters: { country_id: { eq: $country } }) {
      items {
        pickup_location_code
        name
        street
        city
        postcode
        description
        phone
      }
    }
  }
`);

export const Countries = graphql(`
  query Countries {
    countries {
      id
      full_name_locale
      available_regions {
        id
        code
        name
      }
    }
  }
`);
