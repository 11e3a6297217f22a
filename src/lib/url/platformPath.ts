/**
 * The path of a page that an address on one of the platform's own hosts names; the shop has the
 * same page.
 *
 * @param bases - what the addresses of the platform's pages begin with: host and folder, without a
 *   slash at the end, the longest first
 * @returns path, query and fragment from the root on; null for an address of any other place
 */
export function platformPath(
  { host, pathname, search, hash }: URL,
  bases: readonly string[],
): string | null {
  const at = host + pathname;
  const base = bases.find((one) => `${at}/`.startsWith(`${one}/`));
  return base === undefined ? null : (at.slice(base.length) || '/') + search + hash;
}
