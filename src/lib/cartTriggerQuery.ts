import { graphql } from './graphql.ts';

/** The count of the header's badge. */
export const CartTrigger = graphql(`
  query CartTrigger($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
    }
  }
`);

/** The same on a platform with the PWA modules. */
export const CartTriggerWithSummary = graphql(`
  query CartTriggerWithSummary($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
      total_summary_quantity_including_config
    }
  }
`);
