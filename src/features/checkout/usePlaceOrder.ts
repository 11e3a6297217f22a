import { useEffect, useEffectEvent, useState } from 'react';
import { useCart } from '../../actors/useCart.ts';
import { useCheckout } from '../../actors/useCheckout.ts';

/** Places the order, once the amounts that stand on the page are those of now. */
export function usePlaceOrder() {
  const { send } = useCheckout();
  const { isBusy } = useCart();
  const [isWanted, setWanted] = useState(false);
  const submit = useEffectEvent(() => {
    setWanted(false);
    send({ type: 'order.submit' });
  });
  useEffect(() => {
    if (isWanted && !isBusy) submit();
  }, [isWanted, isBusy]);
  return { isPlacing: isWanted, place: () => setWanted(true) };
}
