import type { CartDetails } from '../domain.ts';
import { choiceChanges, isEdited, type OrderChange, type ShownOrder } from '../order/agreement.ts';
import { type PlaceOrderOutput, SESSION_CHANGED } from '../order/setup.ts';
import { type CheckoutContext, needsOtherPayment } from './context.ts';

interface Checkout {
  context: CheckoutContext;
}

/** The checkout's guards on the order that is reviewed, and on what its payment has used up. */
export const reviewGuards = {
  hasItems: (_: unknown, { details }: { details: CartDetails | null }) =>
    (details?.items.length ?? 0) > 0,
  /** Whether the steps were accepted for another cart than the announced one. */
  isOtherCart: ({ context }: Checkout, { cartId }: { cartId: string | null }) =>
    context.shippingAddress !== null &&
    context.cartId !== null &&
    cartId !== null &&
    cartId !== context.cartId,
  isEditedElsewhere: ({ context }: Checkout, { details }: { details: CartDetails | null }) =>
    isEdited(context.details, details),
  /** Whether the order has become free, or no longer is. Another cart is another order. */
  needsOtherPayment: (
    { context }: Checkout,
    { cartId, details }: { cartId: string | null; details: CartDetails | null },
  ) => cartId === context.cartId && needsOtherPayment(context, details),
  isUnchanged: (_: unknown, { changes }: { changes: OrderChange[] }) => changes.length === 0,
  hasChangedChoices: ({ context }: Checkout, { shownOrder }: { shownOrder: ShownOrder }) =>
    choiceChanges(shownOrder, context).length > 0,
  /** Whether the order was not sent because the shopper has signed in or out. */
  hasSessionChanged: ({ context }: Checkout) =>
    context.errors.review?.reason === SESSION_CHANGED.reason,
  isCartSpent: ({ context }: Checkout) =>
    context.cartId !== null && context.cartId === context.spentCartId,
  isNonceSpent: ({ context }: Checkout, { outcome }: PlaceOrderOutput) =>
    (outcome === 'declined' || outcome === 'absent') && context.payment?.data.nonce !== undefined,
};
