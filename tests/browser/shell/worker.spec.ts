import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ROBERTA } from '../shopData.ts';
import { ENGLISH } from '../words.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker is registered, active and controls this page. */
const expectWorkerActive = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), {
      timeout: 20_000,
    })
    .toBe('activated');
const main = (page: Page) => page.getByRole('main');
const cachedUrls = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url),
    name,
  );

test('Offline: visited pages open with a note that they may be old', async ({
  page,
  context,
  shopper,
}) => {
  /** Expects this number of cached responses to a query. */
  const expectCached = async (question: string, times = 1) => {
    const names = async () =>
      (await cachedUrls(page, 'readings')).map((url) =>
        new URL(url).searchParams.get('operationName'),
      );
    await expect
      .poll(async () => (await names()).filter((name) => name === question).length)
      .toBe(times);
  };
  await page.goto('/delivery');
  await expectWorkerActive(page);
  // There was no worker yet when the visit began.
  await expectCached('ResolveUrl');
  await context.setOffline(true);
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Delivery');
  await context.setOffline(false);
  await page.goto('/');
  await shopper.openCategory(ENGLISH);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(ENGLISH.category.name);
  const address = page.url();
  await expectCached('ResolveUrl', 3);
  await expectCached('Category');
  await expectCached('ProductList');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('You are offline. What you see here may be old.')).toBeVisible();
  await page.goto(address);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(ENGLISH.category.name);
  await expect(main(page).getByRole('list').getByRole('link').first()).toBeVisible();
  // The view of a page that was never visited is complete with its drawing.
  await page.goto('/care');
  const failure = main(page).getByRole('alert').filter({ hasText: 'once you are back online' });
  const isDrawingKept = await failure.evaluate(async (view) => {
    const [, drawing] =
      /url\("(.+)"\)/.exec(getComputedStyle(view, '::before').backgroundImage) ?? [];
    return drawing !== undefined && (await caches.match(drawing)) !== undefined;
  });
  expect(isDrawingKept).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('You are offline. What you see here may be old.')).toHaveCount(0);
});

test('Offline: no response about a cart or a customer is cached', async ({ page, shopper }) => {
  await page.goto('/');
  await expectWorkerActive(page);
  await shopper.addSimple(ENGLISH);
  await page.goto('/cart');
  await expect(main(page).getByRole('list', { name: 'Cart items' })).toBeVisible();
  await expect.poll(async () => (await cachedUrls(page, 'readings')).length).toBeGreaterThan(0);
  const queries = (await cachedUrls(page, 'readings')).map((url) =>
    new URL(url).searchParams.get('query'),
  );
  expect(queries.filter((query) => /\b(cart|customer|wishlist)\b/i.test(query ?? ''))).toEqual([]);
});

test('Offline: a message beside the button says that the change needs the network, and nothing is queued', async ({
  page,
  context,
  platform,
  shopper,
}) => {
  const note = main(page).getByText('You are offline. Try again once you are back online.');
  const quantity = page.getByRole('spinbutton', { name: ENGLISH.quantity });
  const additions = async () =>
    (await platform.calls()).filter(({ name }) => name === 'addProductsToCart').length;
  await page.goto(ENGLISH.simple.path);
  await expect(page.getByRole('button', { name: ENGLISH.addToCart })).toBeEnabled();
  await expectWorkerActive(page);
  await quantity.fill('3');
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: ENGLISH.addToCart }).click();
  await expect(main(page)).toContainText(
    'You are offline. The item could not be added to your cart.',
  );
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(quantity).toHaveValue('3');
  expect(await additions()).toBe(0);
  await page.getByRole('button', { name: ENGLISH.addToCart }).click();
  await shopper.expectInCart(ENGLISH, 3);
  expect(await additions()).toBe(1);
});

test('Offline: signing in drops cached responses and those in flight', async ({
  page,
  platform,
}) => {
  const readings = () => cachedUrls(page, 'readings');
  await page.goto('/');
  await expectWorkerActive(page);
  await platform.control('hold', { field: 'cmsBlocks' });
  await page.goto('/signin');
  await expect.poll(async () => (await readings()).length).toBeGreaterThan(0);
  const before = await readings();
  await page.getByRole('textbox', { name: 'Email' }).fill(ROBERTA.email);
  await page.getByLabel('Password', { exact: true }).fill(ROBERTA.password);
  await platform.untilHeld('cmsBlocks');
  await main(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: /My Account/ })).toBeVisible();
  await expect
    .poll(async () => (await readings()).filter((url) => before.includes(url)))
    .toEqual([]);

  await platform.control('release-held');
  await expect(page.getByText('© 2026 Florilegium')).toBeVisible();
  // A query that a guest's page sends afterwards is cached.
  await page.evaluate(() => fetch('/graphql?query={storeConfig{store_code}}'));
  const countCached = async (part: string) =>
    (await readings()).filter((url) => url.includes(part)).length;
  await expect.poll(() => countCached('store_code')).toBe(1);
  expect(await countCached('cmsBlocks')).toBe(0);
});

test('Offline: the shop works without a service worker', async ({ page, context }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await context.route('**/sw.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect.poll(() => warnings, { timeout: 20_000 }).toContain('Failed to register SW');
});

test('Offline: the shop can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Florilegium', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], `${src} ${sizes}`).toBe('image/png');
  }
});
