import type { Locator, Page } from '@playwright/test';
import { stepOf } from '../checkout/steps.ts';
import { expect, type Platform, test } from '../fixtures.ts';
import { GUEST } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';

const PHONE = { tag: '@phone' };
const MAX_TAPS = 20;
const MESSAGE = 'Happy birthday, Eve!';
/** A Thursday noon in Hong Kong. */
const THURSDAY = '2026-11-26T12:00:00+08:00';

/** Taps one control at a time and counts the taps. Choosing from a list counts, too. */
function fingerOn(page: Page) {
  let taps = 0;
  return {
    tap: async (control: Locator) => {
      taps += 1;
      await control.tap();
    },
    choose: async (list: Locator, value: string) => {
      taps += 2;
      await list.selectOption(value);
    },
    /** Text entry is not counted, nor the tap that begins it. */
    write: (field: Locator, text: string) => field.fill(text),
    /** Expects that the task took few taps and that nothing interrupted it. */
    expectDone: async () => {
      expect(taps).toBeLessThanOrEqual(MAX_TAPS);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  };
}

/** A guest orders a bouquet for Friday morning with a card, beginning at the home page. */
async function orderForFriday(page: Page, platform: Platform) {
  const { tap, choose, write, expectDone } = fingerOn(page);
  await platform.control('set-clock', { at: THURSDAY });
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Shop bouquets' }));
  // The home page has a link to the same bouquet: a tap on it could meet the change of pages.
  await expect(page.getByRole('heading', { level: 1, name: 'Bouquets' })).toBeVisible();
  await tap(page.getByRole('link', { name: words.simple.name }));
  await tap(page.getByRole('main').getByRole('button', { name: words.addToCart }).first());
  await tap(page.getByRole('main').getByRole('link', { name: /cart/i }).first());

  const line = page.getByRole('list', { name: words.cartItems }).getByRole('listitem');
  await tap(line.getByRole('button', { name: /^Card message/ }));
  await write(line.getByRole('textbox', { name: 'Recipient' }), 'Eve');
  await write(line.getByRole('textbox', { name: 'Sender' }), 'Ada');
  await write(line.getByRole('textbox', { name: 'Card message' }), MESSAGE);
  await tap(line.getByRole('button', { name: 'Save' }));
  await expect(line.getByText(MESSAGE)).toBeVisible();
  await tap(page.getByRole('link', { name: words.proceed }));

  const address = stepOf(page, words, 'shippingAddress');
  await choose(address.getByRole('combobox', { name: words.fields.country }), 'HK');
  for (const field of ['email', 'firstName', 'lastName', 'street', 'city', 'phone'] as const) {
    await write(address.getByRole('textbox', { name: words.fields[field] }), GUEST[field]);
  }
  await tap(address.getByRole('button', { name: words.next, exact: true }));
  const delivery = stepOf(page, words, 'shippingMethod');
  await tap(delivery.getByRole('button', { name: /^Morning .*Friday, Nov 27$/ }));
  for (const step of ['shippingMethod', 'billingAddress', 'paymentMethod'] as const) {
    await tap(stepOf(page, words, step).getByRole('button', { name: words.next, exact: true }));
  }
  const review = stepOf(page, words, 'review');
  const total = await review.locator('b .money').textContent();
  await tap(review.getByRole('button', { name: words.placeOrder }));
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(page.getByText('Delivery day · Friday, November 27, morning')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(total ?? 'a total');
  await expectDone();
}

/** The guest finds the order by the words of the mail, beginning at the home page. */
async function findOrder(page: Page, number: string) {
  const { tap, write, expectDone } = fingerOn(page);
  await page.goto('/');
  await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }));
  const form = page.getByRole('main');
  await write(form.getByRole('textbox', { name: 'Order number' }), number);
  await write(form.getByRole('textbox', { name: 'Email' }), GUEST.email);
  await write(form.getByRole('textbox', { name: 'Last Name' }), GUEST.lastName);
  await tap(form.getByRole('button', { name: 'Find order' }));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
  await expectDone();
}

test(
  'Buyers: a bouquet for a friend on Friday morning with a card takes at most 20 taps',
  PHONE,
  async ({ page, platform, complaints }) => {
    await orderForFriday(page, platform);
    expect(await platform.orders()).toMatchObject([
      {
        lines: [{ giftMessage: { to: 'Eve', from: 'Ada', message: MESSAGE } }],
        shippingMethod: { carrier: 'slot', method: '20261127-am' },
      },
    ]);
    expect(complaints).toEqual([]);
  },
);

test(
  'Buyers: finding out where the order is takes at most 20 taps',
  PHONE,
  async ({ page, platform, complaints }) => {
    await orderForFriday(page, platform);
    const number = (await platform.orders())[0]?.number ?? '';
    await platform.control('ship-order', { number, tracking: 'HK-123' });
    await findOrder(page, number);
    await expect(page.getByRole('main').locator('[aria-current=step]')).toHaveText('On its way');
    await expect(page.getByText('Courier HK-123')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'Buyers: a change of mind after the order takes at most 20 taps',
  PHONE,
  async ({ page, platform, complaints }) => {
    await orderForFriday(page, platform);
    const number = (await platform.orders())[0]?.number ?? '';
    await findOrder(page, number);
    const { tap, expectDone } = fingerOn(page);
    await tap(page.getByRole('button', { name: /^Cancel order/ }));
    const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
    await expect(dialog.getByText('an email with a link to cancel the order.')).toBeVisible();
    await tap(dialog.getByText('The order was placed by mistake'));
    await tap(dialog.getByRole('button', { name: 'Send me the link' }));
    await expect(page.getByText('We have sent you an email.')).toBeVisible();
    await page.goto((await platform.mails()).at(-1)?.link ?? '');
    await tap(page.getByRole('main').getByRole('button', { name: 'Cancel order' }));
    await expect(page.getByText('The order is canceled.')).toBeVisible();
    await expect(page.getByText('This cannot be undone.')).toHaveCount(0);
    expect(await platform.orders()).toMatchObject([{ status: 'Canceled' }]);
    await expectDone();
    expect(complaints).toEqual([]);
  },
);
