import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { pushPath } from '../locators.ts';
import { ADA, ROBERTA } from '../shopData.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function fillMessage(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Reed');
  await page.getByRole('textbox', { name: 'Email' }).fill(ADA.email);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
  ).toBe(false);
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const requestCount = async (platform: { calls(): Promise<{ name: string }[]> }, name: string) =>
  (await platform.calls()).filter((call) => call.name === name).length;

test('Contact form: names missing fields and accepts a visitor’s request to close an account', {
  tag: '@phone',
}, async ({ page, platform }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await button(page, 'Send').click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
    'Is required.',
  );
  await expectAccessible(page);
  await fillMessage(page, 'Do you have freesias?');
  await button(page, 'Send').click();
  await expect(page.getByRole('status').filter({ hasText: 'has been sent' })).toBeFocused();
  await expect(page.getByText('We will reply to ada@example.com')).toBeVisible();

  await pushPath(page, '/account/close');
  await fillMessage(page, 'I am moving away.');
  await button(page, 'Send request').click();
  await expect(page.getByText('Your request has been sent.')).toBeVisible();
  expect(await requestCount(platform, 'deleteCustomer')).toBe(0);
});

test('Contact form: what was typed is there after a page load, and gone once it is sent', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page, 'Do you have freesias?');
  await page.goto('/');
  await page.goBack();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Do you have freesias?');
  await page.reload();
  await expect(message).toHaveValue('Do you have freesias?');
  await button(page, 'Send').click();
  await expect(page.getByText('We will reply to ada@example.com')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('freesias');
});

test('Close account: asks once more, closes the account and signs the customer out', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await page.goto('/signin');
  await shopper.signIn();
  await page.goto('/account/close');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ROBERTA.email);
  await page.getByRole('textbox', { name: 'Message' }).fill('I am moving away.');
  await button(page, 'Close my account').click();
  const question = page.getByRole('dialog', { name: 'Close your account?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(button(page, 'Close my account')).toBeFocused();
  expect(await requestCount(platform, 'deleteCustomer')).toBe(0);

  await button(page, 'Close my account').click();
  // The account is closed only after the message to the shop owner was sent.
  await platform.control('fail', { field: 'contactUs', status: 500 });
  await question.getByRole('button', { name: 'Close account' }).click();
  await expect(question.getByRole('alert')).toContainText(
    'We received no valid answer from the shop',
  );
  expect(await requestCount(platform, 'deleteCustomer')).toBe(0);
  await platform.control('fail', { field: 'deleteCustomer', status: 500 });
  await question.getByRole('button', { name: 'Close account' }).click();
  await expect(question.getByRole('alert')).toContainText(
    'We received no valid answer from the shop',
  );
  await question.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText('Your account is closed, and you are signed out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  // The message was sent once, although closing the account took several attempts.
  expect(await requestCount(platform, 'contactUs')).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ROBERTA.email);
  await page.goto('/signin');
  await shopper.submitSignIn();
  await expect(page.getByRole('alert')).toContainText('incorrect');
});

test('Saved payments: asks before each deletion, until none is left', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.goto('/saved-payments');
  await shopper.signIn();
  const list = page.getByRole('list', { name: 'Saved Payments' });
  await expect(list.getByRole('listitem')).toHaveText([/Visa ending in 1111/, /Mastercard/]);
  const question = page.getByRole('dialog', { name: 'Remove this card?' });
  await list.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toBeHidden();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveText([/Mastercard/]);
  await list.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no saved payments.')).toBeVisible();
});

test('Saved payments: a card whose removal gets no response disappears, and removing it again succeeds', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await page.goto('/saved-payments');
  await shopper.signIn();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await platform.control('drop', { field: 'deletePaymentToken' });
  await button(page, 'Remove Visa ending in 1111').click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true });
  await remove.click();
  await expect(dialog.getByRole('alert')).toContainText('We received no valid answer');
  await expect(page.getByText('Visa ending in 1111')).toHaveCount(1);
  await remove.click();
  await expect(page.getByText('The card is removed.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
