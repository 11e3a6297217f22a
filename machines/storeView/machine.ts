import { assign, setup } from 'xstate';
import type { StoreView } from '../domain.ts';
import { effect, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import { viewChange } from './viewChange.ts';

declare module '../system.ts' {
  interface ActorEvents {
    storeView: StoreViewEvent;
  }
  interface LazyActors {
    storeView: typeof storeViewMachine;
  }
}

type StoreViewEvent =
  | { type: 'storeView.choose'; code: string }
  | { type: 'storeView.list' }
  /**
   * The platform refuses requests, perhaps because the store view or the currency no longer exists.
   */
  | { type: 'storeView.refused' };

interface StoreViewContext {
  /** The active view's code; null for the platform's default view. */
  code: string | null;
  /**
   * The view code that requests send: the active view's, or the presumed code of the platform's
   * default view. Null sends none.
   */
  sentCode: string | null;
  /** The view's stored currency, or null. */
  currency: string | null;
  /** The first path segment, if it may be a store view code, as it is spelled in the address. */
  prefix: string | null;
  views: StoreView[];
  chosen: StoreView | null;
  /** Whether the platform's list has been checked for the active view. */
  isVerified: boolean;
}

const HOME = '/';

/**
 * The active store view. A code at the start of the path selects a view and reloads the page in it.
 * The shopper can only choose available views; switching keeps the page if the target view has it.
 * If the platform no longer has the stored view or currency, it is forgotten and the page reloads
 * with what the platform has. Requests also send the default view's code, unless the platform turns
 * out not to know it.
 */
export const storeViewMachine = setup({
  types: {
    context: {} as StoreViewContext,
    events: {} as StoreViewEvent,
    input: {} as Pick<StoreViewContext, 'code' | 'sentCode' | 'currency' | 'prefix'>,
  },
  actors: {
    readStoreViews: port<StoreView[]>('readStoreViews'),
    /**
     * The list of views as requested from the default view, so that the platform responds whatever
     * view is stored.
     */
    verifyStoreView: port<StoreView[]>('verifyStoreView'),
    /** The path and query of the present page in another view; null if that view has no such page. */
    findSamePage: port<string | null, { view: StoreView }>('findSamePage'),
  },
  actions: {
    sendToActor: sendToActor(),
    saveStoreView: effect<{ view: StoreView }>('saveStoreView'),
    goToStoreView: effect<{ view: StoreView; url: string }>('goToStoreView'),
    reloadPage: effect('reloadPage'),
    forgetStoreView: effect('forgetStoreView'),
    /** Stops sending the default view's code, from the next page load on. */
    ignoreViewName: effect('ignoreViewName'),
    reloadInDefaultView: effect('reloadInDefaultView'),
    /** Stores a notice for the page load that follows. */
    noteViewGone: effect('noteViewGone'),
    markVerified: assign({ isVerified: true }),
    setViews: assign((_, { views }: { views: StoreView[] }) => ({ views })),
    choose: assign(({ context }, { code }: { code: string }) => ({
      chosen: viewNamed(context.views, code),
    })),
  },
  guards: {
    isUnverified: ({ context }) => context.sentCode !== null && !context.isVerified,
    isViewGone: ({ context }) => viewChange(context.views, context)?.view === null,
    isCodeGone: ({ context: { views, sentCode } }) =>
      views.length > 0 && !views.some((view) => view.code === sentCode),
    isCurrencyGone: ({ context }) => Boolean(viewChange(context.views, context)?.view),
    mayBeCode: ({ context }) => context.prefix !== null,
    isAnotherView: ({ context }) => {
      const prefixView = context.prefix === null ? null : viewNamed(context.views, context.prefix);
      return prefixView !== null && prefixView.code !== currentCode(context);
    },
    canSwitchTo: ({ context }, { code }: { code: string }) =>
      context.views.some((view) => view.code === code) && code !== currentCode(context),
    isListed: ({ context }) => context.views.length > 0,
  },
}).createMachine({
  id: 'storeView',
  context: ({ input }) => ({ ...input, views: [], chosen: null, isVerified: false }),
  initial: 'deciding',
  on: {
    'storeView.refused': {
      guard: 'isUnverified',
      target: '.verifying',
      actions: 'markVerified',
    },
  },
  states: {
    deciding: {
      always: [{ guard: 'mayBeCode', target: 'readingViews' }, { target: 'settled' }],
    },
    readingViews: {
      invoke: {
        id: 'readStoreViews',
        src: 'readStoreViews',
        onDone: {
          target: 'matching',
          actions: { type: 'setViews', params: ({ event }) => ({ views: event.output }) },
        },
        onError: 'settled',
      },
    },
    matching: {
      always: [{ guard: 'isAnotherView', target: 'reloading' }, { target: 'settled' }],
    },
    reloading: {
      entry: [
        {
          type: 'saveStoreView',
          params: ({ context }) => ({ view: viewNamed(context.views, context.prefix ?? '')! }),
        },
        'reloadPage',
      ],
    },
    verifying: {
      invoke: {
        id: 'verifyStoreView',
        src: 'verifyStoreView',
        onDone: {
          target: 'comparing',
          actions: { type: 'setViews', params: ({ event }) => ({ views: event.output }) },
        },
        onError: 'settled',
      },
    },
    comparing: {
      always: [
        {
          guard: 'isViewGone',
          target: 'settled',
          actions: ['forgetStoreView', 'noteViewGone', 'reloadInDefaultView'],
        },
        { guard: 'isCodeGone', target: 'settled', actions: ['ignoreViewName', 'reloadPage'] },
        {
          guard: 'isCurrencyGone',
          target: 'settled',
          actions: [
            {
              type: 'saveStoreView',
              params: ({ context }) => ({ view: viewNamed(context.views, context.code ?? '')! }),
            },
            'noteViewGone',
            'reloadPage',
          ],
        },
        { target: 'settled' },
      ],
    },
    settled: {
      tags: 'settled',
      entry: { type: 'sendToActor', params: { to: 'app', event: { type: 'storeView.settled' } } },
      initial: 'resting',
      on: {
        'storeView.choose': {
          guard: { type: 'canSwitchTo', params: ({ event }) => event },
          target: '.switching',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          on: { 'storeView.list': [{ guard: 'isListed' }, { target: 'listing' }] },
        },
        listing: {
          invoke: {
            id: 'listStoreViews',
            src: 'readStoreViews',
            onDone: {
              target: 'resting',
              actions: { type: 'setViews', params: ({ event }) => ({ views: event.output }) },
            },
            onError: 'unlisted',
          },
        },
        unlisted: {
          tags: 'unlisted',
          on: { 'storeView.list': 'listing' },
        },
        switching: {
          invoke: {
            id: 'findSamePage',
            src: 'findSamePage',
            input: ({ context }) => ({ view: context.chosen! }),
            onDone: {
              target: 'leaving',
              actions: [
                { type: 'saveStoreView', params: ({ context }) => ({ view: context.chosen! }) },
                {
                  type: 'goToStoreView',
                  params: ({ context, event }) => ({
                    view: context.chosen!,
                    url: event.output ?? HOME,
                  }),
                },
              ],
            },
            onError: {
              target: 'leaving',
              actions: [
                { type: 'saveStoreView', params: ({ context }) => ({ view: context.chosen! }) },
                {
                  type: 'goToStoreView',
                  params: ({ context }) => ({ view: context.chosen!, url: HOME }),
                },
              ],
            },
          },
        },
        leaving: {},
      },
    },
  },
});

/** The view with this code. `a-b` also matches `a_b`, but an exact match wins. */
export function viewNamed(views: StoreView[], code: string): StoreView | null {
  return (
    views.find((view) => view.code === code) ??
    views.find((view) => view.code.replaceAll('_', '-') === code.replaceAll('_', '-')) ??
    null
  );
}

const currentCode = ({ code, views }: StoreViewContext): string | undefined =>
  code ?? views.find((view) => view.isDefault)?.code;
