import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('Chinese catalogue: has one word for the cart', () => {
  const catalog = readFileSync('src/locales/zh_Hant-HK/messages.po', 'utf8');
  expect(catalog).toContain('購物籃');
  expect(catalog.split('\n').filter((line) => line.includes('購物車'))).toEqual([]);
});
