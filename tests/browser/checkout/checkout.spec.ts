import type { Page } from '@playwright/test';
import { advanceUntil } from '../advanceUntil.ts';
import { expect, test } from '../fixtures.ts';
import { receiptHeading } from '../locators.ts';
import { CARDS, GUEST, ROBERTA, SKUS } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';
import {
  chooseMethod,
  continueFrom,
  endOf,
  goToStep,
  payByCard,
  placeOrder,
  stepOf,
  typeAddress,
} from './steps.ts';

const DECLINED = CARDS.declined;
const GOOD = CARDS.accepted;

const isPayment = ({ name }: { name: string }) => name.endsWith('/payment-information');
const editOf = (page: Page, step: Parameters<typeof stepOf>[2]) =>
  stepOf(page, words, step).getByRole('button', { name: words.edit });

test.describe('Checkout', { tag: '@phone' }, () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.addSimple(words);
    await shopper.openCheckout(words);
  });

  test('the form reports each missing field beside it and keeps what was typed', async ({
    page,
    platform,
  }) => {
    const step = stepOf(page, words, 'shippingAddress');
    const { email, firstName, city } = words.fields;
    await step.getByRole('textbox', { name: city }).fill(GUEST.city);
    await endOf(page, words, 'shippingAddress').click();
    await expect(step.getByRole('textbox', { name: email })).toBeFocused();
    await expect(step.getByRole('textbox', { name: firstName })).toHaveAccessibleDescription(
      'Is required.',
    );
    await expect(step.getByRole('textbox', { name: city })).toHaveValue(GUEST.city);

    await typeAddress(page, words);
    await step.getByRole('textbox', { name: email }).fill('ada at example');
    await endOf(page, words, 'shippingAddress').click();
    await expect(step.getByRole('textbox', { name: email })).toBeFocused();
    await expect(step.getByRole('textbox', { name: email })).toHaveAccessibleDescription(
      /name@example\.com/,
    );
    await expect(step.getByRole('textbox', { name: firstName })).toHaveValue(GUEST.firstName);
    const sent = (await platform.calls()).filter(({ name }) => name.includes('AddressesOnCart'));
    expect(sent).toEqual([]);
    await test.step('The terms are fetched before the review, so that its button is ready.', () =>
      expect
        .poll(async () => (await platform.calls()).map(({ name }) => name))
        .toContain('checkoutAgreements'));
  });

  test('Place Order pressed twice by keyboard pays once', async ({ page, platform }) => {
    await goToStep(page, words, 'review');
    await platform.control('be-slow', { field: 'payment-information', ms: 300 });
    await endOf(page, words, 'review').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(receiptHeading(page)).toBeVisible();
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await platform.orders()).toHaveLength(1);
  });

  test('a declined card keeps every step and reports the reason, and another card pays', async ({
    page,
    platform,
    shopper,
  }) => {
    await goToStep(page, words, 'paymentMethod');
    await payByCard(page, words, DECLINED);
    await endOf(page, words, 'review').click();
    const refusal = stepOf(page, words, 'paymentMethod').getByRole('alert');
    await expect(refusal).toContainText('Your payment was declined. Try another card.');
    await expect(refusal).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
    await expect(stepOf(page, words, 'shippingAddress')).toContainText(GUEST.street);
    expect(await platform.orders()).toEqual([]);

    await payByCard(page, words, GOOD);
    await placeOrder(page, words);
    expect(await platform.orders()).toHaveLength(1);
    await expect(page.getByText('Visa •••• 1111')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    await shopper.expectInCart(words, 0);
  });

  test('every step shows the platform’s totals', async ({ page, platform }) => {
    await platform.control('set-price', { sku: SKUS.simple, price: 100 });
    await platform.control('set-tax', { country: 'US', percent: 33 });
    await goToStep(page, words, 'review');
    await expect(stepOf(page, words, 'review')).toContainText('$148.00');
    await placeOrder(page, words);
    await expect(page.getByText('$148.00').first()).toBeVisible();
    await expect(page.getByText('$33.00').first()).toBeVisible();
  });

  test('a reload restores the accepted steps', async ({ page }) => {
    await goToStep(page, words, 'billingAddress');
    await page.reload();
    await expect(endOf(page, words, 'billingAddress')).toBeVisible();
    await expect(stepOf(page, words, 'shippingAddress')).toContainText(GUEST.street);
    await expect(stepOf(page, words, 'shippingMethod')).toContainText(words.methods.flatRate);
    await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  });

  test('Back and Forward move between the steps', async ({ page }) => {
    await expect(page).toHaveURL(/step=shipping-address/);
    await goToStep(page, words, 'billingAddress');
    await expect(page).toHaveURL(/step=billing-address/);
    await page.goBack();
    await expect(endOf(page, words, 'shippingMethod')).toBeVisible();
    await page.goBack();
    await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
    await page.goForward();
    await expect(endOf(page, words, 'shippingMethod')).toBeVisible();
    await page.goto('/checkout?step=review');
    await expect(page).toHaveURL(/step=billing-address/);
    await expect(endOf(page, words, 'billingAddress')).toBeVisible();
    await continueFrom(page, words, 'billingAddress', 'paymentMethod');
    await page.goBack();
    await expect(endOf(page, words, 'billingAddress')).toBeVisible();
    await page.goForward();
    await chooseMethod(page, words, 'paymentMethod', words.methods.checkMoney);
    await continueFrom(page, words, 'paymentMethod', 'review');
    await page.goBack();
    await page.goForward();
    await expect(endOf(page, words, 'review')).toBeVisible();
  });

  test('an item that sells out during the checkout is reported and leads to the cart', async ({
    page,
    platform,
  }) => {
    await goToStep(page, words, 'review');
    await platform.control('sell-out', { sku: SKUS.simple });
    await endOf(page, words, 'review').click();
    await expect(stepOf(page, words, 'review').getByRole('alert')).toBeFocused();
    await expect(page.getByText('is sold out, or there are not as many left')).toBeVisible();
    await stepOf(page, words, 'review').getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/cart');
    expect(await platform.orders()).toEqual([]);
  });

  test('the receipt shows what was charged, also after a reload', async ({ page, platform }) => {
    await goToStep(page, words, 'review');
    await platform.control('set-price', { sku: SKUS.simple, price: 100 });
    await platform.control('set-tax', { country: 'US', percent: 33 });
    await endOf(page, words, 'review').click();
    await expect(stepOf(page, words, 'review').getByRole('alert')).toBeFocused();
    // A press before the new total is on the screen is refused too.
    await expect(page.getByText(/^Please check your order.*The total is \$148\.00/)).toBeVisible();
    await placeOrder(page, words);
    await expect(page.getByText('$148.00').first()).toBeVisible();
    await page.reload();
    await expect(receiptHeading(page)).toBeVisible();
    await expect(page.getByText('$148.00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this receipt' })).toBeVisible();
  });

  const sending = [
    { step: 'shippingAddress', field: 'setShippingAddressesOnCart' },
    { step: 'shippingMethod', field: 'setShippingMethodsOnCart' },
    { step: 'review', field: 'shipping-information' },
    { step: 'review', field: 'payment-information' },
  ] as const;

  for (const { step, field } of sending) {
    test(`a failed ${field} is reported in its step, and the same button retries it`, async ({
      page,
      platform,
    }) => {
      await goToStep(page, words, step);
      if (step === 'shippingAddress') await typeAddress(page, words);
      const alert = stepOf(page, words, step).getByRole('alert');
      const button = endOf(page, words, step);
      // The review queries the order first: offline nothing is paid.
      const unreachable =
        step === 'review'
          ? 'We could not check your order before it is paid. Nothing was paid: please try again.'
          : 'We received no valid answer from the shop. Nothing was sent twice; please try again.';

      await platform.control('fail', {
        field,
        message: 'Our courier has a cold.',
        category: 'graphql-input',
      });
      await button.click();
      await expect(alert).toContainText('Our courier has a cold.');
      await expect(alert).toBeFocused();

      await platform.control('go-down');
      await page.clock.install();
      await button.click();
      // The review retries its query with growing delays.
      await advanceUntil(page, () => expect(alert).toContainText(unreachable, { timeout: 300 }));
      await platform.control('come-up');
      expect((await platform.calls()).filter(isPayment)).toHaveLength(
        field === 'payment-information' ? 1 : 0,
      );

      if (field !== 'payment-information') {
        await platform.control('fail', { field, message: 'Another cold.' });
        await button.click();
        await expect(alert).not.toContainText(unreachable);
        await platform.control('malformed', { field });
        await button.click();
        await expect(alert).toContainText('please try again.');
      }

      await platform.control('hold', { field });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await platform.untilHeld(field);
      await platform.control('release-held');
      await expect(step === 'review' ? receiptHeading(page) : editOf(page, step)).toBeVisible();
    });
  }
});

test('Checkout: an empty cart says that there is nothing to check out', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/checkout');
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  await page.getByRole('link', { name: 'Browse flowers' }).click();
  await expect(page).toHaveURL('/');
});

test('Checkout: offers sign-in beside an email that has an account, over the page', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  const step = stepOf(page, words, 'shippingAddress');
  await step.getByRole('textbox', { name: words.fields.email }).fill(ROBERTA.email);
  await expect(step.getByText('This email has an account.')).toBeVisible();
  const emailChecks = (await platform.calls()).filter(({ name }) => name === 'isEmailAvailable');
  expect(emailChecks).toHaveLength(1);
  await step.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
});
