import { listedProducts, productsIn } from '../shop/catalogue.ts';
import { categoryById } from '../shop/categoryTree.ts';
import type { Product, RequestContext } from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import { relevance } from './catalogSearch.ts';
import { type ProductSort, sorted } from './catalogSort.ts';
import { inputError } from './errors.ts';
import {
  type EqualFilter,
  equals,
  isWithin,
  type MatchFilter,
  matches,
  type RangeFilter,
  wanted,
} from './filters.ts';
import { type PageArguments, pageOf } from './paging.ts';
import { phrase } from './phrases.ts';
import { idOf } from './uid.ts';

interface ProductFilter {
  category_uid?: EqualFilter | null;
  name?: MatchFilter | null;
  price?: RangeFilter | null;
  sku?: EqualFilter | null;
  url_key?: EqualFilter | null;
}

interface ProductsArguments extends PageArguments {
  search?: string | null;
  filter?: ProductFilter | null;
  sort?: ProductSort | null;
}

export interface ProductsSource {
  /** All that was found, before paging. */
  found: Product[];
  isSearch: boolean;
}

/** `products` (contract, behaviour section 9). */
export function products(args: ProductsArguments, context: RequestContext) {
  if (!args.filter && !args.search) {
    const message = "'search' or 'filter' input argument is required.";
    throw inputError(phrase(context, message));
  }
  const found = searched(filtered(args.filter ?? {}, context), args.search, context);
  const ordered = sorted(found, args.sort, args.search ?? '', context);
  const source: ProductsSource = { found, isSearch: Boolean(args.search) };
  return { ...source, ...pageOf(ordered, args, context) };
}

function filtered(filter: ProductFilter, context: RequestContext): Product[] {
  const { shop, view, currency } = context;
  return inCategories(wanted(filter.category_uid), context).filter(
    (product) =>
      equals(filter.sku, product.sku) &&
      equals(filter.url_key, product.urlKey[view.language]) &&
      matches(filter.name, product.name[view.language]) &&
      isWithin(filter.price, decimal(priceRange(shop, product, currency).lowest.final)),
  );
}

/** An unknown category holds nothing. */
function inCategories(uids: string[] | null, { shop }: RequestContext): Product[] {
  if (uids === null) return listedProducts(shop);
  const held = new Set(
    uids.flatMap((uid) => {
      const category = categoryById(shop, Number(idOf(uid)));
      return category ? productsIn(shop, category) : [];
    }),
  );
  return listedProducts(shop).filter((product) => held.has(product));
}

const searched = (
  found: Product[],
  search: string | null | undefined,
  context: RequestContext,
): Product[] =>
  search ? found.filter((product) => relevance(product, search, context) > 0) : found;
