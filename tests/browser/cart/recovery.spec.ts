import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: words.quantity });
const add = (page: Page) => page.getByRole('button', { name: words.addToCart });
const lines = (page: Page) =>
  page.getByRole('list', { name: words.cartItems }).getByRole('listitem');

test('Cart: simultaneous first additions from two tabs create one cart with both lines', {
  tag: '@phone',
}, async ({ page, context, platform }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(words.simple.path), other.goto(words.simple.path)]);
  await Promise.all([expect(add(page)).toBeEnabled(), expect(add(other)).toBeEnabled()]);
  await platform.control('be-slow', { field: 'createEmptyCart', ms: 300 });
  await Promise.all([add(page).click(), add(other).click()]);
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await expect(other.getByText('Added to your cart')).toBeVisible();
  await page.goto('/cart');
  await expect(quantity(page)).toHaveValue('2');
  const calls = (await platform.calls()).map(({ name }) => name);
  expect(calls.filter((name) => name === 'createEmptyCart')).toHaveLength(1);
});

for (const ms of [0, 400]) {
  test(`Cart: contains the first item once after a reload as soon as the press sends a request (network latency: ${ms} ms)`, {
    tag: '@phone',
  }, async ({ page, platform, shopper }) => {
    await page.goto(words.simple.path);
    await expect(add(page)).toBeEnabled();
    await platform.control('be-slow', { ms });
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await add(page).click();
    await sent;
    await page.reload();
    await shopper.expectInCart(words, 1);
    await platform.control('be-slow', { ms: 0 });
    await page.goto('/cart');
    await expect(quantity(page)).toHaveValue('1');
  });
}

test('Cart: contains an added item once when the response was lost, and shows no error', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(words);
  // Aborting would not do: Chromium repeats a request on a reused connection by itself.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AddProductsToCart')) return route.fallback();
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await add(page).click();
  await shopper.expectInCart(words, 2);
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Cart: a cart that was ordered elsewhere is reported as closed, never as empty', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  const cartId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('florilegium:cartId') ?? '{}').value,
  );
  await platform.control('deactivate-cart', { cartId });
  for (const path of ['/cart', '/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Your last cart is closed.');
    await expect(page.getByText(words.emptyCart)).toHaveCount(0);
    await expect(page.getByText('is no longer in your cart')).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask the shop' })).toBeVisible();
});

test('Cart: another cart id set by another tab reloads this tab’s cart', { tag: '@phone' }, async ({
  page,
  context,
  platform,
  shopper,
}) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  await expect(lines(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(words.configurable.path);
  for (const [label, value] of Object.entries(words.configurable.options)) {
    await other
      .getByRole('radiogroup', { name: label })
      .getByRole('radio', { name: value })
      .check();
  }
  await platform.control('forget-carts');
  const reloaded = page.waitForEvent('load');
  await add(other).click();
  await expect(other.getByText('Added to your cart')).toBeVisible();
  await reloaded;
  await expect(lines(page)).toContainText(words.configurable.name);
});
