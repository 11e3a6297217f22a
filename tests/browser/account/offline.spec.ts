import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading } from '../locators.ts';
import { ADA, CHANGED_PASSWORD, RESET_PASSWORD, ROBERTA } from '../shopData.ts';
import { ADDRESS_FIELDS } from './accountData.ts';

const OFFLINE = 'You are offline. Try again once you are back online.';

/**
 * Fills in a form, submits it while the network is offline, and again once it is back, without
 * typing anything a second time.
 */
async function submitTwice(
  form: Locator,
  fields: Record<string, string>,
  button: string,
): Promise<void> {
  const context = form.page().context();
  const boxes = Object.entries(fields).map(
    ([label, value]) => [form.getByLabel(label, { exact: true }), value] as const,
  );
  const submit = form.getByRole('button', { name: button, exact: true });
  for (const [box, value] of boxes) await box.fill(value);
  await context.setOffline(true);
  await submit.click();
  await expect(form.getByText(OFFLINE)).toHaveCount(1);
  for (const [box, value] of boxes) await expect(box).toHaveValue(value);
  await context.setOffline(false);
  await submit.click();
}
/** The form that this button submits. */
const formWith = (page: Page, button: string) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
    .last();

test('Offline: the sign-in form keeps what was typed, says so, and signs in afterwards', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/signin');
  const { email, password } = ROBERTA;
  await submitTwice(formWith(page, 'Sign In'), { Email: email, Password: password }, 'Sign In');
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
});

test('Offline: the form for a new account keeps what was typed, says so, and creates it afterwards', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/signup');
  const create = 'Create an Account';
  await submitTwice(
    formWith(page, create),
    { 'First Name': 'Ada', 'Last Name': 'Reed', Email: ADA.email, Password: ADA.password },
    create,
  );
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
});

test('Offline: the forms of a password reset keep what was typed, say so, and are sent afterwards', {
  tag: '@phone',
}, async ({ page, platform }) => {
  await page.goto('/forgot-password');
  const request = 'Send reset link';
  await submitTwice(formWith(page, request), { Email: ROBERTA.email }, request);
  await expect(page.getByRole('status').filter({ hasText: ROBERTA.email })).toBeVisible();
  const [mail] = await platform.mails();
  await page.goto(mail?.link ?? '');
  await submitTwice(
    formWith(page, 'Save'),
    { Email: ROBERTA.email, 'New Password': RESET_PASSWORD },
    'Save',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('Offline: the forms of a customer keep what was typed, say so, and are saved afterwards', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.goto('/account');
  await shopper.submitSignIn();
  await expect(page.getByLabel('First Name')).toHaveValue(ROBERTA.name);
  await submitTwice(
    formWith(page, 'Change password'),
    { 'Current Password': ROBERTA.password, 'New Password': CHANGED_PASSWORD },
    'Change password',
  );
  await expect(page.getByText('Your new password is set.')).toBeVisible();

  await page.goto('/address-book');
  await expect(heading(page, 'Address Book')).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption('US');
  await dialog.getByRole('combobox', { name: 'State / Region' }).selectOption('TX');
  await submitTwice(dialog, ADDRESS_FIELDS, 'Save address');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Addresses' })).toContainText('1 Rose Lane');
});
