/** Spells a store view's code as the first segment of a path: with hyphens for underscores. */
export const prefixOf = (code: string): string => code.replaceAll('_', '-');

/** Puts the store view's prefix in front of a path; the default view (`code` null) has none. */
export function withPrefix(path: string, code: string | null): string {
  if (code === null) return path;
  return path === '/' ? `/${prefixOf(code)}` : `/${prefixOf(code)}${path}`;
}

/** Removes the store view's prefix from a path, with hyphens or underscores. */
export function withoutPrefix(path: string, code: string | null): string {
  if (code === null) return path;
  for (const prefix of [`/${code}`, `/${prefixOf(code)}`]) {
    if (path === prefix) return '/';
    if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length);
  }
  return path;
}

const CODE = /^\/([a-z][a-z0-9_-]*)(?=\/|$)/i;
const NEVER_A_CODE = new Set([
  'cart',
  'checkout',
  'order-confirmation',
  'cms',
  'xyz',
  'search',
  'signin',
  'signup',
  'account',
  'wishlist',
  'contact',
  'customer',
]);

/** The first segment of a path if it may be a store view's code, else null. */
export function possibleCode(path: string): string | null {
  const [, first] = CODE.exec(path) ?? [];
  return first === undefined || NEVER_A_CODE.has(first) ? null : first;
}
