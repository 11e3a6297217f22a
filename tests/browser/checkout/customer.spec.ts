import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { MAX_SHIFT, watchLayoutShift } from '../layoutShift.ts';
import { GUEST } from '../shopData.ts';
import { shopperOn } from '../shopper.ts';
import { ENGLISH as words } from '../words.ts';
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

const HOME = 'Roberta Reed, 1 Rose Lane, Austin, TX 73301, United States';
const OFFICE = 'Roberta Reed, 2 Peony Road, Dallas, TX 75201, United States';

/** Sends a query to the platform as the signed-in customer. */
const sendQuery = (page: Page, query: string) =>
  page.evaluate(async (text) => {
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('signin_token'));
    const token: string = JSON.parse(stored?.[1] ?? '{}').value;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query: text });
    const response = await (await fetch('/graphql', { method: 'POST', headers, body })).json();
    if (response.errors) throw new Error(JSON.stringify(response.errors));
    return response.data;
  }, query);

const createAddress = (street: string, city: string, postcode: string, defaults: string) =>
  `createCustomerAddress(input: { firstname: "Roberta", lastname: "Reed", street: ["${street}"],
    city: "${city}", region: { region_id: 57 }, postcode: "${postcode}", country_code: US,
    telephone: "5125550100", ${defaults} }) { id }`;

/** Roberta, signed in, with a bouquet in her cart and two addresses in her book. */
async function signInWithTwoAddresses(page: Page): Promise<void> {
  await page.goto('/signin');
  await shopperOn(page).submitSignIn();
  await expect(page).toHaveURL('/');
  await sendQuery(
    page,
    `mutation {
      office: ${createAddress('2 Peony Road', 'Dallas', '75201', 'default_billing: true')}
      home: ${createAddress('1 Rose Lane', 'Austin', '73301', 'default_shipping: true')}
    }`,
  );
}

test('Checkout: a customer chooses from the address book, saves a new address and pays', {
  tag: '@phone',
}, async ({
  page,

  shopper,
}) => {
  await signInWithTwoAddresses(page);
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  const shipping = stepOf(page, words, 'shippingAddress');
  await expect(shipping.getByRole('radio', { name: HOME })).toBeChecked();
  await expect(shipping.getByRole('radio', { name: OFFICE })).not.toBeChecked();
  await expectAccessible(page);

  await shipping.getByRole('radio', { name: 'Another address' }).check();
  const { firstName, street } = words.fields;
  await expect(shipping.getByRole('textbox', { name: firstName })).toHaveValue('Roberta');
  const { email: _, firstName: __, lastName: ___, ...address } = GUEST;
  await typeAddress(page, words, address);
  await shipping.getByRole('textbox', { name: street }).fill('3 Lily Court');
  await shipping.getByRole('checkbox', { name: 'Save to my address book' }).check();
  await expectAccessible(page);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await expect(page.getByText('The address is saved.')).toBeVisible();
  await shipping.getByRole('button', { name: words.edit }).click();
  await expect(shipping.getByRole('radio', { name: /3 Lily Court/ })).toBeChecked();
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');

  const billing = stepOf(page, words, 'billingAddress');
  await expect(billing.getByRole('checkbox', { name: words.same })).not.toBeChecked();
  await expect(billing.getByRole('radio', { name: OFFICE })).toBeChecked();
  await expectAccessible(page);
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  await continueFrom(page, words, 'paymentMethod', 'review');
  await expect(billing).toContainText('2 Peony Road');
  await placeOrder(page, words);
  const { customer } = await sendQuery(page, '{ customer { addresses { street } } }');
  expect(customer.addresses.flatMap(({ street }: { street: string[] }) => street)).toEqual([
    '2 Peony Road',
    '1 Rose Lane',
    '3 Lily Court',
  ]);
});

test('Checkout: a sign-in at the payment step keeps the half-typed card', async ({
  page,
  shopper,
}) => {
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'paymentMethod');
  const payment = stepOf(page, words, 'paymentMethod');
  await chooseMethod(page, words, 'paymentMethod', words.methods.card);
  const number = payment.getByRole('textbox', { name: 'Card number' });
  const expiry = payment.getByRole('textbox', { name: 'Expiry date' });
  await number.fill('4111 1111');
  await expiry.fill('09/3');
  await shopper.signInInDrawer(words);
  await expect(payment.getByRole('radio', { name: 'Visa ending in 1111' })).toBeVisible();
  await expect(number).toHaveValue('4111 1111');
  await expect(expiry).toHaveValue('09/3');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('4111 1111');
});

test('Checkout: an address that could not be saved in the address book is saved by a retry', async ({
  page,
  platform,
  shopper,
}) => {
  await signInWithTwoAddresses(page);
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await platform.control('fail', { field: 'createCustomerAddress', times: 1 });
  const shipping = stepOf(page, words, 'shippingAddress');
  await shipping.getByRole('radio', { name: 'Another address' }).check();
  const { email: _, firstName: __, lastName: ___, ...address } = GUEST;
  await typeAddress(page, words, address);
  await shipping.getByRole('textbox', { name: words.fields.street }).fill('3 Lily Court');
  await shipping.getByRole('checkbox', { name: 'Save to my address book' }).check();
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  const warning = page.getByText('could not be saved to your address book');
  await expect(warning).toBeInViewport();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The address is saved.')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expect(stepOf(page, words, 'shippingMethod')).toBeFocused();
  const { customer } = await sendQuery(page, '{ customer { addresses { street } } }');
  expect(customer.addresses.flatMap(({ street }: { street: string[] }) => street)).toEqual([
    '2 Peony Road',
    '1 Rose Lane',
    '3 Lily Court',
  ]);
});

test('Express checkout: a returning customer with saved preferences sees one review and one button', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await signInWithTwoAddresses(page);
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await stepOf(page, words, 'shippingMethod')
    .getByRole('radio', { name: words.methods.flatRate })
    .check();
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  const payment = stepOf(page, words, 'paymentMethod');
  await expect(payment.getByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked();
  await expect(payment.getByRole('radio', { name: 'Saved cards' })).toHaveCount(0);
  await payment.getByRole('radio', { name: 'Mastercard ending in 4444' }).check();
  await expectAccessible(page);
  await continueFrom(page, words, 'paymentMethod', 'review');
  await placeOrder(page, words);
  await expect(page.getByText('Mastercard •••• 4444', { exact: true })).toBeVisible();
  expect(await platform.orders()).toHaveLength(1);

  await shopper.addSimple(words);

  await shopper.openCheckout(words);
  await expect(endOf(page, words, 'review')).toBeVisible();
  await expect(page.getByRole('button', { name: words.placeOrder })).toHaveCount(1);
  await expect(page.getByRole('button', { name: words.next, exact: true })).toHaveCount(0);
  for (const step of ['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod']) {
    const name = `Edit ${words.steps[step as keyof typeof words.steps]}`;
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(stepOf(page, words, 'shippingAddress')).toContainText('1 Rose Lane');
  await expect(stepOf(page, words, 'billingAddress')).toContainText('2 Peony Road');
  await expect(stepOf(page, words, 'shippingMethod')).toContainText('Express');
  // The card of the last order, not the first of the vault.
  await expect(payment).toContainText('Mastercard •••• 4444');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Payment Method' }).click();
  await continueFrom(page, words, 'paymentMethod', 'review');
  await sendQuery(
    page,
    'mutation { deletePaymentToken(public_hash: "a07c41be5d9f8263174de6b8c0f92e15") { result } }',
  );
  await endOf(page, words, 'review').click();
  await expect(stepOf(page, words, 'review').getByRole('alert')).toContainText(
    'Enter a valid payment method',
  );
  await page.getByRole('button', { name: 'Pay in another way' }).click();
  await expect(payment.getByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked();
  await continueFrom(page, words, 'paymentMethod', 'review');
  await placeOrder(page, words);
  expect(await platform.orders()).toHaveLength(2);
});

test('Checkout: nothing moves while the address book of a customer loads', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await signInWithTwoAddresses(page);
  await shopper.addSimple(words);
  await platform.control('be-slow', { ms: 500 });
  const shift = await watchLayoutShift(page);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: HOME })).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
});

test('Checkout: an order that the platform refuses to a customer blames no other tab', async ({
  page,
  shopper,
}) => {
  await shopper.addSimpleAsCustomer(words);
  await shopper.openCheckout(words);
  await goToReviewAsCustomer(page, words);
  await page.route('**/shipping-information', (route) =>
    route.fulfill({ status: 401, json: { message: 'The consumer key has expired' } }),
  );
  await stepOf(page, words, 'review').getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Your order was not placed, and nothing was paid.')).toHaveText(
    'Your session changed before the payment. Your order was not placed, and nothing was paid.',
  );
  await expect(page).toHaveURL('/signin');
});
