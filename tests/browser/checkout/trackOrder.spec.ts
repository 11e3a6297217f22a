import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, type Platform, test } from '../fixtures.ts';
import { CARDS, GUEST } from '../shopData.ts';
import { CHINESE, ENGLISH as words } from '../words.ts';
import {
  continueFrom,
  goToReviewAsCustomer,
  payByCard,
  placeOrder,
  typeHongKongAddress,
} from './steps.ts';

const BOTH = { tag: ['@phone', '@desktop'] };
const stages = (page: Page) => page.getByRole('main').locator('ol').getByRole('listitem');
const stageNow = (page: Page) => page.getByRole('main').locator('[aria-current=step]');
const numberOf = async (platform: Platform) => (await platform.orders())[0]?.number ?? '';

async function lookUp(page: Page, number: string, lastName: string) {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Order number' }).fill(number);
  await form.getByRole('textbox', { name: 'Email' }).fill(GUEST.email);
  await form.getByRole('textbox', { name: 'Last Name' }).fill(lastName);
  await form.getByRole('button', { name: 'Find order' }).click();
}

test(
  'Order look-up: a guest follows an order from its receipt to its parcel',
  BOTH,
  async ({ page, platform, shopper }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'paymentMethod');
    await payByCard(page, words, CARDS.accepted);
    await placeOrder(page, words);
    await page.getByRole('main').getByRole('link', { name: 'Track your order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const number = await numberOf(platform);
    await lookUp(page, number, 'Nobody');
    await expect(page.getByRole('alert')).toContainText("We couldn't locate an order");
    await lookUp(page, number, GUEST.lastName);
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(stages(page)).toHaveText([
      'Order placed',
      'Payment received',
      'Preparing',
      'On its way',
    ]);
    await expect(stageNow(page)).toHaveText('Preparing');
    await expect(page.getByRole('button', { name: /^Order again/ })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);

    await platform.control('ship-order', { number, status: 'Processing', tracking: 'HK-123' });
    const [mail] = await platform.mails();
    expect(mail).toMatchObject({ to: GUEST.email, subject: `Your order ${number}` });
    await page.goto(mail?.link ?? '');
    await expect(page.getByText('Courier HK-123')).toBeVisible();
    await expect(stageNow(page)).toHaveText('On its way');
  },
);

test('Order look-up: an order for pick-up is shown as ready, not as on its way', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await typeHongKongAddress(page, words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await page.getByRole('radio', { name: 'Pick up · Central Market' }).check();
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  await continueFrom(page, words, 'paymentMethod', 'review');
  await placeOrder(page, words);
  const number = await numberOf(platform);
  await platform.control('ship-order', { number, tracking: '' });
  const [mail] = await platform.mails();
  await page.goto(mail?.link ?? '');
  await expect(stageNow(page)).toHaveText('Ready for pick-up');
  const place = page.getByRole('main').getByRole('heading', { name: 'Pick up at' }).locator('..');
  await expect(place).toContainText('93 Queen’s Road Central');
});

test(
  'Order look-up: the form says in plain words that the platform cannot find orders by number',
  BOTH,
  async ({ page, platform }) => {
    await platform.control('release', { value: '2.4.7' });
    await page.goto('/track-order');
    await lookUp(page, '000000001', GUEST.lastName);
    await expect(page.getByRole('alert')).toHaveText('This is not possible in this shop.');
  },
);

test(
  'Order look-up: a mailed link that belongs to no order leads to the form, in Chinese too',
  BOTH,
  async ({ page }) => {
    await page.goto(`${CHINESE.prefix}/track-order?token=none`);
    await expect(page.getByRole('heading', { level: 1, name: '查詢訂單' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: '尋找訂單' }).click();
    await expect(page.getByRole('textbox', { name: '訂單編號' })).toBeFocused();
  },
);

test(
  'Order history: an order shows its pictures and its stage, and can be printed',
  BOTH,
  async ({ page, platform, shopper }) => {
    await shopper.addSimpleAsCustomer(words);
    await shopper.openCheckout(words);
    await goToReviewAsCustomer(page, words);
    await placeOrder(page, words);
    const number = await numberOf(platform);
    await platform.control('ship-order', { number, tracking: 'HK-123' });
    await page.goto('/order-history');
    const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
    await expect(row.locator('img').first()).toBeVisible();
    const head = row.getByRole('button', { name: `Order ${number}` });
    await head.click();
    await expect(stageNow(page)).toHaveText('On its way');
    await expect(row.getByRole('button', { name: 'Print this receipt' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(head).toBeVisible();
    await expect(row.getByText('Courier HK-123')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Order again/ })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  },
);
