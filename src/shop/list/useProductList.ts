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
 * One page of products. The page number, the sort order and the filters come from the query
 * string.
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
  const { data, ...state } = useFreshQuery({
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
  return { ...state, scope, search, page, sorting, sort, filters, products: data?.products };
}

export type ProductList = ReturnType<typeof useProductList>;
