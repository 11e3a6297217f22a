import { graphql } from '../../../lib/graphql.ts';

/** The customer's latest order. */
export const LatestOrder = graphql(`
  query LatestOrder {
    customer {
      orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
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
