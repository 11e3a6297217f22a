import { asQuery } from './listFilters.ts';

/** Products on a page of a list. */
export const PAGE_SIZE = 6;

/** The page that the address names: a whole number from 1. */
export function pageNumber(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/** The address's query with one thing changed; what is as always is left out of it. */
export function searchWith(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return asQuery(next);
}

/** The pages to name: the first, the last, and those around the current one; null is a gap. */
export function pagesToName(current: number, total: number): (number | null)[] {
  const near = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) < 2,
  );
  return near.flatMap((page, index) => {
    const missing = page - (near[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
