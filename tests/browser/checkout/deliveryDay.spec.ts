import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { violationsOf } from '../accessibility.ts';
import { codeOf } from '../codeOf.ts';
import { expect, type Platform, test } from '../fixtures.ts';
import { CHINESE, ENGLISH, type Words } from '../words.ts';
import { continueFrom, endOf, placeOrder, stepOf, typeHongKongAddress } from './steps.ts';

const BOTH = { tag: ['@phone', '@desktop'] };

/** Goes to the delivery days as a guest in Hong Kong, on a Thursday at this hour there. */
async function goToDeliveryDays(page: Page, platform: Platform, words: Words, hour: string) {
  await platform.control('set-clock', { at: `2026-11-26T${hour}:00+08:00` });
  await page.goto(`${words.prefix}/checkout`);
  await typeHongKongAddress(page, words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
}

test(
  'Delivery day: is required, is chosen by keyboard, and appears in review, receipt and order',
  BOTH,
  async ({ page, platform, shopper }) => {
    const words = ENGLISH;
    await shopper.addSimple(words);
    await goToDeliveryDays(page, platform, words, '13:00');
    const step = stepOf(page, words, 'shippingMethod');
    const days = step.getByRole('group', { name: 'Delivery day' });
    await expect(days.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(step.getByRole('radio', { checked: true })).toHaveCount(0);
    for (const half of [
      'Morning Unavailable Saturday, Nov 28',
      'Morning Unavailable Sunday, Nov 29',
    ]) {
      await expect(days.getByRole('button', { name: half, exact: true })).toBeDisabled();
    }
    expect(await violationsOf(page)).toEqual([]);

    await endOf(page, words, 'shippingMethod').click();
    await expect(step.getByText('Choose a delivery day.')).toBeInViewport({ ratio: 1 });
    const friday = days.getByRole('button', { name: /^Morning .*Friday, Nov 27$/ });
    await expect(friday).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(days.getByRole('button', { name: /^Morning .*Monday, Nov 30$/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(friday).toHaveAttribute('aria-pressed', 'true');
    await expect(step.getByText('Choose a delivery day.')).toHaveCount(0);
    await continueFrom(page, words, 'shippingMethod', 'billingAddress');
    await expect(step).toContainText('Delivery day · Friday, November 27, morning');
    await continueFrom(page, words, 'billingAddress', 'paymentMethod');
    await continueFrom(page, words, 'paymentMethod', 'review');
    await expect(stepOf(page, words, 'review').locator('b .money')).toHaveText('$101.00');
    await placeOrder(page, words);
    await expect(page.getByText('Delivery day · Friday, November 27, morning')).toBeVisible();
    expect(await platform.orders()).toMatchObject([
      { shippingMethod: { carrier: 'slot', method: '20261127-am' } },
    ]);
  },
);

test('Delivery day: no other method appears before the calendar, which would push it away', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  const words = ENGLISH;
  await shopper.addSimple(words);
  const { open, opened } = gate();
  await page.route(codeOf('src/features/checkout/steps/DeliveryCalendar.tsx'), async (route) => {
    await opened;
    await route.continue();
  });
  await goToDeliveryDays(page, platform, words, '12:30');
  const step = stepOf(page, words, 'shippingMethod');
  await expect(step.getByText('Fetching Data...')).toBeVisible();
  await expect(step.getByRole('radio')).toHaveCount(0);
  open();
  await expect(step.getByRole('group', { name: 'Delivery day' })).toBeVisible();
  await expect(step.getByRole('radio')).toHaveCount(4);
});

test(
  'Delivery day: this afternoon is offered until one o’clock, in Chinese too',
  BOTH,
  async ({ page, platform, shopper }) => {
    const words = CHINESE;
    await shopper.addSimple(words);
    await goToDeliveryDays(page, platform, words, '12:30');
    const days = stepOf(page, words, 'shippingMethod').getByRole('group', { name: '送貨日期' });
    await expect(days.getByRole('button', { name: /^上午 .*11月26日星期四$/ })).toBeDisabled();
    await days.getByRole('button', { name: /^下午 .*11月26日星期四$/ }).click();
    await continueFrom(page, words, 'shippingMethod', 'billingAddress');
    await expect(stepOf(page, words, 'shippingMethod')).toContainText('11月26日星期四下午');
  },
);
