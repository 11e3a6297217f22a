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
  /** Nothing is known of what the platform offers: until then a list is sorted as is usual. */
  isUnknown: boolean;
}

/** What a list may be sorted by. */
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
