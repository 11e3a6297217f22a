import type { Product, RequestContext } from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import { valuesOfProduct } from './catalogAttributes.ts';
import { type CategoryScope, categoryOptions } from './catalogCategoryCounts.ts';
import type { ProductsSource } from './catalogProducts.ts';
import { phrase } from './phrases.ts';

/** Widths of the price ranges, in the request's currency. */
const STEPS = [5, 10, 25, 50, 100, 250, 500, 1_000];
const MOST_STEPS = 6;

interface Bucket {
  attribute_code: string;
  label: string;
  options: { label: string; value: string; count: number }[];
}

interface AggregationsArguments {
  filter?: { category?: CategoryScope | null } | null;
}

/** The filters that narrow the found products. The filter inputs accept their option values. */
export function aggregations(
  { found, categoryUids }: ProductsSource,
  { filter }: AggregationsArguments,
  context: RequestContext,
) {
  if (found.length === 0) return [];
  const within = { ...filter?.category, uids: categoryUids };
  const inCategories: Bucket = {
    attribute_code: 'category_uid',
    label: phrase(context, 'Category'),
    options: categoryOptions(found, within, context),
  };
  return [prices(found, context), inCategories, ...choices(found, context)]
    .filter(({ options }) => options.length > 0)
    .map((one, index) => ({ ...one, position: index, count: one.options.length }));
}

function prices(found: Product[], context: RequestContext): Bucket {
  const values = found.map((product) =>
    decimal(priceRange(context.shop, product, context.currency).lowest.final),
  );
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, 0],
  );
  const step = STEPS.find((one) => (most - least) / one <= MOST_STEPS) ?? 1_000;
  const floors = countValues(values.map((value) => Math.floor(value / step) * step));
  return {
    attribute_code: 'price',
    label: phrase(context, 'Price'),
    options: [...floors]
      .sort(([a], [b]) => a - b)
      .map(([from, count]) => ({
        label: `${from}-${from + step}`,
        value: `${from}_${from + step}`,
        count,
      })),
  };
}

/** One bucket for each filterable attribute, with options in the attribute's order. */
const choices = (found: Product[], { shop, view }: RequestContext): Bucket[] =>
  shop.attributes
    .filter(({ isFilterable }) => isFilterable)
    .sort((a, b) => a.position - b.position)
    .map((attribute) => {
      const counts = countValues(
        found.flatMap((product) => valuesOfProduct(product, attribute).map(({ id }) => id)),
      );
      return {
        attribute_code: attribute.code,
        label: attribute.label[view.language],
        options: attribute.values.flatMap(({ id, label }) => {
          const count = counts.get(id);
          return count ? { label: label[view.language], value: String(id), count } : [];
        }),
      };
    });

function countValues(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
