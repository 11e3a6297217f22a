import { stepOf } from '../checkout/steps.ts';
import { codeOf } from '../codeOf.ts';
import { delayTimers } from '../delayTimers.ts';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';

const OFFLINE = 'You are offline. Try again once you are back online.';

test('Offline: a quantity that could not be sent says that the shopper is offline', {
  tag: '@phone',
}, async ({ page, context, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  const line = page.getByRole('list', { name: words.cartItems }).getByRole('listitem');
  await context.setOffline(true);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(line).toContainText(OFFLINE);
  // Once in the line, and once above the lines, which were not read again either.
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('main').getByText(OFFLINE)).toHaveCount(2);
});

test('Offline: Place Order says that the shopper is offline, and orders nothing', {
  tag: '@phone',
}, async ({ page, context, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'review');
  const review = stepOf(page, words, 'review');
  await context.setOffline(true);
  await review.getByRole('button', { name: words.placeOrder }).click();
  await expect(review.getByRole('alert')).toHaveText(OFFLINE);
  await expect(review.getByText(OFFLINE)).toHaveCount(1);
  await context.setOffline(false);
  await expect(review).not.toContainText('offline');
  expect(await platform.orders()).toHaveLength(0);
});

test('Offline: a step that could not be sent says that the shopper is offline', {
  tag: '@phone',
}, async ({ page, context, shopper }) => {
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'shippingMethod');
  const step = stepOf(page, words, 'shippingMethod');
  await context.setOffline(true);
  await step.getByRole('button', { name: words.next }).click();
  await expect(step.getByRole('alert')).toHaveText(OFFLINE);
  await expect(step.getByText(OFFLINE)).toHaveCount(1);
});

test('Offline: a page that was never loaded says why, and opens by itself when the network returns', {
  tag: '@phone',
}, async ({ page, context, shopper }) => {
  const noticed = page.waitForResponse(codeOf('src/app/Notices.tsx'));
  await page.goto('/');
  await shopper.openCategory(words);
  await noticed;
  const product = page.getByRole('list', { name: words.products }).getByRole('link').first();
  await expect(product).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see here may be old.')).toBeVisible();
  await product.click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('This page opens once you are back online.');
  await expect(problem.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: words.addToCart })).toBeVisible();
  await expect(problem).toHaveCount(0);
});

for (const [name, button] of [
  ['The menu', 'Open menu'],
  ['The store switcher', 'Choose store view'],
  ['The search', 'Search'],
] as const) {
  test(`Offline: ${name} whose code is missing says that the shopper is offline`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    // Without this, the shop fetches the code of these parts ahead.
    await delayTimers(page, 3_000);
    await page.goto(words.simple.path);
    const trigger = page.getByRole('banner').getByRole('button', { name: button, exact: true });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await trigger.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(OFFLINE);
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
  });
}

test('Offline: a page that is not loaded in the first seconds of a visit says why, and opens later', {
  tag: '@phone',
}, async ({ page, context }) => {
  const networkCode = codeOf('src/app/system/wiring/network.ts');
  await page.route(networkCode, (route) => route.abort());
  await page.goto('/delivery');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'About the shop' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This page opens once you are' })).toBeVisible();
  await page.unroute(networkCode);
  await context.setOffline(false);
  await expect(main).toContainText('A table, a window, a book');
});
