import type { Page } from '@playwright/test';
import { codeOf } from '../codeOf.ts';
import { expectBelowControls } from '../expectBelowControls.ts';
import { expect, test } from '../fixtures.ts';
import { notifications } from '../locators.ts';
import { ENGLISH } from '../words.ts';

const SORRY = 'Sorry! An unexpected error occurred.';
const OFFLINE = 'You are offline. Some features may be unavailable.';

/** A page that has also loaded the code for errors and network messages, as it does when idle. */
async function openAndSettle(page: Page, path = '/'): Promise<void> {
  const parts = [codeOf('machines/toasts/machine.ts'), codeOf('src/app/Notices.tsx')].map(
    async (part) => (await page.waitForResponse(part)).finished(),
  );
  await page.goto(path);
  await Promise.all(parts);
}

const isOfProduct = (url: URL) => url.searchParams.get('operationName') === 'Product';

/** A script of the shop's own origin that throws. */
async function runScript(page: Page, name: string, body: string): Promise<void> {
  await page.route(`**/${name}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  // Trusted Types refuse a script element that a test adds.
  await page.evaluate(`void import('/${name}')`);
}

test('Network: its loss and its return are each announced for three seconds', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openAndSettle(page);
  await context.setOffline(true);
  const offlineNote = notifications(page).getByRole('status').filter({ hasText: OFFLINE });
  await expect(offlineNote).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(offlineNote).toHaveCount(0);
  await context.setOffline(false);
  const onlineNote = notifications(page).getByRole('status').filter({ hasText: 'You are online.' });
  await expect(onlineNote).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(onlineNote).toHaveCount(0);
});

test('Network: a loss in the first seconds of a visit is announced in the visit’s language', async ({
  page,
  context,
}) => {
  // The announcement moves the controls of a phone's header down.
  await page.setViewportSize({ width: 375, height: 760 });
  for (const [path, region, lost, note, found] of [
    [
      '/',
      'Notifications',
      OFFLINE,
      'You are offline. What you see here may be old.',
      'You are online.',
    ],
    [
      '/zh-hant',
      '通知',
      '您已離線，部分功能可能無法使用。',
      '您現已離線，顯示的內容可能不是最新。',
      '您已恢復連線。',
    ],
  ] as const) {
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByRole('region', { name: region });
    const message = notice.getByRole('status').filter({ hasText: lost });
    await expect(message).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    await expectBelowControls(page, notice);
    await page.clock.runFor(3_100);
    await expect(page.getByText(lost)).toHaveCount(0);
    await expect(page.getByText(note)).toBeVisible();
    // The first request over a network that has just come back may fail.
    await page.route(codeOf('src/app/system/wiring/network.ts'), (route) => route.abort(), {
      times: 1,
    });
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(0);
  }
});

test('Network: nothing is announced to a shopper who was never offline', async ({ page }) => {
  await openAndSettle(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(notifications(page).getByText(OFFLINE)).toBeVisible();
  await expect(notifications(page).getByText('You are online.')).toHaveCount(0);
});

test('Unexpected error: shows its id and location until it is dismissed', async ({ page }) => {
  await page.goto('/');
  await runScript(page, 'boom.js', 'throw new Error("boom")');
  const alert = notifications(page).getByRole('alert');
  await expect(alert).toContainText(SORRY);
  await expect(alert).toContainText(/[0-9a-f]{8} \/boom\.js:1:7/);
  await runScript(page, 'later.js', 'Promise.reject(new TypeError("later"))');
  await expect(notifications(page).getByRole('alert')).toHaveCount(2);
  await expect(notifications(page).getByRole('alert').last()).toContainText(/\/later\.js:1:16/);
  await notifications(page).getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(notifications(page).getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('Unexpected error: its toast disappears after fifteen seconds, and the same error appears once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const alert = notifications(page).getByRole('alert');
  for (let time = 0; time < 2; time++) {
    await runScript(page, 'boom.js', 'throw new Error("boom")');
    await expect(alert).toHaveCount(1);
    await page.clock.runFor(10_000);
    await expect(alert).toHaveCount(1);
  }
  await page.clock.runFor(6_000);
  await expect(alert).toHaveCount(0);
});

test('Unexpected error: known, cancelled and foreign errors are not reported as unexpected', async ({
  page,
  platform,
}) => {
  await platform.control('fail', {
    field: 'cmsBlocks',
    times: 20,
    message: "The country isn't available.",
  });
  await openAndSettle(page, ENGLISH.simple.path);
  await runScript(
    page,
    'noise.js',
    `Promise.reject(new DOMException('stopped', 'AbortError'));
     dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));`,
  );
  await page.getByRole('button', { name: ENGLISH.addToCart }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
  await expect(page.getByText(SORRY)).toHaveCount(0);
});

test('Unexpected error: covers a page that fails to render, and dismissing the toast reloads it', {
  tag: '@client',
}, async ({ page }) => {
  let isBroken = true;
  await page.route(isOfProduct, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // A currency code that browsers do not know.
    await route.fulfill({
      response,
      body: isBroken ? text.replaceAll('"USD"', '"nonsense"') : text,
    });
  });
  await page.goto(ENGLISH.simple.path);
  const alert = notifications(page).getByRole('alert');
  await expect(alert).toContainText(SORRY);
  await expect(alert).toContainText(/[0-9a-f]{8} \/assets\/\S+:\d+:\d+/);
  await expect(page.getByText('Something went wrong. Sorry about that.')).toBeVisible();
  isBroken = false;
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: ENGLISH.simple.name })).toBeVisible();
});

for (const button of ['Try again', 'Take me home']) {
  test(`Unexpected error: "${button}" of a masked page can be pressed`, {
    tag: ['@client', '@phone', '@desktop'],
  }, async ({ page }) => {
    await page.route(isOfProduct, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"USD"', '"nonsense"');
      await route.fulfill({ response, body });
    });
    await page.goto(ENGLISH.simple.path);
    await expect(notifications(page).getByRole('alert')).toContainText(SORRY);
    const reloaded = page.waitForEvent('load');
    await page.getByText(button, { exact: true }).click();
    await reloaded;
  });
}

test('Unexpected error: a failure of the error toast itself ends in a message with a way on', {
  tag: '@client',
}, async ({ page }) => {
  let attempts = 0;
  await page.route(codeOf('machines/toasts/machine.ts', 'src/app/Notices.tsx'), (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.route(isOfProduct, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"USD"', '"nonsense"');
    await route.fulfill({ response, body });
  });
  await page.goto(ENGLISH.simple.path);
  await expect(page.getByText('Something went wrong. Sorry about that.')).toBeVisible();
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // Each chunk: ahead of need, for the error, for a second error, and once to see if it can be reached.
  expect(attempts).toBeLessThanOrEqual(2 * 4);
});
