import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { expect, test } from '../fixtures.ts';
import { receiptHeading } from '../locators.ts';
import { shopperOn } from '../shopper.ts';
import { ENGLISH as words } from '../words.ts';
import { chooseMethod, continueFrom, endOf, goToPaymentAsCustomer, placeOrder } from './steps.ts';

const reference = (page: Page) => page.getByText(/Order reference\s+\d+/);
const main = (page: Page) => page.getByRole('main');

/** Places an order and leaves the page before the response that creates the next cart. */
async function placeOrderAndHold(page: Page) {
  const heldResponse = gate();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('createEmptyCart')) await heldResponse.opened;
    await route.continue().catch(() => {});
  });
  const paymentResponse = page.waitForResponse(/payment-information/);
  await endOf(page, words, 'review').click();
  await paymentResponse;
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('florilegium:receipt')))
    .not.toBeNull();
  return heldResponse;
}

test.describe('The receipt of a guest', { tag: '@phone' }, () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.addSimple(words);
    await shopper.checkOut(words, 'review');
  });

  test('stays reachable by Back and Forward until a new checkout begins', async ({
    page,
    shopper,
  }) => {
    await placeOrder(page, words);
    const shownReference = await reference(page).textContent();
    await page.goBack();
    await expect(receiptHeading(page)).toBeHidden();
    await expect(main(page)).toContainText(
      'Your cart is empty, and your last order is placed. View receipt',
    );
    await expect(main(page)).not.toContainText(words.emptyCart);
    await page.goForward();
    await expect(reference(page)).toHaveText(String(shownReference));
    await page.reload();
    await expect(reference(page)).toHaveText(String(shownReference));
    await shopper.addSimple(words);
    await shopper.openCheckout(words);
    await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
    await page.goto('/order-confirmation');
    await expect(page).toHaveURL('/');
  });

  test('keeps its reference when the page reloads just as the response arrives', async ({
    page,
    platform,
  }) => {
    const heldResponse = await placeOrderAndHold(page);
    await page.reload();
    heldResponse.open();
    await expect(receiptHeading(page)).toBeVisible();
    const [order] = await platform.orders();
    await expect(reference(page)).toContainText(String(order?.id));
    expect(await platform.orders()).toHaveLength(1);
  });

  test('is announced at the next visit when no screen has shown it', async ({
    page,
    context,
    platform,
  }) => {
    await placeOrderAndHold(page);
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await expect(next.getByText(/Your order is placed/)).toBeVisible();
    await next.goto('/order-confirmation');
    const [order] = await platform.orders();
    await expect(reference(next)).toContainText(String(order?.id));
    // The receipt is shown only once.
    await next.goto('/');
    await expect(main(next).getByRole('heading').first()).toBeVisible();
    await expect(next.getByText(/Your order is placed/)).toHaveCount(0);
  });

  test('opens from another tab that had the same cart', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/cart');
    await expect(other.getByText(words.simple.name).first()).toBeVisible();
    const third = await context.newPage();
    await third.goto('/checkout');
    await expect(endOf(third, words, 'review')).toBeVisible();
    await placeOrder(page, words);
    for (const tab of [other, third]) {
      await expect(tab.getByText('You ordered this in another tab')).toBeVisible();
      await expect(tab.getByText('is no longer in your cart')).toHaveCount(0);
      await expect(tab.getByText('we have made you a new one')).toHaveCount(0);
      await tab.getByRole('link', { name: 'View receipt' }).click();
      await expect(receiptHeading(tab)).toBeVisible();
      await expect(reference(tab)).toHaveText(String(await reference(page).textContent()));
    }
  });
});

test.describe('The receipt of a customer', () => {
  test.beforeEach(async ({ page, shopper }) => {
    await shopper.addSimpleAsCustomer(words);
    await shopper.openCheckout(words);
    await expect(main(page).getByRole('button', { name: words.next })).toBeVisible();
  });

  const checkOut = async (page: Page) => {
    await goToPaymentAsCustomer(page, words);
    await chooseMethod(page, words, 'paymentMethod', words.methods.checkMoney);
    await continueFrom(page, words, 'paymentMethod', 'review');
    await placeOrder(page, words);
  };

  test('shows the number that the platform has given to the order', async ({ page, platform }) => {
    await checkOut(page);
    const [order] = await platform.orders();
    await expect(page.getByText(`Order number ${order?.number}`)).toBeVisible();
    await expect(reference(page)).toContainText(String(order?.id));
  });

  test('reports a total that differs from the agreed one', async ({ page, platform }) => {
    await page.route('**/payment-information', async (route) => {
      // The price changes after the last response that the shop compares with the screen.
      await page.request.post('/demo/set-price', { data: { sku: 'FL-B-04', price: 500 } });
      await route.continue();
    });
    await checkOut(page);
    await expect(page.getByRole('alert')).toContainText(
      'This order was made at $550.25, not at the $108.59 that you agreed to.',
    );
    expect(await platform.orders()).toHaveLength(1);
  });

  test('gives way to the home page at a sign-out here or in another tab', async ({
    page,
    context,
  }) => {
    await checkOut(page);
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(main(page)).not.toBeEmpty();

    await shopperOn(page).addSimpleAsCustomer(words);
    await shopperOn(page).openCheckout(words);
    await checkOut(page);
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'My Account' }).click();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(main(page)).not.toBeEmpty();
  });
});
