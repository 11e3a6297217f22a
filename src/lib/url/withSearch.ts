/**
 * Appends a query string, with its question mark, to a path that has none; a path with a query of
 * its own stays as it is.
 */
export const withSearch = (path: string, search: string): string =>
  path.includes('?') ? path : path.replace(/(?=#|$)/, () => search);
