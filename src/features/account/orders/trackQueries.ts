import { graphql } from '../../../lib/graphql.ts';
import { OrderFragment } from './orderFragment.ts';

/** A guest's order, by what its mail and its bill say. */
export const GuestOrderQuery = graphql(
  `
  query GuestOrder($number: String!, $email: String!, $lastname: String!) {
    guestOrder(input: { number: $number, email: $email, lastname: $lastname }) {
      id
      number
      token
      ...OrderFacts
    }
  }
`,
  [OrderFragment],
);

/** A guest's order, by the link of its mail. */
export const GuestOrderByTokenQuery = graphql(
  `
  query GuestOrderByToken($token: String!) {
    guestOrderByToken(input: { token: $token }) {
      id
      number
      token
      ...OrderFacts
    }
  }
`,
  [OrderFragment],
);
