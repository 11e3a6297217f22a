import { assign, fromCallback, setup } from 'xstate';
import type { Failure } from './domain.ts';
import { loadingBarMachine } from './loadingBar/machine.ts';
import { pageMachine } from './page/machine.ts';
import { effect, port } from './port.ts';
import type { SuggestionsEvent } from './search/machine.ts';
import { sendToActor } from './system.ts';
import type { ToastContent } from './toasts/toast.ts';
import type { WishListEvent } from './wishList/machine.ts';

export interface Location {
  /** Without the store prefix. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

export type AppEvent =
  | { type: 'storeView.wanted' }
  | { type: 'drawer.wanted' }
  | { type: 'search.toggle' }
  | { type: 'search.close' }
  /** With what is asked of the suggestions, which may not have joined. */
  | { type: 'suggestions.wanted'; event: SuggestionsEvent }
  /** With what is asked of the wish list, which may not have joined. */
  | { type: 'wishList.wanted'; event?: WishListEvent }
  | ({ type: 'location.changed' } & Location)
  | { type: 'cart.addFailed'; failure: Failure }
  /** The shopper wants to enter another coupon than the one that was refused. */
  | { type: 'coupon.correct' }
  | { type: 'toast.wanted'; content: ToastContent }
  | { type: 'machine.joined'; name: string };

/**
 * The root of the shop: restores the caches, settles the store view, starts every other actor
 * (the others join when they are first needed) and carries events between them.
 */
export const appMachine = setup({
  types: {
    context: {} as {
      /** The machines that joined when they were first needed, by systemId. */
      joined: string[];
      isSearchOpen: boolean;
      /** The first location is known: any other is a move. */
      isPlaced: boolean;
    },
    events: {} as AppEvent,
    children: {} as {
      loadingBar: 'loadingBar';
      page: 'page';
      settleStoreView: 'settleStoreView';
      restoreCaches: 'restoreCaches';
      watchLocation: 'watchLocation';
    },
  },
  actors: {
    restoreCaches: port('restoreCaches'),
    settleStoreView: port('settleStoreView'),
    watchLocation: fromCallback(() => {}),
    page: pageMachine,
    loadingBar: loadingBarMachine,
  },
  actions: {
    sendToActor: sendToActor(),
    welcome: assign(({ context }, { name }: { name: string }) => ({
      joined: [...context.joined, name],
    })),
    toggleSearch: assign(({ context }) => ({ isSearchOpen: !context.isSearchOpen })),
    closeSearch: assign({ isSearchOpen: false }),
    // The first location is no move: the field may have been opened before it was known.
    leaveSearch: assign(({ context: { isSearchOpen, isPlaced } }) => ({
      isSearchOpen: isSearchOpen && !isPlaced,
      isPlaced: true,
    })),
    correctLocale: effect('correctLocale'),
    startStoreView: effect('startStoreView'),
    openDrawer: effect('openDrawer'),
    askWishList: effect<{ event?: WishListEvent }>('askWishList'),
    askSuggestions: effect<{ event: SuggestionsEvent }>('askSuggestions'),
    raiseToast: effect<{ content: ToastContent }>('raiseToast'),
    takeCoupon: effect<{ code: string }>('takeCoupon'),
    openCouponField: effect('openCouponField'),
    reportAddFailure: effect<{ failure: Failure }>('reportAddFailure'),
  },
  guards: {
    hasCoupon: (_, location: Location) => couponIn(location) !== '',
  },
}).createMachine({
  id: 'app',
  description: 'The root actor: starts the shop and carries events between its machines.',
  context: { joined: [], isSearchOpen: false, isPlaced: false },
  invoke: [
    { id: 'loadingBar', systemId: 'loadingBar', src: 'loadingBar' },
    { id: 'page', systemId: 'page', src: 'page' },
  ],
  on: {
    'storeView.wanted': { actions: 'startStoreView' },
    'drawer.wanted': { actions: 'openDrawer' },
    'search.toggle': { actions: 'toggleSearch' },
    'search.close': { actions: 'closeSearch' },
    'suggestions.wanted': {
      actions: { type: 'askSuggestions', params: ({ event }) => event },
    },
    'wishList.wanted': { actions: { type: 'askWishList', params: ({ event }) => event } },
    'machine.joined': { actions: { type: 'welcome', params: ({ event }) => event } },
    'toast.wanted': { actions: { type: 'raiseToast', params: ({ event }) => event } },
    'coupon.correct': { actions: 'openCouponField' },
    'cart.addFailed': {
      actions: { type: 'reportAddFailure', params: ({ event }) => ({ failure: event.failure }) },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      // A cache that cannot be read counts as empty: this never fails.
      invoke: { id: 'restoreCaches', src: 'restoreCaches', onDone: 'open' },
    },
    open: {
      tags: 'ready',
      initial: 'settling',
      states: {
        settling: {
          invoke: {
            id: 'settleStoreView',
            src: 'settleStoreView',
            onDone: 'running',
            onError: 'running',
          },
        },
        running: {
          entry: 'correctLocale',
          invoke: { id: 'watchLocation', systemId: 'watchLocation', src: 'watchLocation' },
          on: {
            'location.changed': [
              {
                guard: { type: 'hasCoupon', params: ({ event }) => event },
                actions: [
                  { type: 'sendToActor', params: ({ event }) => ({ to: 'page', event }) },
                  {
                    type: 'takeCoupon',
                    params: ({ event }) => ({ code: couponIn(event) }),
                  },
                ],
              },
              {
                actions: [
                  { type: 'sendToActor', params: ({ event }) => ({ to: 'page', event }) },
                  {
                    type: 'sendToActor',
                    params: { to: 'drawer', event: { type: 'drawer.close' } },
                  },
                  'leaveSearch',
                ],
              },
            ],
          },
        },
      },
    },
  },
});

/** The coupon that the address of the home page carries, or an empty text. */
const couponIn = ({ path, search }: Location): string =>
  path === '/' ? (new URLSearchParams(search).get('coupon') ?? '').trim() : '';
