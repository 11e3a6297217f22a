import type { Category, Language, Shop } from './model.ts';

export const SUFFIX = '.html';

export const categoryById = (shop: Shop, id: number): Category | undefined =>
  shop.categories.find((category) => category.id === id);

/** The categories from below the root down to this one. The root has only itself. */
export function lineage(shop: Shop, category: Category): Category[] {
  const chain: Category[] = [];
  let at: Category | undefined = category;
  while (at && at.id !== shop.rootCategoryId) {
    chain.unshift(at);
    at = categoryById(shop, at.parentId);
  }
  return chain;
}

/** Whether the category and all categories above it are active. */
export const isShown = (shop: Shop, category: Category): boolean =>
  category.isActive && lineage(shop, category).every((one) => one.isActive);

/** The subcategories by id, which is not the order of the menu. */
export const childrenOf = (shop: Shop, category: Category): Category[] =>
  shop.categories
    .filter((candidate) => candidate.parentId === category.id && candidate.isActive)
    .sort((a, b) => a.id - b.id);

/** The category and all categories below it. */
export function subtree(shop: Shop, category: Category): Category[] {
  return [category, ...childrenOf(shop, category).flatMap((child) => subtree(shop, child))];
}

/** The URL keys from below the root, such as bouquets/by-the-hour; empty for the root. */
export const categoryPath = (shop: Shop, category: Category, language: Language): string =>
  lineage(shop, category)
    .map((one) => one.urlKey[language])
    .join('/');

/** The ids from the root down to each shown category, by the id of that category. */
export function ancestries(shop: Shop): Map<number, number[]> {
  const categories = new Map(shop.categories.map((category) => [category.id, category]));
  const ways = new Map<number, number[] | null>([[shop.rootCategoryId, [shop.rootCategoryId]]]);
  const pathTo = (id: number): number[] | null => {
    const known = ways.get(id);
    if (known !== undefined) return known;
    const category = categories.get(id);
    const above = category?.isActive ? pathTo(category.parentId) : null;
    const path = above && [...above, id];
    ways.set(id, path);
    return path;
  };
  return new Map(
    shop.categories.flatMap(({ id }) => {
      const path = pathTo(id);
      return path ? [[id, path]] : [];
    }),
  );
}
