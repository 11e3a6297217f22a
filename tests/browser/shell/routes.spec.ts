import { expect, test } from '../fixtures.ts';
import { heading, loadingBar, pushPath } from '../locators.ts';
import { ENGLISH as words } from '../words.ts';

const NOT_FOUND = "Looks like the page you were hoping to find doesn't exist. Sorry about that.";

const DEEP_LINKS = {
  '/signin': 'Sign In',
  '/signup': 'Create Account',
  '/forgot-password': 'Forgot Password',
  '/customer/account/createPassword?token=x': 'Password',
  '/cart': 'Cart',
  '/checkout': 'Checkout',
  '/cms/about-us': 'A table, a window, a book',
  '/xyz/about-us': 'A table, a window, a book',
  '/bouquets.html': 'Bouquets',
  '/madder-hour.html': 'Madder Hour',
  '/delivery': 'Delivery',
};

/** One path of each kind: fixed, resolved, by identifier. */
const RELOADED = ['/checkout', '/cms/about-us', '/bouquets.html', '/madder-hour.html'];

test('Routes: every page opens by deep link and survives a reload', {
  tag: '@client',
}, async ({ page, platform }) => {
  const lookups = async () =>
    (await platform.calls()).filter((call) => call.name === 'route').length;
  for (const [path, name] of Object.entries(DEEP_LINKS)) {
    await test.step(path, async () => {
      const before = await lookups();
      await page.goto(path);
      await expect(heading(page, new RegExp(name))).toBeVisible();
      const isReloaded = RELOADED.includes(path);
      if (isReloaded) await page.reload();
      await expect(heading(page, new RegExp(name))).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(/Florilegium/);
      const isFixed = !/html$|^\/delivery/.test(path);
      expect((await lookups()) - before).toBe(isFixed ? 0 : isReloaded ? 2 : 1);
    });
  }
});

const OWN_PAGES = [
  '/wishlist',
  '/saved-payments',
  '/order-history',
  '/communications',
  '/address-book',
  '/account',
];

test('Routes: customer pages send a visitor to sign in and back', async ({ page, shopper }) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  for (const path of OWN_PAGES) {
    await test.step(path, async () => {
      await pushPath(page, `${path}?page=2`);
      await expect(page).toHaveURL('/signin');
      expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(`${path}?page=2`);
      await page.goBack();
      await expect(page).toHaveURL('/delivery');
    });
  }
  await page.goto('/address-book?page=2');
  await expect(page).toHaveURL('/signin');
  await shopper.submitSignIn();
  await expect(page).toHaveURL('/address-book?page=2');
});

test('Routes: public pages are open to a visitor', async ({ page, platform }) => {
  await page.goto('/checkout');
  for (const path of ['/account/close', '/account/close/for-good', '/contact', '/search']) {
    await pushPath(page, path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect((await platform.calls()).filter((call) => call.name === 'route')).toEqual([]);
});

test('Routes: the platform is asked about an unknown path', async ({ page, platform }) => {
  const lookups = async () =>
    (await platform.calls()).filter((call) => call.name === 'route').length;
  await page.goto('/contact');
  for (const path of [
    '/cart/more',
    '/signin/please',
    '/checkout/2',
    '/account/other',
    '/cms/a/b',
  ]) {
    await test.step(path, async () => {
      await pushPath(page, '/cart');
      await expect(heading(page, 'Cart')).toBeVisible();
      const before = await lookups();
      await pushPath(page, path);
      await expect(page).toHaveURL('/');
      await expect.poll(lookups).toBeGreaterThan(before);
    });
  }
});

test('Receipt: /order-confirmation without an order opens the home page without an error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Oops!')
        document.documentElement.dataset.oops = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/order-confirmation');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('list', { name: words.products }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-oops');
});

test('Redirects: are followed in the app, and Back skips them', async ({ page, platform }) => {
  for (const code of [301, 302]) {
    await platform.control('redirect', { from: `old-${code}`, to: 'delivery', code });
  }
  await page.goto('/about-us');
  for (const code of [301, 302]) {
    await expect(heading(page, 'A table, a window, a book')).toBeVisible();
    await pushPath(page, `/old-${code}`);
    await expect(heading(page, 'Delivery')).toBeVisible();
    await expect(page).toHaveURL('/delivery');
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  }
});

test('Redirects: keep the target’s query, else the shopper’s own', async ({ page, platform }) => {
  await platform.control('redirect', { from: 'dear', to: 'bouquets.html?sort=price_desc' });
  await platform.control('redirect', { from: 'old', to: 'bouquets.html' });
  await page.goto('/dear');
  await expect(page).toHaveURL('/bouquets.html?sort=price_desc');
  await expect(heading(page, 'Bouquets')).toBeVisible();
  await page.goto('/old?page=2');
  await expect(page).toHaveURL('/bouquets.html?page=2');
  await expect(heading(page, 'Bouquets')).toBeVisible();
});

test('Redirects: to another site leave the shop, and Back skips them', async ({
  page,
  platform,
}) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ body: '<h1>Elsewhere</h1>', contentType: 'text/html' }),
  );
  await platform.control('redirect', { from: 'away', to: 'https://elsewhere.example/x' });
  await page.goto('/about-us');
  await pushPath(page, '/away');
  await expect(heading(page, 'Elsewhere')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
});

test('Routes: an unknown page type and a missing home page say so', {
  tag: '@client',
}, async ({ page }) => {
  await page.route(/query=query\+ResolveUrl|query%20ResolveUrl|ResolveUrl/, (route) => {
    const isHome =
      JSON.parse(new URL(route.request().url()).searchParams.get('variables') ?? '{}').url === '/';
    return route.fulfill({
      json: {
        data: {
          route: isHome
            ? null
            : { __typename: 'RoutableUrl', relative_url: 'x', redirect_code: 0, type: 'ODD' },
        },
      },
    });
  });
  await page.goto('/odd');
  await expect(page.getByRole('main')).toContainText(NOT_FOUND);
  await expect(page).toHaveURL('/odd');
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(NOT_FOUND);
  await expect(page).toHaveURL('/');
});

test('Routes: a known page shows at once and is corrected when it is gone', async ({
  page,
  platform,
}) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await pushPath(page, '/about-us');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
  await platform.control('redirect', { from: 'delivery', to: 'bouquets.html' });
  await platform.control('hold', { field: 'route', times: 1 });
  await page.goBack();
  await expect(heading(page, 'Delivery')).toBeVisible();
  await platform.untilHeld('route');
  await platform.control('release-held');
  await expect(heading(page, 'Bouquets')).toBeVisible();
  await expect(page).toHaveURL('/bouquets.html');
});

test('Routes: a change of the query alone sends no request', async ({ page, platform }) => {
  const lookups = async () =>
    (await platform.calls()).filter((call) => call.name === 'route').length;
  await page.goto('/bouquets.html');
  const before = await lookups();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(page).toHaveURL(/price_desc/);
  expect(await lookups()).toBe(before);
});

test('Loading bar: is a quarter full while a page loads, full at its arrival, and lingers', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  // The page is cached first, so that no response is late while the clock stands still.
  await page.goto('/cms/about-us');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
  await pushPath(page, '/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await expect(loadingBar(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await platform.control('hold', { field: 'route', times: 1 });
  await pushPath(page, '/about-us');
  await expect(loadingBar(page)).toHaveAttribute('aria-valuenow', '25');
  await expect(loadingBar(page)).toHaveCSS('height', '2px');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await platform.untilHeld('route');
  await platform.control('release-held');
  await expect(loadingBar(page)).toHaveAttribute('aria-valuenow', '100');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
  await page.clock.runFor(700);
  await expect(loadingBar(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(loadingBar(page)).toHaveCount(0);
});

test('Category: shows placeholders while its products load', async ({ page, platform }) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await platform.control('hold', { field: 'products', times: 5 });
  await pushPath(page, '/bouquets.html');
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(heading(page, 'Delivery')).toHaveCount(0);
  await platform.control('release-held');
  await expect(page.getByRole('list', { name: words.products })).toBeVisible();
});

test('Routes: Back restores the scroll position; a new page starts at its top with the focus', async ({
  page,
}) => {
  const y = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/bouquets.html');
  const last = page.getByRole('list', { name: words.products }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = (await y()) + 120;
  await page.mouse.wheel(0, 120);
  await expect.poll(y).toBe(place);
  await last.click();
  await expect(page).not.toHaveURL('/bouquets.html');
  await expect.poll(y).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
  await page.goBack();
  await expect(heading(page, 'Bouquets')).toBeVisible();
  await expect.poll(y).toBe(place);
});

test('Routes: a new page is announced by its title', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Delivery/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/Delivery/);
  await expect(page.locator('[aria-live="polite"]', { hasText: /^Delivery/ })).toHaveCount(1);
});
