/** One attribute value by which a product list is filtered. */
export interface Filter {
  /** The attribute's code, as the platform's filters name it. */
  code: string;
  /** The option's label in the language in which the shopper chose the option. */
  label: string;
  /** The value for the platform's filter: an option's value, or a range such as `40_90`. */
  value: string;
}

const NAME = /^(\w+)\[filter\]$/;
const RANGE = /^(\*|\d+(?:\.\d+)?)_(\*|\d+(?:\.\d+)?)$/;

/** Whether a query parameter of this name is a filter. */
export const isFilterName = (name: string): boolean => NAME.test(name);

/** Reads the filters in an address's query: one parameter per value, `flower[filter]=Rose,12`. */
export function filtersIn(search: URLSearchParams): Filter[] {
  const filters: Filter[] = [];
  for (const [name, text] of search) {
    const [, code] = NAME.exec(name) ?? [];
    const at = text.lastIndexOf(',');
    const value = text.slice(at + 1);
    if (!code || !value || filters.some((known) => isSameFilter(known, { code, value }))) continue;
    filters.push({ code, value, label: at > 0 ? text.slice(0, at) : value });
  }
  return filters;
}

/** Replaces the filters in an address's query and removes `page`: the list restarts at page 1. */
export function searchWithFilters(search: URLSearchParams, filters: readonly Filter[]): string {
  const next = new URLSearchParams(search);
  for (const name of search.keys()) if (name === 'page' || isFilterName(name)) next.delete(name);
  for (const { code, label, value } of filters) next.append(`${code}[filter]`, `${label},${value}`);
  return asQuery(next);
}

/** Serialises a query with its `?`, or as an empty string; brackets and commas stay readable. */
export function asQuery(search: URLSearchParams): string {
  const text = search.toString().replaceAll(/%(5B|5D|2C)/g, decodeURIComponent);
  return text && `?${text}`;
}

type Choice = Pick<Filter, 'code' | 'value'>;

/** Whether two filters choose the same value, whatever the language of their labels. */
export const isSameFilter = (a: Choice, b: Choice): boolean =>
  a.code === b.code && a.value === b.value;

/** Adds a filter, or removes it where it is set. */
export const withToggled = (filters: readonly Filter[], filter: Filter): Filter[] =>
  filters.some((known) => isSameFilter(known, filter))
    ? filters.filter((known) => !isSameFilter(known, filter))
    : [...filters, filter];

/** Replaces all filters of an attribute by `filter`; null removes them. */
export const withRange = (
  filters: readonly Filter[],
  code: string,
  filter: Filter | null,
): Filter[] => [...filters.filter((known) => known.code !== code), ...(filter ? [filter] : [])];

/**
 * Parses a range such as `40_90` or `*_90`.
 *
 * @returns the ends other than `*`; null for no range.
 */
export function rangeIn(value: string): { from?: string; to?: string } | null {
  const [, from = '*', to = '*'] = RANGE.exec(value) ?? [];
  if (from === '*' && to === '*') return null;
  return { ...(from !== '*' && { from }), ...(to !== '*' && { to }) };
}
