import { graphql, type ResultOf } from '../../../lib/graphql.ts';

/** A page of the customer's orders, the latest first, in whatever store view they were placed. */
export const OrdersQuery = graphql(`
  query Orders($filter: CustomerOrdersFilterInput, $currentPage: Int!, $pageSize: Int!) {
    customer {
      orders(
        filter: $filter
        currentPage: $currentPage
        pageSize: $pageSize
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
        scope: GLOBAL
      ) {
        total_count
        page_info {
          current_page
          total_pages
        }
        items {
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
            firstname
            lastname
            street
            city
            region
            postcode
            country_code
            telephone
          }
          billing_address {
            firstname
            lastname
            street
            city
            region
            postcode
            country_code
            telephone
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
      }
    }
  }
`);

type Customer = NonNullable<ResultOf<typeof OrdersQuery>['customer']>;
export type PlacedOrder = NonNullable<NonNullable<Customer['orders']>['items'][number]>;
export type PlacedItem = NonNullable<NonNullable<PlacedOrder['items']>[number]>;
export type PlacedAddress = NonNullable<PlacedOrder['shipping_address']>;
