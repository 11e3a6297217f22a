import type { CatalogCategory } from '../../../machines/catalog/machine.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import type { Category } from './categoryQueries.ts';

/** A category as the catalog store keeps it; its parent is the last of its trail. */
export function storedCategory({
  breadcrumbs,
  children,
  children_count,
}: Category): CatalogCategory {
  return {
    parentId: breadcrumbs?.at(-1)?.category_uid ?? null,
    children: menuOrder(children).map(({ uid }) => uid),
    children_count: children_count ?? '0',
  };
}
