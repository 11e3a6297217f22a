import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading } from '../locators.ts';
import { ENGLISH as words } from '../words.ts';

const SORRY = 'Sorry! An unexpected error occurred.';
const failure = (page: Page) => page.getByText('Something went wrong. Sorry about that.');

/** Expects the complete home page. */
async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('list', { name: words.products }).first()).toBeVisible();
  await expect(page.getByText(SORRY)).toHaveCount(0);
}

const NOWHERE = [
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a//b///c',
  '/..%2f..%2fcart',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/花束',
  '/%E8%8A%B1%E6%9D%9F.html',
  '/bouquets.html/',
  '/javascript:alert(1)',
  '/__proto__',
  '/constructor',
  '/hasOwnProperty.html',
  `/${'long'.repeat(1_500)}`,
];

test('Addresses: a meaningless address shows a way home without a crash', {
  tag: '@client',
}, async ({ page, complaints }) => {
  for (const path of NOWHERE) {
    await test.step(path.slice(0, 60), async () => {
      await page.goto(path);
      await expectHome(page);
      expect(complaints.filter((text) => /uncaught|undefined|null/i.test(text))).toEqual([]);
    });
  }
});

/** The addresses that the server can decode; it responds with the page that redirects to the home page. */
const READABLE = NOWHERE.filter((path) => !/%(?:E0%A4%A|00)?$/.test(path));

test('Addresses: the document of a meaningless address has status 404 and redirects to the home page', async ({
  page,
  complaints,
}) => {
  for (const path of READABLE) {
    await test.step(path.slice(0, 60), async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      // The page redirects as soon as its code runs, so the test reads the document.
      const html = await response?.text();
      expect(html).toContain('<title>Page not found · Florilegium</title>');
      expect(html).toMatch(/<h1[^>]*>Oops!<\/h1>/);
      await expectHome(page);
      expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
    });
  }
});

test('Addresses: a path that looks like another site stays on this site', async ({
  page,
  baseURL,
}) => {
  for (const path of ['//elsewhere.example/x', '/\\elsewhere.example']) {
    await page.goto(`${baseURL}${path}`);
    await expectHome(page);
  }
});

const STRANGE = [
  ['/cms/%E0%A4%A', ''],
  ['/cms/no-such-page', ''],
  ['/cart/', 'Cart'],
  ['/cart?quantity=%E0%A4%A&%00', 'Cart'],
  [`/bouquets.html?page=-1&sort=%00`, 'Bouquets'],
  [`/bouquets.html?page=999999999999999999999`, 'Bouquets'],
  [`/bouquets.html?${'x'.repeat(3_000)}`, 'Bouquets'],
  ['/signup?email=%E0%A4%A&firstName=%00', 'Create Account'],
  ['/?coupon=%E0%A4%A', ''],
  [`/?coupon=${'%3Cimg src=x onerror=alert(1)%3E'}`, ''],
] as const;

test('Addresses: an existing page opens at a malformed address without a crash', async ({
  page,
}) => {
  for (const [path, name] of STRANGE) {
    await test.step(path.slice(0, 60), async () => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      if (name) await expect(heading(page, new RegExp(name))).toBeVisible();
      await expect(page.getByText(SORRY)).toHaveCount(0);
    });
  }
});

/** Answers the lookup of an address with a redirect, and counts the lookups. */
async function redirects(page: Page, routes: Record<string, string>, code: number) {
  const lookups: string[] = [];
  await page.route(/operationName=ResolveUrl/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const { url } = JSON.parse(searchParams.get('variables') ?? '{}');
    const to = routes[url];
    if (!to) return route.fallback();
    lookups.push(url);
    const found = { relative_url: to, redirect_code: code, type: null };
    return route.fulfill({ json: { data: { route: { __typename: 'RoutableUrl', ...found } } } });
  });
  return lookups;
}

const ROUND = {
  'to itself': { 'round.html': 'round.html' },
  'to itself with a query': { 'round.html': 'round.html?again=1' },
  'in a circle': { 'round.html': 'about.html', 'about.html': 'round.html' },
};

test('Addresses: a redirect loop ends in an error message with a working link', {
  tag: '@client',
}, async ({ page }) => {
  for (const [what, routes] of Object.entries(ROUND)) {
    await test.step(what, async () => {
      const lookups = await redirects(page, routes, 301);
      await page.goto('/round.html');
      await expect(failure(page)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
      expect(lookups.length).toBeGreaterThan(0);
      expect(lookups.length).toBeLessThan(10);
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expectHome(page);
      await page.unrouteAll();
    });
  }
});

const TRAPS = ['javascript:document.title="taken"', '//elsewhere.example/', 'data:text/html,x'];

test('Addresses: a redirect to a script or data address does nothing', {
  tag: '@client',
}, async ({ page }) => {
  for (const trap of TRAPS) {
    await test.step(trap, async () => {
      await redirects(page, { trap }, 302);
      await page.goto('/trap');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page).toHaveURL(/^http:\/\/localhost/);
      await expect(page).not.toHaveTitle('taken');
      await page.unrouteAll();
    });
  }
});

test('Storage: an unknown stored store view, currency and locale do not stop the shop', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ code: 'gone', currency: 'XXX', locale: 'xx_YY' })) {
      localStorage.setItem(
        `florilegium:store_view_${key}`,
        JSON.stringify({ value, timeStored: Date.now() }),
      );
    }
  });
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Try again' }).or(page.getByRole('contentinfo')).first(),
  ).toBeVisible({ timeout: 25_000 });
});
