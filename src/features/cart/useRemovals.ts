import { useCallback, useState } from 'react';
import { lineKey, toAddition } from '../../../machines/cart/lines.ts';
import type { CartDetails, CartItem } from '../../../machines/domain.ts';
import { useCartCommands } from '../../actors/useCartChanges.ts';
import { useAddItem, useCartOutcomes } from '../../actors/useCartRequests.ts';
import { useWhenDone } from '../../shop/useWhenDone.ts';

interface Removal {
  item: CartItem;
  requestId: number;
}

/**
 * Removes cart lines and names the last removed one, which can be restored. Calls `onRemoved` after
 * a removal, because the focused button disappears with its line.
 */
export function useRemovals(details: CartDetails | null, onRemoved: () => void) {
  const { removeItem, hasEnded } = useCartCommands();
  const addItem = useAddItem();
  const outcomes = useCartOutcomes();
  const [removals, setRemovals] = useState<Removal[]>([]);
  // If the cart could not be read after a removal, it still shows the line.
  const isShown = (item: CartItem) =>
    details?.items.some((shown) => lineKey(shown) === lineKey(item)) === true;
  const removed =
    removals.findLast(
      ({ item, requestId }) => outcomes[requestId]?.failure === null && !isShown(item),
    )?.item ?? null;
  const refused = removals.findLast(({ requestId }) => outcomes[requestId]?.failure);
  useWhenDone(removed, onRemoved);

  return {
    removed: removed?.product.name ?? null,
    /** Why the last refused removal failed. */
    failure: (refused && outcomes[refused.requestId]?.failure) ?? null,
    undo: () => {
      if (!removed) return;
      const { cartId: _, ...addition } = toAddition(removed, removed.quantity);
      addItem(addition);
      setRemovals([]);
      onRemoved();
    },
    /** Hides the removals that have ended. A stable function: memoised lines do not re-render. */
    remove: useCallback(
      (item: CartItem) => {
        const removal = { item, requestId: removeItem(item.uid) };
        setRemovals((all) => [...all.filter(({ requestId }) => !hasEnded(requestId)), removal]);
      },
      [removeItem, hasEnded],
    ),
  };
}
