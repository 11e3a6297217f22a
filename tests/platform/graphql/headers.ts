import { createHash } from 'node:crypto';
import type { RequestContext } from '../shop/model.ts';

/** Seconds that a cacheable response may be stored. */
const LIFETIME = 86_400;

export const NO_CACHE = {
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
};

/** Root fields whose responses may be cached. */
const CACHEABLE = new Set([
  'availableStores',
  'categories',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'products',
  'route',
  'storeConfig',
]);

/** X-Magento-Cache-Id: a hash of what a response depends on beside its document. */
function cacheId({ view, currency, customer }: RequestContext): string {
  const factors = [view.code, currency, customer ? 'signed in' : 'guest', 'florilegium'];
  return createHash('sha256').update(factors.join('|')).digest('hex');
}

/**
 * The cache headers of a response. Caches may store it only for a GET without errors whose root
 * fields are all cacheable.
 */
export function cacheHeaders(
  request: Request,
  context: RequestContext,
  rootFields: readonly string[],
  hasErrors: boolean,
): Record<string, string> {
  const id = cacheId(context);
  const sent = request.headers.get('x-magento-cache-id');
  const isCacheable =
    request.method === 'GET' &&
    !hasErrors &&
    (sent === null || sent === id) &&
    rootFields.every((field) => CACHEABLE.has(field));
  if (!isCacheable) return { ...NO_CACHE, 'x-magento-cache-id': id };
  return {
    'x-magento-cache-id': id,
    'cache-control': `max-age=${LIFETIME}, public, s-maxage=${LIFETIME}`,
    'x-magento-tags': ['FPC', ...rootFields].join(','),
  };
}
