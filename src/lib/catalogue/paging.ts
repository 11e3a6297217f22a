import { asQuery } from './listFilters.ts';

/** Number of products on one page of a list. */
export const PAGE_SIZE = 6;

/**
 * Parses the `page` parameter.
 *
 * @returns a whole number from 1; 1 where the text is no such number.
 */
export function pageNumber(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/** Sets parameters of an address's query; null removes one, as callers do for a default value. */
export function searchWith(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return asQuery(next);
}

/** Chooses the pages to link: first, last, current and its neighbours; null stands for a gap. */
export function pagesToLink(current: number, total: number): (number | null)[] {
  const near = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) < 2,
  );
  return near.flatMap((page, index) => {
    const missing = page - (near[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
