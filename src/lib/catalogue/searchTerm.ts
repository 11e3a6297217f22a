/** From how many characters on suggestions are made. */
export const LEAST_CHARACTERS = 3;

/** What an address searches for, without needless spaces; empty when for nothing. */
export const termIn = (search: URLSearchParams): string => tidy(search.get('query') ?? '');

/** Where a term is searched for. */
export const searchPath = (term: string): string =>
  `/search?${new URLSearchParams({ query: tidy(term) })}`;

/** Without spaces around it, and with single ones within. */
export const tidy = (term: string): string => term.trim().replaceAll(/\s+/g, ' ');

/** Whether suggestions are made for it. Two Chinese characters say as much as a word. */
export const isLongEnough = (term: string): boolean =>
  [...tidy(term)].length >= (/\p{Script=Han}/u.test(term) ? 2 : LEAST_CHARACTERS);
