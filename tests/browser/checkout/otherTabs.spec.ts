import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { receiptHeading } from '../locators.ts';
import { ADA, GUEST } from '../shopData.ts';
import { type Shopper, shopperOn } from '../shopper.ts';
import { ENGLISH as words } from '../words.ts';
import {
  chooseMethod,
  continueFrom,
  endOf,
  goToReviewAsCustomer,
  stepOf,
  typeHongKongAddress,
} from './steps.ts';

const PAYMENT = 'payment-information';
const isPayment = ({ name }: { name: string }) => name.endsWith(`/${PAYMENT}`);
const main = (page: Page) => page.getByRole('main');
const place = (page: Page) => endOf(page, words, 'review').click();
const reference = (page: Page) => page.getByText(/Order reference\s+\d+/);

test.describe('Other tabs during the payment', { tag: '@phone' }, () => {
  test('the receipt after a reload shows the address and the lines that were ordered', async ({
    page,
    platform,
    shopper,
  }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
    await platform.control('hold', { field: PAYMENT });
    await place(page);
    await platform.untilHeld(PAYMENT);
    // All tabs share the saved checkout: another tab has stored another address meanwhile.
    await page.evaluate((street) => {
      const key = 'florilegium:shipping_address';
      const stored = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, stored.replace(street, '9 Other Street'));
    }, GUEST.street);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(
      '9 Other Street',
    );
    await page.reload();
    await expect(receiptHeading(page)).toBeVisible();
    await expect(main(page)).toContainText(GUEST.street);
    await expect(main(page)).not.toContainText('9 Other Street');
    await expect(main(page)).toContainText(words.simple.name);
    expect(await platform.orders()).toHaveLength(1);
  });

  test('a tab that settles the payment does not reload the tab that awaits its response', async ({
    page,
    context,
    platform,
    shopper,
  }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
    await platform.control('hold', { field: PAYMENT });
    await place(page);
    await platform.untilHeld(PAYMENT);
    let loads = 0;
    page.on('load', () => loads++);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByText(/Your order is placed/)).toBeVisible();
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('florilegium:unsettled_order')))
      .toBeNull();
    await platform.control('release-held');
    await expect(receiptHeading(page)).toBeVisible();
    const [order] = await platform.orders();
    await expect(reference(page)).toContainText(String(order?.id));
    await expect(main(page)).toContainText(GUEST.street);
    expect(loads).toBe(0);
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
  });

  test('a sign-out in another tab before the payment says that nothing was ordered', async ({
    page,
    platform,
    shopper,
  }) => {
    const other = await reviewBesideAnotherTab(page, shopper);
    await platform.control('hold', { field: 'shipping-information' });
    await place(page);
    await platform.untilHeld('shipping-information');
    await signOut(other);
    await platform.control('release-held');
    await expect(main(page)).toContainText('Your order was not placed');
    await expect(main(page)).not.toContainText('Rose Lane');
    expect(await platform.orders()).toHaveLength(0);
  });

  test('a sign-out in another tab during the payment leaves no emptied review on the screen', async ({
    page,
    platform,
    shopper,
  }) => {
    const other = await reviewBesideAnotherTab(page, shopper);
    await platform.control('hold', { field: PAYMENT });
    await place(page);
    await platform.untilHeld(PAYMENT);
    await signOut(other);
    await expect(main(page)).not.toContainText('Rose Lane');
    await expect(main(page).getByText('Placing your order…')).toBeVisible();
    await expect(main(page)).not.toContainText('paid with');
    await platform.control('release-held');
    await expect(receiptHeading(page)).toBeVisible();
    expect(await platform.orders()).toHaveLength(1);
  });

  test('a sign-out in another tab leaves none of the steps to the next customer', async ({
    page,
    shopper,
  }) => {
    const other = await reviewBesideAnotherTab(page, shopper);
    await expect(main(page)).toContainText('Rose Lane');
    await signOut(other);
    await expect(main(page)).toContainText('There are no items in your cart.');
    await shopperOn(other).addSimple(words);
    await expect(stepOf(page, words, 'shippingAddress')).toBeVisible();
    await expect(main(page)).not.toContainText('Rose Lane');
    const street = stepOf(page, words, 'shippingAddress').getByRole('textbox', {
      name: words.fields.street,
    });
    await expect(street).toHaveValue('');
  });

  test('another customer who signs in in another tab pays for nothing', async ({
    page,
    platform,
    shopper,
  }) => {
    await page.goto('/signup');
    await createAccount(page);
    await signOut(page);
    const other = await reviewBesideAnotherTab(page, shopper);
    await platform.control('hold', { field: 'shipping-information' });
    await place(page);
    await platform.untilHeld('shipping-information');
    await signOut(other);
    await other.goto('/signin');
    await shopperOn(other).signIn(ADA);
    await platform.control('release-held');
    await expect(main(page)).toContainText('Your order was not placed');
    await platform.waitForNetworkIdle();
    expect(await platform.orders()).toHaveLength(0);
    expect((await platform.calls()).filter(isPayment)).toHaveLength(0);
  });
});

/** A customer reaches the review, while another tab shows the home page; returns that tab. */
async function reviewBesideAnotherTab(page: Page, shopper: Shopper): Promise<Page> {
  await page.goto('/signin');
  await shopper.signIn();
  await shopper.addSimple(words);
  await page.goto('/checkout');
  await goToReviewAsCustomer(page, words);
  const other = await page.context().newPage();
  await other.goto('/');
  return other;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
}

async function createAccount(page: Page) {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'First Name' }).fill(ADA.name);
  await form.getByRole('textbox', { name: 'Last Name' }).fill('Reed');
  await form.getByRole('textbox', { name: 'Email' }).fill(ADA.email);
  await form.getByLabel('Password', { exact: true }).fill(ADA.password);
  await form.getByRole('button', { name: 'Create an Account' }).click();
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
}

test('Payment methods follow a total that a coupon in another tab changes', {
  tag: '@phone',
}, async ({ context, page, platform, shopper }) => {
  await platform.control('pick-up');
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await typeHongKongAddress(page, words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await chooseMethod(page, words, 'shippingMethod', /Tai Ping Shan/);
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  await chooseMethod(page, words, 'paymentMethod', words.methods.card);
  const number = main(page).getByRole('textbox', { name: 'Card number' });
  await expect(number).toBeVisible();

  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('textbox', { name: words.coupon }).fill('GIFT');
  await other.getByRole('button', { name: words.apply }).click();
  await expect(main(page).getByText('There is nothing to pay.')).toBeVisible();
  await expect(number).toHaveCount(0);

  await other.getByRole('list', { name: words.coupons }).getByRole('button').click();
  await expect(number).toBeVisible();
  await expect(main(page).getByText('There is nothing to pay.')).toHaveCount(0);
});
