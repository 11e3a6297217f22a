import { HAN } from '../text/han.ts';

/** Shortest term for which suggestions are requested, in characters. */
const LEAST_CHARACTERS = 3;

/** Reads the search term from an address's query, normalised; empty where there is none. */
export const termIn = (search: URLSearchParams): string =>
  collapseSpaces(search.get('query') ?? '');

/** The path of the results page for a term. */
export const searchPath = (term: string): string =>
  `/search?${new URLSearchParams({ query: collapseSpaces(term) })}`;

/** Trims a term and collapses each run of white space to one space. */
export const collapseSpaces = (term: string): string => term.trim().replaceAll(/\s+/g, ' ');

/**
 * Whether a term is long enough for suggestions: two characters do in Chinese, where they make a
 * word.
 */
export const isLongEnough = (term: string): boolean =>
  [...collapseSpaces(term)].length >= (HAN.test(term) ? 2 : LEAST_CHARACTERS);
