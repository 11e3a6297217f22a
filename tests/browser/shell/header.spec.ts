import type { Page, Route } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { isTooWide } from '../locators.ts';
import { shopperOn } from '../shopper.ts';
import { ENGLISH } from '../words.ts';

const banner = (page: Page) => page.getByRole('banner');

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Changes the body of the platform's response. */
const changeBody = (change: (body: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

const boxOf = async (page: Page, name: string, role: 'button' | 'link' = 'button') => {
  const box = await banner(page).getByRole(role, { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return box;
};

test('Header: the cart button shows up to 99 items, and more as 99+', async ({ page, shopper }) => {
  await shopper.addSimple(ENGLISH);
  let total = 0;
  await page.route(
    '**/graphql**',
    changeBody((body) =>
      body.replace(
        /"total_(summary_quantity_including_config|quantity)":\s*[\d.]+/g,
        `"total_$1":${total}`,
      ),
    ),
  );
  for (const [count, text] of [
    [99, '99'],
    [100, '99+'],
  ] as const) {
    total = count;
    await page.reload();
    const cart = banner(page).getByRole('link', { name: `Cart, ${count} items` });
    await expect(cart).toHaveText(text);
  }
});

test('Header: the cart button opens /cart and is hidden on /checkout', async ({
  page,
  shopper,
}) => {
  await shopper.addSimple(ENGLISH);
  await banner(page).getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: /^Cart/ })).toHaveCount(0);
});

test('Header: the wish list button asks a visitor to sign in and returns to the wish list', async ({
  page,
}) => {
  await openHome(page);
  await banner(page).getByRole('link', { name: 'Wish List' }).click();
  await expect(page).toHaveURL('/signin');
  await shopperOn(page).submitSignIn();
  await expect(page).toHaveURL('/wishlist');
});

test('Header: the search button is beside the menu, from 960 px on the right, without overflow', async ({
  page,
}) => {
  await openHome(page);
  for (const [width, place, height] of [
    [320, 'beside the menu button', 56],
    [959, 'beside the menu button', 56],
    [960, 'on the right', 80],
    [1920, 'on the right', 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const search = await boxOf(page, 'Search');
    const logo = await boxOf(page, 'Florilegium', 'link');
    const menu = await boxOf(page, 'Open menu');
    if (place === 'on the right') expect(search.x).toBeGreaterThan(logo.x + logo.width);
    else expect(search.x).toBeCloseTo(menu.x + menu.width, 0);
    const bar = await banner(page)
      .locator('div', { has: page.getByRole('link') })
      .first();
    expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(height);
    expect(await isTooWide(page), `${width} px`).toBe(false);
  }

  await test.step('On a very wide screen, texts and controls stay in the middle 1440 px.', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Bouquets', exact: true }).hover();
    await expect(menu.getByRole('link', { name: 'Everything in Bouquets' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    for (const part of [banner(page), menu, page.getByRole('contentinfo')]) {
      const ends = await part.locator('a, button, p, li, h2').evaluateAll((all) =>
        all
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .flatMap(({ left, right }) => [left, right]),
      );
      expect(ends.length).toBeGreaterThan(4);
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(240);
      expect(Math.max(...ends)).toBeLessThanOrEqual(1680);
    }
    expect(await isTooWide(page)).toBe(false);
  });
});

test('Header: the logo is at most 40 px high, keeps its proportion and links to the home page', {
  tag: ['@client', '@phone', '@desktop'],
}, async ({ page }) => {
  let [width, height]: (number | null)[] = [];
  await page.route(
    '**/graphql**',
    changeBody((body) =>
      body.replace(
        /"logo_(width|height)":\s*\d+/g,
        (_, side) => `"logo_${side}":${side === 'width' ? width : height}`,
      ),
    ),
  );
  const logo = banner(page).getByRole('link', { name: 'Florilegium' });
  for (const [given, shown] of [
    [[36, 40], { width: 36, height: 40 }],
    [[null, null], { width: 40, height: 40 }],
    [[72, 80], { width: 36, height: 40 }],
  ] as const) {
    [width, height] = given;
    // The cached store data is revalidated at the same time.
    await page.goto('/cart');
    await expect
      .poll(() => logo.getByRole('img').boundingBox(), { message: `${given}` })
      .toMatchObject(shown);
  }
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('Header: a logo that fails to load shows the shop’s name and still links to the home page', async ({
  page,
}) => {
  await page.route('**/media/logo/**', (route) => route.abort());
  await page.goto('/cart');
  const logo = banner(page).getByRole('link', { name: 'Florilegium' });
  await expect(logo.getByRole('img')).toHaveCount(0);
  expect((await logo.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('Header: is reduced in the mobile app’s webview, without a footer', async ({
  page,
  context,
  baseURL,
}) => {
  await openHome(page);
  await expect(banner(page).getByText('order by 1 pm')).toBeVisible();
  await context.addCookies([{ name: 'app', value: '', url: baseURL ?? '' }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Search' })).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  await expect(banner(page).getByText('order by 1 pm')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('Header and footer: each shows only the content block with its name', {
  tag: '@client',
}, async ({ page }) => {
  await page.route(
    '**/graphql**',
    changeBody((body) =>
      body
        .replace(
          /"identifier":\s*"(Header|Footer)"[^}]*?"content":\s*"(?:[^"\\]|\\.)*"/gi,
          '"identifier":"$1","content":"<p>The owner’s $1</p>"',
        )
        .replace(
          /"content":\s*"(?:[^"\\]|\\.)*"([^}]*?)"identifier":\s*"(Header|Footer)"/gi,
          '"content":"<p>The owner’s $2</p>"$1"identifier":"$2"',
        ),
    ),
  );
  await openHome(page);
  await expect(banner(page).getByText(/The owner’s header/i)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/^The owner’s footer$/i);
});

test('Start-up: shows a full-page spinner on /cart and /checkout only', {
  tag: '@client',
}, async ({ page }) => {
  // Holds the page's content until the test has checked.
  let isOpen = false;
  await page.route(
    codeOf('src/features/cart/CartPage.tsx', 'src/features/category/CategoryPage.tsx'),
    async (route) => {
      await expect.poll(() => isOpen).toBe(true);
      await route.continue();
    },
  );
  const status = page.getByRole('main').getByRole('status');
  const widthOf = async () => (await status.boundingBox())?.width ?? 0;
  for (const [path, isShown] of [
    ['/bouquets.html', false],
    ['/cart', true],
  ] as const) {
    isOpen = false;
    await page.goto(path, { waitUntil: 'commit' });
    await expect(status).toHaveText('Fetching Data...');
    const words = await status.getByText('Fetching Data...').last().boundingBox();
    expect((words?.width ?? 0) > 40).toBe(isShown);
    expect(await widthOf()).toBeGreaterThan(0);
    isOpen = true;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('Header: the search field opens, clears, closes and leads to /search', async ({ page }) => {
  await openHome(page);
  const trigger = banner(page).getByRole('button', { name: 'Search', exact: true });
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await trigger.click();
  await expect(field).toBeFocused();
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(field).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('peony');
  await banner(page).getByRole('button', { name: 'Clear Text' }).click();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await trigger.click();
  await page.keyboard.type('rose & fern');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=rose%20%26%20fern');
  await expect(field).toHaveCount(0);
});

test('Header: the search field closes when the focus or the page changes', async ({ page }) => {
  await openHome(page);
  const trigger = banner(page).getByRole('button', { name: 'Search', exact: true });
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await trigger.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field).toHaveCount(0);
  await trigger.click();
  await expect(field).toBeFocused();
  await banner(page).getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  await expect(field).toHaveCount(0);
});

/** Parts whose code loads when the button is first pressed. */
const OPENED_LATE = [
  ['src/features/drawer/Drawer.tsx', 'Open menu', 'dialog'],
  ['src/features/storeSwitcher/StoreMenu.tsx', 'Choose store view', 'menu'],
  ['src/features/header/AccountMenu.tsx', 'My Account', 'region'],
  ['src/features/product/PictureDialog.tsx', 'Enlarge picture', 'dialog'],
  ['src/shop/list/FilterSheet.tsx', 'Filter', 'dialog'],
] as const;

test('Escape cancels the opening of a part whose code is still loading', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.goto('/signin');
  await shopper.signIn();
  for (const [source, name, role] of OPENED_LATE) {
    await test.step(`${name} opens nothing after Escape, and opens when it is pressed again.`, async () => {
      if (name === 'Open menu') await page.goto(ENGLISH.simple.path);
      if (name === 'Filter') await page.goto(ENGLISH.category.path);
      const [asked, code] = [gate(), gate()];
      await page.route(codeOf(source), async (route) => {
        asked.open();
        await code.opened;
        await route.fallback();
      });
      const trigger = page.getByRole('button', { name, exact: true }).and(page.locator(':visible'));
      const part = page.getByRole(role, role === 'region' ? { name } : {});
      await trigger.click();
      await asked.opened;
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner').locator('[aria-expanded=true]')).toHaveCount(0);
      const loaded = page.waitForResponse(codeOf(source));
      code.open();
      // The module has run when a second import of it resolves.
      await page.evaluate((url) => import(url), (await loaded).url());
      await expect(part).toBeHidden();
      await trigger.click();
      await expect(part.and(page.locator(':visible'))).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(part).toBeHidden();
    });
  }
});
