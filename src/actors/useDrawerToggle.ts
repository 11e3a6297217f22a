import { useCallback } from 'react';
import { mailTo } from '../../machines/system.ts';
import { useActorPart, useApp } from './AppActor.ts';

/** Whether the drawer is open, and how to open or close it. */
export function useDrawerToggle() {
  const app = useApp();
  return {
    isOpen: useActorPart('drawer', (snapshot) => snapshot.hasTag('open'), false),
    /** Opens the drawer on its sign-in form. */
    openSignIn: () => app.send(mailTo('drawer', { type: 'drawer.openSignIn' })),
    close: useCallback(() => app.send(mailTo('drawer', { type: 'drawer.close' })), [app]),
    open: () => app.send(mailTo('drawer', { type: 'drawer.open' })),
  };
}
