import { useQuery } from 'urql';
import { type Sorting, sortingOf } from '../../lib/catalogue/sorting.ts';
import { graphql } from '../../lib/graphql.ts';
import type { ListScope } from './useProductList.ts';

const SortFieldsQuery = graphql(`
  query SortFields($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter, pageSize: 1) {
      sort_fields {
        default
        options {
          value
          label
        }
      }
    }
  }
`);

interface OfferedSorting extends Sorting {
  /** Whether the platform's sort fields are still unknown; the list then uses the defaults. */
  isUnknown: boolean;
}

/** The sort orders of a list. */
export function useSorting({ kind, term, filter }: ListScope, isPaused: boolean): OfferedSorting {
  const [{ data, fetching }] = useQuery({
    query: SortFieldsQuery,
    variables: { ...(term !== undefined && { search: term }), filter },
    pause: isPaused,
  });
  return {
    ...sortingOf(kind, data?.products?.sort_fields),
    isUnknown: fetching && !data,
  };
}
