import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Platform } from '../platform.ts';
import { ADA, CHANGED_EMAIL, CHANGED_PASSWORD, ROBERTA } from '../shopData.ts';
import { ADDRESS_FIELDS } from './accountData.ts';

const PHONE = { tag: '@phone' };

const main = (page: Page) => page.getByRole('main');
const entry = (place: Locator, name: string) => place.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses a button whose request the platform holds, edits meanwhile, and releases the request. */
async function editDuring(
  page: Page,
  platform: Platform,
  { field, button }: { field: string; button: string },
  edit: () => Promise<void>,
) {
  await platform.control('hold', { field });
  await press(page, button);
  await platform.untilHeld(field);
  await edit();
  await platform.control('release-held');
  await platform.waitForNetworkIdle();
}

const addresses = (page: Page) =>
  page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');

/** Opens the dialog of a new address and fills it. */
async function addAddress(page: Page) {
  await press(page, 'Add an address');
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('US');
  for (const [label, text] of Object.entries(ADDRESS_FIELDS)) await entry(form, label).fill(text);
  await form.getByRole('combobox', { name: 'State / Region' }).selectOption('TX');
}

test.describe('Form being sent', PHONE, () => {
  test('keeps a name that is typed meanwhile', async ({ page, platform, shopper }) => {
    await page.goto('/account');
    await shopper.signIn();
    const name = entry(main(page), 'First Name');
    await name.fill(' Rob ');
    const save = { field: 'updateCustomerV2', button: 'Save name' };
    await editDuring(page, platform, save, () => name.fill('Robyn'));
    await expect(page.getByText('Your name is saved.')).toBeVisible();
    await expect(name).toHaveValue('Robyn');
    await press(page, 'Save name');
    await platform.waitForNetworkIdle();
    await page.reload();
    await expect(name).toHaveValue('Robyn');
  });

  test('keeps an email address and a password that are typed meanwhile', async ({
    page,
    platform,
    shopper,
  }) => {
    await page.goto('/account');
    await shopper.signIn();
    const email = entry(main(page), 'Email');
    const password = main(page).getByLabel('Password', { exact: true });
    await email.fill(ADA.email);
    await password.fill(ROBERTA.password);
    const save = { field: 'updateCustomerEmail', button: 'Save email' };
    await editDuring(page, platform, save, () => email.fill(CHANGED_EMAIL));
    await expect(page.getByText('Your email address is saved.')).toBeVisible();
    await expect(email).toHaveValue(CHANGED_EMAIL);
    await expect(password).toHaveValue('');

    const current = main(page).getByLabel('Current Password');
    const next = main(page).getByLabel('New Password');
    await current.fill(ROBERTA.password);
    await next.fill(CHANGED_PASSWORD);
    const change = { field: 'changeCustomerPassword', button: 'Change password' };
    await editDuring(page, platform, change, () => next.fill(ADA.password));
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(next).toHaveValue(ADA.password);
  });

  test('keeps a newsletter choice that is made meanwhile', async ({ page, platform, shopper }) => {
    await page.goto('/communications');
    await shopper.signIn();
    const box = main(page).getByRole('checkbox');
    await box.check();
    const save = { field: 'updateCustomerV2', button: 'Save' };
    await editDuring(page, platform, save, () => box.uncheck());
    await expect(main(page).getByText(/^Your choice is saved: you will receive/)).toBeVisible();
    await expect(box).not.toBeChecked();
  });

  test('keeps a message to the shop that is typed meanwhile', async ({ page, platform }) => {
    await page.goto('/contact');
    await entry(main(page), 'Name').fill(ADA.name);
    await entry(main(page), 'Email').fill(ADA.email);
    const message = entry(main(page), 'Message');
    await message.fill('Do you have peonies?');
    const send = { field: 'contactUs', button: 'Send' };
    await editDuring(page, platform, send, () => message.fill('Do you have roses?'));
    await press(page, 'Write another message');
    await expect(message).toHaveValue('Do you have roses?');
  });

  test.describe('of a new address', () => {
    const save = { field: 'createCustomerAddress', button: 'Save address' };
    const street = (page: Page) => entry(page.getByRole('dialog'), 'Street Address');
    test.beforeEach(async ({ page, shopper }) => {
      await page.goto('/address-book');
      await shopper.signIn();
      await addAddress(page);
    });

    test('keeps what is edited meanwhile, and then saves it as the same address', async ({
      page,
      platform,
    }) => {
      await editDuring(page, platform, save, () => street(page).fill('99 Other Street'));
      await expect(page.getByText('The address is saved.')).toBeVisible();
      await expect(street(page)).toHaveValue('99 Other Street');
      await expect(street(page)).toBeFocused();
      await press(page, 'Save address');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(addresses(page)).toHaveCount(1);
      await expect(addresses(page)).toContainText('99 Other Street');
    });

    test('leaves another address alone that is opened after the dialog was closed', async ({
      page,
      platform,
    }) => {
      await editDuring(page, platform, save, async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await addAddress(page);
        await street(page).fill('99 Other Street');
      });
      await press(page, 'Save address');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(addresses(page)).toHaveCount(2);
    });
  });
});

test(
  'A saved name and email stay on the screen if the details cannot be read afterwards',
  PHONE,
  async ({ page, platform, shopper }) => {
    await page.goto('/account');
    await shopper.signIn();
    await platform.control('fail', { field: 'customer', times: 100 });
    const email = entry(main(page), 'Email');
    await email.fill(CHANGED_EMAIL);
    await main(page).getByLabel('Password', { exact: true }).fill(ROBERTA.password);
    await press(page, 'Save email');
    await expect(page.getByText('Your email address is saved.')).toBeVisible();
    await platform.waitForNetworkIdle();
    await expect(email).toHaveValue(CHANGED_EMAIL);
  },
);
