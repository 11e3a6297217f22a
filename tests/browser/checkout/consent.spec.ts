import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { expect, test } from '../fixtures.ts';
import { receiptHeading } from '../locators.ts';
import type { Platform } from '../platform.ts';
import { shopperOn } from '../shopper.ts';
import { ENGLISH as words } from '../words.ts';
import { chooseMethod, continueFrom, endOf, stepOf } from './steps.ts';

/** The SKU of the simple product, a letter bouquet for $92.00. */
const SKU = 'FL-B-04';
const SEEN = '$114.59';
const SHIPPING = '**/shipping-information';

const main = (page: Page) => page.getByRole('main');
const review = (page: Page) => stepOf(page, words, 'review');
const refusal = (page: Page) => review(page).getByRole('alert');
const place = (page: Page) => endOf(page, words, 'review').click();
const total = (page: Page) => review(page).getByText(/The total is/);

/** Runs a control of the demo platform while a request is in flight. */
async function controlPlatform(page: Page, action: string, data: object): Promise<void> {
  const response = await page.request.post(`/demo/${action}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

test.describe('Consent: the shop places only the order that was on screen', {
  tag: '@phone',
}, () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
  });

  test('a price that changes while the cart loads slowly returns the shopper to the review with a message', async ({
    page,
    platform,
  }) => {
    await expect(total(page)).toContainText(SEEN);
    await page.getByRole('button', { name: words.edit + words.steps.paymentMethod }).click();
    await platform.control('set-price', { sku: SKU, price: 500 });
    await platform.control('be-slow', { field: 'cart', ms: 1_500 });
    await continueFrom(page, words, 'paymentMethod', 'review');
    await expect(total(page)).toContainText(SEEN);
    await place(page);
    await expect(refusal(page)).toContainText('Nothing was paid');
    await expect(refusal(page)).toContainText(`The total was ${SEEN} and is now $556.25.`);
    await expect(refusal(page)).toContainText('Apricot Letters costs $500.00 instead of $92.00.');
    await expectNeverPaid(platform);
    // The total on the screen is the amount that is paid.
    await expect(total(page)).toContainText('$556.25');
    await platform.control('be-slow', { field: 'cart', ms: 0 });
    await place(page);
    await expect(receiptHeading(page)).toBeVisible();
    expect(await platform.orders()).toHaveLength(1);
  });

  test('a changed tax returns the shopper to the review', async ({ page, platform }) => {
    await page.getByRole('button', { name: words.edit + words.steps.paymentMethod }).click();
    await platform.control('set-tax', { country: 'US', percent: 20 });
    await platform.control('be-slow', { field: 'cart', ms: 1_500 });
    await continueFrom(page, words, 'paymentMethod', 'review');
    await expect(total(page)).toContainText(SEEN);
    await place(page);
    await expect(refusal(page)).toContainText(`The total was ${SEEN} and is now $125.40.`);
    await expectNeverPaid(platform);
  });

  test('a tax that changes while the shopper is on the home page returns the shopper to the review', async ({
    page,
    platform,
  }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Florilegium' }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.checkout })).toHaveCount(0);
    await platform.control('set-tax', { country: 'US', percent: 20 });
    await platform.control('be-slow', { field: 'cart', ms: 1_500 });
    await page.goBack();
    await expect(total(page)).toContainText(SEEN);
    await place(page);
    await expect(refusal(page)).toContainText(`The total was ${SEEN} and is now $125.40.`);
    await expectNeverPaid(platform);
  });

  test('a product that another tab adds returns the shopper to the review, which names it', async ({
    page,
    context,
    platform,
  }) => {
    const other = await context.newPage();
    await other.goto(words.configurable.path);
    await shopperOn(other).chooseOptions(words);
    await platform.control('be-slow', { field: 'cart', ms: 1_500 });
    await other.getByRole('button', { name: words.addToCart }).click();
    await expect.poll(async () => linesOf(platform)).toBe(2);
    await expect(total(page)).toContainText(SEEN);
    await place(page);
    await expect(refusal(page)).toContainText('Madder Hour is new in your order.');
    await expect(refusal(page)).toContainText(`The total was ${SEEN}`);
    await expectNeverPaid(platform);
  });

  test('a shipping method and an address that another tab chooses wait until the order is placed', async ({
    page,
    context,
    platform,
  }) => {
    const held = gate();
    await page.route(SHIPPING, async (route) => {
      const response = await route.fetch();
      await held.opened;
      await route.fulfill({ response });
    });
    const methods = await context.newPage();
    await methods.goto('/checkout');
    await methods.getByRole('button', { name: words.edit + words.steps.shippingMethod }).click();
    await chooseMethod(methods, words, 'shippingMethod', /Courier/);
    const addresses = await context.newPage();
    await addresses.goto('/checkout');
    await addresses.getByRole('button', { name: words.edit + words.steps.shippingAddress }).click();
    await stepOf(addresses, words, 'shippingAddress')
      .getByRole('textbox', { name: words.fields.street })
      .fill('99 Other Street');
    const isSent = page.waitForRequest(SHIPPING);
    await place(page);
    await isSent;
    await endOf(methods, words, 'shippingMethod').click();
    await endOf(addresses, words, 'shippingAddress').click();
    for (const [tab, name] of [
      [methods, 'shippingMethod'],
      [addresses, 'shippingAddress'],
    ] as const) {
      await expect(endOf(tab, words, name)).toHaveAttribute('aria-busy', 'true');
    }
    held.open();
    await expect(receiptHeading(page)).toBeVisible();
    const names = (await platform.calls()).map(({ name }) => name);
    const [shippingIndex, paymentIndex] = ['shipping-information', 'payment-information'].map(
      (end) => names.findIndex((name) => name.endsWith(end)),
    );
    expect(names.slice(Number(shippingIndex) + 1, paymentIndex)).not.toContain(
      'setShippingMethodsOnCart',
    );
    expect(names.slice(Number(shippingIndex) + 1, paymentIndex)).not.toContain(
      'setShippingAddressesOnCart',
    );
    expect(paymentIndex).toBeGreaterThan(Number(shippingIndex));
    for (const tab of [methods, addresses]) {
      await expect(tab.getByText('You ordered this in another tab')).toBeVisible();
    }
  });

  test('a product that another tab adds after the press waits for the order and is then in the new cart', async ({
    page,
    context,
    platform,
  }) => {
    const other = await context.newPage();
    await other.goto(words.configurable.path);
    await shopperOn(other).chooseOptions(words);
    await platform.control('hold', { field: 'shipping-information' });
    await place(page);
    await platform.untilHeld('shipping-information');
    await other.getByRole('button', { name: words.addToCart }).click();
    await expect(other.getByRole('button', { name: words.addToCart })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await platform.control('release-held');
    await expect(receiptHeading(page)).toBeVisible();
    const [order] = await platform.orders();
    expect(order?.lines).toHaveLength(1);
    await shopperOn(other).expectInCart(words, 1);
    await shopperOn(other).openCart(words);
    await expect(main(other).getByRole('listitem')).toContainText([words.configurable.name]);
  });

  test('a card message that another tab writes returns the shopper to the review, which names it', async ({
    page,
    context,
    platform,
  }) => {
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: /^Card message/ }).click();
    await other.getByRole('textbox', { name: 'Card message' }).fill('Happy birthday');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Happy birthday')).toBeVisible();
    await place(page);
    await expect(refusal(page)).toContainText('The card message for Apricot Letters has changed.');
    await expectNeverPaid(platform);
    await expect(main(page).getByText('Happy birthday').first()).toBeVisible();
  });

  test('a cart that cannot be read once does not disable the comparison', async ({
    page,
    platform,
  }) => {
    await platform.control('set-price', { sku: SKU, price: 500 });
    await platform.control('fail', { field: 'cart', times: 1 });
    await expect(total(page)).toContainText(SEEN);
    await place(page);
    await expect(refusal(page)).toContainText('We could not check your order before it is paid.');
    await expectNeverPaid(platform);
    await expect(total(page)).toContainText('$556.25');
  });

  test('an order that cannot be checked is not sent until a later check succeeds', async ({
    page,
    platform,
  }) => {
    await platform.control('fail', { field: 'cart', times: 1 });
    await place(page);
    await expect(refusal(page)).toContainText('We could not check your order before it is paid.');
    await expectNeverPaid(platform);
    await place(page);
    await expect(receiptHeading(page)).toBeVisible();
    expect(await platform.orders()).toHaveLength(1);
  });

  test('a new total in the response to the shipping information returns the shopper to the review', async ({
    page,
    platform,
  }) => {
    await page.route(SHIPPING, async (route) => {
      await controlPlatform(page, 'set-price', { sku: SKU, price: 500 });
      await route.continue();
    });
    await place(page);
    await expect(refusal(page)).toContainText(`The total was ${SEEN} and is now $556.25.`);
    await expectNeverPaid(platform);
    await page.unroute(SHIPPING);
    await expect(total(page)).toContainText('$556.25');
    await place(page);
    await expect(receiptHeading(page)).toBeVisible();
  });

  test('the review shows the total that the platform will charge when the cart reports another one', async ({
    page,
    platform,
  }) => {
    await page.route(SHIPPING, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const grand = json.totals.total_segments.find(({ code = '' }) => code === 'grand_total');
      grand.value = 200;
      await route.fulfill({ response, json });
    });
    await place(page);
    await expect(refusal(page)).toContainText(`The total was ${SEEN} and is now $200.00.`);
    await expectNeverPaid(platform);
    await platform.waitForNetworkIdle();
    await expect(total(page)).toContainText('$200.00');
    await place(page);
    await expect(receiptHeading(page)).toBeVisible();
    await expect(page.getByText('$200.00').first()).toBeVisible();
  });
});

async function linesOf(platform: Platform): Promise<number> {
  const added = (await platform.calls()).filter(({ name }) => name === 'addProductsToCart');
  return added.length;
}

async function expectNeverPaid(platform: Platform): Promise<void> {
  const payments = (await platform.calls()).filter(({ name }) =>
    name.endsWith('payment-information'),
  );
  expect(payments).toEqual([]);
  expect(await platform.orders()).toEqual([]);
}
