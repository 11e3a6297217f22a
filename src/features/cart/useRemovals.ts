import { useEffect, useState } from 'react';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import { useCart } from '../../actors/useCart.ts';
import { lineKey } from './useLineChanges.ts';

/**
 * Takes lines out, each once however often it is asked, and says which one went; `onGone` is
 * called then, for the button that was pressed is gone with it.
 */
export function useRemovals(details: CartDetails | null, onGone: () => void) {
  const { removeItem, failures } = useCart();
  const [expected, setExpected] = useState<CartItem[]>([]);
  const [last, setLast] = useState<string | null>(null);
  const [failure, setFailure] = useState(failures.remove);
  const gone = expected.find((item) => details && !isIn(item, details.items));

  if (failures.remove !== failure) {
    setFailure(failures.remove);
    setExpected([]);
  }
  useEffect(() => {
    if (!gone) return;
    setLast(gone.product.name);
    setExpected((items) => items.filter((item) => item !== gone));
    onGone();
  }, [gone, onGone]);

  return {
    last,
    remove: (item: CartItem) => {
      if (isIn(item, expected)) return;
      setExpected([...expected, item]);
      removeItem(item.uid);
    },
  };
}

const isIn = (item: CartItem, items: readonly CartItem[]) =>
  items.some((other) => lineKey(other) === lineKey(item));
