import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { MAX_SHIFT, watchLayoutShift } from '../layoutShift.ts';
import { CARDS } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';
import { continueFrom, endOf, payByCard, type StepName, stepOf, typeAddress } from './steps.ts';

const TAG = { tag: ['@phone', '@desktop'] };

/** Waits until all of it lies in the window, below the header that stays at the window's top. */
const expectInView = (page: Page, element: Locator) =>
  expect
    .poll(async () => {
      const box = await element.boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      if (!box || !header) return 'absent';
      if (box.y < Math.max(0, header.y + header.height)) return `above by ${box.y}`;
      return box.y + box.height > height ? `below by ${box.y + box.height - height}` : 'seen';
    })
    .toBe('seen');

/** Waits until the open step's heading has the focus, and lies in the window's upper half. */
async function expectStepInView(page: Page, name: StepName) {
  const heading = stepOf(page, words, name).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expectInView(page, heading);
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? height) / height)
    .toBeLessThan(0.5);
}

test(
  'Checkout: each step that opens is in view with its heading in focus',
  TAG,
  async ({ page, shopper }) => {
    await shopper.addSimple(words);
    await shopper.openCheckout(words);
    await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
    await typeAddress(page, words);
    await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
    await expectStepInView(page, 'shippingMethod');
    await continueFrom(page, words, 'shippingMethod', 'billingAddress');
    await expectStepInView(page, 'billingAddress');
    await continueFrom(page, words, 'billingAddress', 'paymentMethod');
    await expectStepInView(page, 'paymentMethod');
    await payByCard(page, words, CARDS.accepted);
    await expectStepInView(page, 'review');
    await expectInView(page, endOf(page, words, 'review'));
    await stepOf(page, words, 'shippingAddress').getByRole('button', { name: /^Edit/ }).click();
    await expectStepInView(page, 'shippingAddress');
  },
);

test(
  'Checkout: the reason for a declined card is in view and in focus',
  TAG,
  async ({ page, shopper }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'paymentMethod');
    await payByCard(page, words, CARDS.declined);
    await endOf(page, words, 'review').click();
    const refusal = page.getByRole('alert').filter({ hasText: 'declined' });
    await expect(refusal).toBeFocused();
    await expectInView(page, refusal);
  },
);

test(
  'Checkout: the notice that the shop checks the order is in view and in focus',
  TAG,
  async ({ page, shopper, platform }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
    await platform.control('drop', { field: 'payment-information' });
    await page.route(/CartAccess/, () => {});
    await endOf(page, words, 'review').click();
    await expectInView(page, page.getByText('We are checking your order'));
    await expect(
      page.getByRole('status').filter({ hasText: 'nothing is sent twice' }),
    ).toBeFocused();
  },
);

test(
  'Checkout: a refused form shows its first wrong field in view and in focus',
  TAG,
  async ({ page, shopper }) => {
    await shopper.addSimple(words);
    await shopper.openCheckout(words);
    await endOf(page, words, 'shippingAddress').click();
    const email = page.getByRole('textbox', { name: words.fields.email });
    await expect(email).toBeFocused();
    await expectInView(page, email);
    await expectInView(page, page.getByRole('alert').filter({ hasText: 'Please check' }));
  },
);

test(
  'Checkout: nothing moves while the payment step loads, in a reloaded page or after another step',
  TAG,
  async ({ page, platform, shopper }) => {
    const shift = await watchLayoutShift(page);
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'billingAddress');
    await platform.control('be-slow', { ms: 1_000 });
    await endOf(page, words, 'billingAddress').click();
    const payment = stepOf(page, words, 'paymentMethod');
    await expect(payment.getByRole('status')).toBeVisible();
    await expect(endOf(page, words, 'paymentMethod')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
    await page.reload();
    await expect(endOf(page, words, 'paymentMethod')).toBeVisible();
    await expect(stepOf(page, words, 'review')).toBeVisible();
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  },
);

test(
  'Checkout: nothing moves while a page that was scrolled to its end is loaded again',
  TAG,
  async ({ page, platform, shopper }) => {
    const shift = await watchLayoutShift(page);
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await platform.control('be-slow', { ms: 500 });
    await page.reload();
    await expect(endOf(page, words, 'review')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  },
);
