import type { BrowserContext, Locator, Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { advanceUntil } from '../advanceUntil.ts';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { receiptHeading } from '../locators.ts';
import { GUEST } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';
import {
  chooseMethod,
  continueFrom,
  endOf,
  goToPaymentAsCustomer,
  goToStep,
  stepOf,
  typeAddress,
} from './steps.ts';

const FIELD = 'payment-information';
const { email: _, ...ADDRESS } = GUEST;
const checkingNotice = (page: Page) => page.getByText('We are checking your order');
const unconfirmedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'We could not confirm your order' });
const homeLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Florilegium' });
const expectOpen = (page: Page, step: keyof typeof words.steps) =>
  expect(endOf(page, words, step)).toBeVisible();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
}

/** Goes to the checkout from any other page of the shop. */
async function goToCheckout(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${words.cart}`) })
    .click();
  await page.getByRole('link', { name: words.proceed }).click();
}

/** Leaves the checkout and returns. */
async function leaveCheckoutAndReturn(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: words.checkout });
  await homeLink(page).click();
  await expect(title).toHaveCount(0);
  await page.goBack();
  await expect(title).toBeVisible();
}

const placeOrder = (tab: Page) => endOf(tab, words, 'review').click();
const expectRefused = (tab: Page) => {
  const refused = stepOf(tab, words, 'review').getByRole('alert');
  return advanceUntil(tab, () => expect(refused).toContainText('was not placed', { timeout: 100 }));
};

/** Loses every payment request, or only its response, as long as `lost` says so. */
async function interceptPayments(context: BrowserContext) {
  const payments = { lost: 'request' as 'request' | 'response' | null };
  await context.route(`**/${FIELD}`, async (route) => {
    if (payments.lost === null) return route.fallback();
    if (payments.lost === 'response') await route.fetch();
    await route.abort();
  });
  return payments;
}

/**
 * Presses Place Order in a tab where the chunk that places orders is delayed and then fails once.
 */
async function pressBeforeCodeLoads(third: Page) {
  const sending = gate();
  let hasFailed = false;
  await third.route(codeOf('src/app/system/wiring/placeOrder.ts'), async (route) => {
    if (hasFailed) return route.fallback();
    await sending.opened;
    hasFailed = true;
    await route.abort();
  });
  await third.goto('/checkout');
  await expectOpen(third, 'review');
  const request = third.waitForRequest(codeOf('src/app/system/wiring/placeOrder.ts'));
  await placeOrder(third);
  await request;
  return sending;
}

/** Adds the simple product to a new cart and opens the review step of the checkout. */
async function reviewAnotherOrder(tab: Page): Promise<void> {
  await tab.goto(words.simple.path);
  await tab.getByRole('button', { name: words.addToCart }).click();
  await tab.getByRole('link', { name: 'View cart' }).click();
  await tab.getByRole('link', { name: words.proceed }).click();
  await goToStep(tab, words, 'review');
}

test('Checkout: waits for another tab’s payment in every state', { tag: '@phone' }, async ({
  page,
  context,
  platform,
  shopper,
}) => {
  // Three tabs check the order repeatedly.
  test.slow();
  await page.clock.install();
  let verification = gate();
  await context.route(/CartAccess/, async (route) => {
    await verification.opened;
    await route.continue().catch(() => {});
  });
  const payments = await interceptPayments(context);

  await shopper.addSimple(words);
  await shopper.checkOut(words, 'review');
  // This tab has loaded the checkout's machine without opening the checkout.
  const other = await context.newPage();
  await other.route(codeOf('src/app/system/wiring/relocalizeCheckout.ts'), (route) =>
    route.abort(),
  );
  await other.goto('/order-confirmation');
  await expect(other).toHaveURL('/');
  // This tab has pressed Place Order and waits for the chunk that places orders.
  const third = await context.newPage();
  const sending = await pressBeforeCodeLoads(third);

  await test.step('All tabs wait for the first payment, which is refused.', async () => {
    await placeOrder(page);
    await expect(checkingNotice(page)).toBeVisible();
    sending.open();
    await expect(checkingNotice(third)).toBeVisible();
    await goToCheckout(other);
    await expect(checkingNotice(other)).toBeVisible();
    verification.open();
    await expectRefused(page);
    await expectRefused(third);
    await expectOpen(other, 'shippingAddress');
  });

  await test.step('All tabs wait for a second payment, which is refused.', async () => {
    verification = gate();
    await placeOrder(page);
    await expect(checkingNotice(page)).toBeVisible();
    await placeOrder(third);
    await expect(checkingNotice(third)).toBeVisible();
    await leaveCheckoutAndReturn(other);
    await expect(checkingNotice(other)).toBeVisible();
    verification.open();
    await expectRefused(page);
    await other.close();
    expect(await platform.orders()).toEqual([]);
  });

  await test.step('All tabs wait for further payments after an order.', async () => {
    payments.lost = null;
    await expectRefused(third);
    await placeOrder(page);
    await expect(receiptHeading(page)).toBeVisible();
    // The tab's cart was ordered elsewhere: the tab has reloaded and reports that.
    await expect(third.getByText('You ordered this in another tab.')).toBeVisible();
    await reviewAnotherOrder(third);
    verification = gate();
    payments.lost = 'request';
    await placeOrder(third);
    await expect(checkingNotice(third)).toBeVisible();
    await homeLink(page).click();
    await goToCheckout(page);
    await expect(checkingNotice(page)).toBeVisible();
    verification.open();
    await expectRefused(third);
    await page.close();
    // This order is placed, its response is lost, and no new cart can be created: it counts as an
    // order.
    await platform.control('fail', { field: 'createEmptyCart', times: 9, status: 500 });
    verification = gate();
    payments.lost = 'response';
    await placeOrder(third);
    await expect(checkingNotice(third)).toBeVisible();
    await third.reload();
    await expect(checkingNotice(third)).toBeVisible();
    verification.open();
    await advanceUntil(third, () => expect(receiptHeading(third)).toBeVisible({ timeout: 100 }));
    expect(await platform.orders()).toHaveLength(2);
  });
});

test('Checkout: reports the outcome of a payment although the shopper signs out or in meanwhile', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.clock.install();
  const verification = gate();
  let isSent = false;
  await page.route(/CartAccess/, async (route) => {
    if (isSent) await verification.opened;
    await route.continue().catch(() => {});
  });
  await page.route(`**/${FIELD}`, (route) => {
    isSent = true;
    return route.abort();
  });
  await page.route(codeOf('src/app/system/wiring/express.ts'), (route) => route.abort());
  let isOut = false;
  await page.route(codeOf('src/app/system/wiring/placeOrder.ts'), (route) =>
    isOut ? route.abort() : route.fallback(),
  );

  await page.goto('/signin');
  await shopper.signIn();
  await shopper.addSimple(words);
  await page.goto('/checkout');
  await goToPaymentAsCustomer(page, words);
  await chooseMethod(page, words, 'paymentMethod', words.methods.checkMoney);
  await continueFrom(page, words, 'paymentMethod', 'review');
  await endOf(page, words, 'review').click();
  await expect(checkingNotice(page)).toBeVisible();
  const signOutAndIn = async (outcome: Locator) => {
    await signOut(page);
    await expect(outcome).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await shopper.signIn();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(outcome).toBeVisible();
  };
  isOut = true;
  await page.reload();
  await expect(unconfirmedHeading(page)).toBeVisible();
  await signOutAndIn(unconfirmedHeading(page));

  isOut = false;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(checkingNotice(page)).toBeVisible();
  await signOutAndIn(checkingNotice(page));
  verification.open();
  await advanceUntil(page, () =>
    expect(endOf(page, words, 'shippingAddress')).toBeVisible({ timeout: 100 }),
  );
});

test('Checkout: uses the payment’s outcome that another tab has found, and sends the cart once', {
  tag: '@phone',
}, async ({ page, context, platform, shopper }) => {
  await page.clock.install();
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'billingAddress');
  await page.reload();
  await expectOpen(page, 'billingAddress');
  const same = page.getByRole('checkbox', { name: words.same });
  await same.uncheck();
  await typeAddress(page, words, ADDRESS, 'billingAddress');
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  await chooseMethod(page, words, 'paymentMethod', words.methods.checkMoney);
  await continueFrom(page, words, 'paymentMethod', 'review');

  await page.route(`**/${FIELD}`, (route) => route.abort());
  await page.route(/CartAccess/, (route) =>
    route.fulfill({ json: { errors: [{ message: 'Internal server error' }] } }),
  );
  const other = await context.newPage();
  await other.goto('/checkout');
  await expectOpen(other, 'review');
  await endOf(page, words, 'review').click();
  await expect(checkingNotice(page)).toBeVisible();
  await endOf(other, words, 'review').click();
  await expect(checkingNotice(other)).toBeVisible();
  const alert = (tab: Page) => stepOf(tab, words, 'review').getByRole('alert');
  await advanceUntil(page, () =>
    expect(alert(other)).toContainText('not placed', { timeout: 100 }),
  );
  await advanceUntil(page, () => expect(unconfirmedHeading(page)).toBeVisible({ timeout: 100 }));
  await leaveCheckoutAndReturn(page);
  await expectOpen(page, 'review');
  await endOf(page, words, 'review').click();
  await expect(alert(page)).toContainText('Your cart is no longer open');
  expect(await platform.orders()).toEqual([]);
});

test('Checkout: replaces a cart that expires in an early step, and says so', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  const closedNotice = page.getByRole('main').getByText('Your cart is no longer open');
  // The chunk that restores the accepted steps cannot be loaded; no step was accepted yet.
  await page.route(codeOf('src/app/system/wiring/relocalizeCheckout.ts'), (route) => route.abort());
  for (const step of ['shippingAddress', 'shippingMethod'] as const) {
    await shopper.addSimple(words);
    await page.goto('/checkout');
    await expectOpen(page, 'shippingAddress');
    await expect(closedNotice).toHaveCount(0);
    await typeAddress(page, words);
    if (step === 'shippingMethod') {
      await continueFrom(page, words, 'shippingAddress', step);
      await chooseMethod(page, words, step, words.methods.flatRate);
    }
    await platform.control('forget-carts');
    await endOf(page, words, step).click();
    await expect(closedNotice).toBeVisible();
  }
  await expect(page.getByText(words.emptyCart)).toBeVisible();
});

test('Checkout: an addition while a payment is unconfirmed leads to the order, and succeeds afterwards', {
  tag: '@phone',
}, async ({ page, context, platform, shopper }) => {
  await page.clock.install();
  const payments = await interceptPayments(context);
  payments.lost = 'response';
  let isSilent = true;
  await context.route(/CartAccess/, (route) => (isSilent ? route.abort() : route.fallback()));
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'review');
  await placeOrder(page);
  await expect.poll(async () => (await platform.orders()).length).toBe(1);
  await expect(checkingNotice(page)).toBeVisible();

  await page.goto(words.simple.path);
  await page.getByRole('button', { name: words.addToCart }).click();
  const refusal = 'Your last payment is not confirmed yet. Nothing was added to your cart.';
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Check your order' }).click();
  await expect(page).toHaveURL('/checkout');
  isSilent = false;
  await advanceUntil(page, () => expect(receiptHeading(page)).toBeVisible({ timeout: 100 }));

  await shopper.addSimple(words);
  expect(await platform.orders()).toHaveLength(1);
});
