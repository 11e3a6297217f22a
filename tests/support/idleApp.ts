import { createActor, fromPromise } from 'xstate';
import { appMachine } from '../../machines/root/machine.ts';

const no = () => false;

/** What a browser tells that keeps nothing. */
export const NOTHING_KEPT = {
  isTokenHeld: no,
  isTokenStale: no,
  isCartStored: no,
  isOrderDue: no,
  hasAskedWishes: no,
  isPrefixUnknown: no,
  isNoticeDue: no,
  isOffline: no,
};

/** The root on ports that find nothing: no token, no cart, no caches, and a page that never comes. */
export const idleApp = () =>
  createActor(
    appMachine.provide({
      actors: { restoreCaches: fromPromise(async () => {}) },
      actions: { correctLocale: () => {} },
      guards: NOTHING_KEPT,
    }),
    { systemId: 'app', input: { needs: {} } },
  );
