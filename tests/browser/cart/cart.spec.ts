import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { advanceUntil } from '../advanceUntil.ts';
import { expect, test } from '../fixtures.ts';
import { SKUS } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';

const A_DAY = 24 * 60 * 60 * 1000;
const SKU = SKUS.simple;

const lines = (page: Page) =>
  page.getByRole('list', { name: words.cartItems }).getByRole('listitem');
const quantity = (page: Page) => page.getByRole('spinbutton', { name: words.quantity });
const amount = (page: Page, label: string) =>
  page.getByRole('complementary').getByText(label, { exact: true }).locator('xpath=../dd');

async function typeQuantity(page: Page, text: string) {
  await quantity(page).fill(text);
  await quantity(page).press('Enter');
}

test('Cart: survives a reload and is still there the next day', {
  tag: ['@phone', '@smoke'],
}, async ({ page, context, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  await expect(lines(page)).toHaveCount(1);
  await page.reload();
  await expect(lines(page)).toContainText(words.simple.name);
  await shopper.expectInCart(words, 1);
  await page.close();
  const tomorrow = await context.newPage();
  await tomorrow.clock.setFixedTime(Date.now() + A_DAY);
  await tomorrow.goto('/cart');
  await expect(lines(tomorrow)).toContainText(words.simple.name);
});

test('Cart: every change appears in the other tabs', {
  tag: '@phone',
}, async ({ page, context, shopper }) => {
  const atHome = await context.newPage();
  await atHome.goto('/');
  await expect(atHome.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  const atCart = await context.newPage();
  await atCart.goto('/cart');
  await expect(atCart.getByText('There are no items in your cart.')).toBeVisible();
  // Both tabs read the cart while it is still empty.
  const looks = [atHome, atCart].map((tab) => tab.waitForResponse(/Cart(?:Details|Trigger)/));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('AddProductsToCart')) await Promise.all(looks);
    await route.continue();
  });
  await shopper.addSimple(words);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(atHome.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(lines(atCart)).toContainText(words.simple.name);
  await atCart.getByRole('button', { name: words.remove + words.simple.name }).click();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(atHome.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('Cart: a cart that the platform has forgotten is replaced without a message', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await platform.control('forget-carts');
  await page.getByRole('button', { name: words.addToCart }).click();
  await expect(page.getByText('Added to your cart')).toBeVisible();
  await shopper.expectInCart(words, 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const created = (await platform.calls()).filter(({ name }) => /^create.*Cart$/.test(name));
  expect(created).toHaveLength(2);

  await platform.control('forget-carts');
  await page.goto('/cart');
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Cart: finds an addition whose response was lost and counts it once', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  const additions = async () =>
    (await platform.calls()).filter(({ name }) => name === 'addProductsToCart').length;
  const before = await additions();
  await platform.control('drop', { field: 'addProductsToCart' });
  await page.getByRole('button', { name: words.addToCart }).click();
  await shopper.expectInCart(words, 2);
  expect(await additions()).toBe(before + 1);
});

test('Cart: shows quantity and coupon errors at their fields and can restore a removed line', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  for (const [text, response] of [
    ['0', 'Please enter at least 1.'],
    ['1.5', 'Please enter a whole number.'],
    ['-3', 'Please enter at least 1.'],
    ['a dozen', 'Please enter a whole number.'],
    ['', 'Please enter a whole number.'],
  ] as const) {
    await typeQuantity(page, text);
    await expect(page.getByText(response)).toBeVisible();
    await expect(quantity(page)).toHaveAccessibleDescription(response);
    await expect(quantity(page)).toHaveValue(text);
    await shopper.expectInCart(words, 1);
  }
  await typeQuantity(page, '2');
  await expect(page.getByText(/^Please enter/)).toHaveCount(0);
  await shopper.expectInCart(words, 2);
  const sent = (await platform.calls()).filter(({ name }) => name === 'updateCartItems');
  expect(sent).toHaveLength(1);

  await test.step('A quantity above the stock stays as typed, with the reason at its field.', async () => {
    await platform.control('set-stock', { sku: SKU, stock: 5 });
    await typeQuantity(page, '9');
    await expect(quantity(page)).toHaveAccessibleDescription(/.{10,}/);
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity(page)).toHaveValue('9');
    await shopper.expectInCart(words, 2);
    await typeQuantity(page, '5');
    await expect(quantity(page)).toHaveAccessibleDescription('');
    await shopper.expectInCart(words, 5);
  });

  await test.step('A coupon that has ended stays as typed, with the reason at its field.', async () => {
    const coupon = page.getByRole('textbox', { name: words.coupon });
    await coupon.fill('LASTSPRING');
    await coupon.press('Enter');
    await expect(coupon).toHaveAccessibleDescription(/isn't valid/);
    await expect(coupon).toHaveValue('LASTSPRING');
    await expect(coupon).toBeFocused();
  });
  await test.step('A valid coupon is applied and can be removed.', async () => {
    const coupon = page.getByRole('textbox', { name: words.coupon });
    await coupon.fill('FIRSTLIGHT');
    await coupon.press('Enter');
    const applied = page.getByRole('list', { name: words.coupons });
    await applied.getByRole('button', { name: /FIRSTLIGHT/ }).click();
    await expect(applied).toHaveCount(0);
    await expect(page.getByText(words.discount)).toHaveCount(0);
  });

  await test.step('A removed line can be put back.', async () => {
    await page.getByRole('button', { name: words.remove + words.simple.name }).click();
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    expect(await violationsOf(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: `Undo: put ${words.simple.name} back` }).click();
    await expect(lines(page)).toContainText(words.simple.name);
    await shopper.expectInCart(words, 5);
  });
});

test('Product page: refuses to add more than the stock', { tag: '@phone' }, async ({
  page,
  platform,
  shopper,
}) => {
  await platform.control('set-stock', { sku: SKU, stock: 5 });
  await page.goto(words.simple.path);
  await typeQuantity(page, '9');
  await page.getByRole('button', { name: words.addToCart }).click();
  // The message is shown beside the button and as a toast, but announced once.
  await expect(page.getByRole('alert')).toHaveText(/Only 5 of 9 available/);
  await expect(page.getByRole('main')).toContainText('Only 5 of 9 available');
  await shopper.expectInCart(words, 0);
});

test('Cart: fifty presses on the plus button send at most two changes', { tag: '@phone' }, async ({
  page,
  platform,
  shopper,
}) => {
  await platform.control('set-stock', { sku: SKU, stock: 99 });
  await page.clock.install();
  await shopper.addSimple(words);
  await shopper.openCart(words);
  const plus = page.getByRole('button', { name: 'Increase quantity' });
  // The cart's page has taken the focus; from then on the focus stays where it is put.
  await expect(page.getByRole('main')).toBeFocused();
  await plus.focus();
  // Even on a slow machine no debounce passes between the presses.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let press = 0; press < 50; press++) await page.keyboard.press('Enter');
  await expect(quantity(page)).toHaveValue('51');
  const cartLink = page.getByRole('link', { name: 'Cart, 51 items' });
  await advanceUntil(page, () => expect(cartLink).toBeVisible({ timeout: 300 }));
  const sent = (await platform.calls()).filter(({ name }) => name === 'updateCartItems');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(2);
});

test('Cart: shows the platform’s totals, and reports changed prices and sold-out items at their lines', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await platform.control('set-price', { sku: SKU, price: 100 });
  await platform.control('set-tax', { country: 'US', percent: 10 });
  await page.goto('/cart');
  await expect(amount(page, 'Tax (estimate)')).toHaveText('$10.00');
  await expect(amount(page, `${words.total} (estimate)`)).toHaveText('$110.00');
  await platform.control('set-tax', { country: 'US', percent: 33 });
  await page.reload();
  await expect(amount(page, 'Tax (estimate)')).toHaveText('$33.00');
  await expect(amount(page, `${words.total} (estimate)`)).toHaveText('$133.00');
  await typeQuantity(page, '2');
  await expect(amount(page, `${words.total} (estimate)`)).toHaveText('$266.00');
  await expect(lines(page).getByText('$200.00')).toBeVisible();

  await platform.control('set-price', { sku: SKU, price: 123 });
  await page.reload();
  await expect(lines(page)).toContainText('The price has changed: it was');
  await expect(lines(page).getByText('$123.00').first()).toBeVisible();

  await platform.control('sell-out', { sku: SKU });
  await page.reload();
  await expect(lines(page)).toContainText(/out of stock|sold out/i);
  await expect(
    page.getByText('Something in your cart is unavailable in this quantity.'),
  ).toBeVisible();
  await page.getByRole('button', { name: words.remove + words.simple.name }).click();
  await expect(page.getByText(words.emptyCart)).toBeVisible();
});

test('Cart: edits the options of a line in place', { tag: '@phone' }, async ({ page, shopper }) => {
  await page.goto(words.configurable.path);
  await shopper.chooseOptions(words);
  await page.getByRole('button', { name: words.addToCart }).click();
  await shopper.expectInCart(words, 1);
  await page.goto('/cart');
  const before = await lines(page).getByRole('link').last().textContent();
  await page.getByRole('button', { name: /^Edit the options of/ }).click();
  const other = lines(page).getByRole('radio', { disabled: false, checked: false }).first();
  const value = await other.getAttribute('value');
  await other.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(before ?? '');
  await expect(lines(page)).not.toContainText(words.configurable.options.Size ?? '');
  // The line has a new id but the same place, so the keyboard focus stays there.
  await expect(page.getByRole('button', { name: /^Edit the options of/ })).toBeFocused();
  await page.getByRole('button', { name: /^Edit the options of/ }).click();
  const chosen = lines(page).getByRole('radio', { checked: true });
  await expect
    .poll(() => chosen.evaluateAll((all) => all.map((one) => Reflect.get(one, 'value'))))
    .toContain(value);
  await shopper.expectInCart(words, 1);
});
