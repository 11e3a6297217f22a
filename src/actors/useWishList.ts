import { useMemo } from 'react';
import { selectItemState, type Wished } from '../../machines/wishList/context.ts';
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

/** Tells of each item whether it is being removed, or has gone. */
export function useIsLeaving(): (id: string) => boolean {
  const { waiting, items, gone } = useFields(useRunning('wishList'), ['waiting', 'items', 'gone']);
  return (id) => selectItemState({ waiting, items }, id) === 'leaving' || gone.includes(id);
}

/** What can be done with the items of the wish list; always the same functions. */
export function useWishListCommands() {
  const actor = useRunning('wishList');
  return useMemo(
    () => ({
      remove: (item: Wished) => actor.send({ type: 'wishList.remove', items: [item] }),
      move: (item: Wished, selectedOptions: string[]) =>
        actor.send({ type: 'wishList.move', item, selectedOptions }),
    }),
    [actor],
  );
}
