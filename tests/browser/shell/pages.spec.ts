import type { Page } from '@playwright/test';
import { advanceUntil } from '../advanceUntil.ts';
import { expect, test } from '../fixtures.ts';
import { heading, pushPath } from '../locators.ts';
import { CHINESE, ENGLISH as words } from '../words.ts';

const products = (page: Page) => page.getByRole('list', { name: words.products });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const homeLink = (page: Page) => page.getByRole('link', { name: 'Take me home' });
const expectHome = async (page: Page) => {
  await expect(page).toHaveURL('/');
  await expect(products(page).first()).toBeVisible();
};
/** The shop sends a failing query five times, over some ten seconds of the page's clock. */

async function expectFailed(page: Page) {
  await advanceUntil(page, () => expect(retry(page)).toBeEnabled({ timeout: 300 }));
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  await expect(homeLink(page)).toBeVisible();
}

test('Pages: an unknown path shows Oops! and redirects to the home page', {
  tag: ['@client', '@smoke'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title === 'Oops!') document.documentElement.dataset.oops = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/no-such-flower.html');
  await expectHome(page);
  await expect(page.locator('html')).toHaveAttribute('data-oops', '');
});

for (const [path, name, end] of [
  ['/flowers.html', words.category.name, words.category.path],
  ['/november-book', words.configurable.name, words.configurable.path],
] as const) {
  test(`Pages: the redirect of ${path} is followed inside the shop`, async ({ page }) => {
    await page.goto('/delivery');
    await expect(heading(page, 'Delivery')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset.visit = 'the same';
    });
    await pushPath(page, path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(end);
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'the same');
  });
}

for (const path of ['/', '/madder-hour.html']) {
  test(`Pages: ${path} says that the platform is down, and its link home works`, async ({
    page,
    platform,
  }) => {
    await page.clock.install();
    await platform.control('go-down');
    await page.goto(path);
    await expectFailed(page);
    await platform.control('come-up');
    await homeLink(page).click();
    await expectHome(page);
  });
}

test('Pages: a page that failed to load can be retried in place', async ({ page, platform }) => {
  await page.clock.install();
  await platform.control('go-down');
  await page.goto('/bouquets.html');
  await expectFailed(page);
  await platform.control('come-up');
  await retry(page).click();
  await expect(heading(page, words.category.name)).toBeVisible();
  await expect(page).toHaveURL('/bouquets.html');
});

test('Pages: a failure stays on the screen while the page is loaded again', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  await platform.control('go-down');
  await page.goto('/bouquets.html');
  await expect(retry(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  await platform.control('come-up');
  await advanceUntil(page, () =>
    expect(heading(page, words.category.name)).toBeVisible({ timeout: 300 }),
  );
});

test('Cart: says that it could not be read, and tries again', async ({
  page,
  platform,
  shopper,
}) => {
  await shopper.addSimple(words);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.includes('cache')) localStorage.removeItem(key);
    }
  });
  await page.clock.install();
  await platform.control('go-down');
  await page.goto('/cart');
  const alert = page.getByText('We received no valid answer from the shop. Please try again.');
  await advanceUntil(page, () => expect(alert).toBeVisible({ timeout: 300 }));
  await platform.control('come-up');
  await retry(page).click();
  await expect(page.getByRole('list', { name: words.cartItems })).toBeVisible();
});

test('Pages: a malformed response never leaves a blank page', async ({ page, platform }) => {
  await page.clock.install();
  await platform.control('malformed', { field: 'route', times: 50 });
  await platform.control('malformed', { field: 'categories', times: 50 });
  await platform.control('malformed', { field: 'storeConfig', times: 50 });
  await page.goto('/bouquets.html');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFailed(page);
});

test('Pages: the old page stays under a loading bar until the next one has loaded', async ({
  page,
  platform,
}) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await platform.control('hold', { field: 'route' });
  await pushPath(page, '/about-us');
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await expect(heading(page, 'Delivery')).toBeVisible();
  await platform.untilHeld('route');
  await platform.control('release-held');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
  await expect(heading(page, 'Delivery')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
});

test('Category: Back restores the page and order of the list', async ({ page }) => {
  await page.goto('/bouquets.html');
  const names = products(page).getByRole('listitem').getByRole('link');
  await expect(names.first()).toHaveText('First Light');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(page).toHaveURL(/price_desc/);
  await expect(names.first()).not.toHaveText('First Light');
  const dearest = (await names.first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/price_desc/);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(names.first()).not.toHaveText(dearest);
  await expect(products(page).getByRole('listitem')).toHaveCount(6);

  await page.goBack();
  await expect(names.first()).toHaveText(dearest);
  await expect(page).toHaveURL(/price_desc/);
  await page.goBack();
  await expect(page).toHaveURL('/bouquets.html');
  await expect(names.first()).toHaveText('First Light');
});

test('Store views: switching keeps the page', async ({ page }) => {
  await page.goto(words.configurable.path);
  await expect(heading(page, words.configurable.name)).toBeVisible();
  await page.getByRole('button', { name: 'Choose store view' }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await expect(heading(page, CHINESE.configurable.name)).toBeVisible();
  await expect(page).toHaveURL(CHINESE.prefix + CHINESE.configurable.path);
  await expect(page.locator('html')).toHaveAttribute('lang', CHINESE.lang);
});

test('Navigation: a page that fails starts at its top, with the focus on its content', {
  tag: ['@phone', '@desktop'],
}, async ({ page, platform }) => {
  await page.goto('/bouquets.html');
  const tile = page.getByRole('list', { name: 'Products' }).getByRole('listitem').last();
  await tile.scrollIntoViewIfNeeded();
  await platform.control('fail', { field: 'route', times: 9, message: 'Not now.' });
  await tile.getByRole('link').first().click();
  await expect(page.getByText('Something went wrong. Sorry about that.')).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
});
