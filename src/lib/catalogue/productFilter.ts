import { type Filter, rangeIn } from './listFilters.ts';

/** What the platform's product filters take: some of several values, or a range. */
interface Wanted {
  in?: string[];
  from?: string;
  to?: string;
}

/** The platform's variable: attributes are joined by and, values of one by or. */
export type ProductFilter = Record<string, Wanted>;

/** What is asked for within a scope, such as a category; the address may not leave the scope. */
export function productFilter(filters: readonly Filter[], scope: ProductFilter): ProductFilter {
  const wanted: ProductFilter = {};
  for (const { code, value } of filters) {
    const range = rangeIn(value);
    wanted[code] = range ?? { in: [...(wanted[code]?.in ?? []), value] };
  }
  return { ...wanted, ...scope };
}
