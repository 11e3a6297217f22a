import { type FragmentOf, graphql } from '../../../lib/graphql.ts';

/** The gift messages of an order's items. */
const GiftsFragment = graphql(`
  fragment OrderedGifts on CustomerOrder {
    items {
      id
      gift_message {
        to
        from
        message
      }
    }
  }
`);

export type OrderedGifts = FragmentOf<typeof GiftsFragment>;

/** The gift messages of a customer's order. */
export const OrderGiftsQuery = graphql(
  `
  query OrderGifts($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, scope: GLOBAL) {
        items {
          id
          number
          ...OrderedGifts
        }
      }
    }
  }
`,
  [GiftsFragment],
);

/** The gift messages of a guest's order. */
export const GuestOrderGiftsQuery = graphql(
  `
  query GuestOrderGifts($token: String!) {
    guestOrderByToken(input: { token: $token }) {
      id
      number
      ...OrderedGifts
    }
  }
`,
  [GiftsFragment],
);
