import { graphql } from '../../../lib/graphql.ts';
import { OrderFragment } from './orderFragment.ts';

/** A guest's order by its number, email address and last name. */
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

/** A guest's order by the token of the link in an email. */
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
