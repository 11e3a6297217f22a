import { type Filter, rangeIn } from './listFilters.ts';

/** A filter of the platform on one attribute: any of several values, or a range. */
interface AttributeFilter {
  in?: string[];
  from?: string;
  to?: string;
}

/** The query's filter variable: the platform joins attributes by AND and values of one by OR. */
export type ProductFilter = Record<string, AttributeFilter>;

/**
 * Converts the filters in an address to the query's variable.
 *
 * @param scope - the filter of the page itself, such as its category; overrides a filter of the
 *   same attribute, so that no address can leave the page's own products
 */
export function productFilter(filters: readonly Filter[], scope: ProductFilter): ProductFilter {
  const result: ProductFilter = {};
  for (const { code, value } of filters) {
    const range = rangeIn(value);
    result[code] = range ?? { in: [...(result[code]?.in ?? []), value] };
  }
  return { ...result, ...scope };
}
