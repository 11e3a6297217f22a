import { assign, fromCallback, setup, spawnChild } from 'xstate';
import type { CartFailure } from '../cart/commands.ts';
import { loadingBarMachine } from '../loadingBar/machine.ts';
import { pageMachine } from '../page/machine.ts';
import type { PageNeeds, RenderedPage } from '../page/setup.ts';
import { effect, fact, port } from '../port.ts';
import { type LazyActorName, notifyActor, sendToActor } from '../system.ts';
import type { AppContext, AppEvent, LoadedActor, Location } from './context.ts';
import {
  actorNameIn,
  deliver,
  keepUndelivered,
  removeActor,
  retry,
  start,
  startLoaded,
} from './mailbox.ts';

/** The actors that report errors to the shopper. Errors about them only go to the console. */
const REPORTERS: readonly LazyActorName[] = ['network', 'toasts', 'unhandledErrors'];
/** The events whose loss shows where the shopper pressed, or where the toasts would be. */
const SHOWN_IN_PLACE = [
  'drawer.open',
  'drawer.openSignIn',
  'storeView.list',
  'toast.add',
  'wishList.add',
  'wishList.removeProduct',
];
/** The actors that work in the background: the shopper does not miss them if they cannot load. */
const BACKGROUND: readonly LazyActorName[] = [
  'catalog',
  'emailCheck',
  'recentlyViewed',
  'recentSearches',
  'suggestions',
];
/** The actors that are only started when the shopper needs them, even without an event. */
const ON_DEMAND: readonly LazyActorName[] = ['session', 'wishList'];

/** The ports, actions and guards; `appSetup` adds the actions that choose among them. */
const baseSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as { needs: PageNeeds; rendered?: RenderedPage | null },
    children: {} as {
      loadingBar: 'loadingBar';
      page: 'page';
      restoreCaches: 'restoreCaches';
      watchLocation: 'watchLocation';
      watchStorage: 'watchStorage';
      watchWindow: 'watchWindow';
    },
  },
  actors: {
    restoreCaches: port('restoreCaches'),
    /** Restores an outstanding payment or a placed order from disk to storage. It never fails. */
    restoreOrders: port('restoreOrders'),
    loadActor: port<LoadedActor, { name: LazyActorName }>('loadActor'),
    watchLocation: fromCallback(() => {}),
    watchStorage: fromCallback(() => {}),
    watchWindow: fromCallback(() => {}),
    page: pageMachine,
    loadingBar: loadingBarMachine,
  },
  actions: {
    sendToActor: sendToActor(),
    notifyActor: notifyActor(),
    restoreOrders: spawnChild('restoreOrders', { id: 'restoreOrders' }),
    deliver,
    start,
    startLoaded,
    removeActor,
    retry,
    keepUndelivered,
    toggleSearch: assign(({ context }) => ({ isSearchOpen: !context.isSearchOpen })),
    closeSearch: assign({ isSearchOpen: false }),
    // Keep the search field open on the first location: the shopper may have opened it before the
    // location was known.
    leaveSearch: assign(({ context: { isSearchOpen, isLocationKnown } }) => ({
      isSearchOpen: isSearchOpen && !isLocationKnown,
      isLocationKnown: true,
    })),
    dropCustomer: effect('dropCustomer'),
    correctLocale: effect('correctLocale'),
    takeCoupon: effect<{ code: string }>('takeCoupon'),
    openLink: effect<{ url: string }>('openLink'),
    /** Repeats work whose code could not be loaded. */
    repeatWork: effect('repeatWork'),
    reportAddFailure: effect<CartFailure>('reportAddFailure'),
    /** Says that something could not be loaded, and offers to try again. */
    reportLoadError: effect<{ name: LazyActorName }>('reportLoadError'),
    reportError: effect<{ error: unknown }>('reportError'),
    logError: effect<{ error: unknown }>('logError'),
    showNotice: effect('showNotice'),
    showOffline: effect('showOffline'),
    registerWorker: effect('registerWorker'),
  },
  guards: {
    isTokenHeld: fact('isTokenHeld'),
    /** The stored sign-in token has expired. */
    isTokenExpired: fact('isTokenExpired'),
    isCartStored: fact('isCartStored'),
    /** A payment's outcome is unknown, or an order was placed that no screen has reported. */
    isOrderDue: fact('isOrderDue'),
    /** A guest who was asked to sign in has added something to the wish list. */
    hasStoredWishes: fact('hasStoredWishes'),
    /** The address may begin with another store view's code. */
    isPrefixUnknown: fact('isPrefixUnknown'),
    /** The previous page load has left a notice. */
    isNoticeDue: fact('isNoticeDue'),
    isOffline: fact('isOffline'),
    /** A rendered document contains its store view: none has to be chosen. */
    isRendered: ({ context }) => context.rendered !== null,
    isSessionLoading: ({ context }) => 'session' in context.mail,
    /** Whether the actor reports errors itself: it cannot report its own. */
    isErrorReporter: (_, { actorId }: { actorId: string }) =>
      REPORTERS.includes(actorNameIn({ actorId })),
    /** Whether only the page waits for this actor. The page reports the failure itself. */
    isAwaitedByPage: ({ context: { pendingActors, mail } }, { actorId }: { actorId: string }) =>
      pendingActors.includes(actorNameIn({ actorId })) &&
      mail[actorNameIn({ actorId })]?.length === 0,
    /** Whether every event that waits for the actor shows its failure in place. */
    isShownInPlace: ({ context: { mail } }, { actorId }: { actorId: string }) => {
      const events = actorId.startsWith('load.') ? (mail[actorNameIn({ actorId })] ?? []) : [];
      return events.length > 0 && events.every(({ type }) => SHOWN_IN_PLACE.includes(type));
    },
    hasFailedToLoad: (_, { actorId }: { actorId: string }) => actorId.startsWith('load.'),
    /** Whether the shopper has requested something from an actor that could not be loaded. */
    isRequested: ({ context: { mail } }, { actorId }: { actorId: string }) => {
      const name = actorNameIn({ actorId });
      if (!actorId.startsWith('load.') || BACKGROUND.includes(name)) return false;
      return ON_DEMAND.includes(name) || (mail[name] ?? []).length > 0;
    },
    hasCoupon: (_, location: Location) => couponIn(location) !== '',
  },
});

/** The setup of the root machine. */
export const appSetup = baseSetup.extend({
  actions: {
    /** Starts the actors that the stored state requires. */
    begin: baseSetup.enqueueActions(({ check, enqueue }) => {
      const isExpired = check('isTokenExpired');
      const isOrderDue = check('isOrderDue');
      const isCartStored = !isExpired && check('isCartStored');
      const names: LazyActorName[] = [];
      if (isExpired) enqueue('dropCustomer');
      if (check('isTokenHeld')) names.push('session');
      // The header shows the cart's item count. The cart of an expired session is dropped.
      if (isCartStored || isOrderDue) names.push('cart');
      // The checkout finds out by itself whether an outstanding payment has led to an order.
      if (isOrderDue) names.push('checkout');
      enqueue({ type: 'start', params: { names } });
      if (isCartStored) enqueue('restoreOrders');
    }),
    startStoreView: baseSetup.enqueueActions(({ check, context, enqueue }) => {
      if (context.rendered || !check('isPrefixUnknown')) return;
      enqueue({ type: 'start', params: { names: ['storeView'] } });
    }),
    /** Shows the notice that the previous page load left. */
    showNoticeIfDue: baseSetup.enqueueActions(({ check, enqueue }) => {
      if (check('isNoticeDue')) enqueue('showNotice');
    }),
    /** Corrects the language unless a server rendered the page in the store view's language. */
    ensureLocale: baseSetup.enqueueActions(({ context, enqueue }) => {
      if (!context.rendered) enqueue('correctLocale');
    }),
  },
});

/** The coupon in the home page's query string, or an empty string. */
export function couponIn({ path, search }: Location): string {
  return path === '/' ? (new URLSearchParams(search).get('coupon') ?? '').trim() : '';
}
