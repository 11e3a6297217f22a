import { graphql } from '../../../lib/graphql.ts';

/** Checks whether the shopper may use a cart: it fails if not. */
export const CartAccess = graphql(`
  query CartAccess($cartId: String!) {
    cart(cart_id: $cartId) {
      id
    }
  }
`);
