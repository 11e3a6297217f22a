import { useQuery } from 'urql';
import { type Facet, facetsOf } from '../../lib/catalogue/facets.ts';
import type { Filter } from '../../lib/catalogue/listFilters.ts';
import { type ProductFilter, productFilter } from '../../lib/catalogue/productFilter.ts';
import { BesideFacetsQuery, ListFacetsQuery } from './listQueries.ts';
import { swatchesOf } from './swatchesOf.ts';
import type { ProductList } from './useProductList.ts';

/** Whose place is a category page's own. */
const CATEGORY_CODES = ['category_uid', 'category_id'];

export interface Facets {
  facets: Facet[];
  /** The colour of an option, as CSS, by code and value. */
  swatches: Record<string, string>;
  currency: string | null;
  /** Nothing is known of them yet. */
  isUnknown: boolean;
}

/** The blocks of a list's filters. They wait for nothing, and nothing waits for them. */
export function useFacets({ scope, filters, products }: ProductList, isPaused = false): Facets {
  const search = scope.term === undefined ? {} : { search: scope.term };
  const [{ data, fetching }] = useQuery({
    query: ListFacetsQuery,
    variables: { ...search, filter: scope.filter },
    pause: isPaused,
  });
  const all = data?.products?.aggregations;
  const besides = useBesides(search, filters, scope.filter);
  const facets = facetsOf({ all, found: products?.aggregations ?? all, besides }, filters);
  const [first] = data?.products?.items ?? [];
  return {
    facets:
      scope.kind === 'category'
        ? facets.filter(({ code }) => !CATEGORY_CODES.includes(code))
        : facets,
    swatches: swatchesOf(data?.products?.filters),
    currency: first?.price_range.minimum_price.final_price.currency ?? null,
    isUnknown: fetching && !data,
  };
}

const SLOTS = ['a', 'b', 'c', 'd'] as const;

/** Counts by attribute with all filters but its own. A single one's are those of the whole list. */
function useBesides(search: object, filters: readonly Filter[], scope: ProductFilter) {
  const codes = [...new Set(filters.map(({ code }) => code))].slice(0, SLOTS.length);
  const without = (code: string | undefined) =>
    productFilter(
      filters.filter((filter) => filter.code !== code),
      scope,
    );
  const [{ data }] = useQuery({
    query: BesideFacetsQuery,
    variables: {
      ...search,
      ...Object.fromEntries(
        SLOTS.map((slot, index) => [slot, codes[index] && without(codes[index])]),
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
