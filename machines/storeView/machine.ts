import { assign, setup } from 'xstate';
import type { StoreView } from '../domain.ts';
import { effect, port } from '../port.ts';
import { sendToActor } from '../system.ts';

declare module '../system.ts' {
  interface ActorEvents {
    storeView: StoreViewEvent;
  }
  interface LazyActors {
    storeView: typeof storeViewMachine;
  }
}

export type StoreViewEvent =
  | { type: 'storeView.choose'; code: string }
  | { type: 'storeView.list' }
  /** The platform refuses requests: it may not have the store view or the currency any more. */
  | { type: 'storeView.refused' };

interface StoreViewContext {
  /** The active view's code, or null for the platform's default. */
  code: string | null;
  /** The code that requests name: the active view's, or what the platform's default is said to be. */
  named: string | null;
  /** The currency that storage keeps for it, or null. */
  currency: string | null;
  /** What may be a store-view code at the start of the address, in its spelling there. */
  prefix: string | null;
  views: StoreView[];
  chosen: StoreView | null;
  /** Whether the platform's own list was asked whether the view is still there. */
  isVerified: boolean;
}

/**
 * Which store view is shown: a code at
 * the start of the path selects it, and the page reloads with it; a choice outside the available
 * views is ignored; switching keeps the page where the target view has it. A stored view or currency
 * that the platform no longer has is forgotten, and the page goes on in what the platform has. The
 * default view is named as well; where the platform does not know it by that name, no longer.
 */
export const storeViewMachine = setup({
  types: {
    context: {} as StoreViewContext,
    events: {} as StoreViewEvent,
    input: {} as Pick<StoreViewContext, 'code' | 'named' | 'currency' | 'prefix'>,
  },
  actors: {
    readStoreViews: port<StoreView[]>('readStoreViews'),
    /** The list as the default view knows it: whatever storage names, the platform answers. */
    verifyStoreView: port<StoreView[]>('verifyStoreView'),
    findSamePage: port<string, { view: StoreView }>('findSamePage'),
  },
  actions: {
    sendToActor: sendToActor(),
    saveStoreView: effect<{ view: StoreView }>('saveStoreView'),
    goToStoreView: effect<{ view: StoreView; url: string }>('goToStoreView'),
    reloadPage: effect('reloadPage'),
    forgetStoreView: effect('forgetStoreView'),
    /** From the next page load on requests leave the default view to the platform. */
    forgoViewName: effect('forgoViewName'),
    reloadInDefaultView: effect('reloadInDefaultView'),
    /** Said after the page load that follows. */
    noteViewGone: effect('noteViewGone'),
    markVerified: assign({ isVerified: true }),
    keepViews: assign((_, { views }: { views: StoreView[] }) => ({ views })),
    choose: assign(({ context }, { code }: { code: string }) => ({
      chosen: viewNamed(context.views, code),
    })),
  },
  guards: {
    isUnverified: ({ context }) => context.named !== null && !context.isVerified,
    isViewGone: ({ context: { views, code } }) =>
      code !== null && views.length > 0 && !views.some((view) => view.code === code),
    isNameWrong: ({ context: { views, named } }) =>
      views.length > 0 && !views.some((view) => view.code === named),
    isCurrencyGone: ({ context: { views, code, currency } }) =>
      currency !== null && views.some((view) => view.code === code && view.currency !== currency),
    isMaybeCode: ({ context }) => context.prefix !== null,
    isAnotherView: ({ context }) => {
      const named = context.prefix === null ? null : viewNamed(context.views, context.prefix);
      return named !== null && named.code !== currentCode(context);
    },
    canSwitchTo: ({ context }, { code }: { code: string }) =>
      context.views.some((view) => view.code === code) && code !== currentCode(context),
    isListed: ({ context }) => context.views.length > 0,
  },
}).createMachine({
  id: 'storeView',
  description: 'Which store view: chosen by the path, by storage or by the shopper.',
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
      always: [{ guard: 'isMaybeCode', target: 'asking' }, { target: 'settled' }],
    },
    asking: {
      invoke: {
        id: 'readStoreViews',
        src: 'readStoreViews',
        onDone: {
          target: 'judging',
          actions: { type: 'keepViews', params: ({ event }) => ({ views: event.output }) },
        },
        onError: 'settled',
      },
    },
    judging: {
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
          actions: { type: 'keepViews', params: ({ event }) => ({ views: event.output }) },
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
        { guard: 'isNameWrong', target: 'settled', actions: ['forgoViewName', 'reloadPage'] },
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
              actions: { type: 'keepViews', params: ({ event }) => ({ views: event.output }) },
            },
            onError: 'resting',
          },
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
                  params: ({ context, event }) => ({ view: context.chosen!, url: event.output }),
                },
              ],
            },
            onError: {
              target: 'leaving',
              actions: [
                { type: 'saveStoreView', params: ({ context }) => ({ view: context.chosen! }) },
                {
                  type: 'goToStoreView',
                  params: ({ context }) => ({ view: context.chosen!, url: '/' }),
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

/** The view with this code; 'a-b' finds 'a_b', but an exact code wins. */
export function viewNamed(views: StoreView[], code: string): StoreView | null {
  return (
    views.find((view) => view.code === code) ??
    views.find((view) => view.code.replaceAll('_', '-') === code.replaceAll('_', '-')) ??
    null
  );
}

const currentCode = ({ code, views }: StoreViewContext): string | undefined =>
  code ?? views.find((view) => view.isDefault)?.code;
