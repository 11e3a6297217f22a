import { useQuery } from 'urql';
import { type Facet, facetsOf } from '../../lib/catalogue/facets.ts';
import type { Filter } from '../../lib/catalogue/listFilters.ts';
import { type ProductFilter, productFilter } from '../../lib/catalogue/productFilter.ts';
import { CountsWithoutOwnFilterQuery, ListFacetsQuery } from './listQueries.ts';
import { swatchesOf } from './swatchesOf.ts';
import type { ProductList } from './useProductList.ts';

/** A category page fixes these attributes itself, so it does not offer them as filters. */
const CATEGORY_CODES = ['category_uid', 'category_id'];

export interface Facets {
  facets: Facet[];
  /** The CSS background of an option's swatch, by `code,value`. */
  swatches: Record<string, string>;
  currency: string | null;
  /** Whether the facets are still loading for the first time. */
  isLoading: boolean;
}

/** The filter blocks of a list. Their query runs in parallel with the list's query. */
export function useFacets({ scope, filters, products }: ProductList, isPaused = false): Facets {
  const search = scope.term === undefined ? {} : { search: scope.term };
  const [{ data, fetching }] = useQuery({
    query: ListFacetsQuery,
    variables: { ...search, filter: scope.filter },
    pause: isPaused,
  });
  const all = data?.products?.aggregations;
  const withoutOwnFilter = useCountsWithoutOwnFilter(search, filters, scope.filter);
  const facets = facetsOf({ all, found: products?.aggregations ?? all, withoutOwnFilter }, filters);
  const [first] = data?.products?.items ?? [];
  return {
    facets:
      scope.kind === 'category'
        ? facets.filter(({ code }) => !CATEGORY_CODES.includes(code))
        : facets,
    swatches: swatchesOf(data?.products?.filters),
    currency: first?.price_range.minimum_price.final_price.currency ?? null,
    isLoading: fetching && !data,
  };
}

const SLOTS = ['a', 'b', 'c', 'd'] as const;

/**
 * Option counts by attribute, each with all filters but the attribute's own. With one filtered
 * attribute, these are the counts of the whole list, so no query is needed.
 */
function useCountsWithoutOwnFilter(
  search: object,
  filters: readonly Filter[],
  scope: ProductFilter,
) {
  const codes = [...new Set(filters.map(({ code }) => code))].slice(0, SLOTS.length);
  const filtersWithout = (code: string | undefined) =>
    productFilter(
      filters.filter((filter) => filter.code !== code),
      scope,
    );
  const [{ data }] = useQuery({
    query: CountsWithoutOwnFilterQuery,
    variables: {
      ...search,
      ...Object.fromEntries(
        SLOTS.map((slot, index) => [slot, codes[index] && filtersWithout(codes[index])]),
      ),
      hasC: codes.length > 2,
      hasD: codes.length > 3,
    },
    pause: codes.length < 2,
  });
  if (codes.length < 2 || !data) return {};
  return Object.fromEntries(
    codes.flatMap((code, index) => {
      const slot = SLOTS[index];
      return slot && data[slot] ? [[code, data[slot].aggregations]] : [];
    }),
  );
}
