import type { Page } from '@playwright/test';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { ROBERTA } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';

const addToCart = (page: Page) => page.getByRole('button', { name: words.addToCart }).click();

test('Cart: the first addition after a failed read of the customer’s cart reports it, and the second reads the cart', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  let isOut = true;
  await page.route(codeOf('src/app/system/wiring/cartPorts.ts'), (route) =>
    isOut ? route.abort() : route.fallback(),
  );
  await page.goto(words.simple.path);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(ROBERTA.email);
  await page.getByLabel('Password', { exact: true }).fill(ROBERTA.password);
  const missed = page.waitForRequest(codeOf('src/app/system/wiring/cartPorts.ts'));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await missed;
  await expect(page.getByRole('heading', { level: 1, name: words.simple.name })).toBeVisible();
  await shopper.expectInCart(words, 0);

  isOut = false;
  await platform.control('fail', { field: 'createEmptyCart', status: 500 });
  await addToCart(page);
  await expect(page.getByText('Could not add the item to your cart').first()).toBeVisible();
  await shopper.expectInCart(words, 0);
  await addToCart(page);
  await shopper.expectInCart(words, 1);
});

test('Cart: does not blame the stock for a quantity whose result could not be read', async ({
  page,
  platform,
  shopper,
}) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  await platform.control('fail', { field: 'cart', times: 20 });
  const quantity = page.getByRole('spinbutton', { name: words.quantity });
  await quantity.fill('3');
  await quantity.press('Enter');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await platform.waitForNetworkIdle();
  await expect(page.getByText('There are not that many left')).toHaveCount(0);
  await platform.control('mend');
  await retry.press('Enter');
  const line = page.getByRole('list', { name: words.cartItems }).getByRole('listitem');
  await expect(line).toContainText('$276.00');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Cart: is read again by itself when the network returns', { tag: '@phone' }, async ({
  page,
  context,
  shopper,
}) => {
  await shopper.addSimple(words);
  let isOut = true;
  await page.route(/CartDetails/, (route) => (isOut ? route.abort() : route.fallback()));
  await page.goto('/cart');
  await expect(page.getByText('We received no valid answer from the shop.')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  isOut = false;
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: words.cartItems })).toBeVisible();
});
