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
  /** What storage holds, at the start and when it may have changed. */
  | { type: 'texts.stored'; texts: string[] };

/** How many products are kept. */
const MOST = 8;

/**
 * The products that this browser has shown, the latest first. They are kept in storage, so that
 * every tab and the next visit know them; a sign-out removes them there.
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
  description: 'The products that this browser has shown, the latest first.',
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
