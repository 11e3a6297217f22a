import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { placeOrders } from '../account/accountData.ts';
import { expect, test } from '../fixtures.ts';
import { CARDS } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';
import { payByCard, placeOrder } from './steps.ts';

const BOTH = { tag: ['@phone', '@desktop'] };
const statusOf = async (platform: { orders(): Promise<object[]> }) =>
  (await platform.orders()).map((order) => (order as { status: string }).status);
const status = (page: Page) => page.getByRole('main').getByRole('status');

test(
  'Canceling an order: a customer chooses a reason and sees the refund reported',
  BOTH,
  async ({ page, platform, shopper }) => {
    await page.goto('/signin');
    await shopper.signIn();
    await placeOrders(page, 2);
    await page.goto('/order-history');
    await page.getByRole('button', { name: 'Order 000000001' }).click();
    const cancel = page.getByRole('button', { name: 'Cancel order 000000001' });
    await expect(page.getByRole('button', { name: 'Order again: 000000001' })).toBeVisible();
    expect(await violationsOf(page, 'main')).toEqual([]);
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel order 000000001' });
    await expect(dialog).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep order' }).click();
    await expect(cancel).toBeFocused();
    expect(await statusOf(platform)).toEqual(['Pending', 'Pending']);

    await cancel.click();
    await dialog.getByRole('radio', { name: 'The order was placed by mistake' }).check();
    // The response is lost: at the second request the platform has already cancelled the order.
    await platform.control('drop', { field: 'cancelOrder' });
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'We received no valid answer from the shop',
    );
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(status(page).filter({ hasText: 'The order is canceled.' })).toBeFocused();
    await expect(cancel).toHaveCount(0);
    expect(await statusOf(platform)).toEqual(['Canceled', 'Pending']);
    await expect(page.getByRole('button', { name: 'Order 000000001' })).toContainText('Canceled');
  },
);

test(
  'Canceling an order: a guest confirms by a mailed link, and an order in transit has no cancel button',
  BOTH,
  async ({ page, platform, shopper }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'paymentMethod');
    await payByCard(page, words, CARDS.accepted);
    await placeOrder(page, words);
    const reference = (await page.getByText(/^Order reference/).textContent()) ?? '';
    expect(reference).toMatch(/\d/);
    const link = async () => (await platform.mails()).at(-1)?.link ?? '';
    const order = await link();
    await page.goto(order);
    await page.getByRole('button', { name: /^Cancel order/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
    await dialog.getByRole('radio', { name: 'Other' }).check();
    await dialog.getByRole('button', { name: 'Send me the link' }).click();
    await expect(status(page).filter({ hasText: 'We have sent you an email.' })).toBeFocused();
    expect(await statusOf(platform)).toEqual(['Pending']);

    await page.goto(await link());
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel your order' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reference);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click();
    await expect(status(page).filter({ hasText: 'The order is canceled.' })).toBeFocused();
    expect(await statusOf(platform)).toEqual(['Closed']);

    await page.goto(order);
    await expect(page.getByText('Closed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0);
  },
);
