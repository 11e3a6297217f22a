import { categoryById, categoryPath, isShown } from '../shop/categoryTree.ts';
import type { Category, RequestContext } from '../shop/model.ts';
import { noSuchEntity } from './errors.ts';
import { type EqualFilter, equals, type MatchFilter, matches } from './filters.ts';
import { type PageArguments, pageOf } from './paging.ts';
import { phrase } from './phrases.ts';
import { uidOf } from './uid.ts';

interface CategoryFilter {
  category_uid?: EqualFilter | null;
  ids?: EqualFilter | null;
  name?: MatchFilter | null;
  parent_category_uid?: EqualFilter | null;
  parent_id?: EqualFilter | null;
  url_key?: EqualFilter | null;
  url_path?: EqualFilter | null;
}

interface CategoriesArguments extends PageArguments {
  filters?: CategoryFilter | null;
}

/** Resolves `categories`: the categories that pass the filters, or the root without filters. */
export function categories(args: CategoriesArguments, context: RequestContext) {
  const { shop } = context;
  const filters = Object.values(args.filters ?? {}).some((one) => one !== null)
    ? args.filters
    : null;
  const root = categoryById(shop, shop.rootCategoryId);
  const found = filters
    ? shop.categories.filter(
        (category) => isShown(shop, category) && matchesFilters(category, filters, context),
      )
    : root
      ? [root]
      : [];
  return pageOf(found, args, context);
}

/** Resolves the older `categoryList`: the same categories without a total count. */
export const categoryList = (args: CategoriesArguments, context: RequestContext) =>
  categories(args, context).items;

/** Resolves the older `category`: the category with this id, or the root without an id. */
export function category({ id }: { id?: number | null }, context: RequestContext): Category {
  const { shop } = context;
  const found = categoryById(shop, id ?? shop.rootCategoryId);
  if (found && isShown(shop, found)) return found;
  throw noSuchEntity(phrase(context, "Category doesn't exist"));
}

function matchesFilters(
  category: Category,
  filters: CategoryFilter,
  { shop, view }: RequestContext,
): boolean {
  return (
    equals(filters.category_uid, uidOf(category.id)) &&
    equals(filters.ids, String(category.id)) &&
    equals(filters.parent_category_uid, uidOf(category.parentId)) &&
    equals(filters.parent_id, String(category.parentId)) &&
    equals(filters.url_key, category.urlKey[view.language]) &&
    equals(filters.url_path, categoryPath(shop, category, view.language)) &&
    matches(filters.name, category.name[view.language])
  );
}
