import { NOTICE, type Notice, SESSION_ENDED } from '../../lib/stored/keys.ts';
import { loadAndRun } from './loadAndRun.ts';
import type { Services } from './services.ts';

/**
 * Marks the session as ended by itself. Call it before the token is removed: other tabs read the
 * mark in their storage event.
 */
export const markSessionEnded = ({ storage, token }: Services): void => {
  storage.set(SESSION_ENDED, true, token.lifetime);
};

/** Says why the customer is signed out without having asked for it. */
export function showSessionEnded(services: Services): void {
  services.sessionStore.set(NOTICE, 'sessionEnded' satisfies Notice);
  loadAndRun(
    services,
    () => import('./notice.ts'),
    (part) => part.showNotice(services),
  );
}
