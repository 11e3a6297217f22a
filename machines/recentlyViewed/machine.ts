import { assign, fromCallback, setup } from 'xstate';
import { effect } from '../port.ts';

declare module '../system.ts' {
  interface ActorEvents {
    recentlyViewed: RecentlyViewedEvent;
  }
  interface LazyActors {
    recentlyViewed: typeof recentlyViewedMachine;
  }
}

export type RecentlyViewedEvent =
  | { type: 'recentlyViewed.seen'; sku: string }
  /** The stored list, delivered at the start and whenever it may have changed. */
  | { type: 'texts.stored'; texts: string[] };

/** The maximum number of products to keep. */
const MOST = 8;

/**
 * The products viewed in this browser, the latest first. Storage shares them with other tabs and
 * later visits; a sign-out removes them from storage.
 */
export const recentlyViewedMachine = setup({
  types: { context: {} as { skus: string[] }, events: {} as RecentlyViewedEvent },
  actors: { watchStored: fromCallback(() => {}) },
  actions: {
    keep: assign((_, { texts }: { texts: string[] }) => ({ skus: texts.slice(0, MOST) })),
    putFirst: assign(({ context: { skus } }, { sku }: { sku: string }) => ({
      skus: [sku, ...skus.filter((other) => other !== sku)].slice(0, MOST),
    })),
    store: effect<{ texts: string[] }>('store'),
  },
  guards: {
    isLatest: ({ context }, { sku }: { sku: string }) => context.skus[0] === sku,
  },
}).createMachine({
  id: 'recentlyViewed',
  description: 'The products viewed in this browser, the latest first.',
  context: { skus: [] },
  invoke: { id: 'watchStored', src: 'watchStored' },
  on: {
    'recentlyViewed.seen': [
      { guard: { type: 'isLatest', params: ({ event }) => event } },
      {
        actions: [
          { type: 'putFirst', params: ({ event }) => event },
          { type: 'store', params: ({ context }) => ({ texts: context.skus }) },
        ],
      },
    ],
    'texts.stored': { actions: { type: 'keep', params: ({ event }) => event } },
  },
});
