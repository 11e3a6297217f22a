import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { element, type } from './servedContent.ts';

const ROWS = type(
  'row',
  { class: 'described', 'data-appearance': 'contained' },
  element('div', { 'data-element': 'inner' }, type('text', {}, '<p>Made of rows.</p>')),
);

/** Has the platform describe each product and each category like this. */
const describeAll = (page: Page, html: string) =>
  page.route(
    ({ pathname }) => pathname === '/graphql',
    async (route) => {
      const response = await route.fetch();
      const text = JSON.stringify(await response.json(), (key, value) => {
        if (key !== 'description') return value;
        return typeof value === 'string' ? html : { ...value, html };
      });
      await route.fulfill({ response, body: text });
    },
  );

for (const [path, around] of [
  ['/blue-hour.html', 'section'],
  ['/bouquets.html', '.lead'],
] as const) {
  test(`Content: a description made of rows on ${path} is as wide as its container`, {
    tag: '@client',
  }, async ({ page }) => {
    await describeAll(page, ROWS);
    await page.goto(path);
    const described = page.locator('.described').first();
    await expect(described).toBeVisible();
    const width = async (selector: string) =>
      (await page.locator(selector, { has: described }).boundingBox())?.width;
    expect((await described.boundingBox())?.width).toBe(await width(around));
  });
}
