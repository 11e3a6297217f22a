import { graphql } from '../../../lib/graphql.ts';

/** Asks only whether this shopper may use the cart. */
export const CartAccess = graphql(`
  query CartAccess($cartId: String!) {
    cart(cart_id: $cartId) {
      id
    }
  }
`);
