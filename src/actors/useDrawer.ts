import { useSelector } from '@xstate/react';
import { useMachine } from './AppActor.ts';

/** The navigation drawer: whether it is open, on which category, and its moves. */
export function useDrawer() {
  const actor = useMachine('drawer');
  const level = useSelector(actor, ({ context }) => context.levels.at(-1) ?? null);
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag('open')),
    view: 'MENU' as const,
    /** The category whose children are shown, or null at the top level. */
    category: level,
    categoryUid: level?.uid ?? null,
    open: () => actor.send({ type: 'drawer.open' }),
    close: () => actor.send({ type: 'drawer.close' }),
    back: () => actor.send({ type: 'drawer.back' }),
    openCategory: (uid: string, name: string) =>
      actor.send({ type: 'drawer.openCategory', uid, name }),
  };
}
