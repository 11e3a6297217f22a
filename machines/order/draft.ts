import type { CheckoutContext, SavedCheckout } from '../checkout/context.ts';
import { type SeenOrder, shownCart } from './agreement.ts';
import type { OrderDraft } from './setup.ts';

/** The parts of a checkout that storage keeps. */
export function savedOf(context: SavedCheckout): SavedCheckout {
  const { availableShippingMethods, shippingAddress, shippingMethod, billingAddress, payment } =
    context;
  return { availableShippingMethods, shippingAddress, shippingMethod, billingAddress, payment };
}

/** The order that the shopper has seen and agreed to: exactly the contents of the screen. */
export function draftOf({ cartId, isSignedIn }: CheckoutContext, seen: SeenOrder): OrderDraft {
  const { cart, shippingAddress, billingAddress, shippingMethod, payment } = seen;
  return {
    cartId: cartId ?? cart.id,
    isSignedIn,
    email: shippingAddress.email ?? '',
    shippingAddress,
    billingAddress,
    shippingMethod,
    payment,
    details: shownCart(seen),
    seen,
  };
}
