import type { Page } from '@playwright/test';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { CHINESE, ENGLISH } from '../words.ts';

const message = (page: Page) => page.getByText('This page has not loaded completely.');

/** Makes a chunk unavailable to the first document that the page loads. */
async function failInFirstDocument(page: Page, source: string) {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(codeOf(source), (route) => (documents < 2 ? route.abort() : route.fallback()));
}

/** Advances the clock past the delay of the message. */
const showMessage = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.querySelector('.unstarted')!.getAnimations()) {
      animation.finish();
    }
  });

for (const [renderer, tag, when] of [
  ['server', '@desktop', 'at once'],
  ['browser', '@client', 'after a while'],
] as const) {
  test(`A page that the ${renderer} renders: says ${when} that its code cannot be loaded, and loads after a retry`, {
    tag: [tag, '@phone'],
  }, async ({ page }) => {
    await failInFirstDocument(page, 'index.html');
    const lostCode = page.waitForEvent('requestfailed', (request) =>
      codeOf('index.html').test(request.url()),
    );
    await page.goto(ENGLISH.simple.path, { waitUntil: 'commit' });
    await lostCode;
    if (renderer === 'browser') {
      await expect(message(page)).toBeHidden();
      await showMessage(page);
    }
    await expect(message(page)).toBeVisible({ timeout: 8_000 });
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: ENGLISH.addToCart })).toBeVisible();
    await expect(
      page.locator('html[data-ready], #root:not([data-rendered])').first(),
    ).toBeVisible();
    await expect(message(page)).toBeHidden();
  });
}

test('A shop that cannot start: says so at once, and starts after a retry', async ({ page }) => {
  await failInFirstDocument(page, 'src/features/product/ProductPage.tsx');
  await page.goto(ENGLISH.simple.path, { waitUntil: 'commit' });
  await expect(message(page)).toBeVisible({ timeout: 8_000 });
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('html[data-ready]')).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test('A Chinese document whose messages cannot be loaded: continues in English, without a mismatch', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await failInFirstDocument(page, 'src/locales/zh_Hant-HK/messages.po');
  await page.goto(CHINESE.prefix + CHINESE.simple.path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: ENGLISH.addToCart }).first().click();
  await expect(page.getByRole('link', { name: /^Cart.*1/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', ENGLISH.lang);
  expect(complaints.filter((text) => /React error/.test(text))).toEqual([]);
});

test('A shop whose store views are unavailable and whose code cannot be loaded: says so at once', async ({
  page,
  platform,
}) => {
  await failInFirstDocument(page, 'index.html');
  await platform.control('fail', { field: 'availableStores', times: 1 });
  await page.goto('/', { waitUntil: 'commit' });
  // The styles hide the message; without them it shows at first.
  await page.waitForLoadState('load');
  await expect(message(page)).toBeVisible({ timeout: 8_000 });
});
