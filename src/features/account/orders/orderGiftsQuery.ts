import { graphql } from '../../../lib/graphql.ts';

/** What the cards of an order's lines say. */
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
