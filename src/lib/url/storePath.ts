/** How a store-view code is written at the start of a path: underscores become hyphens. */
export const prefixOf = (code: string): string => code.replaceAll('_', '-');

/** The path with the view's prefix in front; the default view (null) has none. */
export function withPrefix(path: string, code: string | null): string {
  if (code === null) return path;
  return path === '/' ? `/${prefixOf(code)}` : `/${prefixOf(code)}${path}`;
}

/** The path without the view's prefix, in either spelling of the code. */
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

/** What at the start of a path may be a store-view code, or null. */
export function possibleCode(path: string): string | null {
  const [, first] = CODE.exec(path) ?? [];
  return first === undefined || NEVER_A_CODE.has(first) ? null : first;
}
