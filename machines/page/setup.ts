import { assign, setup } from 'xstate';
import type { RouteResponse, StoreView } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { type LazyActorName, sendToActor, startActors } from '../system.ts';
import { fixedPage, isPrivate, type Page, type PageName, pageOfResponse } from './routes.ts';

declare module '../system.ts' {
  interface ActorEvents {
    page: PageEvent;
  }
}

type PageEvent =
  | { type: 'location.changed'; path: string; search: string }
  /** The customer has signed out, in this tab or in another one. */
  | { type: 'page.signedOut' }
  /** The actors that the pending page needs have started, or one of them could not be loaded. */
  | { type: 'actors.started' }
  | { type: 'actors.failed' };

/** The actors that a page's components need; `customersActors` only for a signed-in customer. */
export interface NeededActors {
  actors?: readonly LazyActorName[];
  customersActors?: readonly LazyActorName[];
  /** Whether each visit reads the cart. */
  readsCart?: boolean;
}

/** The needs of the pages. The shop's own list is complete (`src/app/pages.ts`). */
export type PageNeeds = Partial<Record<PageName, NeededActors>>;

/** Why a page cannot be shown. */
export type PageProblemKind = 'missing' | 'notFound' | 'failed';

/** The page that the server has rendered, or the reason why there is none. */
export interface RenderedPage {
  /** Empty if the platform was unavailable: the browser resolves the path of the address. */
  path: string;
  search: string;
  page: Page | null;
  /** The platform's response for the path; null for a fixed route. */
  response: RouteResponse | null;
  problem: PageProblemKind | null;
}

interface PageInput {
  needs: PageNeeds;
  /** Null if the browser renders the first page. */
  rendered?: RenderedPage | null;
}

export interface PageContext {
  needs: PageNeeds;
  /** The path of the shown or pending page, without the store prefix. */
  path: string;
  search: string;
  response: RouteResponse | null;
  /** The pending page. */
  next: Page | null;
  /** The page on the screen, which stays until the pending page is ready. */
  shown: Page | null;
  /** The problem on the screen in place of a page; stays as long as a page would. */
  problem: PageProblemKind | null;
  /** The number of redirects since a page was last shown. */
  redirects: number;
  /** Whether `response` comes from the cache; the platform confirms it while the page shows. */
  isResponseCached: boolean;
  /** The responses to earlier lookups of this page load, by path. */
  cachedResponses: Record<string, RouteResponse>;
}

const MAX_REDIRECTS = 5;

/** The setup of the page machine: its ports, assignments and guards. */
export const pageSetup = setup({
  types: {
    context: {} as PageContext,
    events: {} as PageEvent,
    input: {} as PageInput,
  },
  actors: {
    resolvePath: port<RouteResponse, { path: string }>('resolvePath'),
    loadPage: port<void, { name: PageName }>('loadPage'),
    findOtherView: port<StoreView | null, { path: string }>('findOtherView'),
  },
  actions: {
    replacePath: effect<{ url: string }>('replacePath'),
    leaveSite: effect<{ url: string }>('leaveSite'),
    openOtherView: effect<{ view: StoreView }>('openOtherView'),
    arrive: effect<{ isNewPage: boolean }>('arrive'),
    /** The checkout may have started before another tab placed the order. */
    openReceipt: effect('openReceipt'),
    askToSignIn: effect<{ from: string }>('askToSignIn'),
    sendToActor: sendToActor(),
    startActors: startActors(),
    goTo: assign((_, { path, search }: { path: string; search: string }) => ({
      path,
      search,
      response: null,
      isResponseCached: false,
      next: fixedPage(path),
    })),
    setSearch: assign((_, { search }: { search: string }) => ({ search })),
    setResponse: assign(({ context }, { response }: { response: RouteResponse }) => ({
      response,
      isResponseCached: false,
      next: pageOfResponse(context.path, response),
      cachedResponses: { ...context.cachedResponses, [context.path]: response },
    })),
    takeCachedResponse: assign(({ context }) => {
      const response = context.cachedResponses[context.path] ?? null;
      return {
        response,
        isResponseCached: true,
        next: response && pageOfResponse(context.path, response),
      };
    }),
    countRedirect: assign(({ context }) => ({ redirects: context.redirects + 1 })),
    showNext: assign(({ context }) => ({ shown: context.next, redirects: 0, problem: null })),
    showNothing: assign({ shown: null, redirects: 0, problem: null }),
    showProblem: assign((_, { problem }: { problem: PageProblemKind }) => ({
      shown: null,
      redirects: 0,
      problem,
    })),
    /** The next customer must not see the previous one's query. */
    forgetSearch: assign({ search: '' }),
  },
  delays: {
    /** How long the document of an unknown address stays before the home page opens, in ms. */
    reading: 2_000,
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
    hasCachedResponse: ({ context }, { path }: { path: string }) => {
      const response = context.cachedResponses[path];
      return response !== undefined && pageOfResponse(path, response) !== null;
    },
    isNextResolved: ({ context }) => context.next !== null,
    readsCart: ({ context: { needs, next } }) =>
      next !== null && needs[next.name]?.readsCart === true,
    isConfirmation: ({ context }) => context.next?.name === 'ORDER_CONFIRMATION',
    isResponseCached: ({ context }) => context.isResponseCached,
    isSameResponse: ({ context }, { response }: { response: RouteResponse }) =>
      JSON.stringify(context.response) === JSON.stringify(response),
    isRedirect: ({ context: { response } }) => response?.kind === 'redirect',
    isElsewhere: ({ context: { response } }) =>
      response?.kind === 'redirect' && response.url.startsWith('http'),
    isLoop: ({ context: { response, path, redirects } }) =>
      redirects >= MAX_REDIRECTS ||
      (response?.kind === 'redirect' && pathIn(response.url) === path),
    isOfOtherView: (_, { view }: { view: StoreView | null }) => view !== null,
    isUnknownAddress: ({ context: { response } }) => response?.kind === 'nothing',
    isHome: ({ context }) => context.path === '/',
    isRendered: ({ context }) => context.shown !== null,
    isDocumentOfMissingPage: ({ context }) => context.problem === 'missing',
    isDocumentOfUnknownAddress: ({ context }) => context.problem === 'notFound',
    isDocumentOfFailedPage: ({ context }) => context.problem === 'failed' && context.path !== '',
  },
});

const pathIn = (url: string): string => url.replace(/[?#].*$/, '');
