/**
 * The path of a page that an address on one of the platform's own hosts names; the shop has the same page.
 *
 * @param bases - the addresses that the platform's pages begin with: its base and link addresses
 * @returns path, query and fragment from the root on; null for an address of any other place
 */
export function platformPath(address: URL, bases: readonly string[]): string | null {
  const paths = bases.flatMap((base) => {
    if (!URL.canParse(base)) return [];
    const { host, pathname } = new URL(base);
    const folder = pathname.replace(/\/(?:index\.php\/?)?$/, '');
    const isBelow = address.host === host && `${address.pathname}/`.startsWith(`${folder}/`);
    return isBelow ? [address.pathname.slice(folder.length)] : [];
  });
  // A base below another one names more of the address.
  const [path] = paths.toSorted((one, other) => one.length - other.length);
  if (path === undefined) return null;
  return (path.replace(/^\/index\.php(?=\/|$)/, '') || '/') + address.search + address.hash;
}
