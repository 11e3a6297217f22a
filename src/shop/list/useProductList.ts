import { useState } from 'react';
import { filtersIn } from '../../lib/catalogue/listFilters.ts';
import { PAGE_SIZE, pageNumber } from '../../lib/catalogue/paging.ts';
import { type ProductFilter, productFilter } from '../../lib/catalogue/productFilter.ts';
import { type ListKind, sortChoice } from '../../lib/catalogue/sorting.ts';
import { useFreshQuery } from '../useFreshQuery.ts';
import { ProductListQuery } from './listQueries.ts';
import { useSorting } from './useSorting.ts';

/** The subject of a list: a category, or a search term. */
export interface ListScope {
  kind: ListKind;
  /** The page's path. Its query string is the list's whole state. */
  path: string;
  term?: string;
  filter: ProductFilter;
}

interface Options {
  /** Whether to send no query. */
  isPaused?: boolean;
  /** Whether a cached result needs no refetch. */
  isCacheEnough?: boolean;
}

/**
 * One page of products. The page number, the sort order and the filters come from the query string.
 */
export function useProductList(
  scope: ListScope,
  search: URLSearchParams,
  { isPaused = false, isCacheEnough = false }: Options = {},
) {
  const page = pageNumber(search.get('page'));
  const sorting = useSorting(scope, isPaused);
  const sort = sortChoice(sorting, search.get('sort'));
  const filters = filtersIn(search);
  const { data, dataVariables, ...state } = useFreshQuery({
    query: ProductListQuery,
    variables: {
      ...(scope.term !== undefined && { search: scope.term }),
      filter: productFilter(filters, scope.filter),
      sort: { [sort.attribute]: sort.direction },
      pageSize: PAGE_SIZE,
      currentPage: page,
    },
    pause: isPaused,
    ...(isCacheEnough && { requestPolicy: 'cache-first' }),
  });
  // Before the platform's sort fields are known, the list is requested in the usual order. It is
  // not shown if the platform's default order turns out to be another one.
  const [shownPath, setShownPath] = useState<string>();
  const isOfAnotherOrder = !(sort.attribute in (dataVariables?.sort ?? { [sort.attribute]: 0 }));
  const isGuess =
    shownPath !== scope.path && !search.has('sort') && (sorting.isAwaited || isOfAnotherOrder);
  if (data && !isGuess && shownPath !== scope.path) setShownPath(scope.path);
  const products = isGuess ? undefined : data?.products;
  return {
    ...state,
    isFetching: state.isFetching || (isGuess && !state.error),
    scope,
    search,
    page,
    sorting,
    sort,
    filters,
    products,
    /**
     * The number of products on all pages, or on this page if the platform does not count them;
     * null until the response arrives.
     */
    total: products === undefined ? null : (products?.total_count ?? products?.items?.length ?? 0),
  };
}

export type ProductList = ReturnType<typeof useProductList>;
