import { useEffect, useState } from 'react';
import type { CartDetails } from '../../../machines/domain.ts';
import { shownCart } from '../../../machines/order/agreement.ts';
import { useCartFields, useIsCartBusy, useIsCartKnown, useReadCart } from '../../actors/useCart.ts';
import {
  useCheckoutCommands,
  useCheckoutFields,
  useCheckoutStep,
  useIsCheckoutOpen,
  useIsSubmitting,
  useOrderVerification,
} from '../../actors/useCheckout.ts';

/**
 * Begins the checkout on every visit.
 * @returns what the page shows: an empty cart, a failed reading, the cart, or a payment in doubt.
 */
export function useCheckoutPageState() {
  const cart = useCartFields('details', 'cartId', 'failures', 'cartDiff');
  const isCartBusy = useIsCartBusy();
  const isCartKnown = useIsCartKnown();
  const read = useReadCart();
  const { order, charged, payment } = useCheckoutFields('order', 'charged', 'payment');
  const { begin } = useCheckoutCommands();
  const isOpen = useIsCheckoutOpen();
  const isSubmitting = useIsSubmitting();
  const step = useCheckoutStep();
  const doubt = useOrderVerification();
  useEffect(() => {
    begin();
  }, []);
  // A shopper who returns from the receipt is not placing an order.
  const [orderBefore] = useState(order);
  const isPlacing =
    (step === 'review' && isSubmitting) || (order !== null && order !== orderBefore);
  const details = useLastCart(cart.details, isPlacing);

  const isEmpty =
    !isPlacing &&
    (cart.details
      ? cart.details.items.length === 0
      : isCartKnown && cart.cartId === null && !isCartBusy);
  const failure = details || isEmpty ? undefined : cart.failures.read;
  return {
    isEmpty,
    failure,
    retry: { read, isBusy: isCartBusy },
    /**
     * The cart as the platform returned it; null until both the cart and the checkout are known.
     */
    cart: isEmpty || !isOpen ? null : details,
    /**
     * The cart to show, with the amounts that will be charged; null during a payment whose steps a
     * sign-out in another tab has cleared.
     */
    details:
      isEmpty || !isOpen || !details || (isPlacing && !payment)
        ? null
        : shownCart({ cart: details, charged }),
    isPlacing,
    cartDiff: cart.cartDiff,
    order,
    /** The earlier payment that is being verified or cannot be verified. */
    doubt,
  } as const;
}

/**
 * Keeps the last cart on screen while an order is placed, because the platform replaces the cart.
 */
function useLastCart(details: CartDetails | null, isFrozen: boolean): CartDetails | null {
  const [lastDetails, setLastDetails] = useState(details);
  if (details && details !== lastDetails && !isFrozen) setLastDetails(details);
  return isFrozen ? lastDetails : details;
}
