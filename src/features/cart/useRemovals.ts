import { useCallback, useEffect, useState } from 'react';
import { lineKey, toAddition } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import { useCartFields } from '../../actors/useCart.ts';
import { useCartCommands } from '../../actors/useCartChanges.ts';

/**
 * Removes cart lines and names the last removed one, which can be restored. Calls `onRemoved` after
 * a removal, because the focused button disappears with its line.
 */
export function useRemovals(details: CartDetails | null, onRemoved: () => void) {
  const { removeItem, addItem } = useCartCommands();
  const { failures } = useCartFields('failures');
  const [expected, setExpected] = useState<CartItem[]>([]);
  const [last, setLast] = useState<CartItem | null>(null);
  const [failure, setFailure] = useState(failures.remove);
  const removed = expected.find((item) => details && !isIn(item, details.items));

  if (failures.remove !== failure) {
    setFailure(failures.remove);
    setExpected([]);
  }
  useEffect(() => {
    if (!removed) return;
    setLast(removed);
    setExpected((items) => items.filter((item) => item !== removed));
    onRemoved();
  }, [removed, onRemoved]);

  return {
    last: last?.product.name ?? null,
    undo: () => {
      if (!last) return;
      const { cartId: _, ...addition } = toAddition(last, last.quantity);
      addItem(addition);
      setLast(null);
      onRemoved();
    },
    /** A stable function, so that memoised lines do not re-render. */
    remove: useCallback(
      (item: CartItem) => {
        setLast(null);
        setExpected((items) => (isIn(item, items) ? items : [...items, item]));
        removeItem(item.uid);
      },
      [removeItem],
    ),
  };
}

const isIn = (item: CartItem, items: readonly CartItem[]) =>
  items.some((other) => lineKey(other) === lineKey(item));
