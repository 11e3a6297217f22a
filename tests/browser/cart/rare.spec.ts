import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';

const adds = (page: Page) => page.getByRole('button', { name: words.addToCart }).click();

test('a customer’s cart that cannot be had is said of the next wish, and had with the one after it', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  let isOut = true;
  await page.route(/assets\/cartPorts-/, (route) => (isOut ? route.abort() : route.fallback()));
  await page.goto(words.simple.path);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Peony123!');
  const missed = page.waitForRequest(/assets\/cartPorts-/);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await missed;
  await expect(page.getByRole('heading', { level: 1, name: words.simple.name })).toBeVisible();
  await shopper.seesInCart(words, 0);

  isOut = false;
  await platform.control('fail', { field: 'createEmptyCart', status: 500 });
  await adds(page);
  await expect(page.getByText('Could not add the item to your cart').first()).toBeVisible();
  await shopper.seesInCart(words, 0);
  await adds(page);
  await shopper.seesInCart(words, 1);
});
