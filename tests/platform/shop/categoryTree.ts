import type { Category, Language, Shop } from './model.ts';

export const SUFFIX = '.html';

export const categoryById = (shop: Shop, id: number): Category | undefined =>
  shop.categories.find((category) => category.id === id);

/** From below the root down to the category itself; the root alone is its own only ancestor. */
export function lineage(shop: Shop, category: Category): Category[] {
  const chain: Category[] = [];
  let at: Category | undefined = category;
  while (at && at.id !== shop.rootCategoryId) {
    chain.unshift(at);
    at = categoryById(shop, at.parentId);
  }
  return chain;
}

/** Switched on, as are all categories above it. */
export const isShown = (shop: Shop, category: Category): boolean =>
  category.isActive && lineage(shop, category).every((one) => one.isActive);

/** In the order of their ids, which is not the menu's. */
export const childrenOf = (shop: Shop, category: Category): Category[] =>
  shop.categories
    .filter((one) => one.parentId === category.id && one.isActive)
    .sort((a, b) => a.id - b.id);

/** The category and all that is below it. */
export function subtree(shop: Shop, category: Category): Category[] {
  return [category, ...childrenOf(shop, category).flatMap((child) => subtree(shop, child))];
}

/** bouquets/by-the-hour: the keys on the way down; empty for the root. */
export const categoryPath = (shop: Shop, category: Category, language: Language): string =>
  lineage(shop, category)
    .map((one) => one.urlKey[language])
    .join('/');
