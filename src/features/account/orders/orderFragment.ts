import { type FragmentOf, graphql } from '../../../lib/graphql.ts';

/** A shipping or billing address of an order. */
const PlacedAddressFragment = graphql(`
  fragment PlacedAddressFacts on OrderAddress {
    firstname
    lastname
    street
    city
    region
    postcode
    country_code
    telephone
  }
`);

/** The fields of an order that a customer's history and a guest's order page show. */
export const OrderFragment = graphql(
  `
  fragment OrderFacts on CustomerOrder {
    id
    number
    order_date
    status
    shipping_method
    payment_methods {
      name
      type
    }
    items {
      id
      product_name
      product_sku
      quantity_ordered
      quantity_invoiced
      quantity_shipped
      quantity_canceled
      quantity_refunded
      product_sale_price {
        value
        currency
      }
      selected_options {
        label
        value
      }
      product {
        uid
        small_image {
          url
        }
        url_key
        url_suffix
      }
    }
    shipping_address {
      ...PlacedAddressFacts
    }
    billing_address {
      ...PlacedAddressFacts
    }
    shipments {
      id
      tracking {
        carrier
        number
        title
      }
    }
    total {
      subtotal {
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
      total_tax {
        value
        currency
      }
      total_shipping {
        value
        currency
      }
      grand_total {
        value
        currency
      }
    }
  }
`,
  [PlacedAddressFragment],
);

export type PlacedOrder = FragmentOf<typeof OrderFragment>;
export type PlacedItem = NonNullable<NonNullable<PlacedOrder['items']>[number]>;
export type PlacedAddress = FragmentOf<typeof PlacedAddressFragment>;
