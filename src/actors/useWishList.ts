import { selectItemState, type Wished } from '../../machines/wishList/context.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The state of the wish list page's items, and how to remove or move them. */
export function useWishList() {
  const actor = useRunning('wishList');
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return {
    stateOf: (id: string) => selectItemState(context, id),
    isGone: (id: string) => context.gone.includes(id),
    moveFailureOf: (id: string) => context.moveFailures[id],
    remove: (item: Wished) => actor.send({ type: 'wishList.remove', items: [item] }),
    move: (item: Wished, selectedOptions: string[]) =>
      actor.send({ type: 'wishList.move', item, selectedOptions }),
  };
}
