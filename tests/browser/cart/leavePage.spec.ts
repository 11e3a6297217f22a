import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { shopperOn } from '../shopper.ts';
import { ENGLISH as words } from '../words.ts';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: words.quantity });

/** Presses all buttons of these names and leaves the page in the same task. */
const pressAndLeave = (page: Page, names: string[], path?: string) =>
  page.evaluate(
    ([names, path]) => {
      for (const name of names)
        for (const button of document.querySelectorAll('main button'))
          if (button.getAttribute('aria-label') === name) (button as HTMLElement).click();
      if (path) location.assign(path);
      else location.reload();
    },
    [names, path] as const,
  );
const MORE = 'Increase quantity';

for (const [product, path] of [
  ['a simple product', words.simple.path],
  ['a product with options', words.configurable.path],
] as const) {
  test(`Cart: the last quantity of ${product} reaches the cart although the page is reloaded at once`, {
    tag: '@phone',
  }, async ({ page, shopper }) => {
    await page.goto(path);
    if (path === words.configurable.path) await shopper.chooseOptions(words);
    await page.getByRole('button', { name: words.addToCart }).click();
    await shopper.expectInCart(words, 1);
    await shopper.openCart(words);
    await expect(quantity(page)).toHaveValue('1');
    const loaded = page.waitForEvent('load');
    await pressAndLeave(page, [MORE, MORE]);
    await loaded;
    await shopper.expectInCart(words, 3);
    await expect(quantity(page)).toHaveValue('3');
  });
}

test('Cart: a typed quantity reaches the cart although the page is reloaded with the focus in it', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  await quantity(page).fill('3');
  await page.reload();
  await shopper.expectInCart(words, 3);
  await expect(quantity(page)).toHaveValue('3');
});

test('Cart: a typed quantity reaches the cart although the shopper goes back with the focus in it', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  await quantity(page).fill('3');
  await page.goBack();
  await expect(page).toHaveURL(words.simple.path);
  await shopper.expectInCart(words, 3);
});

test('Cart: a quantity that is typed while another tab removes the line changes nothing', {
  tag: '@phone',
}, async ({ page, context, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  const other = await context.newPage();
  await other.goto('/cart');
  await quantity(page).fill('3');
  await other.getByRole('button', { name: words.remove + words.simple.name }).click();
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  await platform.waitForNetworkIdle();
  expect((await platform.calls()).map(({ name }) => name)).not.toContain('updateCartItems');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Cart: a quantity and a removal reach the cart at the next visit although the tab is left at once', {
  tag: '@phone',
}, async ({ page, context, shopper }) => {
  await shopper.addSimple(words);
  await page.goto(words.configurable.path);
  await shopper.chooseOptions(words);
  await page.getByRole('button', { name: words.addToCart }).click();
  await shopper.expectInCart(words, 2);
  await shopper.openCart(words);
  await expect(quantity(page)).toHaveCount(2);
  const left = page.waitForURL('**/robots.txt');
  // The line with options is removed and added again before it is removed for good.
  await pressAndLeave(page, [MORE, words.remove + words.configurable.name], '/robots.txt');
  await left;
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await shopperOn(next).openCart(words);
  await expect(quantity(next)).toHaveCount(1);
  await expect(quantity(next)).toHaveValue('2');
  await expect(next.getByText(words.configurable.name)).toHaveCount(0);
});

test('Cart: a guest’s cart survives when another tab clears the storage', {
  tag: '@phone',
}, async ({ page, context, shopper }) => {
  await shopper.addSimple(words);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await other.goto('/cart');
  await expect(quantity(other)).toHaveValue('1');
  await page.reload();
  await shopper.expectInCart(words, 1);
});

test('Cart: a guest’s cart survives when a browser extension clears the storage of this tab', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(words);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await shopper.expectInCart(words, 1);
});
