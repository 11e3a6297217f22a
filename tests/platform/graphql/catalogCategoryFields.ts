import { listedProducts, productsIn } from '../shop/catalogue.ts';
import { categoryPath, childrenOf, lineage, SUFFIX } from '../shop/categoryTree.ts';
import type { Category, RequestContext } from '../shop/model.ts';
import { productCounts } from './catalogCategoryCounts.ts';
import { type ProductSort, sortProducts } from './catalogSort.ts';
import { type PageArguments, pageOf } from './paging.ts';
import type { TypeResolver } from './resolvers.ts';
import { uidOf } from './uid.ts';

/** Resolvers of CategoryTree, whose source is the Category of shop/model.ts. */
export const categoryFields: Record<string, TypeResolver> = {
  id: ({ id }: Category) => id,
  uid: ({ id }: Category) => uidOf(id),
  name: ({ name }: Category, _, { view }) => name[view.language],
  url_key: ({ urlKey }: Category, _, { view }) => urlKey[view.language] || null,
  url_path: (category: Category, _, { shop, view }) =>
    categoryPath(shop, category, view.language) || null,
  url_suffix: () => SUFFIX,
  canonical_url: () => null,
  description: ({ description }: Category, _, { view }) => description[view.language] || null,
  image: ({ image }: Category, _, { origin }) =>
    image && `${origin}/media/catalog/category/${image}`,
  display_mode: () => 'PRODUCTS',
  position: ({ position }: Category) => position,
  include_in_menu: ({ includeInMenu }: Category) => (includeInMenu ? 1 : 0),
  level: (category: Category, _, { shop }) => lineage(shop, category).length + 1,
  path: (category: Category, _, { shop }) =>
    [1, shop.rootCategoryId, ...lineage(shop, category).map(({ id }) => id)].join('/'),
  children: (category: Category, _, { shop }) => childrenOf(shop, category),
  children_count: (category: Category, _, { shop }) => String(childrenOf(shop, category).length),
  product_count: (category: Category, _, context) => countsOf(context).get(category.id) ?? 0,
  breadcrumbs,
  products: (
    category: Category,
    args: PageArguments & { sort?: ProductSort | null },
    context: RequestContext,
  ) =>
    pageOf(sortProducts(productsIn(context.shop, category), args.sort, '', context), args, context),
  cms_block: () => null,
  is_anchor: () => 1,
  meta_title: ({ metaTitle }: Category, _, { view }) => metaTitle?.[view.language] ?? null,
  meta_keywords: () => null,
  meta_description: () => null,
  default_sort_by: () => 'position',
  available_sort_by: () => ['position', 'name', 'price'],
};

const counted = new WeakMap<RequestContext, Map<number, number>>();

/** Product counts of all categories, computed once for each response. */
function countsOf(context: RequestContext): Map<number, number> {
  const known = counted.get(context) ?? productCounts(context.shop, listedProducts(context.shop));
  counted.set(context, known);
  return known;
}

/** The categories above this one, without the root; null when there are none. */
function breadcrumbs(category: Category, _: unknown, { shop, view }: RequestContext) {
  const above = lineage(shop, category).slice(0, -1);
  if (above.length === 0) return null;
  return above.map((one, index) => ({
    category_uid: uidOf(one.id),
    category_name: one.name[view.language],
    category_level: index + 2,
    category_url_key: one.urlKey[view.language],
    category_url_path: categoryPath(shop, one, view.language),
  }));
}
