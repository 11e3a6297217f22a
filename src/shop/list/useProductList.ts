import { filtersIn } from '../../lib/catalogue/listFilters.ts';
import { PAGE_SIZE, pageNumber } from '../../lib/catalogue/paging.ts';
import { type ProductFilter, productFilter } from '../../lib/catalogue/productFilter.ts';
import { type ListKind, sortChoice, sortVariable } from '../../lib/catalogue/sorting.ts';
import { useFreshQuery } from '../useFreshQuery.ts';
import { ProductListQuery } from './listQueries.ts';

/** What a list is of: a category, or what was searched for. */
export interface ListScope {
  kind: ListKind;
  /** The page's path, whose query string is the list's whole state. */
  path: string;
  term?: string;
  filter: ProductFilter;
}

interface Options {
  /** Nothing is asked for. */
  isPaused?: boolean;
  /** What is known is not asked for again. */
  isCacheEnough?: boolean;
}

/** A page of products: page, order and filters are those of the address. */
export function useProductList(
  scope: ListScope,
  search: URLSearchParams,
  { isPaused = false, isCacheEnough = false }: Options = {},
) {
  const page = pageNumber(search.get('page'));
  const sort = sortChoice(scope.kind, search.get('sort'));
  const filters = filtersIn(search);
  const { data, ...state } = useFreshQuery({
    query: ProductListQuery,
    variables: {
      ...(scope.term !== undefined && { search: scope.term }),
      filter: productFilter(filters, scope.filter),
      sort: sortVariable(sort),
      pageSize: PAGE_SIZE,
      currentPage: page,
    },
    pause: isPaused,
    ...(isCacheEnough && { requestPolicy: 'cache-first' }),
  });
  return { ...state, scope, search, page, sort, filters, products: data?.products };
}

export type ProductList = ReturnType<typeof useProductList>;
