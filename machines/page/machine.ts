import { actorsForPage, navigatingState } from './navigating.ts';
import { type PageContext, type PageProblemKind, pageSetup } from './setup.ts';

const startUnawaited = {
  type: 'startActors',
  params: ({ context }: { context: PageContext }) => ({ names: actorsForPage(context) }),
} as const;

/** Restores the scroll position. The focus stays unless the focused element is gone. */
const RESTORE_SCROLL = { type: 'arrive', params: { isNewPage: false } } as const;

const show = (problem: PageProblemKind) => ({ type: 'showProblem', params: { problem } }) as const;

/**
 * The page of the current path. Every navigation to a path queries the platform. A cached response
 * is shown at once, and corrected if the platform's response differs. A change of the query string
 * alone sends no query.
 */
export const pageMachine = pageSetup.createMachine({
  id: 'page',
  context: ({ input: { needs, rendered } }) => ({
    needs,
    // A document with only a frame shows no page yet, so its path is resolved like any other.
    path: rendered?.page || rendered?.problem ? rendered.path : '',
    search: rendered?.search ?? '',
    response: rendered?.response ?? null,
    next: rendered?.page ?? null,
    shown: rendered?.page ?? null,
    problem: rendered?.problem ?? null,
    redirects: 0,
    isResponseCached: false,
    cachedResponses:
      rendered?.page && rendered.response ? { [rendered.path]: rendered.response } : {},
  }),
  initial: 'starting',
  on: {
    'page.signedOut': {
      guard: 'isOnPrivate',
      target: '.navigating.askingToSignIn',
      actions: ['showNothing', 'forgetSearch'],
    },
    'location.changed': [
      {
        guard: { type: 'isSamePage', params: ({ event }) => event },
        actions: [{ type: 'setSearch', params: ({ event }) => event }, RESTORE_SCROLL],
      },
      {
        guard: { type: 'isPrivate', params: ({ event }) => event },
        target: '.navigating.checkingSession',
        actions: { type: 'goTo', params: ({ event }) => event },
      },
      {
        guard: { type: 'isFixed', params: ({ event }) => event },
        target: '.navigating.opening',
        actions: { type: 'goTo', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasCachedResponse', params: ({ event }) => event },
        target: '.navigating.opening',
        actions: [{ type: 'goTo', params: ({ event }) => event }, 'takeCachedResponse'],
      },
      {
        target: '.navigating.resolving',
        actions: { type: 'goTo', params: ({ event }) => event },
      },
    ],
  },
  states: {
    /** The document may already show the first page: the page's actors are loaded behind it. */
    starting: {
      always: [
        { guard: 'isRendered', target: 'shown', actions: startUnawaited },
        { guard: 'isDocumentOfMissingPage', target: 'missing' },
        { guard: 'isDocumentOfUnknownAddress', target: 'notFoundOnArrival' },
        { guard: 'isDocumentOfFailedPage', target: 'failed' },
        { target: 'waiting' },
      ],
    },
    waiting: {},
    navigating: navigatingState,
    shown: { tags: 'page' },
    checking: {
      tags: 'page',
      invoke: {
        id: 'checkPath',
        src: 'resolvePath',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'isSameResponse', params: ({ event }) => ({ response: event.output }) },
            target: 'shown',
          },
          {
            target: 'navigating.routing',
            actions: { type: 'setResponse', params: ({ event }) => ({ response: event.output }) },
          },
        ],
        onError: 'shown',
      },
    },
    missing: { tags: 'missing', entry: [show('missing'), RESTORE_SCROLL] },
    failed: {
      tags: 'failed',
      entry: [show('failed'), RESTORE_SCROLL],
      // A navigation to the same address retries.
      on: {
        'location.changed': {
          guard: { type: 'isSameAddress', params: ({ event }) => event },
          target: 'navigating.retrying',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
    },
    /** The document says that no page has this address. The home page opens after `reading`. */
    notFoundOnArrival: { after: { reading: 'notFound' } },
    notFound: {
      entry: [show('notFound'), { type: 'replacePath', params: { url: '/' } }],
    },
  },
});
