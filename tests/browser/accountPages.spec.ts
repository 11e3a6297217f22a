import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { violationsOf } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ROBERTA = { email: 'roberta@example.com', password: 'Peony123!' };
const ADDRESS = {
  'First Name': 'Roberta',
  'Last Name': 'Reed',
  'Street Address': '1 Rose Lane',
  City: 'Austin',
  'ZIP / Postal Code': '73301',
  'Phone Number': '5125550100',
};

const main = (page: Page) => page.getByRole('main');
const told = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signsIn(page: Page, password = ROBERTA.password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(ROBERTA.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Sign In' }).click();
}

/** A visitor is sent to sign in and comes back to where they wanted to be. */
async function arrives(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await signsIn(page);
  await expect(heading(page, title)).toBeVisible();
}

async function isAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

test.describe('account information', () => {
  test('a name that is saved is the customer’s everywhere', async ({ page, platform }) => {
    await arrives(page, '/account', 'Account Information');
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Roberta');
    await isAccessible(page);
    await page.getByRole('textbox', { name: 'First Name' }).fill('');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('link', { name: 'First Name: Is required.' })).toBeVisible();
    await page.getByRole('textbox', { name: 'First Name' }).fill('Robin');
    await page.getByRole('button', { name: 'Save name' }).dblclick();
    await expect(told(page, 'Your name is saved.')).toBeVisible();
    const calls = await platform.calls();
    expect(calls.filter(({ name }) => name === 'updateCustomerV2')).toHaveLength(1);
    await page.getByRole('button', { name: 'My Account' }).click();
    await expect(page.getByText('Robin Reed')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Robin');
  });

  test('what is typed outlives a failed save', async ({ page, platform }) => {
    await arrives(page, '/account', 'Account Information');
    await platform.control('fail', { field: 'updateCustomerV2', status: 500 });
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Rosewood');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(main(page).getByRole('alert')).toContainText('could not reach the shop');
    await expect(page.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Rosewood');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(told(page, 'Your name is saved.')).toBeVisible();
  });

  test('a wrong password changes neither email nor session', async ({ page }) => {
    await arrives(page, '/account', 'Account Information');
    await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Save email' }).click();
    await expect(main(page).getByRole('alert')).toContainText('Invalid login or password.');
    await expect(heading(page, 'Account Information')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@example.com');
    await page.getByLabel('Password', { exact: true }).fill(ROBERTA.password);
    await page.getByRole('button', { name: 'Save email' }).click();
    await expect(told(page, 'Your email address is saved.')).toBeVisible();
  });

  test('a new password is the one that opens the door', async ({ page }) => {
    await arrives(page, '/account', 'Account Information');
    await page.getByLabel('Current Password').fill(ROBERTA.password);
    await page.getByLabel('New Password').fill('Twinflower2!');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(told(page, 'Your new password is set.')).toBeVisible();
    await expect(page.getByLabel('New Password')).toHaveValue('');
    await page.context().clearCookies({ name: 'none' });
    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin');
    await signsIn(page, 'Twinflower2!');
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  });
});

test.describe('the address book', () => {
  const addresses = (page: Page) => page.getByRole('list', { name: 'Addresses' });

  async function writes(page: Page, change: Partial<typeof ADDRESS> = {}): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByRole('combobox', { name: 'Country' }).selectOption('US');
    for (const [name, value] of Object.entries({ ...ADDRESS, ...change })) {
      await dialog.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await dialog.getByRole('combobox', { name: 'State / Region' }).selectOption('TX');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
  }

  test('grows, changes and shrinks', async ({ page }) => {
    await arrives(page, '/address-book', 'Address Book');
    await expect(page.getByText('There is no address in your book yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await writes(page);
    await expect(addresses(page).getByRole('listitem')).toHaveCount(1);
    await expect(addresses(page)).toContainText('Default shipping address');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await writes(page, { City: 'Dallas' });
    await expect(addresses(page).getByRole('listitem')).toHaveCount(2);
    await isAccessible(page);

    await page.getByRole('button', { name: /^Edit .*Dallas/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit address' });
    await edit.getByRole('textbox', { name: 'City' }).fill('Houston');
    await edit.getByRole('checkbox', { name: 'Use as my default shipping address' }).check();
    await edit.getByRole('button', { name: 'Save address' }).click();
    await expect(edit).toBeHidden();
    const [houston, austin] = [
      addresses(page).getByRole('listitem').filter({ hasText: 'Houston' }),
      addresses(page).getByRole('listitem').filter({ hasText: 'Austin' }),
    ];
    await expect(houston).toContainText('Default shipping address');
    await expect(austin).not.toContainText('Default shipping address');

    await page.getByRole('button', { name: /^Delete .*Houston/ }).click();
    const confirm = page.getByRole('dialog', { name: 'Delete this address?' });
    await confirm.getByRole('button', { name: 'Delete address' }).click();
    await expect(confirm.getByRole('alert')).toContainText('can not be deleted');
    await confirm.getByRole('button', { name: 'Keep it' }).click();
    await expect(confirm).toBeHidden();
    await page.getByRole('button', { name: /^Edit .*Austin/ }).click();
    await edit.getByRole('checkbox', { name: 'Use as my default shipping address' }).check();
    await edit.getByRole('button', { name: 'Save address' }).click();
    await expect(houston).not.toContainText('Default');
    await page.getByRole('button', { name: /^Delete .*Houston/ }).click();
    await confirm.getByRole('button', { name: 'Delete address' }).click();
    await expect(addresses(page).getByRole('listitem')).toHaveCount(1);
    await expect(told(page, 'The address is deleted.')).toBeVisible();
  });

  test('an answer that makes no sense leads to no second address', async ({ page, platform }) => {
    await arrives(page, '/address-book', 'Address Book');
    await platform.control('malformed', { field: 'createCustomerAddress' });
    await page.getByRole('button', { name: 'Add an address' }).click();
    await writes(page);
    await expect(addresses(page).getByRole('listitem')).toHaveCount(1);
  });

  test('a session that ends while an address is written costs nothing of it', async ({
    page,
    platform,
  }) => {
    await arrives(page, '/address-book', 'Address Book');
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByRole('combobox', { name: 'Country' }).selectOption('US');
    for (const [name, value] of Object.entries(ADDRESS)) {
      await dialog.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await dialog.getByRole('combobox', { name: 'State / Region' }).selectOption('TX');
    await platform.control('revoke-tokens');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(heading(page, 'Sign In')).toBeVisible();
    await signsIn(page);
    await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Austin');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(addresses(page).getByRole('listitem')).toHaveCount(1);
  });

  test('that cannot be fetched says so, and is asked for again', async ({ page, platform }) => {
    await platform.control('fail', { field: 'customer', status: 400, times: 2 });
    await arrives(page, '/address-book', 'Address Book');
    await expect(page.getByText('Your addresses could not be fetched.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('There is no address in your book yet.')).toBeVisible();
  });
});

test.describe('the order history', () => {
  /** Orders one bouquet, through the platform's own interface. */
  async function orders(page: Page, count: number): Promise<void> {
    await page.evaluate(async (times) => {
      const stored = Object.entries(localStorage).find(([key]) => key.endsWith('signin_token'));
      const token: string = JSON.parse(stored?.[1] ?? '{}').value;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const send = async (path: string, body: object) =>
        (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      const address = {
        firstname: 'Ada',
        lastname: 'Reed',
        street: ['1 Rose Lane'],
        city: 'Austin',
        region: 'Texas',
        region_code: 'TX',
        region_id: 57,
        postcode: '73301',
        country_id: 'US',
        telephone: '5125550100',
      };
      for (let order = 0; order < times; order += 1) {
        const { data } = await send('/graphql', { query: 'mutation { createEmptyCart }' });
        await send('/graphql', {
          query: `mutation { addProductsToCart(cartId: "${data.createEmptyCart}", cartItems: [{ sku: "FL-B-04", quantity: 1 }]) { cart { id } } }`,
        });
        await send('/rest/V1/carts/mine/shipping-information', {
          addressInformation: {
            shipping_address: address,
            shipping_carrier_code: 'flatrate',
            shipping_method_code: 'flatrate',
          },
        });
        await send('/rest/V1/carts/mine/payment-information', {
          paymentMethod: { method: 'checkmo' },
          billingAddress: address,
        });
      }
    }, count);
  }
  const list = (page: Page) => page.getByRole('list', { name: 'Orders' });

  test('is empty at first, then tells everything of an order, and orders it again', async ({
    page,
    platform,
  }) => {
    await arrives(page, '/order-history', 'Order History');
    await expect(page.getByText('You have not ordered anything yet.')).toBeVisible();
    await orders(page, 1);
    await platform.control('ship-order', { number: '000000001', tracking: 'FL-77' });
    await page.reload();
    const order = list(page).getByRole('button', { name: /Order 000000001/ });
    await expect(order).toContainText('Complete');
    await order.click();
    await expect(page.getByRole('list', { name: 'Ordered items' })).toContainText(
      'Apricot Letters',
    );
    await expect(page.getByText('Courier FL-77')).toBeVisible();
    await expect(page.getByText('1 Rose Lane, Austin').first()).toBeVisible();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Order 000000001 again' }).click();
    await expect(page.getByText('It is all in your cart again.')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^Cart\D+1(?!\d)/ }),
    ).toBeVisible();
    await platform.control('sell-out', { sku: 'FL-B-04' });
    await page.getByRole('button', { name: 'Order 000000001 again' }).click();
    await expect(page.getByText('Not everything could be put into your cart')).toContainText(
      'Apricot Letters',
    );
  });

  test('goes from page to page and is searched by number', async ({ page }) => {
    await arrives(page, '/order-history', 'Order History');
    await orders(page, 7);
    await page.reload();
    await expect(list(page).getByRole('listitem')).toHaveCount(6);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Order number' }).fill('0004');
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?number=0004$/);
    await page.getByRole('textbox', { name: 'Order number' }).fill('nothing');
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByText('There is no order with nothing in its number.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all orders' }).first().click();
    await expect(list(page).getByRole('listitem')).toHaveCount(6);
    await page.goto('/order-history?page=9');
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
  });

  test('that cannot be fetched says so, and is asked for again', async ({ page, platform }) => {
    await arrives(page, '/order-history', 'Order History');
    await orders(page, 1);
    await platform.control('fail', { field: 'customer', status: 400, times: 2 });
    await page.reload();
    await expect(page.getByText('Your orders could not be fetched.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
  });
});
