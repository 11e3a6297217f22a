/** Why a request is not for the worker to keep, or how its answer is to be kept. */
export type Kind = 'page' | 'asset' | 'picture' | 'reading' | 'none';

interface Asked {
  method: string;
  url: URL;
  isNavigation: boolean;
  /** Of the shop itself. */
  origin: string;
  headers: Pick<Headers, 'has'>;
}

/** What only the platform answers, and is not read with a plain GET. */
const NOT_OURS = /^\/(rest|demo|sandbox)\//;
/** What a document asks for of a customer or a cart, whatever its operation is called. */
const PERSONAL =
  /\b(cart|customer\w*|wishlist\w*|isEmailAvailable|createEmptyCart|guestOrder\w*|orders?|token)\b/i;

/** What is to become of a request: pure, so that it can be told without a worker. */
export function kindOf({ method, url, isNavigation, origin, headers }: Asked): Kind {
  if (method !== 'GET' || url.origin !== origin || NOT_OURS.test(url.pathname)) return 'none';
  if (isNavigation) return 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/media/')) return 'picture';
  const query = url.searchParams.get('query');
  if (query === null || headers.has('Authorization') || PERSONAL.test(query)) return 'none';
  return 'reading';
}

/** What an address is: the shop keeps no answer to this by itself, and cannot open a page without. */
export const isLookup = (url: URL): boolean =>
  /\broute\s*\(/.test(url.searchParams.get('query') ?? '');

/** A reading is one of a store view, a currency and a cache id: the address alone says none of it. */
export function keyOf(url: string, headers: Pick<Headers, 'get'>): string {
  const key = new URL(url);
  for (const name of ['Store', 'Content-Currency', 'X-Magento-Cache-Id']) {
    key.searchParams.set(`_${name}`, headers.get(name) ?? '');
  }
  return key.href;
}
