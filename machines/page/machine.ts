import { and, assign, not, setup } from 'xstate';
import type { RouteAnswer, StoreView } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { type LazyActorName, sendToActor, startActors } from '../system.ts';
import { answeredPage, fixedPage, isPrivate, type Page, type PageName } from './routes.ts';

export type PageEvent =
  | { type: 'location.changed'; path: string; search: string }
  /** Whoever was signed in has signed out, here or in another tab. */
  | { type: 'page.signedOut' }
  /** The actors that the page on its way needs run, or one of them could not be loaded. */
  | { type: 'actors.started' }
  | { type: 'actors.failed' };

/** The actors that a page's components rely on; some only where a customer is signed in. */
export interface NeededActors {
  actors?: readonly LazyActorName[];
  customersActors?: readonly LazyActorName[];
}

export type PageNeeds = Partial<Record<PageName, NeededActors>>;

/** What a server's document shows already: a page, or that there is none. */
export interface RenderedPage {
  path: string;
  search: string;
  page: Page | null;
  /** What the platform said of the path; null for a fixed route. */
  answer: RouteAnswer | null;
  problem: 'missing' | 'failed' | null;
}

export interface PageInput {
  needs: PageNeeds;
  /** Null where the browser renders the first page itself. */
  rendered?: RenderedPage | null;
}

interface PageContext {
  needs: PageNeeds;
  /** Where the shopper is or is going, without store prefix. */
  path: string;
  search: string;
  answer: RouteAnswer | null;
  /** The page on its way. */
  next: Page | null;
  /** The page on screen: it stays until the next one is ready. */
  shown: Page | null;
  /** Why the document shows no page. */
  renderedProblem: RenderedPage['problem'];
  /** Redirects followed since a page was last shown. */
  redirects: number;
  /** Whether the answer is a remembered one, to be checked beside. */
  isRecalled: boolean;
  /** Whether the way led nowhere, and leads home until the next page is on screen. */
  isLost: boolean;
  /** What earlier lookups of this visit found. */
  remembered: Record<string, RouteAnswer>;
}

const neededByAll = ({ needs, next }: PageContext): readonly LazyActorName[] =>
  (next && needs[next.name]?.actors) ?? [];
const neededByCustomer = (context: PageContext): readonly LazyActorName[] => [
  ...neededByAll(context),
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

const startUnawaited = {
  type: 'startActors',
  params: ({ context }: { context: PageContext }) => ({ names: neededByAll(context) }),
} as const;

const MOST_REDIRECTS = 5;
const ARRIVAL = { type: 'arrive', params: { isNewPage: true } } as const;

/**
 * Which page a path is. Every navigation to a path asks the
 * platform; a remembered answer is shown at once and corrected if the platform's differs; a
 * change of the query string alone asks nothing.
 */
export const pageMachine = setup({
  types: {
    context: {} as PageContext,
    events: {} as PageEvent,
    input: {} as PageInput,
  },
  actors: {
    resolvePath: port<RouteAnswer, { path: string }>('resolvePath'),
    loadPage: port<void, { name: PageName }>('loadPage'),
    findOtherView: port<StoreView | null, { path: string }>('findOtherView'),
  },
  actions: {
    replacePath: effect<{ url: string }>('replacePath'),
    leaveSite: effect<{ url: string }>('leaveSite'),
    openOtherView: effect<{ view: StoreView }>('openOtherView'),
    arrive: effect<{ isNewPage: boolean }>('arrive'),
    /** The checkout may have started before the order was placed in another tab. */
    openReceipt: effect('openReceipt'),
    askToSignIn: effect<{ from: string }>('askToSignIn'),
    sendToActor: sendToActor(),
    startActors: startActors(),
    goTo: assign((_, { path, search }: { path: string; search: string }) => ({
      path,
      search,
      answer: null,
      isRecalled: false,
      next: fixedPage(path),
    })),
    keepSearch: assign((_, { search }: { search: string }) => ({ search })),
    keepAnswer: assign(({ context }, { answer }: { answer: RouteAnswer }) => ({
      answer,
      isRecalled: false,
      next: answeredPage(context.path, answer),
      remembered: { ...context.remembered, [context.path]: answer },
    })),
    recall: assign(({ context }) => {
      const answer = context.remembered[context.path] ?? null;
      return { answer, isRecalled: true, next: answer && answeredPage(context.path, answer) };
    }),
    countRedirect: assign(({ context }) => ({ redirects: context.redirects + 1 })),
    showNext: assign(({ context }) => ({ shown: context.next, redirects: 0, isLost: false })),
    showNothing: assign({ shown: null, redirects: 0, isLost: false }),
    /** What was looked for is not for who signs in next. */
    forgetSearch: assign({ search: '' }),
    loseTheWay: assign({ shown: null, redirects: 0, isLost: true }),
  },
  guards: {
    hasReceipt: fact('hasReceipt'),
    isSignedIn: fact('isSignedIn'),
    isPrivate: (_, { path }: { path: string }) => isPrivate(path),
    isOnPrivate: ({ context }) => isPrivate(context.path),
    isSamePage: ({ context }, { path }: { path: string }) => context.path === path,
    isSameAddress: ({ context }, { path, search }: { path: string; search: string }) =>
      context.path === path && context.search === search,
    isFixed: (_, { path }: { path: string }) => fixedPage(path) !== null,
    isSavedPreference: ({ context }, { path }: { path: string }) => {
      const answer = context.remembered[path];
      return answer !== undefined && answeredPage(path, answer) !== null;
    },
    isKnown: ({ context }) => context.next !== null,
    isConfirmation: ({ context }) => context.next?.name === 'ORDER_CONFIRMATION',
    isRecalled: ({ context }) => context.isRecalled,
    isSameAnswer: ({ context }, { answer }: { answer: RouteAnswer }) =>
      JSON.stringify(context.answer) === JSON.stringify(answer),
    isRedirect: ({ context: { answer } }) => answer?.kind === 'redirect',
    isElsewhere: ({ context: { answer } }) =>
      answer?.kind === 'redirect' && answer.url.startsWith('http'),
    isLoop: ({ context: { answer, path, redirects } }) =>
      redirects >= MOST_REDIRECTS || (answer?.kind === 'redirect' && pathIn(answer.url) === path),
    isOfOtherView: (_, { view }: { view: StoreView | null }) => view !== null,
    isNothing: ({ context: { answer } }) => answer?.kind === 'nothing',
    isHome: ({ context }) => context.path === '/',
    isRendered: ({ context }) => context.shown !== null,
    isRenderedMissing: ({ context }) => context.renderedProblem === 'missing',
    isRenderedFailed: ({ context }) => context.renderedProblem === 'failed',
  },
}).createMachine({
  id: 'page',
  description: 'Which page the address means, and when it is ready to be shown.',
  context: ({ input: { needs, rendered } }) => ({
    needs,
    // A frame is of no page yet: its address is looked at when it is told.
    path: rendered?.page || rendered?.problem ? rendered.path : '',
    search: rendered?.search ?? '',
    answer: rendered?.answer ?? null,
    next: rendered?.page ?? null,
    shown: rendered?.page ?? null,
    renderedProblem: rendered?.problem ?? null,
    redirects: 0,
    isRecalled: false,
    isLost: false,
    remembered: rendered?.page && rendered.answer ? { [rendered.path]: rendered.answer } : {},
  }),
  initial: 'beginning',
  on: {
    'page.signedOut': {
      guard: 'isOnPrivate',
      target: '.underway.turningAway',
      actions: ['showNothing', 'forgetSearch'],
    },
    'location.changed': [
      {
        guard: { type: 'isSamePage', params: ({ event }) => event },
        actions: [
          { type: 'keepSearch', params: ({ event }) => event },
          { type: 'arrive', params: { isNewPage: false } },
        ],
      },
      {
        guard: { type: 'isPrivate', params: ({ event }) => event },
        target: '.underway.admitting',
        actions: { type: 'goTo', params: ({ event }) => event },
      },
      {
        guard: { type: 'isFixed', params: ({ event }) => event },
        target: '.underway.opening',
        actions: { type: 'goTo', params: ({ event }) => event },
      },
      {
        guard: { type: 'isSavedPreference', params: ({ event }) => event },
        target: '.underway.opening',
        actions: [{ type: 'goTo', params: ({ event }) => event }, 'recall'],
      },
      {
        target: '.underway.resolving',
        actions: { type: 'goTo', params: ({ event }) => event },
      },
    ],
  },
  states: {
    /** The document may show the first page already: its actors are loaded behind it. */
    beginning: {
      always: [
        { guard: 'isRendered', target: 'shown', actions: startUnawaited },
        { guard: 'isRenderedMissing', target: 'missing' },
        { guard: 'isRenderedFailed', target: 'failed' },
        { target: 'waiting' },
      ],
    },
    waiting: {},
    underway: {
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
              target: 'judging',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: '#page.failed',
          },
        },
        /** Pages of a customer's own: a visitor is asked to sign in first. */
        admitting: {
          always: [{ guard: 'isSignedIn', target: 'retrying' }, { target: 'turningAway' }],
        },
        turningAway: {
          entry: {
            type: 'askToSignIn',
            params: ({ context: { path, search } }) => ({ from: path + search }),
          },
        },
        retrying: {
          always: [{ guard: 'isKnown', target: 'opening' }, { target: 'resolving' }],
        },
        judging: {
          always: [
            {
              guard: 'isElsewhere',
              target: 'leaving',
              actions: { type: 'leaveSite', params: ({ context }) => ({ url: urlOf(context) }) },
            },
            { guard: 'isLoop', target: '#page.failed' },
            { guard: 'isRedirect', target: 'redirecting' },
            { guard: 'isKnown', target: 'opening' },
            { guard: 'isHome', target: '#page.missing' },
            { guard: 'isNothing', target: 'searching' },
            { target: '#page.missing' },
          ],
        },
        /** The address may be another store view's: then that one is selected. */
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
              { target: '#page.lost' },
            ],
            onError: '#page.lost',
          },
        },
        /** A page is shown when its code is there and every actor that it needs runs. */
        opening: {
          initial: 'deciding',
          onDone: 'arriving',
          states: {
            deciding: {
              always: [
                { guard: 'isSignedIn', target: 'loading', actions: start(neededByCustomer) },
                { target: 'loading', actions: start(neededByAll) },
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
            { guard: 'isRecalled', target: '#page.checking', actions: ['showNext', ARRIVAL] },
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
    },
    shown: { tags: 'page' },
    checking: {
      tags: 'page',
      invoke: {
        id: 'checkPath',
        src: 'resolvePath',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'isSameAnswer', params: ({ event }) => ({ answer: event.output }) },
            target: 'shown',
          },
          {
            target: 'underway.judging',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'shown',
      },
    },
    missing: { tags: 'missing', entry: 'showNothing' },
    failed: {
      tags: 'failed',
      entry: 'showNothing',
      // The same address once more is another try.
      on: {
        'location.changed': {
          guard: { type: 'isSameAddress', params: ({ event }) => event },
          target: 'underway.retrying',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
    },
    lost: {
      entry: ['loseTheWay', { type: 'replacePath', params: { url: '/' } }],
    },
  },
});

/** Where a redirect leads; the shopper's query goes along where it brings none of its own. */
const urlOf = ({ answer, search }: PageContext): string => {
  if (answer?.kind !== 'redirect') return '/';
  const isComplete = answer.url.includes('?') || answer.url.startsWith('http');
  return isComplete ? answer.url : answer.url.replace(/(?=#|$)/, () => search);
};

const pathIn = (url: string): string => url.replace(/[?#].*$/, '');
