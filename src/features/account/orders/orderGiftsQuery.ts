import { graphql } from '../../../lib/graphql.ts';

/** The gift messages of an order's items. */
export const OrderGiftsQuery = graphql(`
  query OrderGifts($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, scope: GLOBAL) {
        items {
          id
          number
          items {
            id
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
`);
