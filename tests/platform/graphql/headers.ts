import { createHash } from 'node:crypto';
import type { RequestContext } from '../shop/model.ts';

/** Seconds. */
const LIFETIME = 86_400;

export const NO_CACHE = {
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
};

/** Root fields whose answers may be kept. */
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

/** What an answer depends on beside its document: X-Magento-Cache-Id. */
export function cacheId({ view, currency, customer }: RequestContext): string {
  const factors = [view.code, currency, customer ? 'signed in' : 'guest', 'florilegium'];
  return createHash('sha256').update(factors.join('|')).digest('hex');
}

/** Cache headers of a query's answer: kept only when read by GET, without error, all cacheable. */
export function cacheHeaders(
  request: Request,
  context: RequestContext,
  rootFields: readonly string[],
  hasErrors: boolean,
): Record<string, string> {
  const id = cacheId(context);
  const sent = request.headers.get('x-magento-cache-id');
  const isKept =
    request.method === 'GET' &&
    !hasErrors &&
    (sent === null || sent === id) &&
    rootFields.every((field) => CACHEABLE.has(field));
  if (!isKept) return { ...NO_CACHE, 'x-magento-cache-id': id };
  return {
    'x-magento-cache-id': id,
    'cache-control': `max-age=${LIFETIME}, public, s-maxage=${LIFETIME}`,
    'x-magento-tags': ['FPC', ...rootFields].join(','),
  };
}
