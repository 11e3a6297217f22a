import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { CategoryProductsQuery } from './categoryQueries.ts';
import { PAGE_SIZE, pageNumber } from './paging.ts';
import { sortChoice, sortVariable } from './sorting.ts';
import { useOwnSearch } from './useOwnSearch.ts';

/** A page of a category's products, in the order that the address names. */
export function useCategoryList(uid: string, path: string) {
  const search = useOwnSearch(path);
  const page = pageNumber(search.get('page'));
  const sort = sortChoice(search.get('sort'));
  const { data, ...state } = useFreshQuery({
    query: CategoryProductsQuery,
    variables: { uid, pageSize: PAGE_SIZE, currentPage: page, sort: sortVariable(sort) },
  });
  return { ...state, path, search, page, sort, products: data?.products };
}

export type CategoryList = ReturnType<typeof useCategoryList>;
