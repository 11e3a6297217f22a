import { graphql } from './graphql.ts';

/** The quantity that the cart badge in the header shows. */
export const CartTrigger = graphql(`
  query CartTrigger($cart_id: String!) {
    cart(cart_id: $cart_id) {
      id
      total_quantity
    }
  }
`);

/**
 * The same for a platform with the PWA modules, whose cart summary setting chooses what is counted.
 */
export const CartTriggerWithSummary = graphql(`
  query CartTriggerWithSummary($cart_id: String!) {
    cart(cart_id: $cart_id) {
      id
      total_quantity
      total_summary_quantity_including_config
    }
  }
`);
