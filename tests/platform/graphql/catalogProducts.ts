import type { Product, RequestContext } from '../shop/model.ts';
import { matchingProducts, type ProductFilter } from './catalogFilters.ts';
import { relevance, searchedText } from './catalogSearch.ts';
import { type ProductSort, sortProducts } from './catalogSort.ts';
import { inputError } from './errors.ts';
import { requestedValues } from './filters.ts';
import { type PageArguments, pageOf } from './paging.ts';
import { phrase } from './phrases.ts';

interface ProductsArguments extends PageArguments {
  search?: string | null;
  filter?: ProductFilter | null;
  sort?: ProductSort | null;
}

export interface ProductsSource {
  /** All matching products before paging. */
  found: Product[];
  /** Empty for a list without a search. */
  search: string;
  /** The categories of the filter, or null without such a filter. */
  categoryUids: string[] | null;
}

/** Resolves `products`. */
export function products(args: ProductsArguments, context: RequestContext) {
  if (!args.filter && !args.search) {
    const message = "'search' or 'filter' input argument is required.";
    throw inputError(phrase(context, message));
  }
  const search = searchedText(args.search ?? '');
  const filter = args.filter ?? {};
  const found = matchingProducts(filter, context).filter(
    (product) => !search || relevance(product, search, context) > 0,
  );
  const source: ProductsSource = {
    found,
    search,
    categoryUids: requestedValues(filter.category_uid),
  };
  return { ...source, ...pageOf(sortProducts(found, args.sort, search, context), args, context) };
}
