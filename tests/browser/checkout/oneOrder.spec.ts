import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { advanceUntil } from '../advanceUntil.ts';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { receiptHeading } from '../locators.ts';
import { GUEST } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';
import { endOf, placeOrder, stepOf } from './steps.ts';

const FIELD = 'payment-information';
const isPayment = ({ name }: { name: string }) => name.endsWith(`/${FIELD}`);
const placedNotice = (page: Page) =>
  page.getByText(`Your order is placed; the confirmation goes to ${GUEST.email}.`);
const record = (page: Page) =>
  page.evaluate(() => localStorage.getItem('florilegium:unsettled_order'));

test.describe('One order', { tag: '@phone' }, () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
  });

  test('fifty clicks on Place Order place one order and leave nothing unsettled', {
    tag: '@smoke',
  }, async ({ page, platform }) => {
    await endOf(page, words, 'review').evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 50; click++) button.click();
    });
    await expect(receiptHeading(page)).toBeVisible();
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('a payment with a lost response is confirmed and reported to the shopper', async ({
    page,
    platform,
    shopper,
  }) => {
    await platform.control('drop', { field: FIELD });
    await endOf(page, words, 'review').click();
    await expect(placedNotice(page)).toBeVisible();
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
    // A new cart exists at once, without a reload.
    await page.getByRole('link', { name: words.cart }).first().click();
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    // The shopper starts the next order in the same visit.
    await shopper.openCategory(words);
    await page
      .getByRole('list', { name: words.products })
      .getByRole('link', { name: words.configurable.name, exact: true })
      .click();
    await shopper.chooseOptions(words);
    await page.getByRole('button', { name: words.addToCart }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
  });

  test('the result shows although the network is lost during the payment', async ({
    page,
    context,
    platform,
  }) => {
    await platform.control('be-slow', { field: FIELD, ms: 1_500 });
    await endOf(page, words, 'review').click();
    await expect.poll(() => record(page)).not.toBeNull();
    await expect.poll(async () => (await platform.calls()).filter(isPayment).length).toBe(1);
    await context.setOffline(true);
    await expect(receiptHeading(page)).toBeVisible();
    await context.setOffline(false);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('a reload during the payment still shows the order', async ({ page, platform }) => {
    await platform.control('hold', { field: FIELD });
    const verification = gate();
    await page.route(/CartAccess/, async (route) => {
      await verification.opened;
      await route.continue();
    });
    await endOf(page, words, 'review').click();
    await platform.untilHeld(FIELD);
    expect(await record(page)).not.toBeNull();
    await page.reload();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    verification.open();
    await expect(placedNotice(page)).toBeVisible();
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await platform.orders()).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('a notice reports the order to a shopper who returns to another page', async ({
    page,
    platform,
  }) => {
    await platform.control('hold', { field: FIELD });
    await endOf(page, words, 'review').click();
    await platform.untilHeld(FIELD);
    await page.goto('/');
    await expect(placedNotice(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await platform.orders()).toHaveLength(1);
  });

  test('Place Order in two tabs pays once', async ({ page, context, platform }) => {
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(endOf(other, words, 'review')).toBeVisible();
    await platform.control('be-slow', { field: FIELD, ms: 1_500 });
    await Promise.all([
      endOf(page, words, 'review').click(),
      endOf(other, words, 'review').click(),
    ]);
    // One tab has placed the order; the other was not allowed to.
    await expect.poll(async () => (await platform.orders()).length).toBe(1);
    const outcome = (tab: Page) =>
      receiptHeading(tab).or(tab.getByText('You ordered this in another tab.'));
    await expect(outcome(page)).toBeVisible();
    await expect(outcome(other)).toBeVisible();
    expect(
      (await receiptHeading(page).isVisible()) || (await receiptHeading(other).isVisible()),
    ).toBe(true);
    expect((await platform.calls()).filter(isPayment)).toHaveLength(1);
    expect(await record(page)).toBeNull();
  });

  test('a payment that is sent as the network fails stays unconfirmed until the network returns', async ({
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
    await advanceUntil(page, () => expect(doubt).toBeVisible({ timeout: 300 }));
    expect(await record(page)).not.toBeNull();
    await expect(page.getByRole('button', { name: words.placeOrder })).toBeHidden();
    // The outcome is still unknown.
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(doubt).toBeHidden();
    await advanceUntil(page, () => expect(doubt).toBeVisible({ timeout: 300 }));
    // After a return online the shop checks by itself.
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: 'Florilegium' }).click();
    await expect(page).toHaveURL('/');
    // The checkout stays on screen until the home page has loaded.
    await expect(doubt).toBeHidden();
    await page.goBack();
    await advanceUntil(page, () => expect(placedNotice(page)).toBeVisible({ timeout: 300 }));
    expect(await platform.orders()).toHaveLength(1);
  });

  test('a payment that never arrived may be sent again once the platform must have timed out', async ({
    page,
    platform,
  }) => {
    test.slow();
    await page.clock.install();
    const alert = stepOf(page, words, 'review').getByRole('alert');
    // The chunk that places orders cannot be loaded, so nothing was sent.
    await page.route(codeOf('src/app/system/wiring/placeOrder.ts'), (route) => route.abort());
    await endOf(page, words, 'review').click();
    await expect(alert).toContainText('please try again');
    await page.unrouteAll();
    await platform.control('fail', { field: FIELD, status: 502 });
    await endOf(page, words, 'review').click();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    const longer = page.getByRole('heading', { name: 'Your order is taking longer than usual' });
    await advanceUntil(page, () => expect(longer).toBeVisible({ timeout: 300 }));
    await expect(page.getByRole('button', { name: words.placeOrder })).toBeHidden();
    await advanceUntil(page, () =>
      expect(alert).toContainText('Your order was not placed', { timeout: 300 }),
    );
    expect(await platform.orders()).toEqual([]);
    // The page after a reload finds the same outcome.
    await platform.control('fail', { field: FIELD, status: 502 });
    await endOf(page, words, 'review').click();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    await page.route(codeOf('src/app/system/wiring/placeOrder.ts'), (route) => route.abort());
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'We could not confirm your order' }),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('We are checking your order')).toBeVisible();
    await advanceUntil(page, () =>
      expect(alert).toContainText('Your order was not placed', { timeout: 300 }),
    );
    await placeOrder(page, words);
    expect(await platform.orders()).toHaveLength(1);
    // The cart accepts another completed order after three seconds.
    await page.clock.runFor(4_000);
  });
});
