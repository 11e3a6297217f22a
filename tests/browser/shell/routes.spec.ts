import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';

const NOT_FOUND = "Looks like the page you were hoping to find doesn't exist. Sorry about that.";
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

/** Any link of this shop, as content may hold one. */
async function follows(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function signsIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Peony123!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

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

/** One of each kind: fixed, looked up, by identifier. */
const RELOADED = ['/checkout', '/cms/about-us', '/bouquets.html', '/madder-hour.html'];

test('a page is there after a deep link and after a hard reload', async ({ page, platform }) => {
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

test('a page of one’s own sends a visitor to sign in, and keeps the way back', async ({ page }) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  for (const path of OWN_PAGES) {
    await test.step(path, async () => {
      await follows(page, `${path}?page=2`);
      await expect(page).toHaveURL('/signin');
      expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(`${path}?page=2`);
      await page.goBack();
      await expect(page).toHaveURL('/delivery');
    });
  }
  await page.goto('/address-book?page=2');
  await expect(page).toHaveURL('/signin');
  await signsIn(page);
  await expect(page).toHaveURL('/address-book?page=2');
});

test('these are open to a visitor', async ({ page, platform }) => {
  await page.goto('/checkout');
  for (const path of ['/account/close', '/account/close/for-good', '/contact', '/search']) {
    await follows(page, path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect((await platform.calls()).filter((call) => call.name === 'route')).toEqual([]);
});

test('no fixed route: the platform is asked, and nothing is there', async ({ page, platform }) => {
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
      await follows(page, '/cart');
      await expect(heading(page, 'Cart')).toBeVisible();
      const before = await lookups();
      await follows(page, path);
      await expect(page).toHaveURL('/');
      await expect.poll(lookups).toBeGreaterThan(before);
    });
  }
});

test('/order-confirmation without an order moves home, and says nothing of an error', async ({
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

test('a redirect is followed in the app, and Back does not come back to it', async ({
  page,
  platform,
}) => {
  for (const code of [301, 302]) {
    await platform.control('redirect', { from: `old-${code}`, to: 'delivery', code });
  }
  await page.goto('/about-us');
  for (const code of [301, 302]) {
    await expect(heading(page, 'A table, a window, a book')).toBeVisible();
    await follows(page, `/old-${code}`);
    await expect(heading(page, 'Delivery')).toBeVisible();
    await expect(page).toHaveURL('/delivery');
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  }
});

test('a redirect to an address with a query brings it, and else the shopper’s own goes along', async ({
  page,
  platform,
}) => {
  await platform.control('redirect', { from: 'dear', to: 'bouquets.html?sort=price_desc' });
  await platform.control('redirect', { from: 'old', to: 'bouquets.html' });
  await page.goto('/dear');
  await expect(page).toHaveURL('/bouquets.html?sort=price_desc');
  await expect(heading(page, 'Bouquets')).toBeVisible();
  await page.goto('/old?page=2');
  await expect(page).toHaveURL('/bouquets.html?page=2');
  await expect(heading(page, 'Bouquets')).toBeVisible();
});

test('a redirect to another site sends the browser there, and Back does not come back to it', async ({
  page,
  platform,
}) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ body: '<h1>Elsewhere</h1>', contentType: 'text/html' }),
  );
  await platform.control('redirect', { from: 'away', to: 'https://elsewhere.example/x' });
  await page.goto('/about-us');
  await follows(page, '/away');
  await expect(heading(page, 'Elsewhere')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
});

test('a type that nobody knows, and a home page that is not there, say so and stay', async ({
  page,
}) => {
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

test('what was found before is shown at once, and corrected when it is there no more', async ({
  page,
  platform,
}) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await follows(page, '/about-us');
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

test('a change of the query alone asks nothing', async ({ page, platform }) => {
  const lookups = async () =>
    (await platform.calls()).filter((call) => call.name === 'route').length;
  await page.goto('/bouquets.html');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(page).toHaveURL(/price_desc/);
  expect(await lookups()).toBe(1);
});

test('the bar is a quarter across while a page is on its way, full when it is there, and lingers', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  // Its content is known before: nothing that comes late waits for the time that stands still.
  await page.goto('/cms/about-us');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
  await follows(page, '/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await platform.control('hold', { field: 'route', times: 1 });
  await follows(page, '/about-us');
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '25');
  await expect(bar(page)).toHaveCSS('height', '2px');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await platform.untilHeld('route');
  await platform.control('release-held');
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
  await expect(heading(page, 'A table, a window, a book')).toBeVisible();
  await page.clock.runFor(700);
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(bar(page)).toHaveCount(0);
});

test('a placeholder stands where the products of a category will be', async ({
  page,
  platform,
}) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await platform.control('hold', { field: 'products', times: 5 });
  await follows(page, '/bouquets.html');
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(heading(page, 'Delivery')).toHaveCount(0);
  await platform.control('release-held');
  await expect(page.getByRole('list', { name: words.products })).toBeVisible();
});

test('Back returns to the place on the page; a new page begins at its top, with the focus', async ({
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

test('a new page is announced by its title', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Delivery/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/Delivery/);
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/^Delivery/);
});
