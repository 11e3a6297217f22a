import { graphql } from '../../../lib/graphql.ts';

/** Checks whether the shopper may use a cart: it fails if not. */
export const CartAccess = graphql(`
  query CartAccess($cart_id: String!) {
    cart(cart_id: $cart_id) {
      id
    }
  }
`);
