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

/** A category in the menu, with its menu entries. */
export interface MenuLevel {
  uid: string;
  children_count: string;
  children: { uid: string; children_count: string }[];
}

type CatalogEvent =
  | { type: 'catalog.categoryRead'; uid: string; category: CatalogCategory }
  | { type: 'catalog.levelRead'; level: MenuLevel }
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
    /** A category at the top of its page's breadcrumbs keeps the parent that the menu has named. */
    addCategory: assign(
      (
        { context: { categories } },
        { uid, category }: { uid: string; category: CatalogCategory },
      ) => ({
        categories: {
          ...categories,
          [uid]: { ...category, parentId: category.parentId ?? categories[uid]?.parentId ?? null },
        },
      }),
    ),
    addLevel: assign(({ context: { categories } }, { level }: { level: MenuLevel }) => ({
      categories: { ...categories, ...categoriesOf(level, categories) },
    })),
    setPage: assign((_, { page }: { page: number }) => ({ currentPage: page })),
    setPageTotal: assign((_, { totalPages }: { totalPages: number }) => ({
      prevPageTotal: totalPages,
    })),
  },
}).createMachine({
  id: 'catalog',
  context: { categories: {}, currentPage: 1, pageSize: 6, prevPageTotal: null },
  on: {
    'catalog.categoryRead': {
      actions: { type: 'addCategory', params: ({ event }) => event },
    },
    'catalog.levelRead': { actions: { type: 'addLevel', params: ({ event }) => event } },
    'catalog.pageChosen': { actions: { type: 'setPage', params: ({ event }) => event } },
    'catalog.totalRead': { actions: { type: 'setPageTotal', params: ({ event }) => event } },
  },
});

/**
 * A menu level and its entries. The level's parent and the children of its entries are those that
 * are known already.
 */
function categoriesOf(
  { uid, children_count, children }: MenuLevel,
  known: Record<string, CatalogCategory>,
): Record<string, CatalogCategory> {
  const level = {
    parentId: known[uid]?.parentId ?? null,
    children: children.map((child) => child.uid),
    children_count,
  };
  const entries = children.map((child): [string, CatalogCategory] => [
    child.uid,
    {
      parentId: uid,
      children: known[child.uid]?.children ?? [],
      children_count: child.children_count,
    },
  ]);
  return { [uid]: level, ...Object.fromEntries(entries) };
}
