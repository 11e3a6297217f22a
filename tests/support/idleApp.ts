import { createActor, fromPromise } from 'xstate';
import { appMachine } from '../../machines/app/machine.ts';
import { pageMachine } from '../../machines/page/machine.ts';

const no = () => false;

/** The root's guards as in a browser with empty storage. */
export const NOTHING_KEPT = {
  isTokenHeld: no,
  isTokenExpired: no,
  isCartStored: no,
  isOrderDue: no,
  hasStoredWishes: no,
  isPrefixUnknown: no,
  isNoticeDue: no,
  isOffline: no,
};

/** Creates the root actor on empty ports: no token, cart or caches, and a page that never loads. */
export const idleApp = () =>
  createActor(
    appMachine.provide({
      actors: {
        restoreCaches: fromPromise(async () => {}),
        page: pageMachine.provide({
          actors: { loadPage: fromPromise(() => new Promise<void>(() => {})) },
          guards: { isSignedIn: no },
        }),
      },
      actions: { correctLocale: () => {} },
      guards: NOTHING_KEPT,
    }),
    { systemId: 'app', input: { needs: {} } },
  );
