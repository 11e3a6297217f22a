import { graphql } from '../../../lib/graphql.ts';

/** The customer's latest orders. */
export const LatestOrders = graphql(`
  query LatestOrders {
    customer {
      orders(pageSize: 5, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
        items {
          number
          order_date
          total {
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
