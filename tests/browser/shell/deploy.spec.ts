import type { Page } from '@playwright/test';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { ENGLISH } from '../words.ts';
import { deployments } from './deployments.ts';

test.use({ serviceWorkers: 'allow' });

/** The second build differs by this text. */
const expectSecondBuild = (page: Page) =>
  expect(page.locator('html[data-build=second]')).toBeAttached({ timeout: 15_000 });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const precachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return entries.flat().map(({ url }) => url);
  });
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

/** Opens a page with a worker; if the worker cannot be started, the browser loads it without. */
const openControlled = (page: Page, url: string) =>
  expect(async () => {
    await page.goto(url);
    expect(await isControlled(page)).toBe(true);
  }).toPass();

test('Deploy: disturbs no open page, and no tab continues with a stale build', async ({
  page: first,
  context,
  baseURL,
  shopper,
}, testInfo) => {
  const shop = await deployments(baseURL ?? '', testInfo.outputPath('second'));
  try {
    await first.goto(shop.url);
    await expect
      .poll(() => first.evaluate(() => navigator.serviceWorker.controller?.state), {
        timeout: 20_000,
      })
      .toBe('activated');
    const other = await context.newPage();
    await openControlled(other, `${shop.url}/checkout`);
    await expect(title(other)).toBeVisible();
    for (const tab of [first, other]) {
      await tab.evaluate(() => Object.assign(window, { isUndisturbed: true }));
    }

    const { isGone } = await shop.deploy();
    // The old tab works: the worker has kept the old build's files.
    await first.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await shopper.openCategory(ENGLISH);
    await expect(title(first)).toHaveText(ENGLISH.category.name);
    expect(await first.evaluate(() => 'isUndisturbed' in window)).toBe(true);
    await expect
      .poll(() => first.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed');

    // A page that is opened now comes from the new build.
    const third = await context.newPage();
    await third.goto(`${shop.url}/signin`);
    await expectSecondBuild(third);
    await expect(title(third)).toBeVisible();

    // A chunk of the old build is gone: the page reloads once, with the new build.
    const ofCart = codeOf('src/app/rarePages.ts', 'src/features/cart/CartPage.tsx');
    const codeRequest = first.waitForRequest(ofCart);
    await first.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await codeRequest;
    await expectSecondBuild(first);
    await expect(title(first)).toBeVisible();

    // In the checkout the page does not reload.
    await other.evaluate(async () => {
      dispatchEvent(new Event('vite:preloadError'));
      await fetch('/', { cache: 'no-store' });
      await fetch('/', { cache: 'no-store' });
    });
    expect(await other.evaluate(() => 'isUndisturbed' in window)).toBe(true);

    // The new worker takes over when no page is open.
    for (const tab of [third, first]) await tab.close();
    const last = await context.newPage();
    await last.goto(`${shop.url}/signin`);
    await expect(title(last)).toBeVisible();
    expect(await isControlled(other)).toBe(true);
    expect((await precachedUrls(last)).some(isGone)).toBe(true);
    await other.close();
    await last.goto(shop.url);
    await expect.poll(async () => (await precachedUrls(last)).filter(isGone)).toEqual([]);
  } finally {
    shop.close();
  }
});
