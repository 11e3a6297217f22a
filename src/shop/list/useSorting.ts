import { useEffect, useState } from 'react';
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

/** How long a list waits for the platform's sort fields before it uses the defaults, in ms. */
const MAX_WAIT_MS = 1_500;

interface OfferedSorting extends Sorting {
  /** Whether the platform's sort fields are still unknown; the list then uses the defaults. */
  isLoading: boolean;
  /** Whether the list should wait for the platform's default order. */
  isAwaited: boolean;
}

/** The sort orders of a list. */
export function useSorting({ kind, term, filter }: ListScope, isPaused: boolean): OfferedSorting {
  const [{ data, fetching }] = useQuery({
    query: SortFieldsQuery,
    variables: { ...(term !== undefined && { search: term }), filter },
    pause: isPaused,
  });
  const isLoading = fetching && !data;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setLate, MAX_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return {
    ...sortingOf(kind, data?.products?.sort_fields),
    isLoading,
    isAwaited: isLoading && !isLate,
  };
}
