import { assign, setup } from 'xstate';

declare module '../system.ts' {
  interface ActorEvents {
    catalog: CatalogEvent;
  }
  interface LazyActors {
    catalog: typeof catalogMachine;
  }
}

/** A category in the catalog store. */
export interface CatalogCategory {
  parentId: string | null;
  /** Uids in menu order. */
  children: string[];
  children_count: string;
}

export type CatalogEvent =
  | { type: 'catalog.categoryRead'; uid: string; category: CatalogCategory }
  | { type: 'catalog.pageChosen'; page: number }
  | { type: 'catalog.totalRead'; totalPages: number };

interface CatalogContext {
  categories: Record<string, CatalogCategory>;
  /** The page number of the shown list, from 1. */
  currentPage: number;
  pageSize: number;
  /** The number of pages in the previous list, until that of the next one is known. */
  prevPageTotal: number | null;
}

/** The catalog store: the categories that were read, and the position in the shown list. */
export const catalogMachine = setup({
  types: { context: {} as CatalogContext, events: {} as CatalogEvent },
  actions: {
    keepCategory: assign(
      ({ context }, { uid, category }: { uid: string; category: CatalogCategory }) => ({
        categories: { ...context.categories, [uid]: category },
      }),
    ),
    keepPage: assign((_, { page }: { page: number }) => ({ currentPage: page })),
    keepTotal: assign((_, { totalPages }: { totalPages: number }) => ({
      prevPageTotal: totalPages,
    })),
  },
}).createMachine({
  id: 'catalog',
  description: 'The categories seen, and where the shopper is in a list.',
  context: { categories: {}, currentPage: 1, pageSize: 6, prevPageTotal: null },
  on: {
    'catalog.categoryRead': {
      actions: { type: 'keepCategory', params: ({ event }) => event },
    },
    'catalog.pageChosen': { actions: { type: 'keepPage', params: ({ event }) => event } },
    'catalog.totalRead': { actions: { type: 'keepTotal', params: ({ event }) => event } },
  },
});
