import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading } from '../locators.ts';
import { CHINESE, ENGLISH } from '../words.ts';

const SORRY = 'Sorry! An unexpected error occurred.';
const STORAGE_KEYS = [
  'cartId',
  'imagesBySku',
  'signin_token',
  'store_view_code',
  'store_view_code_default',
  'store_view_currency',
  'store_view_locale',
  'store_view_secure_base_media_url',
  'applied_coupon_code',
  'cache_id',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
  'availableShippingMethods',
  'unsettled_order',
  'session_ended',
  'unmerged_cart',
  'cart_is_customers',
  'removed_line',
];

const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`florilegium:${name}`), key);

/** Expects that a shopper can find a flower and add it to the cart. */
async function addFlower(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto(ENGLISH.simple.path);
  await page.getByRole('button', { name: ENGLISH.addToCart }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
  await expect(page.getByText(SORRY)).toHaveCount(0);
}

for (const [what, value] of Object.entries({
  'no JSON': '{"value":',
  'another application’s JSON': '{"name":"not ours"}',
  'records of other kinds': '{"value":{"a":[1]},"timeStored":1}',
  numbers: '{"value":7,"timeStored":1}',
})) {
  test(`Storage: ${what} in storage does not stop the shop`, async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(`florilegium:${key}`, text);
        localStorage.setItem('florilegium:cache:default:2', text);
        localStorage.setItem('somebody else’s', text);
      },
      [STORAGE_KEYS, value] as const,
    );
    await addFlower(page);
    for (const path of ['/cart', '/checkout']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(SORRY)).toHaveCount(0);
    }
  });
}

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });

/** How often the page has been loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  return () => loads;
}

test('Storage: blocked storage does not stop the shop', async ({ page }) => {
  await blockStorage(page);
  await addFlower(page);
});

// A document in that view needs no second load.
for (const { who, tag, first } of [
  { who: 'a rendered page', tag: [], first: 1 },
  { who: 'a page that the browser renders', tag: ['@client'], first: 2 },
]) {
  test(`Storage: with blocked storage the address alone carries another store view to ${who}`, {
    tag,
  }, async ({ page, platform }) => {
    await blockStorage(page);
    const loads = countLoads(page);
    await page.goto(`${CHINESE.prefix}${CHINESE.simple.path}`);
    await expect(heading(page, CHINESE.simple.name)).toBeVisible();
    await platform.waitForNetworkIdle();
    expect(loads()).toBe(first);
    await page.getByRole('button', { name: CHINESE.addToCart }).click();
    const cart = page.getByRole('banner').locator(`a[href="${CHINESE.prefix}/cart"]`);
    await expect(cart).toContainText('1');
    await cart.click();
    await expect(page.getByRole('main')).toContainText('HK$');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    await platform.waitForNetworkIdle();
    // The shopper reloads.
    expect(loads()).toBe(first + 1);
  });
}

test('Storage: a rejected token that cannot be removed reloads the page once', async ({
  page,
  shopper,
  platform,
}) => {
  await page.goto('/signin');
  await shopper.signIn();
  await platform.control('revoke-tokens');
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const loads = countLoads(page);
  await page.goto('/');
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await platform.waitForNetworkIdle();
  await page.clock.install();
  await page.clock.runFor(10_000);
  await platform.waitForNetworkIdle();
  expect(loads()).toBe(2);
});

test('Storage: full storage drops the caches, never the cart', async ({ page }) => {
  await page.goto(ENGLISH.simple.path);
  await expect(page.getByRole('button', { name: ENGLISH.addToCart })).toBeVisible();
  // The entry that storage must drop is written when the page is hidden.
  await page.reload();
  expect(
    await page.evaluate(() => Object.keys(localStorage).some((key) => /:cache:/.test(key))),
  ).toBe(true);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      for (let n = 0; n < 8; n++) {
        try {
          localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.getByRole('button', { name: ENGLISH.addToCart }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
  await expect.poll(() => storedValue(page, 'cartId')).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
});

test('Cache: the next visit shows earlier data before any response', async ({ page }) => {
  await page.goto(ENGLISH.simple.path);
  await expect(heading(page, ENGLISH.simple.name)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.route(/graphql/, (route) =>
    new URL(route.request().url()).searchParams.get('query')?.includes('route(')
      ? route.fallback()
      : new Promise(() => {}),
  );
  await page.reload();
  await expect(heading(page, ENGLISH.simple.name)).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeEmpty();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /:cache:/.test(key))),
  ).toEqual([expect.stringMatching(/^florilegium:cache:default:.+\.js$/)]);
});

test('Storage: keeps a product’s pictures under its SKU', async ({ page }) => {
  await page.goto(ENGLISH.simple.path);
  await expect.poll(() => storedValue(page, 'imagesBySku')).not.toBeNull();
  const { value } = JSON.parse((await storedValue(page, 'imagesBySku')) ?? '');
  const [product] = Object.values(value);
  expect(product).toMatchObject({
    media_gallery_entries: [{ position: 1 }, { position: 2 }, { position: 3 }],
  });
});

test('Platform without PWA modules: is asked for their field once per visit', async ({
  page,
  platform,
  shopper,
}) => {
  await platform.control('pwa-modules', { on: false });
  const queries: string[] = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams.get('query') ?? '';
    if (query.includes('total_summary_quantity_including_config')) queries.push(query);
  });
  await shopper.addSimple(ENGLISH);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1/ })
    .click();
  await expect(heading(page, 'Cart')).toBeVisible();
  await page.reload();
  await shopper.expectInCart(ENGLISH, 1);
  await page.goto('/');
  await shopper.expectInCart(ENGLISH, 1);
  expect(queries).toHaveLength(1);
});
