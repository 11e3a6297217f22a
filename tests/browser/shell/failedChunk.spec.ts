import type { Page } from '@playwright/test';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { ENGLISH } from '../words.ts';

const CART = codeOf('src/features/cart/CartPage.tsx');
const openCart = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
const hasMark = (page: Page) => page.evaluate(() => 'isMarked' in window);

test.beforeEach(async ({ page }) => {
  await page.goto(ENGLISH.category.path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
});

test('Chunk that fails to load: reloads a rendered page once when the shop has a newer build', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route(CART, (route) => route.fulfill({ status: 404 }));
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' }),
  );
  const reload = page.waitForEvent('load');
  await openCart(page);
  await reload;
  // The newer build cannot be reached: the page shows its failure and stays.
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await hasMark(page)).toBe(false);
  await page.unrouteAll();
});

test('Chunk that fails to load: reloads the page when it fails again although it can be reached', {
  tag: '@phone',
}, async ({ page }) => {
  // As in browsers that remember a failed import.
  await page.route(CART, (route) =>
    route.request().resourceType() === 'fetch' ? route.continue() : route.abort(),
  );
  await openCart(page);
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  expect(await hasMark(page)).toBe(true);
  const reload = page.waitForEvent('load');
  await tryAgain.click();
  await reload;
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: ENGLISH.cart })).toBeVisible();
});

test('Chunk that fails to load: reloads the page once, however often it fails without the shopper', {
  tag: '@phone',
}, async ({ page }) => {
  // As a server that sends its home page for every file that it does not have.
  const url = '/assets/gone.js';
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Home</p>' }),
  );
  const failTwice = async () => {
    for (let times = 0; times < 2; times += 1) {
      const fetched = page.waitForResponse(`**${url}`);
      await page.evaluate((chunk) => {
        const payload = new Error(`Failed to fetch dynamically imported module: ${chunk}`);
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      }, url);
      await fetched;
    }
  };
  const reload = page.waitForEvent('load');
  await failTwice();
  await reload;
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await failTwice();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await hasMark(page)).toBe(true);
});
