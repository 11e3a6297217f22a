import { assign, fromCallback, setup } from 'xstate';
import { effect } from '../port.ts';

declare module '../system.ts' {
  interface ActorEvents {
    recentlyViewed: RecentsEvent;
    recentSearches: RecentsEvent;
  }
  interface LazyActors {
    recentlyViewed: typeof recentsMachine;
    recentSearches: typeof recentsMachine;
  }
}

type RecentsEvent =
  | { type: 'recents.used'; text: string }
  /** The stored list, delivered at the start and whenever it may have changed. */
  | { type: 'texts.stored'; texts: string[] };

/** The maximum number of texts to keep. */
const MAX_TEXTS = 8;

/**
 * The texts used last in this browser, the latest first: the SKUs of viewed products, or search
 * terms. Storage shares them with other tabs and later visits; a sign-out removes them from
 * storage.
 */
export const recentsMachine = setup({
  types: { context: {} as { texts: string[] }, events: {} as RecentsEvent },
  actors: { watchStored: fromCallback(() => {}) },
  actions: {
    setTexts: assign((_, { texts }: { texts: string[] }) => ({ texts: texts.slice(0, MAX_TEXTS) })),
    putFirst: assign(({ context: { texts } }, { text }: { text: string }) => ({
      texts: [text, ...texts.filter((other) => other !== text)].slice(0, MAX_TEXTS),
    })),
    store: effect<{ texts: string[] }>('store'),
  },
  guards: {
    isLatest: ({ context }, { text }: { text: string }) => context.texts[0] === text,
  },
}).createMachine({
  id: 'recents',
  context: { texts: [] },
  invoke: { id: 'watchStored', src: 'watchStored' },
  on: {
    'recents.used': [
      { guard: { type: 'isLatest', params: ({ event }) => event } },
      {
        actions: [
          { type: 'putFirst', params: ({ event }) => event },
          { type: 'store', params: ({ context }) => ({ texts: context.texts }) },
        ],
      },
    ],
    'texts.stored': { actions: { type: 'setTexts', params: ({ event }) => event } },
  },
});
