import { useEffect, useState } from 'react';
import type { CartDetails } from '../../../machines/domain.ts';
import { shownCart } from '../../../machines/order/agreement.ts';
import { useCart } from '../../actors/useCart.ts';
import { useCheckout } from '../../actors/useCheckout.ts';

/** Decides which view of the checkout to show. Begins the checkout on every visit. */
export function useCheckoutView() {
  const cart = useCart();
  const { begin, isOpen, isSubmitting, step, order, charged } = useCheckout();
  const { isConfirming, isDelayed, isUnconfirmed } = useCheckout();
  useEffect(() => {
    begin();
  }, []);
  // A shopper who returns from the receipt is not placing an order.
  const [orderBefore] = useState(order);
  const isPlacing = (step === 'order' && isSubmitting) || (order !== null && order !== orderBefore);
  const details = useKept(cart.details, isPlacing);

  const isEmpty =
    !isPlacing &&
    (cart.details
      ? cart.details.items.length === 0
      : cart.isKnown && cart.cartId === null && !cart.isBusy);
  const failure = details || isEmpty ? undefined : cart.failures.read;
  return {
    isEmpty,
    failure,
    retry: { read: cart.read, isBusy: cart.isBusy },
    /** The cart from the platform; null until both the cart and the checkout are loaded. */
    cart: isEmpty || !isOpen ? null : details,
    /** The cart to show, with the amounts that will be charged. */
    details: isEmpty || !isOpen || !details ? null : shownCart({ cart: details, charged }),
    isPlacing,
    news: cart.news,
    order,
    /** The state of an earlier payment with an unknown outcome, or null. */
    doubt: isConfirming
      ? 'confirming'
      : isDelayed
        ? 'delayed'
        : isUnconfirmed
          ? 'unconfirmed'
          : null,
  } as const;
}

/**
 * Keeps the last cart on screen while an order is placed, because the platform replaces the
 * cart.
 */
function useKept(details: CartDetails | null, isKept: boolean): CartDetails | null {
  const [kept, setKept] = useState(details);
  if (details && details !== kept && !isKept) setKept(details);
  return isKept ? kept : details;
}
