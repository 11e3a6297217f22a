import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { endOf, goToReviewAsCustomer, placeOrder } from '../checkout/steps.ts';
import { expect, test } from '../fixtures.ts';
import { heading } from '../locators.ts';
import { ADA, GUEST, ROBERTA } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const account = (page: Page) => page.getByRole('button', { name: 'My Account' });
const wish = (page: Page) => page.getByRole('button', { name: 'Add to Wish List' });

/** The amounts of a receipt or an order, by label. */
const amounts = (where: Locator) =>
  where
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent)));

test('Account: a guest creates an account from the receipt with a password that meets the platform’s rules', async ({
  page,
  platform,
  shopper,
}) => {
  await platform.control('password-rules', { length: 10, classes: 2 });
  await shopper.addSimple(words);
  await shopper.checkOut(words, 'review');
  await endOf(page, words, 'review').click();
  await page.getByRole('link', { name: 'Create an Account' }).click();
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(box('First Name')).toHaveValue(GUEST.firstName);
  await expect(box('Last Name')).toHaveValue(GUEST.lastName);
  await expect(box('Email')).toHaveValue(GUEST.email);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/^At least 10 characters, with 2 of these/);
  const create = main(page).getByRole('button', { name: 'Create an Account' });
  for (const [tried, message] of [
    ['anemone1', 'Please use at least 10 characters.'],
    ['anemoneanemone', 'Please mix 2 of these'],
  ] as const) {
    await password.fill(tried);
    await create.click();
    await expect(password).toHaveAccessibleDescription(new RegExp(message));
  }
  expect((await platform.calls()).filter(({ name }) => name === 'createCustomerV2')).toEqual([]);
  await password.fill('anemone123');
  await create.click();
  await expect(account(page)).toBeVisible();
  await account(page).click();
  await expect(page.getByText(GUEST.email)).toBeVisible();
});

test('Order history: shows a new order with the amounts of its receipt', async ({
  page,
  shopper,
}) => {
  await shopper.addSimpleAsCustomer(words);
  await shopper.openCheckout(words);
  await goToReviewAsCustomer(page, words);
  await placeOrder(page, words);
  const shownAmounts = await amounts(main(page));
  expect(shownAmounts).not.toEqual([]);

  await main(page).getByRole('link', { name: '000000001' }).click();
  await expect(heading(page, 'Order History')).toBeVisible();
  const order = main(page).getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(order).toContainText(shownAmounts.at(-1)?.[1] ?? 'no total');
  await order.getByRole('button').click();
  const values = (rows: (string | null)[][]) => rows.map(([, amount]) => amount);
  await expect.poll(async () => values(await amounts(order))).toEqual(values(shownAmounts));
  const lines = order.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(words.simple.name);
  await expect(lines).toContainText('Quantity 1');
  for (const title of ['Shipping Address', 'Billing Address']) {
    const place = order.getByRole('heading', { name: title }).locator('..');
    for (const part of ['Ada Reed', GUEST.street, GUEST.city, GUEST.postcode]) {
      await expect(place).toContainText(part);
    }
  }
  await expectAccessible(page);
});

test('Account: signing in completes a guest’s wish-list addition and opens the page they asked for', async ({
  page,
  platform,
  shopper,
}) => {
  await page.goto(words.simple.path);
  await wish(page).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await shopper.submitSignIn({ ...ROBERTA, password: 'wrong' });
  await expect(main(page).getByRole('alert')).toContainText('incorrect');
  await shopper.submitSignIn();
  await expect(heading(page, words.simple.name)).toBeVisible();
  await expect(wish(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wishlist');
  await expect(main(page).getByRole('link', { name: words.simple.name }).first()).toBeVisible();
  expect(
    (await platform.calls()).filter(({ name }) => name === 'addProductsToWishlist'),
  ).toHaveLength(1);
  await account(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await page.goto('/order-history?number=7');
  await expect(page).toHaveURL(/\/signin$/);
  await shopper.submitSignIn();
  await expect(page).toHaveURL(/\/order-history\?number=7$/);
});

/** All data that the browser stores for the shop: both storages, databases, caches, cookies. */
const storedText = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.context().cookies(),
    await page.evaluate(async () => {
      const responses: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          // Code and pictures are the same for everyone.
          if (/\/(assets|media)\//.test(request.url)) continue;
          responses.push(decodeURIComponent(request.url));
          responses.push((await (await cache.match(request))?.text()) ?? '');
        }
      }
      const databases = await indexedDB.databases();
      return [{ ...localStorage }, { ...sessionStorage }, responses, databases];
    }),
  ]);

/** Creates Ada's account on the platform, as if in another browser. */
async function createAccount(context: BrowserContext, request: APIRequestContext): Promise<void> {
  const shop = (await context.cookies()).find(({ name }) => name === 'demo-shop')?.value ?? '';
  const input = {
    email: ADA.email,
    firstname: ADA.name,
    lastname: 'Fern',
    password: ADA.password,
  };
  await request.post('/graphql', {
    headers: { 'x-demo-shop': shop },
    data: {
      query:
        'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      variables: { input },
    },
  });
}

test.describe('Two customers in one browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Sign-out: keeps no data of the first customer, and shows and sends none for the second', async ({
    page,
    request,
    context,
    shopper,
  }) => {
    await createAccount(context, request);
    await page.goto('/account');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null))
      .toBe('activated');
    await shopper.submitSignIn();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Roberta');
    const token: string = await page.evaluate(
      () => JSON.parse(localStorage['florilegium:signin_token']).value,
    );
    await shopper.addSimple(words);
    await wish(page).click();
    await expect(wish(page)).toHaveAttribute('aria-pressed', 'true');
    const cart: string = await page.evaluate(
      () => JSON.parse(localStorage['florilegium:cartId']).value,
    );
    for (const [path, title] of [
      ['/wishlist', 'Wish List'],
      ['/contact', 'Contact Us'],
      ['/checkout', 'Checkout'],
    ] as const) {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'Street Address' }).fill('9 Secret Lane');
    await page.getByRole('textbox', { name: 'City' }).fill('Marfa');
    await account(page).click();
    await page.getByRole('link', { name: 'Account Information' }).click();
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Half-Typed');
    await page.evaluate(() => {
      history.pushState(null, '', '/order-history?number=0000777');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(main(page).getByText('0000777')).toBeVisible();
    await account(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(heading(page, 'Sign In')).toBeVisible();

    const firstCustomersData = new RegExp(
      ['roberta', 'reed', 'half-typed', 'secret lane', 'marfa', '0000777', token, cart].join('|'),
      'i',
    );
    await expect.poll(() => storedText(page)).not.toMatch(firstCustomersData);

    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(
        decodeURIComponent(request.url()),
        request.postData() ?? '',
        JSON.stringify(request.headers()),
      );
    });
    // The customer returns to the same page in the same state.
    await shopper.submitSignIn(ADA);
    await expect(page).toHaveURL(/\/order-history$/);
    await main(page).getByRole('link', { name: 'Account Information' }).click();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue(ADA.name);
    await expect(page.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Fern');
    const contents = [await page.content()];
    for (const [path, text] of [
      ['/order-history', 'There are no orders in your account yet.'],
      ['/address-book', 'There is no address in your book yet.'],
      ['/saved-payments', 'You have no saved payments.'],
      ['/wishlist', 'There is nothing on your wish list yet.'],
      ['/cart', 'There are no items in your cart.'],
      ['/contact', 'Contact Us'],
    ] as const) {
      await page.goto(path);
      await expect(main(page).getByText(text).first()).toBeVisible();
      contents.push(await page.content());
    }
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Fern');
    expect(sent.join('\n')).not.toMatch(firstCustomersData);
    expect(contents.join('\n')).not.toMatch(firstCustomersData);
    expect(await storedText(page)).not.toMatch(firstCustomersData);
  });
});
