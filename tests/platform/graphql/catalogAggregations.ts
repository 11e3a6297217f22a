import { productsIn } from '../shop/catalogue.ts';
import { childrenOf, lineage } from '../shop/categoryTree.ts';
import type { Category, Product, RequestContext } from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import type { ProductsSource } from './catalogProducts.ts';
import { phrase } from './phrases.ts';
import { uidOf } from './uid.ts';

/** Steps of the price list, in the request's currency. */
const STEPS = [5, 10, 25, 50, 100, 250, 500, 1_000];
const MOST_STEPS = 6;

/** What the found products may be narrowed by; option values are what the filters take. */
export function aggregations({ found }: ProductsSource, _: unknown, context: RequestContext) {
  if (found.length === 0) return [];
  return [prices(found, context), categories(found, context)]
    .filter(({ options }) => options.length > 0)
    .map((one, index) => ({ ...one, position: index, count: one.options.length }));
}

function prices(found: Product[], context: RequestContext) {
  const values = found.map((product) =>
    decimal(priceRange(context.shop, product, context.currency).lowest.final),
  );
  const spread = Math.max(...values) - Math.min(...values);
  const step = STEPS.find((one) => spread / one <= MOST_STEPS) ?? 1_000;
  const floors = [...new Set(values.map((value) => Math.floor(value / step) * step))];
  return {
    attribute_code: 'price',
    label: phrase(context, 'Price'),
    options: floors
      .sort((a, b) => a - b)
      .map((from) => ({
        label: `${from}-${from + step}`,
        value: `${from}_${from + step}`,
        count: values.filter((value) => value >= from && value < from + step).length,
      })),
  };
}

/** Categories below the root that hold some of the products, deeper ones after their parents. */
function categories(found: Product[], context: RequestContext) {
  const { shop, view } = context;
  const root = shop.categories.find(({ id }) => id === shop.rootCategoryId);
  const all = root ? below(context, root) : [];
  return {
    attribute_code: 'category_uid',
    label: phrase(context, 'Category'),
    options: all.flatMap((category) => {
      const held = new Set(productsIn(shop, category));
      const count = found.filter((product) => held.has(product)).length;
      return count === 0
        ? []
        : { label: category.name[view.language], value: uidOf(category.id), count };
    }),
  };
}

const below = (context: RequestContext, category: Category): Category[] =>
  childrenOf(context.shop, category)
    .flatMap((child) => [child, ...below(context, child)])
    .sort((a, b) => lineage(context.shop, a).length - lineage(context.shop, b).length);

/** What lists may be sorted by. */
export function sortFields({ isSearch }: ProductsSource, _: unknown, context: RequestContext) {
  const field = (value: string, label: string) => ({ value, label: phrase(context, label) });
  return {
    default: isSearch ? 'relevance' : 'position',
    options: [
      ...(isSearch ? [field('relevance', 'Relevance')] : [field('position', 'Position')]),
      field('name', 'Product Name'),
      field('price', 'Price'),
    ],
  };
}
