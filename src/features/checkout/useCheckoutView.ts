import { useEffect, useState } from 'react';
import type { CartDetails } from '../../../machines/domain.ts';
import { shownCart } from '../../../machines/order/agreement.ts';
import { useCart } from '../../actors/useCart.ts';
import { useCheckout } from '../../actors/useCheckout.ts';

/** What of the checkout can be shown now. Begins it on every visit. */
export function useCheckoutView() {
  const cart = useCart();
  const { begin, isOpen, isSubmitting, step, order, charged } = useCheckout();
  const { isConfirming, isDelayed, isUnconfirmed } = useCheckout();
  useEffect(() => {
    begin();
  }, []);
  // Whoever comes back from the receipt is placing nothing.
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
    /** As the platform tells it; null until both the cart and the checkout are there. */
    cart: isEmpty || !isOpen ? null : details,
    /** As it is shown: at the amounts that will be charged. */
    details: isEmpty || !isOpen || !details ? null : shownCart({ cart: details, charged }),
    isPlacing,
    news: cart.news,
    order,
    /** An earlier payment whose outcome is being found out, or cannot be. */
    doubt: isConfirming
      ? 'confirming'
      : isDelayed
        ? 'delayed'
        : isUnconfirmed
          ? 'unconfirmed'
          : null,
  } as const;
}

/** While the order is placed the cart is replaced: the last known one stays on screen. */
function useKept(details: CartDetails | null, isKept: boolean): CartDetails | null {
  const [kept, setKept] = useState(details);
  if (details && details !== kept && !isKept) setKept(details);
  return isKept ? kept : details;
}
