/**
 * Converts the URL of a page on one of the platform's own hosts to the path of the same page here.
 *
 * @param bases - prefixes of the platform's page URLs: host and folder, without a slash at the end,
 *   the longest first
 * @returns path, query and fragment; null for a URL on any other host
 */
export function platformPath(
  { host, pathname, search, hash }: URL,
  bases: readonly string[],
): string | null {
  const address = host + pathname;
  const base = bases.find((candidate) => `${address}/`.startsWith(`${candidate}/`));
  return base === undefined ? null : (address.slice(base.length) || '/') + search + hash;
}
