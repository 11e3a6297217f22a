import { searchedText } from './catalogSearch.ts';

export interface EqualFilter {
  eq?: string | null;
  in?: (string | null)[] | null;
}

export interface MatchFilter {
  match?: string | null;
  match_type?: 'FULL' | 'PARTIAL' | null;
}

export interface RangeFilter {
  from?: string | null;
  to?: string | null;
}

/** The requested values; null when the filter requests none. */
export const requestedValues = (filter: EqualFilter | null | undefined): string[] | null => {
  if (!filter) return null;
  if (typeof filter.eq === 'string') return [filter.eq];
  return filter.in?.filter((value) => value !== null) ?? null;
};

export const equals = (filter: EqualFilter | null | undefined, value: string): boolean =>
  requestedValues(filter)?.includes(value) ?? true;

/**
 * Whether every word of the filter is a word of the text. Partial matches and Chinese words may
 * stand anywhere in the text.
 */
export function matches(filter: MatchFilter | null | undefined, text: string): boolean {
  if (!filter?.match) return true;
  const words = text.toLowerCase().split(/[\s,，、。]+/);
  return searchedText(filter.match)
    .toLowerCase()
    .split(/\s+/)
    .every((word) =>
      filter.match_type === 'PARTIAL' || /[^\p{ASCII}]/u.test(word)
        ? text.toLowerCase().includes(word)
        : words.some((candidate) => candidate === word),
    );
}

/** Whether a value is in the range, both ends included. */
export function isWithin(filter: RangeFilter | null | undefined, value: number): boolean {
  const numberOr = (text: string | null | undefined, otherwise: number) =>
    text == null || text === '' || text === '*' ? otherwise : Number(text);
  return (
    value >= numberOr(filter?.from, Number.NEGATIVE_INFINITY) &&
    value <= numberOr(filter?.to, Number.POSITIVE_INFINITY)
  );
}
