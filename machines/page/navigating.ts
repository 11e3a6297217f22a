import { and, not } from 'xstate';
import { READ_CART } from '../cart/readCart.ts';
import type { LazyActorName } from '../system.ts';
import { type PageContext, pageSetup } from './setup.ts';

/** The actors that the next page needs for every shopper. */
export const actorsForPage = ({ needs, next }: PageContext): readonly LazyActorName[] =>
  (next && needs[next.name]?.actors) ?? [];
const actorsForCustomer = (context: PageContext): readonly LazyActorName[] => [
  ...actorsForPage(context),
  ...((context.next && context.needs[context.next.name]?.customersActors) ?? []),
];
const start = (needed: (context: PageContext) => readonly LazyActorName[]) =>
  ({
    type: 'startActors',
    params: ({ context }: { context: PageContext }) => ({
      names: needed(context),
      replyTo: 'page' as const,
    }),
  }) as const;

const ARRIVAL = { type: 'arrive', params: { isNewPage: true } } as const;

/** The target of a redirect; the shopper's query is appended unless the target has its own. */
const urlOf = ({ response, search }: PageContext): string => {
  if (response?.kind !== 'redirect') return '/';
  const isComplete = response.url.includes('?') || response.url.startsWith('http');
  return isComplete ? response.url : response.url.replace(/(?=#|$)/, () => search);
};

/** Resolves the address of the next page and loads what the page needs. */
export const navigatingState = pageSetup.createStateConfig({
  tags: 'loading',
  entry: {
    type: 'sendToActor',
    params: { to: 'loadingBar', event: { type: 'loading.started' } },
  },
  exit: { type: 'sendToActor', params: { to: 'loadingBar', event: { type: 'loading.ended' } } },
  initial: 'resolving',
  states: {
    resolving: {
      invoke: {
        id: 'resolvePath',
        src: 'resolvePath',
        input: ({ context }) => ({ path: context.path }),
        onDone: {
          target: 'routing',
          actions: { type: 'setResponse', params: ({ event }) => ({ response: event.output }) },
        },
        onError: '#page.failed',
      },
    },
    /** The page belongs to a customer: a guest is asked to sign in first. */
    checkingSession: {
      always: [{ guard: 'isSignedIn', target: 'retrying' }, { target: 'askingToSignIn' }],
    },
    askingToSignIn: {
      entry: {
        type: 'askToSignIn',
        params: ({ context: { path, search } }) => ({ from: path + search }),
      },
    },
    retrying: {
      always: [{ guard: 'isNextResolved', target: 'opening' }, { target: 'resolving' }],
    },
    routing: {
      always: [
        {
          guard: 'isElsewhere',
          target: 'leaving',
          actions: { type: 'leaveSite', params: ({ context }) => ({ url: urlOf(context) }) },
        },
        { guard: 'isLoop', target: '#page.failed' },
        { guard: 'isRedirect', target: 'redirecting' },
        { guard: 'isNextResolved', target: 'opening' },
        { guard: 'isHome', target: '#page.missing' },
        { guard: 'isUnknownAddress', target: 'searching' },
        { target: '#page.missing' },
      ],
    },
    /** The address may belong to another store view, which is then selected. */
    searching: {
      invoke: {
        id: 'findOtherView',
        src: 'findOtherView',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'isOfOtherView', params: ({ event }) => ({ view: event.output }) },
            target: 'leaving',
            actions: {
              type: 'openOtherView',
              params: ({ event }) => ({ view: event.output! }),
            },
          },
          { target: '#page.notFound' },
        ],
        onError: '#page.notFound',
      },
    },
    /** Waits until the page's code has loaded and every actor that the page needs runs. */
    opening: {
      initial: 'deciding',
      onDone: 'arriving',
      states: {
        deciding: {
          always: [
            { guard: 'readsCart', target: 'starting', actions: READ_CART },
            { target: 'starting' },
          ],
        },
        starting: {
          always: [
            { guard: 'isSignedIn', target: 'loading', actions: start(actorsForCustomer) },
            { target: 'loading', actions: start(actorsForPage) },
          ],
        },
        loading: {
          type: 'parallel',
          onDone: 'loaded',
          states: {
            code: {
              initial: 'loading',
              states: {
                loading: {
                  invoke: {
                    id: 'loadPage',
                    src: 'loadPage',
                    input: ({ context }) => ({ name: context.next?.name ?? 'CMS_PAGE' }),
                    onDone: 'loaded',
                    onError: '#page.failed',
                  },
                },
                loaded: { type: 'final' },
              },
            },
            actors: {
              initial: 'starting',
              states: {
                starting: {
                  on: { 'actors.started': 'running', 'actors.failed': '#page.failed' },
                },
                running: { type: 'final' },
              },
            },
          },
        },
        loaded: { type: 'final' },
      },
    },
    arriving: {
      always: [
        { guard: and(['isConfirmation', not('hasReceipt')]), target: 'goingHome' },
        {
          guard: 'isConfirmation',
          target: '#page.shown',
          actions: ['openReceipt', 'showNext', ARRIVAL],
        },
        { guard: 'isResponseCached', target: '#page.checking', actions: ['showNext', ARRIVAL] },
        { target: '#page.shown', actions: ['showNext', ARRIVAL] },
      ],
    },
    redirecting: {
      entry: [
        'countRedirect',
        { type: 'replacePath', params: ({ context }) => ({ url: urlOf(context) }) },
      ],
    },
    goingHome: { entry: { type: 'replacePath', params: { url: '/' } } },
    leaving: {},
  },
});
