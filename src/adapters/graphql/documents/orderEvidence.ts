import { graphql } from '../../../lib/graphql.ts';

/** The customer's latest orders in all store views. */
export const LatestOrders = graphql(`
  query LatestOrders {
    customer {
      orders(
        pageSize: 5
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
        scope: GLOBAL
      ) {
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
