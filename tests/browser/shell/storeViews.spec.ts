import type { Page } from '@playwright/test';
import { endOf, goToStep } from '../checkout/steps.ts';
import { expect, test } from '../fixtures.ts';
import { heading } from '../locators.ts';
import { CHINESE, ENGLISH as words } from '../words.ts';

const trigger = (page: Page) => page.getByRole('button', { name: 'Choose store view' });
const backTrigger = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="menu"]');

async function switchTo(page: Page, to: string): Promise<void> {
  await backTrigger(page).click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

test('Store switcher: groups and sorts the store views, marks the current one and is at most 24rem high', async ({
  page,
  platform,
}) => {
  const add = (code: string, name: string, groupCode: string, sortOrder: number) =>
    platform.control('add-view', {
      code,
      name,
      groupCode,
      groupName: groupCode === 'north' ? 'The north' : 'More',
      sortOrder,
    });
  await platform.control('add-group', { code: 'north', name: 'The north' }).catch(() => {});
  await add('oslo', 'Oslo', 'north', 9);
  await add('umea', 'Umeå', 'north', 3);
  for (let number = 1; number <= 12; number++)
    await add(`v${number}`, `View ${number}`, 'more', number);
  await page.goto('/delivery');
  await trigger(page).click();
  const menu = page.getByRole('menu');
  const north = menu.getByRole('group', { name: 'The north' });
  await expect(north.getByRole('menuitemradio')).toHaveText([/^Umeå/, /^Oslo/]);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(/^English/);
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(24 * 16);
  await trigger(page).click();
  await expect(menu).toHaveCount(0);
});

test('Store switcher: is hidden with a single store view', {
  tag: '@client',
}, async ({ page }) => {
  await page.route(/availableStores/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.availableStores = json.data.availableStores.slice(0, 1);
    await route.fulfill({ response, json });
  });
  const views = page.waitForResponse(/availableStores/);
  await page.goto('/delivery');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(heading(page, 'Delivery')).toBeVisible();
  await (await views).finished();
  await expect(trigger(page)).toHaveCount(0);
});

for (const [from, to, name, own] of [
  ['/', '/zh-hant', '', 'A book of flowers, opened every morning'],
  ['/delivery?via=letter', '/zh-hant/delivery?via=letter', '', 'Delivery'],
  ['/cart', '/zh-hant/cart', CHINESE.cart, 'Cart'],
  ['/search?query=rose&sort=name_asc', '/zh-hant/search?query=rose&sort=name_asc', /rose/, ''],
  [
    `${words.category.path}?page=2`,
    `${CHINESE.prefix}${CHINESE.category.path}?page=2`,
    CHINESE.category.name,
    words.category.name,
  ],
  [words.simple.path, CHINESE.prefix + CHINESE.simple.path, CHINESE.simple.name, words.simple.name],
] as const) {
  test(`Store switcher: leads from ${from} to ${to}`, async ({ page, platform }) => {
    await page.goto(from);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const before = (await platform.calls()).length;
    await switchTo(page, '繁體中文');
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    if (name) await expect(heading(page, name)).toBeVisible();
    if (from === '/cart') {
      const calledNames = (await platform.calls()).slice(before).map((call) => call.name);
      expect(calledNames).not.toContain('route');
    }
    if (!['/', '/cart', words.simple.path].includes(from)) return;
    await test.step('Back shows the page as it was, and Forward shows the other view again.', async () => {
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await expect(page).toHaveURL(from);
      if (own) await expect(heading(page, own)).toBeVisible();
      // Forward does not depend on the page.
      if (from !== '/') return;
      await page.goForward();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    });
  });
}

test('Store switcher: a page that the other store view lacks opens its home page', async ({
  page,
  platform,
}) => {
  await platform.control('add-view', { code: 'oslo', name: 'Oslo', language: 'en' });
  await page.route(/operationName=(ResolveUrl|CategoryUrl)/, async (route) => {
    const isThere = route.request().headers().store === 'oslo';
    if (!isThere) return route.fallback();
    const response = { data: { route: null, categories: { items: [] }, storeConfig: null } };
    return route.fulfill({ json: response });
  });
  await page.goto(words.category.path);
  await expect(heading(page, words.category.name)).toBeVisible();
  await switchTo(page, 'Oslo');
  await expect(page).toHaveURL('/oslo');
});

test('Store switcher: changes prices, texts and links everywhere, and back again', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(words.simple.path);
  await expect(heading(page, words.simple.name)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$');
  await switchTo(page, '繁體中文');
  await expect(heading(page, CHINESE.simple.name)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('HK$');
  await switchTo(page, 'English');
  await expect(heading(page, words.simple.name)).toBeVisible();
  await expect(page).toHaveURL(words.simple.path);
  await expect(page.getByRole('main')).not.toContainText('HK$');
});

test('Store switcher: works by keyboard and returns the focus; a failed lookup opens the home page', async ({
  page,
  platform,
}) => {
  await page.goto('/delivery');
  await expect(heading(page, 'Delivery')).toBeVisible();
  await trigger(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio').last()).toBeFocused();
  await expect(page.getByRole('menuitemradio').last()).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await platform.control('fail', { field: 'route', message: 'Not now.' });
  await switchTo(page, '繁體中文');
  await expect(page).toHaveURL(CHINESE.prefix);
});

test('Store switcher: a checkout continues in the other language with its choices', async ({
  page,
  shopper,
}) => {
  await shopper.addSimple(CHINESE);
  await shopper.openCheckout(CHINESE);
  await goToStep(page, CHINESE, 'billingAddress');
  const main = page.getByRole('main');
  await expect(main).toContainText(/特快送貨/);
  await switchTo(page, 'English');
  await expect(heading(page, words.checkout)).toBeVisible();
  await expect(endOf(page, words, 'billingAddress')).toBeVisible();
  await expect(main).toContainText(/Express/);
  await expect(main).not.toContainText(/特快送貨|HK\$/);
});

const GONE = 'The language or currency that you had chosen is no longer offered.';

for (const path of ['/delivery', CHINESE.simple.path, '/cart']) {
  test(`Store view: a removed store view leads from ${path} to the default one, and this is reported`, async ({
    page,
    platform,
  }) => {
    await page.goto(CHINESE.prefix + path);
    await expect(page.locator('html')).toHaveAttribute('lang', CHINESE.lang);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await platform.control('remove-view', { code: 'zh_hant' });
    // The page navigates to the default view before it is complete.
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByText(GONE)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/zh-hant/);
    if (path !== '/delivery') return;
    await test.step('The next load does not report the removed store view again.', async () => {
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await platform.waitForNetworkIdle();
      await expect(page.getByText(GONE)).toHaveCount(0);
    });
  });
}

test('Store view: a removed currency gives way to the store view’s current one', async ({
  page,
  platform,
}) => {
  await page.goto(CHINESE.prefix + CHINESE.simple.path);
  await expect(page.getByRole('main')).toContainText('HK$');
  await platform.control('set-currency', { code: 'zh_hant', currency: 'CNY', rate: 7.2 });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('CN¥');
  await expect(heading(page, CHINESE.simple.name)).toBeVisible();
  await expect(page).toHaveURL(CHINESE.prefix + CHINESE.simple.path);
  await expect(page.getByText('本店已不再提供您所選的語言或貨幣')).toBeVisible();
});

test('Store view: a store view removed while its page is open gives way at the next request', async ({
  page,
  platform,
}) => {
  await page.goto(CHINESE.prefix + CHINESE.simple.path);
  await expect(heading(page, CHINESE.simple.name)).toBeVisible();
  await platform.control('remove-view', { code: 'zh_hant' });
  await page.getByRole('button', { name: CHINESE.addToCart }).click();
  await expect(page.getByText(GONE)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('Store view: a session rejected in a removed store view ends on the sign-in page of the default one, and both are reported once', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimpleAsCustomer(words);
  await page.goto(`${CHINESE.prefix}/cart`);
  await expect(heading(page, CHINESE.cart)).toBeVisible();
  await platform.control('remove-view', { code: 'zh_hant' });
  await platform.control('revoke-tokens');
  // The page navigates to the default view before it is complete.
  await page.goto(`${CHINESE.prefix}/account`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL('/signin');
  await expect(heading(page, 'Sign In')).toBeVisible();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByRole('status')).toHaveText([
    /Your session has ended, and the language or currency .* is no longer offered\./,
  ]);
  await platform.waitForNetworkIdle();
  await expect(notifications.getByRole('status')).toHaveCount(1);
  await shopper.submitSignIn();
  await expect(page).toHaveURL('/account');
  await shopper.expectInCart(words, 1);
});
