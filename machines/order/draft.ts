import type { CheckoutContext, SavedCheckout } from '../checkout/setup.ts';
import type { OrderDraft } from './place.ts';

/** What browser storage keeps of a checkout. */
export function savedOf(context: SavedCheckout): SavedCheckout {
  const { availableShippingMethods, shippingAddress, shippingMethod, billingAddress, payment } =
    context;
  return { availableShippingMethods, shippingAddress, shippingMethod, billingAddress, payment };
}

/**
 * What the order is made of, all steps accepted.
 * @throws Error when a step is missing: the statechart never asks then.
 */
export function draftOf(context: CheckoutContext): OrderDraft {
  const { cartId, shippingAddress, shippingMethod, billingAddress, payment } = context;
  if (!cartId || !shippingAddress || !shippingMethod || !billingAddress || !payment) {
    throw new Error('An order needs all five steps.');
  }
  return {
    cartId,
    isSignedIn: context.isSignedIn,
    email: shippingAddress.email ?? '',
    shippingAddress,
    billingAddress,
    shippingMethod,
    payment,
    details: context.details,
  };
}
