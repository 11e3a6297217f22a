import { useSelector } from '@xstate/react';
import { drawerOf, useApp } from './AppActor.ts';

/** Whether the drawer is open, and how to open it: it joins when it is first wanted. */
export function useDrawerToggle() {
  const app = useApp();
  useSelector(app, ({ context }) => context.joined);
  return {
    isOpen: useSelector(drawerOf(app), (snapshot) => snapshot?.hasTag('open') ?? false),
    open: () => app.send({ type: 'drawer.wanted' }),
  };
}
