import { listedProducts } from '../shop/catalogue.ts';
import { ancestries, categoryPath } from '../shop/categoryTree.ts';
import type { Product, RequestContext } from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import {
  type EqualFilter,
  equals,
  isWithin,
  type MatchFilter,
  matches,
  type RangeFilter,
  requestedValues,
} from './filters.ts';
import { idOf } from './uid.ts';

export interface ProductFilter {
  category_id?: EqualFilter | null;
  category_uid?: EqualFilter | null;
  category_url_path?: EqualFilter | null;
  description?: MatchFilter | null;
  name?: MatchFilter | null;
  price?: RangeFilter | null;
  short_description?: MatchFilter | null;
  sku?: EqualFilter | null;
  url_key?: EqualFilter | null;
}

/** The listed products that pass every part of the filter. */
export function matchingProducts(filter: ProductFilter, context: RequestContext): Product[] {
  const { shop, currency, view } = context;
  const { language } = view;
  const isInCategory = inCategories(filter, context);
  const choices = attributeFilters(filter, context);
  const price = (product: Product) => decimal(priceRange(shop, product, currency).lowest.final);
  return listedProducts(shop).filter(
    (product) =>
      isInCategory(product) &&
      equals(filter.sku, product.sku) &&
      equals(filter.url_key, product.urlKey[language]) &&
      choices.every(({ code, values }) =>
        (product.choices[code] ?? []).some((id) => values.includes(String(id))),
      ) &&
      matches(filter.name, product.name[language]) &&
      matches(filter.short_description, withoutTags(product.shortDescription[language])) &&
      matches(filter.description, withoutTags(product.description[language])) &&
      (!filter.price || isWithin(filter.price, price(product))),
  );
}

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/**
 * The requested options of the shop's own attributes, whose input fields have the attributes'
 * codes.
 */
function attributeFilters(filter: object, { shop }: RequestContext) {
  const wishes = new Map(Object.entries(filter) as [string, EqualFilter | null][]);
  return shop.attributes.flatMap(({ code, isFilterable }) => {
    const values = isFilterable ? requestedValues(wishes.get(code)) : null;
    return values ? { code, values } : [];
  });
}

/**
 * Whether a product is in or below the requested categories. An unknown category has no products.
 */
function inCategories(filter: ProductFilter, { shop, view }: RequestContext) {
  const byPath = requestedValues(filter.category_url_path);
  const wishes = [
    requestedValues(filter.category_uid)?.map((uid) => Number(idOf(uid))),
    requestedValues(filter.category_id)?.map(Number),
    byPath &&
      shop.categories
        .filter((category) => byPath.includes(categoryPath(shop, category, view.language)))
        .map(({ id }) => id),
  ].filter((ids) => ids !== null && ids !== undefined);
  if (wishes.length === 0) return () => true;
  const ways = ancestries(shop);
  return ({ categoryIds }: Product) =>
    wishes.every((ids) =>
      categoryIds.some((id) => ways.get(id)?.some((above) => ids.includes(above))),
    );
}
