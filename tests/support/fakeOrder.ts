import type { OrderDraft, Recalled } from '../../machines/order/place.ts';
import type { PreparedOrder } from '../../machines/order/receipt.ts';

/** The draft with its addresses looked up, as far as a test cares. */
export function preparedOrder(draft: OrderDraft): PreparedOrder {
  const { shippingAddress, billingAddress } = draft;
  const billing = 'sameAsShippingAddress' in billingAddress ? shippingAddress : billingAddress;
  const found = { region_id: null, region: null };
  return {
    ...draft,
    shippingAddress: { ...shippingAddress, ...found },
    billingAddress: { ...billing, ...found },
    payer: draft.email,
  };
}

/** What is written down of it. */
export const recalledOrder = (order: PreparedOrder): Recalled => ({
  unsettled: {
    cartId: order.cartId,
    isSignedIn: order.isSignedIn,
    email: order.email,
    sentAt: 0,
    total: order.details?.prices.grand_total ?? null,
  },
  known: order,
  isCurrent: true,
});
