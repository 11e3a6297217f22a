import type { CheckoutContext, SavedCheckout } from '../checkout/context.ts';
import { type ShownOrder, shownCart } from './agreement.ts';
import type { OrderDraft } from './setup.ts';

/** The parts of a checkout that storage keeps. */
export function savedCheckoutOf(context: SavedCheckout): SavedCheckout {
  const { availableShippingMethods, shippingAddress, shippingMethod, billingAddress, payment } =
    context;
  return { availableShippingMethods, shippingAddress, shippingMethod, billingAddress, payment };
}

/** The order that the shopper has seen and agreed to: exactly the contents of the screen. */
export function draftOf(
  { cartId, isSignedIn }: CheckoutContext,
  shownOrder: ShownOrder,
): OrderDraft {
  const { cart, shippingAddress, billingAddress, shippingMethod, payment } = shownOrder;
  return {
    cartId: cartId ?? cart.id,
    isSignedIn,
    email: shippingAddress.email ?? '',
    shippingAddress,
    billingAddress,
    shippingMethod,
    payment,
    details: shownCart(shownOrder),
    shownOrder,
  };
}
