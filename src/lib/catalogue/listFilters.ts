/** One value that a list is narrowed to. */
export interface Filter {
  /** The attribute's code, as the platform's filters name it. */
  code: string;
  /** What the shopper read; of the language in which it was chosen. */
  label: string;
  /** What the platform's filter takes: an option's value, or a range such as 40_90. */
  value: string;
}

const NAME = /^(\w+)\[filter\]$/;
const RANGE = /^(\*|\d+(?:\.\d+)?)_(\*|\d+(?:\.\d+)?)$/;

/** What the address narrows its list to: `flower[filter]=Rose,12`, one parameter for each value. */
export function filtersIn(search: URLSearchParams): Filter[] {
  const filters: Filter[] = [];
  for (const [name, text] of search) {
    const [, code] = NAME.exec(name) ?? [];
    const at = text.lastIndexOf(',');
    const value = text.slice(at + 1);
    if (!code || !value || filters.some((known) => isSame(known, { code, value }))) continue;
    filters.push({ code, value, label: at > 0 ? text.slice(0, at) : value });
  }
  return filters;
}

/** The address's query with other filters, from the first page again. */
export function searchWithFilters(search: URLSearchParams, filters: readonly Filter[]): string {
  const next = new URLSearchParams(search);
  for (const name of search.keys()) if (name === 'page' || NAME.test(name)) next.delete(name);
  for (const { code, label, value } of filters) next.append(`${code}[filter]`, `${label},${value}`);
  return asQuery(next);
}

/** With its question mark, or empty; brackets and commas stay as people read them. */
export function asQuery(search: URLSearchParams): string {
  const text = search.toString().replaceAll(/%(5B|5D|2C)/g, decodeURIComponent);
  return text && `?${text}`;
}

type Choice = Pick<Filter, 'code' | 'value'>;

/** Whether two filters are the same choice, in whatever language. */
export const isSame = (one: Choice, other: Choice): boolean =>
  one.code === other.code && one.value === other.value;

/** Adds a filter, or takes it away. */
export const toggled = (filters: readonly Filter[], one: Filter): Filter[] =>
  filters.some((known) => isSame(known, one))
    ? filters.filter((known) => !isSame(known, one))
    : [...filters, one];

/** Puts a filter in the place of all others of its attribute; null only takes those away. */
export const replaced = (
  filters: readonly Filter[],
  code: string,
  one: Filter | null,
): Filter[] => [...filters.filter((known) => known.code !== code), ...(one ? [one] : [])];

/** The ends of a range's value, where it has them; null for anything that is no range. */
export function rangeIn(value: string): { from?: string; to?: string } | null {
  const [, from = '*', to = '*'] = RANGE.exec(value) ?? [];
  if (from === '*' && to === '*') return null;
  return { ...(from !== '*' && { from }), ...(to !== '*' && { to }) };
}
