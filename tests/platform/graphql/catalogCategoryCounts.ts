import { ancestries } from '../shop/categoryTree.ts';
import type { Product, RequestContext, Shop } from '../shop/model.ts';
import { uidOf } from './uid.ts';

export interface CategoryScope {
  includeDirectChildrenOnly?: boolean | null;
}

/**
 * Counts by category id how many of the products each shown category contains, subcategories included.
 */
export function productCounts(shop: Shop, products: readonly Product[]): Map<number, number> {
  const ways = ancestries(shop);
  const counts = new Map<number, number>();
  for (const { categoryIds } of products) {
    const above = new Set(categoryIds.flatMap((id) => ways.get(id) ?? []));
    for (const id of above) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * Categories below the root that hold some of the products, each after its parent. On request only
 * the direct children of the filtered category, or of the root.
 */
export function categoryOptions(
  found: readonly Product[],
  { includeDirectChildrenOnly, uids }: CategoryScope & { uids: readonly string[] | null },
  { shop, view }: RequestContext,
) {
  const counts = productCounts(shop, found);
  const ways = ancestries(shop);
  const parents = uids ?? [uidOf(shop.rootCategoryId)];
  return shop.categories
    .filter(({ id, parentId }) => {
      if (id === shop.rootCategoryId || !counts.has(id)) return false;
      return !includeDirectChildrenOnly || parents.includes(uidOf(parentId));
    })
    .sort((a, b) => depth(ways, a.id) - depth(ways, b.id) || a.id - b.id)
    .map(({ id, name }) => ({
      label: name[view.language],
      value: uidOf(id),
      count: counts.get(id) ?? 0,
    }));
}

const depth = (ways: ReadonlyMap<number, readonly number[]>, id: number): number =>
  ways.get(id)?.length ?? 0;
