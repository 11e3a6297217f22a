import { getOperationName, mapExchange } from '@urql/core';
import { isCartError } from '../errors.ts';

/** The queries of the header's badge. No machine reads their results, so none sees their errors. */
const BADGE_QUERIES = new Set<string | undefined>(['CartTrigger', 'CartTriggerWithSummary']);

/**
 * Reports that the platform rejected the cart when the badge was read, once for each cart: the cart
 * then recovers on every page, and not only where its contents are shown.
 *
 * @param onRejected - called with the rejected cart's id
 */
export function cartErrorsExchange(onRejected: (cartId: string) => void) {
  const reported = new Set<unknown>();
  return mapExchange({
    onResult: ({ error, operation: { query, variables } }) => {
      if (!error || !isCartError(error) || !BADGE_QUERIES.has(getOperationName(query))) return;
      const { cart_id: cartId } = variables as { cart_id: string };
      if (reported.has(cartId)) return;
      reported.add(cartId);
      onRejected(cartId);
    },
  });
}
