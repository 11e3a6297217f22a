import { type Filter, isSame, rangeIn } from './listFilters.ts';

/** An attribute and how often each of its options is held, as the platform counts them. */
export interface Bucket {
  attribute_code: string;
  label: string | null;
  options: readonly ({ label: string | null; value: string; count: number | null } | null)[] | null;
}
export type Buckets = readonly (Bucket | null)[] | null | undefined;

export interface FacetOption extends Filter {
  count: number;
  isChosen: boolean;
}

interface FacetHead {
  code: string;
  label: string;
}

/** One block of the filters: a list, yes or no, or a range between the least and the most. */
export type Facet = FacetHead &
  (
    | { kind: 'list'; options: FacetOption[] }
    | { kind: 'switch'; option: FacetOption }
    | { kind: 'range'; least: number; most: number; chosen: Filter | null }
  );

interface Known {
  /** Of the whole list, unfiltered: which blocks and options there are, so that none jumps. */
  all: Buckets;
  /** Of the list as it is filtered now. */
  found: Buckets;
  /** By attribute, of the list as filtered by all others: choosing one rose leaves peonies countable. */
  besides: Record<string, Buckets>;
}

/** The blocks of the filters, in the platform's order; what cannot narrow the list is left out. */
export function facetsOf({ all, found, besides }: Known, filters: readonly Filter[]): Facet[] {
  return (all ?? []).flatMap((bucket) => {
    const code = bucket?.attribute_code;
    if (!code) return [];
    const isCounted = filters.some((filter) => filter.code === code);
    const counts = isCounted ? (besides[code] ?? all) : found;
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
    count: counts ? (now.find((one) => one?.value === value)?.count ?? 0) : 0,
    isChosen: filters.some((filter) => isSame(filter, { code, value })),
  }));
  if (options.every(({ value }) => value === '0' || value === '1')) {
    const yes = options.find(({ value }) => value === '1');
    return yes ? { ...head, kind: 'switch', option: { ...yes, label: head.label } } : null;
  }
  return { ...head, kind: 'list', options };
}

function rangeOf(
  head: FacetHead,
  values: readonly { value: string }[],
  filters: readonly Filter[],
): Facet | null {
  const ends = values.flatMap(({ value }) => Object.values(rangeIn(value) ?? {}).map(Number));
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const chosen = filters.find(({ code, value }) => code === head.code && rangeIn(value)) ?? null;
  return least < most ? { ...head, kind: 'range', least, most, chosen } : null;
}
