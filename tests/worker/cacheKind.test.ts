import { describe, expect, it } from 'vitest';
import { cacheKindOf, isLookup, keyOf } from '../../src/worker/cacheKind.ts';

const kindAt = (
  path: string,
  more: { method?: string; headers?: object; isNavigation?: boolean } = {},
) =>
  cacheKindOf({
    method: more.method ?? 'GET',
    url: new URL(path, 'https://shop.test'),
    isNavigation: more.isNavigation ?? false,
    origin: 'https://shop.test',
    headers: new Headers({ ...more.headers }),
  });
const queryUrl = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

describe('Service worker', () => {
  it('classifies page documents, assets and pictures', () => {
    expect(kindAt('/bouquets.html', { isNavigation: true })).toBe('page');
    expect(kindAt('/assets/shell-1234567.js')).toBe('asset');
    expect(kindAt('/media/catalog/product/p/e/peony.jpg?width=640')).toBe('picture');
  });

  it('classifies catalogue queries by GET as cacheable reads', () => {
    expect(kindAt(queryUrl('query Category{categories{items{uid name}}}'))).toBe('queryResult');
  });

  it.each([
    ['a cart', queryUrl('query A($id:String!){cart(cart_id:$id){id}}')],
    ['a customer', queryUrl('{customer{firstname}}')],
    ['a customer’s orders', queryUrl('{customerOrders{items{id}}}')],
    ['a wish list', queryUrl('{wishlist_v2{id}}')],
    ['a call of the checkout', '/rest/V1/guest-carts/1/totals'],
    ['another origin', 'https://elsewhere.test/assets/a.js'],
    ['a control of the demo platform', '/demo/log'],
  ])('never caches %s', (_, path) => {
    expect(kindAt(path)).toBe('none');
  });

  it('caches neither requests with a token nor POST requests', () => {
    const categories = queryUrl('{categories{items{uid}}}');
    expect(kindAt(categories, { headers: { Authorization: 'Bearer x' } })).toBe('none');
    expect(kindAt(categories, { method: 'POST' })).toBe('none');
  });

  it('recognises the query that resolves an address', () => {
    const url = (query: string) => new URL(queryUrl(query), 'https://shop.test');
    expect(isLookup(url('query ResolveUrl($url:String!){route(url:$url){type}}'))).toBe(true);
    expect(isLookup(url('{categories{items{uid}}}'))).toBe(false);
    expect(isLookup(new URL('https://shop.test/assets/route(1).js'))).toBe(false);
  });

  it('uses another cache key for another store view, currency or cache id', () => {
    const url = 'https://shop.test/graphql?query=%7Ba%7D';
    const english = keyOf(url, new Headers({ Store: 'default', 'Content-Currency': 'USD' }));
    expect(keyOf(url, new Headers({ Store: 'default', 'Content-Currency': 'USD' }))).toBe(english);
    const others: Record<string, string>[] = [
      { Store: 'zh_hant', 'Content-Currency': 'USD' },
      { Store: 'default', 'Content-Currency': 'HKD' },
      { Store: 'default', 'Content-Currency': 'USD', 'X-Magento-Cache-Id': 'a' },
    ];
    for (const other of others) {
      expect(keyOf(url, new Headers(other))).not.toBe(english);
    }
  });
});
