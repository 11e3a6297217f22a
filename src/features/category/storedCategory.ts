import type { CatalogCategory } from '../../../machines/catalog/machine.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import type { Category } from './categoryQueries.ts';

/** A category in the catalog machine's shape. Its parent is the last breadcrumb. */
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
