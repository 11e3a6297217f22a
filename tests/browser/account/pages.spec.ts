import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, notifications } from '../locators.ts';
import { CHANGED_EMAIL, CHANGED_PASSWORD, ROBERTA, SKUS } from '../shopData.ts';
import { shopperOn } from '../shopper.ts';
import { ADDRESS_FIELDS, placeOrders } from './accountData.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, words: string) => notifications(page).getByText(words);

/** A visitor must sign in, and then returns to the requested page. */
async function signInTo(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await shopperOn(page).submitSignIn();
  await expect(heading(page, title)).toBeVisible();
}

test.describe('Account information', () => {
  test('a changed name, email address and password apply everywhere', async ({ page, shopper }) => {
    const name = page.getByRole('textbox', { name: 'First Name' });
    const email = page.getByRole('textbox', { name: 'Email' });
    await signInTo(page, '/account', 'Account Information');
    await expect(name).toHaveValue('Roberta');
    await name.fill('');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('link', { name: 'First Name: Is required.' })).toBeVisible();
    await name.fill('Robin');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(toast(page, 'Your name is saved.')).toBeVisible();
    await page.getByRole('button', { name: 'My Account' }).click();
    await expect(page.getByText('Robin Reed')).toBeVisible();
    await page.keyboard.press('Escape');

    await email.fill(CHANGED_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Save email' }).click();
    await expect(main(page).getByRole('alert')).toContainText('Invalid login or password.');
    await expect(heading(page, 'Account Information')).toBeVisible();
    await expect(email).toHaveValue(CHANGED_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(ROBERTA.password);
    await page.getByRole('button', { name: 'Save email' }).click();
    await expect(toast(page, 'Your email address is saved.')).toBeVisible();

    await page.getByLabel('Current Password').fill(ROBERTA.password);
    await page.getByLabel('New Password').fill(CHANGED_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Your new password is set.')).toBeVisible();
    await expect(page.getByLabel('New Password')).toHaveValue('');
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(heading(page, 'Sign In')).toBeVisible();
    await shopper.submitSignIn({ email: CHANGED_EMAIL, password: CHANGED_PASSWORD });
    await expect(name).toHaveValue('Robin');
  });
});

test.describe('Address book', () => {
  const addresses = (page: Page) => page.getByRole('list', { name: 'Addresses' });

  async function fillAddress(
    page: Page,
    change: Partial<typeof ADDRESS_FIELDS> = {},
  ): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByRole('combobox', { name: 'Country' }).selectOption('US');
    for (const [name, value] of Object.entries({ ...ADDRESS_FIELDS, ...change })) {
      await dialog.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await dialog.getByRole('combobox', { name: 'State / Region' }).selectOption('TX');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
  }

  test('adds, edits and deletes addresses; a malformed response creates no second address', async ({
    page,
    platform,
  }) => {
    await signInTo(page, '/address-book', 'Address Book');
    await expect(page.getByText('There is no address in your book yet.')).toBeVisible();
    await platform.control('malformed', { field: 'createCustomerAddress' });
    await page.getByRole('button', { name: 'Add an address' }).click();
    await fillAddress(page);
    await expect(addresses(page).getByRole('listitem')).toHaveCount(1);
    await expect(addresses(page)).toContainText('Default shipping address');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await fillAddress(page, { City: 'Dallas' });
    await expect(addresses(page).getByRole('listitem')).toHaveCount(2);

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
    await expect(confirm).toContainText('make another one the default first');
    await expect(confirm.getByRole('button', { name: 'Delete address' })).toHaveCount(0);
    await confirm.getByRole('button', { name: 'Keep it' }).click();
    await expect(confirm).toBeHidden();
    await page.getByRole('button', { name: /^Edit .*Austin/ }).click();
    await edit.getByRole('checkbox', { name: 'Use as my default shipping address' }).check();
    await edit.getByRole('button', { name: 'Save address' }).click();
    await expect(houston).not.toContainText('Default');
    await page.getByRole('button', { name: /^Delete .*Houston/ }).click();
    // After a lost response the shop reads the address book, if that is possible.
    for (const isReadable of [true, false]) {
      await platform.control('fail', { field: 'deleteCustomerAddress', status: 500 });
      if (!isReadable) await platform.control('fail', { field: 'customer', message: 'No.' });
      const looked = page.waitForResponse(/AddressBook/);
      await confirm.getByRole('button', { name: 'Delete address' }).click();
      await looked;
      await expect(confirm.getByRole('alert')).toContainText('Please try again');
    }
    await confirm.getByRole('button', { name: 'Delete address' }).click();
    await expect(addresses(page).getByRole('listitem')).toHaveCount(1);
    await expect(toast(page, 'The address is deleted.')).toBeVisible();
  });
});

test.describe('Order history', () => {
  const list = (page: Page) => page.getByRole('list', { name: 'Orders' });
  const revisitPages = async (page: Page) => {
    for (const name of ['Address Book', 'Order History']) {
      await main(page).getByRole('link', { name }).click();
      await expect(heading(page, name)).toBeVisible();
    }
  };

  test('starts empty, shows an order’s details, reorders it, has pages and finds an order by number', async ({
    page,
    platform,
  }) => {
    await signInTo(page, '/order-history', 'Order History');
    await expect(page.getByText('There are no orders in your account yet.')).toBeVisible();
    await placeOrders(page, 1);
    await platform.control('ship-order', { number: '000000001', tracking: 'FL-77' });
    await revisitPages(page);
    const order = list(page).getByRole('button', { name: /Order 000000001/ });
    await expect(order).toContainText('Complete');
    await order.click();
    await expect(page.getByRole('list', { name: 'Items' })).toContainText('Apricot Letters');
    await expect(page.getByText('Courier FL-77')).toBeVisible();
    await expect(page.getByText('1 Rose Lane, Austin').first()).toBeVisible();
    await platform.control('fail', { field: 'reorderItems', message: 'Not today.' });
    await page.getByRole('button', { name: 'Order again: 000000001' }).click();
    await expect(main(page).getByRole('alert')).toContainText('Not today.');
    await page.getByRole('button', { name: 'Order again: 000000001' }).click();
    await expect(page.getByText('All items are in your cart again.')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^Cart\D+1(?!\d)/ }),
    ).toBeVisible();

    await placeOrders(page, 6);
    await revisitPages(page);
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
    await page.evaluate(() => {
      history.pushState(null, '', '/order-history?page=9');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/\/order-history$/);
    await page.getByRole('textbox', { name: 'Order number' }).fill('000000001');
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await list(page).getByRole('button').click();
    await platform.control('sell-out', { sku: SKUS.simple });
    await page.getByRole('button', { name: 'Order again: 000000001' }).click();
    await expect(page.getByText('Not everything could be put into your cart')).toContainText(
      'Apricot Letters',
    );
  });
});
