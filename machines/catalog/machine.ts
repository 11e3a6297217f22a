import { assign, setup } from 'xstate';

declare module '../system.ts' {
  interface ActorEvents {
    catalog: CatalogEvent;
  }
  interface LazyActors {
    catalog: typeof catalogMachine;
  }
}

/** What the catalog store knows of a category. */
export interface CatalogCategory {
  parentId: string | null;
  /** Uids, in the menu's order. */
  children: string[];
  children_count: string;
}

export type CatalogEvent =
  | { type: 'catalog.categoryRead'; uid: string; category: CatalogCategory }
  | { type: 'catalog.pageChosen'; page: number }
  | { type: 'catalog.totalRead'; totalPages: number };

interface CatalogContext {
  categories: Record<string, CatalogCategory>;
  /** Of the list on screen, from 1. */
  currentPage: number;
  pageSize: number;
  /** How many pages the last list had, while those of the next are not known. */
  prevPageTotal: number | null;
}

/** The catalog store: the categories seen, and where the shopper is in a list. */
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
