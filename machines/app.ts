import { fromCallback, setup } from 'xstate';
import { cartMachine } from './cart.ts';
import type { Failure } from './domain.ts';
import { drawerMachine } from './drawer.ts';
import { loadingBarMachine } from './loadingBar.ts';
import { pageMachine } from './page.ts';
import { effect, port } from './port.ts';
import { sessionMachine } from './session.ts';
import { storeViewMachine } from './storeView.ts';
import { tell } from './tell.ts';
import { toastsMachine } from './toasts.ts';

export interface Location {
  /** Without the store prefix. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

export type AppEvent =
  | { type: 'storeView.settled' }
  | ({ type: 'location.changed' } & Location)
  | { type: 'cart.addFailed'; failure: Failure };

/**
 * The root of the shop: restores the caches, settles the store view, starts every other actor
 * (the checkout joins them when a shopper goes there) and carries events between them (spec §4 "App, network and toasts").
 */
export const appMachine = setup({
  types: {
    input: {} as { storeView: { code: string | null; prefix: string | null } },
    context: {} as { storeView: { code: string | null; prefix: string | null } },
    events: {} as AppEvent,
    children: {} as {
      toasts: 'toasts';
      loadingBar: 'loadingBar';
      drawer: 'drawer';
      page: 'page';
      session: 'session';
      cart: 'cart';
      storeView: 'storeView';
      restoreCaches: 'restoreCaches';
      watchLocation: 'watchLocation';
    },
  },
  actors: {
    restoreCaches: port('restoreCaches'),
    watchLocation: fromCallback(() => {}),
    session: sessionMachine,
    cart: cartMachine,
    page: pageMachine,
    loadingBar: loadingBarMachine,
    toasts: toastsMachine,
    drawer: drawerMachine,
    storeView: storeViewMachine,
  },
  actions: {
    tell: tell(),
    reportAddFailure: effect<{ failure: Failure }>('reportAddFailure'),
  },
}).createMachine({
  id: 'app',
  description: 'The root actor: starts the shop and carries events between its machines.',
  context: ({ input }) => input,
  invoke: [
    { id: 'toasts', systemId: 'toasts', src: 'toasts' },
    { id: 'loadingBar', systemId: 'loadingBar', src: 'loadingBar' },
    { id: 'drawer', systemId: 'drawer', src: 'drawer' },
    { id: 'page', systemId: 'page', src: 'page' },
    { id: 'session', systemId: 'session', src: 'session' },
    { id: 'cart', systemId: 'cart', src: 'cart' },
  ],
  on: {
    'cart.addFailed': {
      actions: { type: 'reportAddFailure', params: ({ event }) => ({ failure: event.failure }) },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restoreCaches',
        src: 'restoreCaches',
        onDone: 'open',
        onError: 'open',
      },
    },
    open: {
      tags: 'ready',
      invoke: {
        id: 'storeView',
        systemId: 'storeView',
        src: 'storeView',
        input: ({ context }) => context.storeView,
      },
      initial: 'settling',
      states: {
        settling: { on: { 'storeView.settled': 'running' } },
        running: {
          invoke: { id: 'watchLocation', systemId: 'watchLocation', src: 'watchLocation' },
          on: {
            'location.changed': {
              actions: [
                { type: 'tell', params: ({ event }) => ({ to: 'page', event }) },
                { type: 'tell', params: { to: 'drawer', event: { type: 'drawer.close' } } },
              ],
            },
          },
        },
      },
    },
  },
});
