import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { ADA } from '../shopData.ts';

test('New account: its owner confirms it by a mailed link, which can be sent again', {
  tag: ['@phone', '@desktop'],
}, async ({ page, platform, shopper }) => {
  await platform.control('account-confirmation');
  await page.goto('/signup');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First Name' }).fill('Ada');
  await main.getByRole('textbox', { name: 'Last Name' }).fill('Reed');
  await main.getByRole('textbox', { name: 'Email' }).fill(ADA.email);
  await main.getByLabel('Password', { exact: true }).fill(ADA.password);
  await main.getByRole('button', { name: 'Create an Account' }).click();
  await expect(main.getByRole('status')).toContainText(`in the email to ${ADA.email}`);
  await expect(main.getByRole('status')).toBeFocused();
  const link = async () => (await platform.mails()).at(-1)?.link ?? '';
  const former = await link();

  await page.goto('/signin');
  await shopper.submitSignIn(ADA);
  await expect(main.getByRole('alert')).toContainText('Please confirm your email address first');
  await main.getByRole('button', { name: 'Send it again' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'We have sent' })).toBeFocused();

  await page.goto(former);
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('The confirmation token is invalid');
  await page.goto(await link());
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main.getByRole('status')).toContainText('Your email address is confirmed.');
  await main.getByRole('link', { name: 'Sign In' }).click();
  await shopper.submitSignIn(ADA);
  await expect(page).not.toHaveURL(/signin/);
});

test('New account: a link that has lost its address or its key leads to a new email', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  await page.goto('/customer/account/confirm?email=ada%40example.com');
  const main = page.getByRole('main');
  await expect(main).toContainText('This link is not complete.');
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
