import type { Page } from '@playwright/test';
import { expectSettledAndAccessible } from '../accessibility.ts';
import { continueFrom, endOf, goToStep, placeOrder, typeAddress } from '../checkout/steps.ts';
import { expect, test } from '../fixtures.ts';
import { CHINESE, ENGLISH } from '../words.ts';

// Axe reads colours at once, so transitions are switched off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The phone runs in Chinese, the desktop in English. */
const wordsFor = (page: Page) => ((page.viewportSize()?.width ?? 0) < 960 ? CHINESE : ENGLISH);

test('Accessibility: axe finds no violation on the catalogue pages', {
  tag: ['@phone', '@desktop'],
}, async ({ page, shopper }) => {
  const words = wordsFor(page);
  await page.goto(words.home);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSettledAndAccessible(page, 'home');
  await shopper.openCategory(words);
  const { category, configurable } = words;
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  const tile = page.getByRole('list', { name: words.products }).getByRole('link', {
    name: configurable.name,
    exact: true,
  });
  await expect(tile).toBeVisible();
  await expectSettledAndAccessible(page, 'category');
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: configurable.name })).toBeVisible();
  await expectSettledAndAccessible(page, 'product');
  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectSettledAndAccessible(page, 'drawer');
});

test('Accessibility: axe finds no violation on the sign-in and registration pages', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  const words = wordsFor(page);
  const paths = ['signin', 'signup', 'forgot-password', 'customer/account/createPassword?token=a'];
  for (const path of paths) {
    await page.goto(`${words.prefix}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').locator('form button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSettledAndAccessible(page, path);
  }
});

test('Accessibility: axe finds no violation from the cart to the receipt', {
  tag: ['@phone', '@desktop'],
}, async ({ page, shopper }) => {
  const words = wordsFor(page);
  await shopper.addSimple(words);
  await page.goto(`${words.prefix}/cart`);
  await expect(page.getByRole('list', { name: words.cartItems })).toBeVisible();
  await expectSettledAndAccessible(page, 'cart');
  await page.getByRole('link', { name: words.proceed }).click();
  await goToStep(page, words, 'shippingAddress');
  await endOf(page, words, 'shippingAddress').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSettledAndAccessible(page, 'shipping address with mistakes');
  await typeAddress(page, words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await expectSettledAndAccessible(page, 'shipping method');
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  await page.getByRole('checkbox', { name: words.same }).uncheck();
  await expectSettledAndAccessible(page, 'billing address');
  await page.getByRole('checkbox', { name: words.same }).check();
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  await page.getByRole('radio', { name: words.methods.card }).check();
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await expectSettledAndAccessible(page, 'payment by card');
  await page.getByRole('radio', { name: words.methods.checkMoney }).check();
  await continueFrom(page, words, 'paymentMethod', 'review');
  await expectSettledAndAccessible(page, 'review');
  await placeOrder(page, words);
  await expectSettledAndAccessible(page, 'receipt');
});
