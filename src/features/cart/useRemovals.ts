import { useCallback, useState } from 'react';
import { toAddition } from '../../../machines/cart/lines.ts';
import type { CartItem } from '../../../machines/domain.ts';
import { useCartCommands } from '../../actors/useCartChanges.ts';
import { useCartOutcome } from '../../actors/useCartOutcome.ts';
import { useWhenDone } from '../../shop/useWhenDone.ts';

/**
 * Removes cart lines and names the last removed one, which can be restored. Calls `onRemoved` after
 * a removal, because the focused button disappears with its line.
 */
export function useRemovals(onRemoved: () => void) {
  const { removeItem, addItem } = useCartCommands();
  const [last, setLast] = useState<{ item: CartItem; requestId: number } | null>(null);
  const outcome = useCartOutcome(last?.requestId);
  const removed = last && outcome?.failure === null ? last.item : null;
  useWhenDone(removed, onRemoved);

  return {
    removed: removed?.product.name ?? null,
    /** Why the last removal failed. */
    failure: outcome?.failure ?? null,
    undo: () => {
      if (!removed) return;
      const { cartId: _, ...addition } = toAddition(removed, removed.quantity);
      addItem(addition);
      setLast(null);
      onRemoved();
    },
    /** A stable function, so that memoised lines do not re-render. */
    remove: useCallback(
      (item: CartItem) => setLast({ item, requestId: removeItem(item.uid) }),
      [removeItem],
    ),
  };
}
