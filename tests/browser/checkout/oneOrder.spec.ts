import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { gate } from '../gate.ts';
import { inTime } from '../inTime.ts';
import { ENGLISH as words } from '../words.ts';
import { endOf, GUEST, goesTo, stepOf } from './theCheckout.ts';

const FIELD = 'payment-information';
const isPayment = ({ name }: { name: string }) => name.endsWith(`/${FIELD}`);
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: words.thanks });
const placed = (page: Page) =>
  page.getByText(`Your order is placed; the confirmation goes to ${GUEST.email}.`);
const record = (page: Page) =>
  page.evaluate(() => localStorage.getItem('florilegium:unsettled_order'));

test.describe('one order', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, shopper }) => {
    await shopper.addsSimple(words);
    await page.goto('/checkout');
    await goesTo(page, words, 'review');
  });

  test('fifty clicks make one, and leave nothing unsettled', async ({ page, platform }) => {
    await endOf(page, words, 'review').evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 50; click++) button.click();
    });
    await expect(thanks(page)).toBeVisible();
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('when the answer is lost it is confirmed, and the shopper is told', async ({
    page,
    platform,
    shopper,
  }) => {
    await platform.control('drop', { field: FIELD });
    await endOf(page, words, 'review').click();
    await expect(placed(page)).toBeVisible();
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
    // At once, without a reload, there is another cart.
    await page.getByRole('link', { name: words.cart }).first().click();
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    // The next order begins in the same visit.
    await shopper.opensCategory(words);
    await page
      .getByRole('list', { name: words.products })
      .getByRole('link', { name: words.configurable.name, exact: true })
      .click();
    await shopper.choosesOptions(words);
    await page.getByRole('button', { name: words.addToCart }).click();
    await page.getByRole('link', { name: 'See the cart' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
  });

  test('when the network goes while the payment is on its way, the answer is still shown', async ({
    page,
    context,
    platform,
  }) => {
    await platform.control('be-slow', { field: FIELD, ms: 1_500 });
    await endOf(page, words, 'review').click();
    await expect.poll(() => record(page)).not.toBeNull();
    await expect.poll(async () => (await platform.calls()).filter(isPayment).length).toBe(1);
    await context.setOffline(true);
    await expect(thanks(page)).toBeVisible();
    await context.setOffline(false);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('when the page is reloaded while the payment is on its way', async ({ page, platform }) => {
    await platform.control('hold', { field: FIELD });
    const asking = gate();
    await page.route(/CartAccess/, async (route) => {
      await asking.opened;
      await route.continue();
    });
    await endOf(page, words, 'review').click();
    await platform.untilHeld(FIELD);
    expect(await record(page)).not.toBeNull();
    await page.reload();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    asking.open();
    await expect(placed(page)).toBeVisible();
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('when the shopper comes back to another page, a notice tells', async ({
    page,
    platform,
  }) => {
    await platform.control('hold', { field: FIELD });
    await endOf(page, words, 'review').click();
    await platform.untilHeld(FIELD);
    await page.goto('/');
    await expect(placed(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await platform.orders()).toHaveLength(1);
  });

  test('when two tabs press Place Order there is one payment', async ({
    page,
    context,
    platform,
  }) => {
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(endOf(other, words, 'review')).toBeVisible();
    await platform.control('be-slow', { field: FIELD, ms: 1_500 });
    await Promise.all([
      endOf(page, words, 'review').click(),
      endOf(other, words, 'review').click(),
    ]);
    // One of them has sent it, the other one was not let.
    await expect.poll(async () => (await platform.orders()).length).toBe(1);
    const told = (tab: Page) => thanks(tab).or(tab.getByText(words.emptyCart));
    await expect(told(page)).toBeVisible();
    await expect(told(other)).toBeVisible();
    expect((await thanks(page).isVisible()) || (await thanks(other).isVisible())).toBe(true);
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('when the network goes with the payment it could not be confirmed, until it can', async ({
    page,
    context,
    platform,
  }) => {
    await page.clock.install();
    await page.route(`**/${FIELD}`, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    await endOf(page, words, 'review').click();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    const doubt = page.getByRole('heading', { name: 'We could not confirm your order' });
    await inTime(page, () => expect(doubt).toBeVisible({ timeout: 300 }));
    expect(await record(page)).not.toBeNull();
    await expect(page.getByRole('button', { name: words.placeOrder })).toBeHidden();
    // Nobody can say so yet.
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(doubt).toBeHidden();
    await inTime(page, () => expect(doubt).toBeVisible({ timeout: 300 }));
    // Who comes back later need not press anything.
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: 'Florilegium' }).click();
    await expect(page).toHaveURL('/');
    // The checkout stays until home is there.
    await expect(doubt).toBeHidden();
    await page.goBack();
    await inTime(page, () => expect(placed(page)).toBeVisible({ timeout: 300 }));
    expect(await platform.orders()).toHaveLength(1);
  });

  test('when nothing was done: after half a minute it may be sent again', async ({
    page,
    platform,
  }) => {
    await page.clock.install();
    const alert = stepOf(page, words, 'review').getByRole('alert');
    // What sends orders is out of reach: nothing has been sent either.
    await page.route(/assets\/placeOrder-/, (route) => route.abort());
    await endOf(page, words, 'review').click();
    await expect(alert).toContainText('please try again');
    await page.unrouteAll();
    await platform.control('fail', { field: FIELD, status: 502 });
    await endOf(page, words, 'review').click();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    await inTime(page, () =>
      expect(alert).toContainText('Your order was not placed', { timeout: 300 }),
    );
    expect(await platform.orders()).toEqual([]);
    // Found out by the page that comes after a reload, it is the same.
    await platform.control('fail', { field: FIELD, status: 502 });
    await endOf(page, words, 'review').click();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    await page.route(/assets\/placeOrder-/, (route) => route.abort());
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'We could not confirm your order' }),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    await inTime(page, () =>
      expect(alert).toContainText('Your order was not placed', { timeout: 300 }),
    );
    await endOf(page, words, 'review').click();
    await expect(thanks(page)).toBeVisible();
    expect(await platform.orders()).toHaveLength(1);
    // Another order could be ended three seconds later (spec §4).
    await page.clock.runFor(4_000);
  });
});
