import type { BrowserContext, Page } from '@playwright/test';
import { CHECKOUT_ACTIONS, checkoutExpectations } from '../../models/checkout.expectations.ts';
import { modelPaths } from '../../models/modelPaths.ts';
import { advanceUntil } from '../advanceUntil.ts';
import { expect, type Platform, type Shopper, test } from '../fixtures.ts';
import { CARDS, GUEST, SKUS } from '../shopData.ts';
import { walkModel } from '../walkModel.ts';
import { ENGLISH as words } from '../words.ts';
import { chooseMethod, endOf, payByCard, stepOf, typeAddress } from './steps.ts';

const FIELD = 'payment-information';
const SKU = SKUS.simple;

type Name = Parameters<typeof stepOf>[2];

interface Fixtures {
  page: Page;
  context: BrowserContext;
  platform: Platform;
  shopper: Shopper;
  isCustomer: boolean;
}

/** The helpers that the walk's states and actions share. */
function walkOf({ page, context, platform, shopper, isCustomer }: Fixtures) {
  const placed = { orders: 0 };
  /** Expects that the step is open and no earlier request is in flight. */
  const expectOpen = async (name: Name) => {
    await expect(endOf(page, words, name)).toBeVisible();
    await expect(endOf(page, words, name)).not.toHaveAttribute('aria-busy', 'true');
  };
  const openStep = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: words.next, exact: true }) });
  const city = page.getByRole('textbox', { name: words.fields.city });
  const account = page.getByRole('banner').getByRole('button', { name: 'My Account' });
  const alertOf = (name: Name) => stepOf(page, words, name).getByRole('alert');
  const { email: _, ...anonymous } = GUEST;
  const enterAddress = () => typeAddress(page, words, isCustomer ? anonymous : GUEST);
  const place = () => endOf(page, words, 'review').click();
  const signIn = async () => {
    await shopper.submitSignIn();
  };
  const expectOrdered = async () => expect(await platform.orders()).toHaveLength(placed.orders);
  const expectSignIn = () => expect(page).toHaveURL('/signin');
  return {
    page,
    context,
    platform,
    shopper,
    isCustomer,
    placed,
    expectOpen,
    openStep,
    city,
    account,
    alertOf,
    enterAddress,
    place,
    signIn,
    expectOrdered,
    expectSignIn,
  };
}
type Walk = ReturnType<typeof walkOf>;

const statesOf = ({
  page,
  expectOpen,
  city,
  account,
  alertOf,
  expectOrdered,
  expectSignIn,
  isCustomer,
}: Walk) => ({
  nothing: async () => {
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    await expect(account).toHaveCount(1);
  },
  address: () => expectOpen('shippingAddress'),
  incomplete: async () => {
    await expect(city).toHaveAccessibleDescription('Is required.');
    await expect(city).toBeFocused();
  },
  shipping: async () => {
    await expectOpen('shippingMethod');
    await expect(stepOf(page, words, 'shippingAddress')).toContainText(GUEST.street);
  },
  editing: async () => {
    await expectOpen('shippingAddress');
    await expect(city).toHaveValue(GUEST.city);
  },
  billing: () => expectOpen('billingAddress'),
  signInPage: expectSignIn,
  signInAtReview: expectSignIn,
  payment: () => expectOpen('paymentMethod'),
  review: () => expectOpen('review'),
  badCard: () => expectOpen('review'),
  refused: async () => {
    await expect(alertOf('paymentMethod')).toContainText('Your payment was declined.');
    await expectOrdered();
  },
  absent: async () => {
    await expectOpen('review');
    await expectOrdered();
  },
  unconfirmed: async () => {
    await expect(page.getByRole('button', { name: words.placeOrder })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ask the shop' })).toBeVisible();
  },
  soldOut: async () => {
    await expect(
      page.getByText('is sold out, or there are not as many left').first(),
    ).toBeVisible();
    await expectOpen('review');
    await expectOrdered();
  },
  changed: async () => {
    await expect(alertOf('review')).toContainText('Your order has changed since you saw it.');
    await expectOpen('review');
    await expect(
      page.getByRole('status').filter({ hasText: 'Coupon FIRSTLIGHT no longer applies.' }),
    ).toBeVisible();
    await expectOrdered();
  },
  noCart: async () => {
    // The refusal of the cart has ended the customer's session.
    const reason = isCustomer ? 'Sign in again to see your cart.' : words.emptyCart;
    await expect(page.getByRole('main').getByText(reason)).toBeVisible();
    await expect(account).toHaveCount(0);
    await expectOrdered();
  },
  receipt: async () => {
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    await expectOrdered();
  },
  verifiedReceipt: async () => {
    await expect(
      page
        .getByText(/Your order is placed; the confirmation goes to|Order (?:reference|number)/)
        .first(),
    ).toBeVisible();
    await expectOrdered();
  },
});

const actionsOf = ({
  page,
  context,
  platform,
  shopper,
  placed,
  expectOpen,
  openStep,
  city,
  alertOf,
  enterAddress,
  place,
  signIn,
}: Walk): Parameters<typeof walkModel>[1]['actions'] => ({
  fill: async () => {
    await shopper.addSimple(words);
    await shopper.openCheckout(words);
  },
  send: async () => {
    if (await city.isVisible()) await enterAddress();
    await openStep.getByRole('button', { name: words.next, exact: true }).click();
  },
  forget: async () => {
    await enterAddress();
    await city.fill('');
    await endOf(page, words, 'shippingAddress').click();
  },
  edit: () =>
    stepOf(page, words, 'shippingAddress').getByRole('button', { name: words.edit }).click(),
  reload: async () => {
    await page.reload();
  },
  payByCheck: async () => {
    await chooseMethod(page, words, 'paymentMethod', words.methods.checkMoney);
    await endOf(page, words, 'paymentMethod').click();
  },
  payByBadCard: () => payByCard(page, words, CARDS.declined),
  place: async ({ from, to }) => {
    if (from === 'soldOut') await platform.control('set-stock', { sku: SKU, stock: 50 });
    if (to === 'receipt') placed.orders += 1;
    await place();
  },
  loseResponse: async () => {
    placed.orders += 1;
    await platform.control('drop', { field: FIELD });
    await place();
  },
  loseRequest: async () => {
    await platform.control('fail', { field: FIELD, status: 502 });
    await place();
    await advanceUntil(page, () =>
      expect(alertOf('review')).toContainText('Your order was not placed', { timeout: 300 }),
    );
  },
  loseNetwork: async () => {
    placed.orders += 1;
    await page.route(`**/${FIELD}`, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    await place();
    const doubt = page.getByRole('heading', { name: 'We could not confirm your order' });
    await advanceUntil(page, () => expect(doubt).toBeVisible({ timeout: 300 }));
    await page.unroute(`**/${FIELD}`);
  },
  check: async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Check again' }).click();
  },
  sellOut: async () => {
    await platform.control('sell-out', { sku: SKU });
    await place();
  },
  expireCoupon: async () => {
    await page.goto('/cart');
    await page.getByRole('textbox', { name: words.coupon }).fill('FIRSTLIGHT');
    await page.getByRole('button', { name: words.apply, exact: true }).click();
    await expect(page.getByRole('list', { name: words.coupons })).toContainText('FIRSTLIGHT');
    await page.goto('/checkout');
    await expectOpen('review');
    await platform.control('expire-coupon', { code: 'FIRSTLIGHT' });
    await place();
  },
  expireCart: async () => {
    await platform.control('forget-carts');
    await place();
  },
  expireSession: async ({ from }) => {
    await platform.control('expire-tokens');
    await endOf(page, words, from === 'review' ? 'review' : 'billingAddress').click();
  },
  signIn: async ({ to }) => {
    if (to === 'nothing') await page.goto('/signin');
    await signIn();
    if (to !== 'nothing') return;
    await expect(page).toHaveURL('/');
    await page.goto('/checkout');
  },
});

for (const { who, counts } of [
  { who: 'a guest', counts: { states: 17, transitions: 32, paths: 1 } },
  { who: 'a customer', counts: { states: 19, transitions: 36, paths: 1 } },
]) {
  const isCustomer = who === 'a customer';
  const { states, transitions, paths } = modelPaths(
    checkoutExpectations(isCustomer),
    CHECKOUT_ACTIONS,
  );

  test(`Checkout: behaves for ${who} as its test model expects in ${counts.states} states and ${counts.transitions} transitions`, {
    tag: '@phone',
  }, async ({ page, context, platform, shopper }) => {
    expect({ states, transitions, paths: paths.length }).toEqual(counts);
    const walk = walkOf({ page, context, platform, shopper, isCustomer });
    const { signIn } = walk;
    await walkModel(paths, {
      begin: async () => {
        await page.clock.install();
        if (isCustomer) {
          await page.goto('/signin');
          await signIn();
          await expect(page).toHaveURL('/');
        }
        await page.goto('/checkout');
        await expect(page.getByText(words.emptyCart)).toBeVisible();
      },
      states: statesOf(walk),
      actions: actionsOf(walk),
    });
  });
}
