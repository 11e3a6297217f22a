import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { goToStep, stepOf } from '../checkout/steps.ts';
import { delayTimers } from '../delayTimers.ts';
import { expect, test } from '../fixtures.ts';
import { ADA, RESET_PASSWORD, ROBERTA } from '../shopData.ts';
import { ENGLISH } from '../words.ts';

const HOUR = 3_600_000;

const account = (page: Page) => page.getByRole('button', { name: 'My Account' });
const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign In' });
/** The storage keys without the caches, which every page writes, and the store view. */
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !/:(cache|imagesBySku|store_view)/.test(key)),
  );

test('Session: a guest signs in from any page and keeps the cart', {
  tag: ['@phone', '@smoke'],
}, async ({ page, shopper, platform }) => {
  await shopper.addSimple(ENGLISH);
  await shopper.openCart(ENGLISH);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await signInButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await shopper.submitSignIn();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')).toHaveCount(1);
  const mergeCount = async () =>
    (await platform.calls()).filter(({ name }) => name === 'mergeCarts').length;
  await expect.poll(mergeCount).toBe(1);
  await shopper.expectInCart(ENGLISH, 1);
  expect(refused).toEqual([]);
});

test('Session: the form reports a wrong password and signs nobody in', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(ENGLISH);
  await page.goto('/signin');
  await shopper.submitSignIn({ ...ROBERTA, password: 'nonsense' });
  await expect(page.getByRole('alert')).toContainText('The account sign-in was incorrect');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ROBERTA.email);
  await expect(page).toHaveURL(/\/signin$/);
  await shopper.expectInCart(ENGLISH, 1);
});

/** Makes the page's device sleep: when it wakes up, this much time has passed. */
function simulateSleep() {
  const { now } = Date;
  let slept = 0;
  addEventListener('sleep', (event) => {
    slept += (event as CustomEvent<number>).detail;
  });
  Date.now = () => now() + slept;
}

test('Session: signing out leaves a private page although the platform does not respond', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.goto('/signin');
  await shopper.signIn();
  await page.goto('/saved-payments');
  const title = page.getByRole('heading', { level: 1, name: 'Saved Payments' });
  await expect(title).toBeVisible();
  const { open, opened } = gate();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('revokeCustomerToken')) await opened;
    await route.fallback();
  });
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(title).toBeHidden();
  open();
  await expect.poll(() => storedKeys(page)).toEqual([]);
  await shopper.signIn();
  await expect(title).toBeVisible();
});

test('Session: signing out leaves nothing behind in any tab', { tag: '@phone' }, async ({
  page,
  context,
  platform,
  shopper,
}) => {
  await page.addInitScript(simulateSleep);
  await shopper.addSimpleAsCustomer(ENGLISH);
  const other = await context.newPage();
  await other.goto('/');
  await expect(account(other)).toBeVisible();
  await platform.control('fail', { field: 'revokeCustomerToken', message: 'No.' });
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(signInButton(other)).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  // Signing in in one tab signs in all tabs.
  await signInButton(page).click();
  await shopper.submitSignIn();
  await expect(account(other)).toBeVisible();
  await expect(account(page)).toHaveAccessibleDescription('Roberta');
  await expect(account(other)).toHaveAccessibleDescription('Roberta');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.reload();
  await expect(account(page)).toHaveAccessibleDescription('Roberta');
  // A new token in one tab may belong to another customer, so the other tabs query the customer.
  const response = page.waitForResponse(/CustomerDetails/);
  await other.evaluate(() => {
    const token = localStorage.getItem('florilegium:signin_token') ?? '';
    localStorage.setItem('florilegium:signin_token', `${token} `);
  });
  await response;
  await expect(account(page)).toHaveAccessibleDescription('Roberta');
  // When one tab notices that the token has expired, all tabs sign out. A product page would record
  // a view for the next customer, so both tabs go to the home page first.
  await page.goto('/');
  await expect(account(page)).toHaveAccessibleDescription('Roberta');
  await expect.poll(() => storedKeys(page)).toContain('florilegium:recently_viewed');
  const reloaded = other.waitForEvent('load');
  await page.evaluate(
    (ms) => dispatchEvent(new CustomEvent('sleep', { detail: ms })),
    HOUR + 1_000,
  );
  await expect(signInButton(page)).toBeVisible();
  await reloaded;
  await expect(signInButton(other)).toBeVisible();
  await expect.poll(() => storedKeys(other)).toEqual(['florilegium:session_ended']);
});

test('Session: emptied storage signs the customer out in every tab', {
  tag: '@phone',
}, async ({ page, context, shopper }) => {
  await page.goto('/account');
  await shopper.submitSignIn();
  await expect(account(page)).toBeVisible();
  const other = await context.newPage();
  // The other tab learns of it by a storage event, not by its own timer.
  await delayTimers(other, 1_000);
  await other.goto('/');
  await expect(account(other)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('florilegium:signin_token'));
  await expect(signInButton(other)).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('Session: the checkout reports an expired session, and signing in returns to it', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.clock.install();
  await shopper.addSimpleAsCustomer(ENGLISH);
  await shopper.openCheckout(ENGLISH);
  await expect(stepOf(page, ENGLISH, 'shippingAddress')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward(HOUR + 1_000);
  await reloaded;
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\b/);
  await expect.poll(() => storedKeys(page)).toEqual(['florilegium:session_ended']);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await shopper.submitSignIn();
  await expect(page).toHaveURL(/\/checkout\b/);
  await expect(stepOf(page, ENGLISH, 'shippingAddress')).toBeVisible();
});

for (const path of ['/', ENGLISH.simple.path, '/account']) {
  test(`Session: an expiry on ${path} is reported once the page has reloaded`, async ({
    page,
    shopper,
  }) => {
    await page.clock.install();
    await page.goto(path);
    // The account page leads to the sign-in page by itself.
    if (path !== '/account') await signInButton(page).click();
    await expect(page).toHaveURL('/signin');
    await shopper.signIn();
    await expect(page).toHaveURL(path);
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(HOUR + 1_000);
    await reloaded;
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    if (path !== '/') return;
    await test.step('The next load does not report the expiry again.', async () => {
      await page.reload();
      await expect(signInButton(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    });
  });
}

for (const path of ['/account', '/order-history']) {
  test(`Session: a rejected session on ${path} opens the sign-in page, which stays while the customer types`, async ({
    page,
    shopper,
    platform,
  }) => {
    await page.goto('/signin');
    await shopper.submitSignIn();
    await expect(account(page)).toBeVisible();
    await platform.control('revoke-tokens');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await email.fill(ADA.email);
    await page.clock.runFor(10_000);
    await platform.waitForNetworkIdle();
    await expect(email).toHaveValue(ADA.email);
    expect(loads).toBe(1);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await shopper.submitSignIn();
    await expect(page).toHaveURL(path);
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  });
}

for (const end of ['expiry', 'rejection'] as const) {
  test(`Session: a customer’s cart is never called empty after the session has ended by ${end}`, async ({
    page,
    shopper,
    platform,
  }) => {
    const emptyCart = ENGLISH.emptyCart;
    let wasCalledEmpty = false;
    await page.exposeFunction('reportEmptyCart', () => {
      wasCalledEmpty = true;
    });
    await page.addInitScript((words) => {
      const { reportEmptyCart } = window as unknown as { reportEmptyCart: () => void };
      new MutationObserver(() => {
        if (document.querySelector('main')?.textContent.includes(words)) reportEmptyCart();
      }).observe(document, { childList: true, subtree: true });
    }, emptyCart);
    await page.clock.install();
    await shopper.addSimpleAsCustomer(ENGLISH);
    await shopper.openCart(ENGLISH);
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: ENGLISH.cartItems })).toBeVisible();
    if (end === 'expiry') {
      const reloaded = page.waitForEvent('load');
      await page.clock.fastForward(HOUR + 1_000);
      await reloaded;
    } else {
      await platform.control('revoke-tokens');
      await main.getByRole('button', { name: 'Increase quantity' }).first().click();
      await page.clock.runFor(350);
    }
    await expect(main.getByText('Your session has ended.')).toBeVisible();
    expect(wasCalledEmpty).toBe(false);
    if (end === 'expiry') return;
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL('/signin');
    expect(wasCalledEmpty).toBe(false);
  });
}

test('Session: an empty cart mentions an ended session until the customer has signed in again', async ({
  page,
  shopper,
}) => {
  await shopper.addSimpleAsCustomer(ENGLISH);
  // Open a page without the shop: the shop would notice the expiry at once and reload.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const key = 'florilegium:signin_token';
    const token = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(
      key,
      JSON.stringify({ ...token, timeStored: token.timeStored - 7_200_000 }),
    );
  });
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Sign in again to see your cart.')).toBeVisible();
  await main.getByRole('button', { name: 'Sign In' }).click();
  await shopper.signIn();
  await expect(page).toHaveURL('/cart');
  await expect(main.getByRole('list', { name: ENGLISH.cartItems })).toBeVisible();
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(main.getByText(ENGLISH.emptyCart)).toBeVisible();
  await expect(main.getByText('Your session has ended.')).toHaveCount(0);
});

test('Session: a rejected session is reported in every tab', { tag: '@phone' }, async ({
  page,
  context,
  platform,
  shopper,
}) => {
  await page.goto('/account');
  await shopper.submitSignIn();
  await expect(account(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/order-history');
  await expect(account(other)).toBeVisible();
  await platform.control('revoke-tokens');
  await page.reload();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/signin');
    await expect(tab.getByText('Your session has ended.')).toBeVisible();
  }
});

test('Session: a rejected session is reported although the shopper leaves the page at once', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await delayTimers(page, 1_000);
  await page.goto('/order-history');
  await shopper.submitSignIn();
  await expect(account(page)).toBeVisible();
  await platform.control('revoke-tokens');
  await page.reload();
  await expect.poll(() => storedKeys(page)).toEqual(['florilegium:session_ended']);
  await page.goto('/address-book');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});

test('Session: a session that ends with the customer’s cart is reported on the page', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimpleAsCustomer(ENGLISH);
  const message = 'The current user cannot perform operations on cart "abc"';
  // For the header's badge and for the cart itself.
  await platform.control('fail', { field: 'cart', message, times: 2 });
  await page.goto('/checkout');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Your session has ended.')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\b/);
});

test('Session: a rejected session ends on the sign-in page, and typed text is restored afterwards', {
  tag: '@phone',
}, async ({ page, shopper, platform }) => {
  await shopper.addSimpleAsCustomer(ENGLISH);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const step = stepOf(page, ENGLISH, 'shippingAddress');
  await step.getByRole('textbox', { name: 'City' }).fill('Marfa');
  await platform.control('expire-tokens');
  await step.getByRole('textbox', { name: 'First Name' }).fill('Roberta');
  await step.getByRole('textbox', { name: 'Last Name' }).fill('Reed');
  await step.getByRole('textbox', { name: 'Street Address' }).fill('1 Rose Lane');
  await step.getByRole('combobox', { name: 'Country' }).selectOption('US');
  await step.getByRole('combobox', { name: 'State / Region' }).selectOption('TX');
  await step.getByRole('textbox', { name: 'ZIP / Postal Code' }).fill('79843');
  await step.getByRole('textbox', { name: 'Phone Number' }).fill('5125550100');
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Your session has ended.')).toBeVisible();
  await expect(notices.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
  // The notice does not cover the form.
  await page.getByRole('main').getByText('Email', { exact: true }).click({ trial: true });
  await expect.poll(() => storedKeys(page)).toEqual(['florilegium:session_ended']);
  await shopper.submitSignIn();
  await expect(page).toHaveURL(/\/checkout\b/);
  // The notice is no longer true.
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  await expect(
    stepOf(page, ENGLISH, 'shippingAddress').getByRole('textbox', { name: 'City' }),
  ).toHaveValue('Marfa');
});

test('Session: an order placed while signed in belongs to the customer', { tag: '@phone' }, async ({
  page,
  shopper,
  platform,
}) => {
  await page.clock.install();
  await shopper.addSimpleAsCustomer(ENGLISH);
  await shopper.openCheckout(ENGLISH);
  await expect(
    stepOf(page, ENGLISH, 'shippingAddress').getByRole('textbox', { name: 'Email' }),
  ).toBeHidden();
  await goToStep(page, ENGLISH, 'shippingAddress');
  expect(await platform.orders()).toHaveLength(0);
  // The laptop was closed for an hour: no timer ran meanwhile.
  const reloaded = page.waitForEvent('load');
  await page.clock.setSystemTime(Date.now() + HOUR + 5_000);
  await page.clock.runFor(1_500);
  await reloaded;
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});

test('Receipt: creates an account from the order’s details and signs its owner in', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/signup?email=ada%40example.com&firstName=Ada&lastName=Reed');
  const email = page.getByRole('textbox', { name: 'Email' });
  const create = page.getByRole('main').getByRole('button', { name: 'Create an Account' });
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await email.fill(ROBERTA.email);
  await create.click();
  await expect(page.getByRole('alert')).toContainText('already exists');
  await email.fill(ADA.email);
  await create.click();
  await expect(account(page)).toBeVisible();
  await account(page).click();
  await expect(page.getByText(ADA.email)).toBeVisible();
});

test('Session: the emailed link replaces a forgotten password', { tag: '@phone' }, async ({
  page,
  platform,
  request,
  context,
  shopper,
}) => {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(ROBERTA.email);
  await platform.control('fail', { field: 'requestPasswordResetEmail', status: 500 });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('status').filter({ hasText: ROBERTA.email })).toBeVisible();
  const shop = (await context.cookies()).find(({ name }) => name === 'demo-shop')?.value ?? '';
  const mails = await request.get('/demo/mails', { headers: { 'x-demo-shop': shop } });
  const [mail] = (await mails.json()) as { link: string }[];
  await page.goto(mail?.link ?? '');
  await page.getByRole('textbox', { name: 'Email' }).fill(ROBERTA.email);
  await page.getByLabel('New Password', { exact: true }).fill(RESET_PASSWORD);
  await platform.control('fail', { field: 'resetPassword', message: 'Too many at once.' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await shopper.submitSignIn({ ...ROBERTA, password: RESET_PASSWORD });
  await expect(account(page)).toBeVisible();
});

test('Session: a created account exists although the first sign-in fails', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await page.goto('/signup?email=ada%40example.com&firstName=Ada&lastName=Reed');
  await platform.control('fail', { field: 'generateCustomerToken', message: 'Not just now.' });
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.getByRole('main').getByRole('button', { name: 'Create an Account' }).click();
  await expect(page.getByText('Your account is created. Please sign in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).first().click();
  await shopper.submitSignIn(ADA);
  await expect(account(page)).toBeVisible();
});

test('Session: signing out on a page without forms forgets what was typed on other pages', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimpleAsCustomer(ENGLISH);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('My own words');
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: ENGLISH.fields.street }).fill('7 My Own Street');
  await page.goto('/');
  const hasTrace = () =>
    page.evaluate(() => /My Own/i.test(JSON.stringify({ ...localStorage, ...sessionStorage })));
  expect(await hasTrace()).toBe(true);
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect.poll(hasTrace).toBe(false);
});
