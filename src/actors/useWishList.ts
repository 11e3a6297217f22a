import { useMemo } from 'react';
import { type ListedWish, selectItemState } from '../../machines/wishList/context.ts';
import { useRunning } from './AppActor.ts';
import { useFields } from './useFields.ts';
import { useSelector } from './useSelector.ts';

/** Whether an item is being moved to the cart, and why its last move failed. */
export function useWishedItem(id: string) {
  const actor = useRunning('wishList');
  return {
    isMoving: useSelector(actor, ({ context }) => selectItemState(context, id) === 'moving'),
    moveFailure: useSelector(actor, ({ context }) => context.moveFailures[id]),
  };
}

/** Returns a function that says whether an item is being removed or has been removed. */
export function useRemovalCheck(): (id: string) => boolean {
  const { queue, items, removedIds } = useFields(useRunning('wishList'), [
    'queue',
    'items',
    'removedIds',
  ]);
  return (id) => selectItemState({ queue, items }, id) === 'leaving' || removedIds.includes(id);
}

/** Whether another tab has changed the list, which is about to be read again. */
export const useIsOutdated = (): boolean =>
  useSelector(useRunning('wishList'), (snapshot) => snapshot.hasTag('outdated'));

/** The commands of the wish list. The functions are stable. */
export function useWishListCommands() {
  const actor = useRunning('wishList');
  return useMemo(
    () => ({
      remove: (item: ListedWish) => actor.send({ type: 'wishList.remove', items: [item] }),
      move: (item: ListedWish, selectedOptions: string[]) =>
        actor.send({ type: 'wishList.move', item, selectedOptions }),
    }),
    [actor],
  );
}
