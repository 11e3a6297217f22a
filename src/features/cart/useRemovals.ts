import { useEffect, useState } from 'react';
import { lineAgain, lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import { useCart } from '../../actors/useCart.ts';

/**
 * Removes lines, each only once however often the button is pressed, and remembers the last one for
 * undo.
 *
 * @param onGone - called when a line has been removed, and its focused button with it.
 */
export function useRemovals(details: CartDetails | null, onGone: () => void) {
  const { removeItem, addItem, failures } = useCart();
  const [expected, setExpected] = useState<CartItem[]>([]);
  const [last, setLast] = useState<CartItem | null>(null);
  const [failure, setFailure] = useState(failures.remove);
  const gone = expected.find((item) => details && !isIn(item, details.items));

  if (failures.remove !== failure) {
    setFailure(failures.remove);
    setExpected([]);
  }
  useEffect(() => {
    if (!gone) return;
    setLast(gone);
    setExpected((items) => items.filter((item) => item !== gone));
    onGone();
  }, [gone, onGone]);

  return {
    last: last?.product.name ?? null,
    undo: () => {
      if (!last) return;
      const { cartId: _, ...again } = lineAgain(last, last.quantity);
      addItem(again);
      setLast(null);
      onGone();
    },
    remove: (item: CartItem) => {
      if (isIn(item, expected)) return;
      setLast(null);
      setExpected([...expected, item]);
      removeItem(item.uid);
    },
  };
}

const isIn = (item: CartItem, items: readonly CartItem[]) =>
  items.some((other) => lineKey(other) === lineKey(item));
