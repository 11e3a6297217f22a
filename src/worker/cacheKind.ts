/** How the worker caches a response; `none` if it ignores the request. */
export type CacheKind = 'page' | 'asset' | 'picture' | 'queryResult' | 'none';

interface WorkerRequest {
  method: string;
  url: URL;
  isNavigation: boolean;
  /** The shop's own origin. */
  origin: string;
  headers: Pick<Headers, 'has'>;
}

/** Paths whose responses are never cached: REST and the demo platform's own endpoints. */
const NOT_OURS = /^\/(rest|demo|sandbox)\//;
/** GraphQL fields with data of a customer or a cart; queries with one are never cached. */
const PERSONAL =
  /\b(cart|customer\w*|wishlist\w*|isEmailAvailable|createEmptyCart|guestOrder\w*|orders?|token)\b/i;

/** Decides how to cache a request's response. A pure function, so that tests need no worker. */
export function cacheKindOf({
  method,
  url,
  isNavigation,
  origin,
  headers,
}: WorkerRequest): CacheKind {
  if (method !== 'GET' || url.origin !== origin || NOT_OURS.test(url.pathname)) return 'none';
  if (isNavigation) return 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/media/')) return 'picture';
  const query = url.searchParams.get('query');
  if (query === null || headers.has('Authorization') || PERSONAL.test(query)) return 'none';
  return 'queryResult';
}

/** Whether a query resolves an address: Graphcache skips these, but no page opens without one. */
export const isLookup = (url: URL): boolean =>
  /\broute\s*\(/.test(url.searchParams.get('query') ?? '');

/** The cache key of a query: its URL with the headers of store view, currency and cache id. */
export function keyOf(url: string, headers: Pick<Headers, 'get'>): string {
  const key = new URL(url);
  for (const name of ['Store', 'Content-Currency', 'X-Magento-Cache-Id']) {
    key.searchParams.set(`_${name}`, headers.get(name) ?? '');
  }
  return key.href;
}
