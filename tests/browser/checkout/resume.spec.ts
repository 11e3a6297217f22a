import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, type Platform, type Shopper, test } from '../fixtures.ts';
import { GUEST, SKUS } from '../shopData.ts';
import { CHINESE, ENGLISH as words } from '../words.ts';
import {
  chooseMethod,
  continueFrom,
  endOf,
  goToReviewAsCustomer,
  placeOrder,
  stepOf,
  typeAddress,
} from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('textbox', { name: words.coupon }).fill(code);
  await page.getByRole('button', { name: words.apply, exact: true }).click();
  await expect(page.getByRole('list', { name: words.coupons }).getByText(code)).toBeVisible();
}

test('Cart: estimates the shipping costs on the cart page', { tag: '@phone' }, async ({
  page,
  platform,
  shopper,
}) => {
  await platform.control('set-tax', { country: 'US', percent: 10 });
  await platform.control('set-tax', { country: 'HK', percent: 0 });
  await shopper.addSimple(words);
  await shopper.openCart(words);
  await page.getByRole('button', { name: 'Estimate shipping and tax' }).click();
  const estimate = page.getByRole('button', { name: 'Estimate', exact: true });
  await estimate.click();
  await expect(
    page.getByRole('combobox', { name: words.fields.region }),
  ).toHaveAccessibleDescription('Is required.');
  await expect(
    page.getByRole('textbox', { name: words.fields.postcode }),
  ).toHaveAccessibleDescription('Is required.');
  await page.getByRole('combobox', { name: words.fields.region }).selectOption('TX');
  await page.getByRole('textbox', { name: words.fields.postcode }).fill('73301');
  await estimate.click();
  await expect(page.getByText('Shipping, 2–4 days')).toBeVisible();
  await expect(page.getByText('$110.20')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: words.fields.country }).selectOption('HK');
  await estimate.click();
  await expect(page.getByText('$98.00')).toBeVisible();
  // A change that the shopper made is not reported.
  await expect(page.getByText(/Shipping has another price/)).toHaveCount(0);
  const outcome = page.getByText('The total above includes the cheapest shipping to this address.');
  await expect(outcome).toBeVisible();

  const held = gate();
  await page.route('**/graphql', async (route) => {
    await held.opened;
    await route.continue();
  });
  await estimate.click();
  await page.getByRole('combobox', { name: words.fields.country }).selectOption('US');
  held.open();
  await expect(estimate).not.toHaveAttribute('aria-busy', 'true');
  await expect(outcome).toHaveCount(0);
  await page.unrouteAll();

  await page.getByRole('link', { name: words.proceed }).click();
  await expect(
    stepOf(page, words, 'shippingAddress').getByRole('textbox', { name: words.fields.city }),
  ).toHaveValue('');
});

/** Goes to the payment step with a product and a delivery that a coupon makes free. */
async function goToPaymentOfFreeOrder(page: Page, platform: Platform, shopper: Shopper) {
  await platform.control('set-price', { sku: SKUS.simple, price: 300 });
  await shopper.addSimple(words);
  await applyCoupon(page, 'GIFT');
  await page.getByRole('link', { name: words.proceed }).click();
  await typeAddress(page, words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await chooseMethod(page, words, 'shippingMethod', /Free delivery/);
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
}

test('Checkout: a free order needs no payment', { tag: '@phone' }, async ({
  page,
  platform,
  shopper,
}) => {
  await goToPaymentOfFreeOrder(page, platform, shopper);
  const payment = stepOf(page, words, 'paymentMethod');
  await expect(payment.getByRole('radio')).toHaveCount(1);
  await expect(
    payment.getByRole('radio', { name: 'No Payment Information Required' }),
  ).toBeChecked();
  await expect(payment).toContainText('There is nothing to pay.');
  await expectAccessible(page);
  await continueFrom(page, words, 'paymentMethod', 'review');
  await placeOrder(page, words);
  await expect(page.getByText('$0.00').first()).toBeVisible();
  expect(await platform.orders()).toHaveLength(1);
});

test('Checkout: a free order asks for a payment once another tab has removed its coupon', {
  tag: '@phone',
}, async ({ page, context, platform, shopper }) => {
  await goToPaymentOfFreeOrder(page, platform, shopper);
  await continueFrom(page, words, 'paymentMethod', 'review');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: /GIFT/ }).click();
  const payment = stepOf(page, words, 'paymentMethod');
  await expect(payment.getByRole('alert')).toContainText('GIFT');
  await expect(payment.getByRole('radio', { name: 'Check / Money order' })).toBeVisible();
  await expect(payment).not.toContainText('There is nothing to pay.');
});

test('Checkout: the review reports changed prices before anything is paid', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await applyCoupon(page, 'FIRSTLIGHT');
  await shopper.checkOut(words, 'review');
  const review = stepOf(page, words, 'review');
  await platform.control('expire-coupon', { code: 'FIRSTLIGHT' });
  await platform.control('set-price', { sku: SKUS.simple, price: 100 });
  await endOf(page, words, 'review').click();
  await expect(review.getByRole('alert')).toContainText('Your order has changed since you saw it.');
  await expect(review.getByRole('alert')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Coupon FIRSTLIGHT no longer applies.' }),
  ).toBeVisible();
  await expect(page.getByText(/Apricot Letters was \$92.00 and is \$100.00 now/)).toBeVisible();
  await expect(page).toHaveURL(/step=review/);
  await expectAccessible(page);
  const payments = (await platform.calls()).filter(({ name }) =>
    name.endsWith('payment-information'),
  );
  expect(payments).toEqual([]);

  await placeOrder(page, words);
  expect(await platform.orders()).toHaveLength(1);
});

test('Checkout: returns to the same step after an expired session', { tag: '@phone' }, async ({
  page,
  platform,
  shopper,
}) => {
  await shopper.addSimpleAsCustomer(words);
  await shopper.openCheckout(words);
  await goToReviewAsCustomer(page, words);
  await platform.control('expire-tokens');
  await endOf(page, words, 'review').click();
  await expect(page).toHaveURL('/signin');
  await shopper.signIn();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(endOf(page, words, 'review')).toBeVisible();
  await expect(stepOf(page, words, 'shippingAddress')).toContainText('1 Rose Lane');
  await expect(stepOf(page, words, 'shippingMethod')).toContainText('Courier');
  await expect(stepOf(page, words, 'billingAddress')).toContainText(words.same);
  await expect(stepOf(page, words, 'paymentMethod')).toContainText('Visa •••• 1111');
  await placeOrder(page, words);
  expect(await platform.orders()).toHaveLength(1);
});

for (const place of ['page', 'drawer'] as const) {
  test(`Checkout: a guest who signs in at the review orders the merged cart with one press (${place})`, {
    tag: '@phone',
  }, async ({ page, platform, shopper }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
    if (place === 'page') {
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/signin');
      await shopper.signIn();
    } else {
      await shopper.signInInDrawer(words);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    await platform.waitForNetworkIdle();
    await expect(stepOf(page, words, 'shippingAddress')).toContainText(GUEST.street);
    await expect(stepOf(page, words, 'review')).toContainText('$114.59');
    await placeOrder(page, words);
    expect(await platform.orders()).toHaveLength(1);
  });
}

test('Checkout: keeps its accepted steps after the platform has ended the cart', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'review');
  await platform.control('forget-carts');
  await endOf(page, words, 'review').click();
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  await platform.waitForNetworkIdle();
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await expect(stepOf(page, words, 'review')).toContainText('$114.59');
  await placeOrder(page, words);
  expect(await platform.orders()).toHaveLength(1);
});

test('Checkout: shows method names in the new language after a switch', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'review');
  await page.getByRole('button', { name: 'Choose store view' }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await expect(page).toHaveURL(/zh-hant/);
  for (const step of ['shippingMethod', 'paymentMethod'] as const) {
    await expect(stepOf(page, CHINESE, step)).toContainText(
      step === 'shippingMethod' ? CHINESE.methods.flatRate : CHINESE.methods.checkMoney,
    );
  }
  await page.reload();
  await expect(stepOf(page, CHINESE, 'paymentMethod')).toContainText(CHINESE.methods.checkMoney);
  await placeOrder(page, CHINESE);
});

test('Checkout: a typed address survives a reload and is removed when its customer signs out', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  const street = stepOf(page, words, 'shippingAddress').getByRole('textbox', {
    name: words.fields.street,
  });
  await shopper.addSimpleAsCustomer(words);
  await shopper.openCheckout(words);
  await street.fill('3 Lily Court');
  await page.reload();
  await expect(street).toHaveValue('3 Lily Court');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  // The storage is cleared once the platform has revoked the token.
  const storedText = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(storedText).not.toContain('Lily Court');
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await expect(street).toHaveValue('');
});

test('Checkout: a reload keeps the billing address that the shopper is typing', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'billingAddress');
  const billing = stepOf(page, words, 'billingAddress');
  const same = billing.getByRole('checkbox', { name: words.same });
  const city = billing.getByRole('textbox', { name: words.fields.city });
  await same.uncheck();
  await city.fill('Austin');
  await page.reload();
  await expect(city).toHaveValue('Austin');
  await expect(same).not.toBeChecked();
  await same.check();
  await page.reload();
  await expect(endOf(page, words, 'billingAddress')).toBeVisible();
  await expect(same).toBeChecked();
});
