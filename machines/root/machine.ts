import { assign, type ErrorActorEvent, fromCallback, not, setup, spawnChild } from 'xstate';
import type { Failure } from '../domain.ts';
import { loadingBarMachine } from '../loadingBar/machine.ts';
import { pageMachine } from '../page/machine.ts';
import type { PageNeeds, RenderedPage } from '../page/setup.ts';
import { effect, fact, port } from '../port.ts';
import { type LazyActorName, notifyActor, sendToActor, withParams } from '../system.ts';
import type { AppContext, AppEvent, LoadedActor, Location } from './context.ts';
import { DROP, deliver, drop, factsOf, nameIn, OPEN, open, start } from './mailbox.ts';

/** These show what goes wrong: an error about one of them goes to the console alone. */
const REPORTERS: readonly string[] = ['network', 'toasts', 'unhandled'];

const withError = <Type extends 'reportError' | 'logError'>(type: Type) =>
  ({ type, params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }) }) as const;
const about = <Type extends string>(type: Type) =>
  ({ type, params: ({ event }: { event: { actorId: string } }) => event }) as const;
const toSession = (type: 'session.tokenSet' | 'session.tokenCleared') =>
  ({ type: 'deliver', params: { to: 'session', event: { type } } }) as const;

/**
 * The root of the shop. It restores the caches, settles the store view, starts what a page begins
 * with, and delivers mail: an actor is loaded when it is first addressed, and hears what was sent
 * to it meanwhile in order. What cannot be loaded is reported, and loaded anew when it is
 * addressed again.
 */
export const appMachine = setup({
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
    /** What only the disk knows of a payment or an order is in storage again. It never fails. */
    recoverOrders: port('recoverOrders'),
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
    /** What is held in storage decides what a page begins with. */
    begin: withParams<AppContext, AppEvent, object>((args) => {
      const check = factsOf(args);
      const isStale = check('isTokenStale');
      const isOrderDue = check('isOrderDue');
      const isCartStored = !isStale && check('isCartStored');
      const names: LazyActorName[] = [];
      if (isStale) args.enqueue('dropCustomer' as never);
      if (check('isTokenHeld')) names.push('session');
      // The count of the cart is in the header; a stale customer's cart is dropped.
      if (isCartStored || isOrderDue) names.push('cart');
      // Whether there is an order is found out without being asked.
      if (isOrderDue) names.push('checkout');
      args.enqueue({ type: 'start', params: { names } } as never);
      if (isCartStored) args.enqueue('recoverOrders' as never);
    }),
    recoverOrders: spawnChild('recoverOrders', { id: 'recoverOrders' }),
    startStoreView: withParams<AppContext, AppEvent, object>((args) => {
      if (args.context.rendered || !factsOf(args)('isPrefixUnknown')) return;
      args.enqueue({ type: 'start', params: { names: ['storeView'] } } as never);
    }),
    /** What the page before this one had no time to say. */
    sayNotice: withParams<AppContext, AppEvent, object>((args) => {
      if (factsOf(args)('isNoticeDue')) args.enqueue('showNotice' as never);
    }),
    deliver,
    start,
    open,
    drop,
    toggleSearch: assign(({ context }) => ({ isSearchOpen: !context.isSearchOpen })),
    closeSearch: assign({ isSearchOpen: false }),
    // The first location is no move: the field may have been opened before it was known.
    leaveSearch: assign(({ context: { isSearchOpen, isPlaced } }) => ({
      isSearchOpen: isSearchOpen && !isPlaced,
      isPlaced: true,
    })),
    dropCustomer: effect('dropCustomer'),
    correctLocale: effect('correctLocale'),
    /** The language of a document that a server has rendered is the store view's. */
    speak: withParams<AppContext, AppEvent, object>(({ context, enqueue }) => {
      if (!context.rendered) enqueue('correctLocale' as never);
    }),
    takeCoupon: effect<{ code: string }>('takeCoupon'),
    openCouponField: effect('openCouponField'),

    reportAddFailure: effect<{ failure: Failure }>('reportAddFailure'),
    reportError: effect<{ error: unknown }>('reportError'),
    logError: effect<{ error: unknown }>('logError'),
    showNotice: effect('showNotice'),
    sayOffline: effect('sayOffline'),
    registerWorker: effect('registerWorker'),
  },
  guards: {
    isTokenHeld: fact('isTokenHeld'),
    /** A sign-in token is stored whose time is over. */
    isTokenStale: fact('isTokenStale'),
    isCartStored: fact('isCartStored'),
    /** The outcome of a payment is not known, or no screen has told of an order. */
    isOrderDue: fact('isOrderDue'),
    /** A guest who was asked to sign in has wished for something. */
    hasAskedWishes: fact('hasAskedWishes'),
    /** The address may begin with the code of another store view. */
    isPrefixUnknown: fact('isPrefixUnknown'),
    /** The page before this one had no time to say something. */
    isNoticeDue: fact('isNoticeDue'),
    isOffline: fact('isOffline'),
    /** The store view was settled where the document was rendered. */
    isRendered: ({ context }) => context.rendered !== null,
    isSessionLoading: ({ context }) => 'session' in context.mail,
    isReporter: (_, { actorId }: { actorId: string }) => REPORTERS.includes(nameIn({ actorId })),
    /** Only the page waits for it, and says itself that it could not be opened. */
    isForPage: ({ context: { awaited, mail } }, { actorId }: { actorId: string }) =>
      awaited.includes(nameIn({ actorId })) && mail[nameIn({ actorId })]?.length === 0,
    isLazy: ({ context: { running, mail } }, { actorId }: { actorId: string }) => {
      const name = nameIn({ actorId });
      return running.includes(name) || name in mail;
    },
    hasCoupon: (_, location: Location) => couponIn(location) !== '',
  },
}).createMachine({
  id: 'app',
  description: 'The root actor: starts the shop and delivers mail between its machines.',
  context: ({ input }) => ({
    needs: input.needs,
    rendered: input.rendered ?? null,
    running: [],
    mail: {},
    awaited: [],
    isSearchOpen: false,
    isPlaced: false,
  }),
  invoke: [
    { id: 'loadingBar', systemId: 'loadingBar', src: 'loadingBar' },
    {
      id: 'page',
      systemId: 'page',
      src: 'page',
      input: ({ context: { needs, rendered } }) => ({ needs, rendered }),
    },
    { id: 'watchStorage', src: 'watchStorage' },
    { id: 'watchWindow', src: 'watchWindow' },
  ],
  on: {
    'actor.send': { actions: { type: 'deliver', params: ({ event }) => event } },
    'actors.start': { actions: { type: 'start', params: ({ event }) => event } },
    // The end of a session must not wait for code. A guest may have wished for something before
    // the page of the sign-in was loaded anew.
    'xstate.done.actor.load.session': [
      {
        guard: 'hasAskedWishes',
        actions: [OPEN, { type: 'start', params: { names: ['forcedSignOut', 'wishList'] } }],
      },
      { actions: [OPEN, { type: 'start', params: { names: ['forcedSignOut'] } }] },
    ],
    // What was loaded until now can be read offline from then on.
    'xstate.done.actor.load.network': { actions: [OPEN, 'registerWorker'] },
    'xstate.done.actor.load.*': { actions: OPEN },
    'xstate.done.actor.recoverOrders': {
      guard: 'isOrderDue',
      actions: { type: 'start', params: { names: ['cart', 'checkout'] } },
    },
    // index.html itself holds the words for a network that was lost before this code came.
    'xstate.error.actor.load.network': [
      { guard: 'isOffline', actions: [DROP, 'sayOffline'] },
      { actions: [DROP, withError('logError')] },
    ],
    'xstate.error.actor.*': [
      { guard: about('isForPage'), actions: DROP },
      { guard: about('isReporter'), actions: [DROP, withError('logError')] },
      { guard: about('isLazy'), actions: [DROP, withError('reportError')] },
      { actions: withError('reportError') },
    ],
    'search.toggle': { actions: 'toggleSearch' },
    'search.close': { actions: 'closeSearch' },
    'storage.tokenChanged': [
      { guard: 'isTokenHeld', actions: toSession('session.tokenSet') },
      { actions: toSession('session.tokenCleared') },
    ],
    'storage.cartChanged': {
      guard: 'isCartStored',
      actions: { type: 'start', params: { names: ['cart'] } },
    },
    'network.changed': {
      actions: {
        type: 'deliver',
        params: ({ event: { isOnline } }) => ({
          to: 'network',
          event: { type: isOnline ? 'network.online' : 'network.offline' },
        }),
      },
    },
    'window.calm': {
      actions: [
        {
          type: 'deliver',
          params: ({ event: { isOnline } }) => ({
            to: 'network',
            event: { type: 'network.checked', isOnline },
          }),
        },
        'recoverOrders',
      ],
    },
    'window.failed': { actions: { type: 'reportError', params: ({ event }) => event } },
    'coupon.correct': { actions: 'openCouponField' },
    'cart.addFailed': {
      actions: { type: 'reportAddFailure', params: ({ event }) => ({ failure: event.failure }) },
    },
  },
  initial: 'restoring',
  states: {
    /** What the page begins with is loaded meanwhile. */
    restoring: {
      entry: { type: 'begin', params: {} },
      // A cache that cannot be read counts as empty: this never fails.
      invoke: { id: 'restoreCaches', src: 'restoreCaches', onDone: 'recognising' },
    },
    /** Whoever is signed in is so from the first picture on. */
    recognising: { always: { guard: not('isSessionLoading'), target: 'open' } },
    open: {
      tags: 'ready',
      initial: 'settling',
      states: {
        settling: {
          always: [
            { guard: 'isRendered', target: 'running' },
            { guard: not('isPrefixUnknown'), target: 'running' },
          ],
          entry: { type: 'startStoreView', params: {} },
          on: {
            'storeView.settled': 'running',
            'xstate.error.actor.load.storeView': { target: 'running', actions: DROP },
          },
        },
        running: {
          entry: [
            { type: 'speak', params: {} },
            { type: 'sayNotice', params: {} },
          ],
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
                    type: 'notifyActor',
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
function couponIn({ path, search }: Location): string {
  return path === '/' ? (new URLSearchParams(search).get('coupon') ?? '').trim() : '';
}
