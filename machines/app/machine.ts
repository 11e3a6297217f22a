import { type ErrorActorEvent, not } from 'xstate';
import { actorNameIn, KEEP_UNDELIVERED, REMOVE_ACTOR, START_LOADED } from './mailbox.ts';
import { appSetup, couponIn } from './setup.ts';

const withError = <Type extends 'reportError' | 'logError'>(type: Type) =>
  ({ type, params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }) }) as const;
const isAboutActor = <Type extends string>(type: Type) =>
  ({ type, params: ({ event }: { event: { actorId: string } }) => event }) as const;
const toSession = (type: 'session.tokenSet' | 'session.tokenCleared') =>
  ({ type: 'deliver', params: { to: 'session', event: { type } } }) as const;

/**
 * The root actor. It restores the caches, settles the store view, starts the first actors of the
 * page, and delivers events: it loads an actor when an event is first sent to it, and queues the
 * events until the actor runs. A failed load is repeated with the next event to that actor, or when
 * the shopper asks for it.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({
    needs: input.needs,
    rendered: input.rendered ?? null,
    running: [],
    mail: {},
    undelivered: {},
    pendingActors: [],
    isSearchOpen: false,
    isLocationKnown: false,
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
    'actors.retry': { actions: { type: 'retry', params: ({ event }) => event } },
    'actors.start': { actions: { type: 'start', params: ({ event }) => event } },
    // Load the forced sign-out with the session: ending a session must not wait for code. Load the
    // wish list as well if a guest's entries survived the reload of the sign-in page.
    'xstate.done.actor.load.session': [
      {
        guard: 'hasStoredWishes',
        actions: [
          START_LOADED,
          { type: 'start', params: { names: ['forcedSignOut', 'wishList'] } },
        ],
      },
      { actions: [START_LOADED, { type: 'start', params: { names: ['forcedSignOut'] } }] },
    ],
    // Everything loaded so far becomes available offline.
    'xstate.done.actor.load.network': { actions: [START_LOADED, 'registerWorker'] },
    'xstate.done.actor.load.*': { actions: START_LOADED },
    'xstate.done.actor.restoreOrders': {
      guard: 'isOrderDue',
      actions: { type: 'start', params: { names: ['cart', 'checkout'] } },
    },
    // index.html contains the message for a shopper who is offline before this code has loaded.
    'xstate.error.actor.load.network': {
      guard: 'isOffline',
      actions: [REMOVE_ACTOR, 'showOffline'],
    },
    'xstate.error.actor.*': [
      { guard: isAboutActor('isAwaitedByPage'), actions: REMOVE_ACTOR },
      {
        guard: isAboutActor('isShownInPlace'),
        actions: [KEEP_UNDELIVERED, REMOVE_ACTOR, withError('logError')],
      },
      { guard: isAboutActor('isErrorReporter'), actions: [REMOVE_ACTOR, withError('logError')] },
      {
        guard: isAboutActor('isRequested'),
        actions: [
          KEEP_UNDELIVERED,
          REMOVE_ACTOR,
          withError('logError'),
          { type: 'reportLoadError', params: ({ event }) => ({ name: actorNameIn(event) }) },
        ],
      },
      { guard: isAboutActor('hasFailedToLoad'), actions: [REMOVE_ACTOR, withError('logError')] },
      { actions: [REMOVE_ACTOR, withError('reportError')] },
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
    'window.idle': {
      actions: [
        {
          type: 'deliver',
          params: ({ event: { isOnline } }) => ({
            to: 'network',
            event: { type: 'network.checked', isOnline },
          }),
        },
        'restoreOrders',
      ],
    },
    'window.failed': { actions: { type: 'reportError', params: ({ event }) => event } },
    'work.repeat': { actions: 'repeatWork' },
    'link.open': { actions: { type: 'openLink', params: ({ event }) => event } },
    'cart.addFailed': {
      actions: {
        type: 'reportAddFailure',
        params: ({ event: { type: _, ...failure } }) => failure,
      },
    },
  },
  initial: 'restoring',
  states: {
    /** The first actors load in parallel. */
    restoring: {
      entry: 'begin',
      // An unreadable cache counts as empty, so this never fails.
      invoke: { id: 'restoreCaches', src: 'restoreCaches', onDone: 'recognising' },
    },
    /** Wait for the session, so that a customer is signed in from the first paint on. */
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
          entry: 'startStoreView',
          on: {
            'storeView.settled': 'running',
            'xstate.error.actor.load.storeView': { target: 'running', actions: REMOVE_ACTOR },
          },
        },
        running: {
          entry: ['ensureLocale', 'showNoticeIfDue'],
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
