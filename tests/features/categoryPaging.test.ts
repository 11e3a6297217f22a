import { describe, expect, it } from 'vitest';
import { urlKeyOf } from '../../src/features/product/urlKey.ts';
import { pagesToLink, searchWith } from '../../src/lib/catalogue/paging.ts';

describe('Pagination', () => {
  for (const [current, total, named] of [
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ] as const) {
    it(`on page ${current} of ${total} names ${named.map((page) => page ?? '…').join(' ')}`, () => {
      expect(pagesToLink(current, total)).toEqual(named);
    });
  }

  it('keeps the rest of the address', () => {
    const search = new URLSearchParams('?sort=price_asc&page=3');
    expect(searchWith(search, { page: '2' })).toBe('?sort=price_asc&page=2');
    expect(searchWith(search, { page: null })).toBe('?sort=price_asc');
    expect(searchWith(search, { page: null, sort: null })).toBe('');
  });
});

describe('Product url key', () => {
  for (const [path, key] of [
    ['/first-light.html', 'first-light'],
    ['/bouquets/first-light.html', 'first-light'],
    ['/first-light', 'first-light'],
    ['/first-light/', 'first-light'],
    ['/%E6%99%A8%E5%85%89.html', '晨光'],
    ['/100%.html', '100%'],
    ['/', ''],
  ] as const) {
    it(`of ${path} is “${key}”`, () => expect(urlKeyOf(path)).toBe(key));
  }
});
