import { expect, it } from 'vitest';
import { redirectLocation } from '../../../src/server/render/redirectLocation.ts';

it.each([
  ['/roses.html', '?utm_source=x', '/roses.html?utm_source=x'],
  ['/roses.html#care', '?coupon=MAY', '/roses.html?coupon=MAY#care'],
  ['/roses.html?page=2', '?coupon=MAY&page=3', '/roses.html?page=2&coupon=MAY'],
  ['/roses.html?page=2', '', '/roses.html?page=2'],
  ['/花.html', '', '/%E8%8A%B1.html'],
  ['/%E8%8A%B1.html', '', '/%E8%8A%B1.html'],
  ['/a b.html', '', '/a%20b.html'],
  ['/a\r\nSet-Cookie: b', '', '/a%0D%0ASet-Cookie:%20b'],
  ['https://other.example/花', '?x=1', 'https://other.example/%E8%8A%B1?x=1'],
])('Redirect: %j, requested with %j, leads to %j', (target, search, location) => {
  expect(redirectLocation(target, search)).toBe(location);
});
