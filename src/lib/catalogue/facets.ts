import { type Filter, isSameFilter, rangeIn } from './listFilters.ts';

/** The platform's aggregation of one attribute: its options, each with its number of products. */
interface Bucket {
  attribute_code: string;
  label: string | null;
  options: readonly ({ label: string | null; value: string; count: number | null } | null)[] | null;
}
type Buckets = readonly (Bucket | null)[] | null | undefined;

export interface FacetOption extends Filter {
  count: number;
  isChosen: boolean;
}

interface FacetHead {
  code: string;
  label: string;
}

/**
 * One block of the filters: a list of options, a yes/no switch, or a range from `min` to `max`.
 */
export type Facet = FacetHead &
  (
    | { kind: 'list'; options: FacetOption[] }
    | { kind: 'switch'; option: FacetOption }
    | { kind: 'range'; min: number; max: number; chosen: Filter | null }
  );

/** The options of a block that a shopper chooses one by one; a range has none. */
export const optionsOf = (facet: Facet): FacetOption[] =>
  'options' in facet ? facet.options : 'option' in facet ? [facet.option] : [];

interface Aggregations {
  /**
   * Aggregations of the unfiltered list. They decide which blocks and options exist, so that none
   * disappears while filters change.
   */
  all: Buckets;
  /** Aggregations of the list with all current filters. */
  found: Buckets;
  /**
   * By attribute code, aggregations of the list without that attribute's own filters: after the
   * shopper has chosen `Rose`, `Peony` still has a count.
   */
  withoutOwnFilter: Record<string, Buckets>;
}

/** Builds the filter blocks in the platform's order, without those that cannot narrow the list. */
export function facetsOf(
  { all, found, withoutOwnFilter }: Aggregations,
  filters: readonly Filter[],
): Facet[] {
  return (all ?? []).flatMap((bucket) => {
    const code = bucket?.attribute_code;
    if (!code) return [];
    const isCounted = filters.some((filter) => filter.code === code);
    const counts = isCounted ? (withoutOwnFilter[code] ?? all) : found;
    const facet = facetOf(bucket, counts, filters);
    return facet ? [facet] : [];
  });
}

function facetOf(bucket: Bucket, counts: Buckets, filters: readonly Filter[]): Facet | null {
  const { attribute_code: code } = bucket;
  const head: FacetHead = { code, label: bucket.label || code };
  const values = (bucket.options ?? []).filter((option) => option !== null);
  if (values.length > 0 && values.every(({ value }) => rangeIn(value))) {
    return rangeOf(head, values, filters);
  }
  const now = counts?.find((other) => other?.attribute_code === code)?.options ?? [];
  const options = values.map(({ label, value }) => ({
    code,
    value,
    label: label ?? value,
    count: counts ? (now.find((option) => option?.value === value)?.count ?? 0) : 0,
    isChosen: filters.some((filter) => isSameFilter(filter, { code, value })),
  }));
  if (options.every(({ value }) => value === '0' || value === '1')) {
    const onOption = options.find(({ value }) => value === '1');
    return onOption
      ? { ...head, kind: 'switch', option: { ...onOption, label: head.label } }
      : null;
  }
  return { ...head, kind: 'list', options };
}

function rangeOf(
  head: FacetHead,
  values: readonly { value: string }[],
  filters: readonly Filter[],
): Facet | null {
  const ends = values.flatMap(({ value }) => Object.values(rangeIn(value) ?? {}).map(Number));
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  const chosen = filters.find(({ code, value }) => code === head.code && rangeIn(value)) ?? null;
  return min < max ? { ...head, kind: 'range', min, max, chosen } : null;
}
