import { expect, it } from 'vitest';
import { createPlatform } from './createPlatform.ts';
import { DELIVERY } from './shop/seed/content/delivery.ts';
import { HEADER } from './shop/seed/content/header.ts';
import { PROMISE } from './shop/seed/content/promise.ts';
import { shippingOffers } from './shop/shipping.ts';

/** The texts of a page, without markup. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it.each([
  ['en', 'two to four days', 'express', 'morning or afternoon', 'Sunday'],
  ['zh', '二至四日', '特快', '上午或下午', '星期日'],
] as const)('Delivery page: names what the checkout offers (%s)', (language, ...words) => {
  const text = textOf(DELIVERY[language]);
  for (const word of words) expect(text).toContain(word);
});

it('Delivery page: excludes no goods and no district, as the checkout excludes none', () => {
  for (const html of Object.values(DELIVERY)) {
    expect(textOf(html)).not.toMatch(/only|只限|Kowloon|九龍|Lantau|大嶼山/);
  }
});

it('Delivery promise: says what happens elsewhere, and on Sundays', () => {
  expect(textOf(PROMISE.en)).toMatch(/except on Sundays\. .*Elsewhere : two to four days\./);
  expect(textOf(PROMISE.zh)).toMatch(/星期日除外。 .*其他地方 ：二至四日。/);
});

it('Announcement: promises what the delivery page promises, and no more', () => {
  expect(textOf(HEADER.en)).toMatch(/Hong Kong, Mon–Sat: .*by 1 pm.*by 7/);
  expect(textOf(HEADER.zh)).toMatch(/香港星期一至六：下午一時.*七時/);
});

it('Delivery: free from the amount on the page, except by express', () => {
  const shop = createPlatform().shop('words');
  const line = { id: 1, sku: 'FL-B-04', parentSku: null, quantity: 1 };
  const cart = { lines: [line], currency: 'USD', viewCode: 'default' } as never;
  const freeMethods = (subtotal: number) =>
    shippingOffers(shop, cart, 'HK', subtotal)
      .filter(({ carrier, price }) => price === 0 && carrier !== 'instore')
      .map(({ carrier }) => carrier);
  expect(freeMethods(24_999)).toEqual([]);
  expect(freeMethods(25_000)).toContain('slot');
  expect(freeMethods(25_000)).toContain('freeshipping');
  expect(freeMethods(25_000)).not.toContain('flatrate');
  expect(textOf(DELIVERY.en)).toContain('From 250 dollars every delivery but express is free.');
});
