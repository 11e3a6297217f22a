import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { MAX_SHIFT, watchLayoutShift } from '../layoutShift.ts';
import { isTooWide } from '../locators.ts';
import { ADA, ROBERTA } from '../shopData.ts';
import { shopperOn } from '../shopper.ts';
import { ENGLISH } from '../words.ts';

const account = (page: Page) => page.getByRole('button', { name: 'My Account' });
const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });

async function signIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await shopperOn(page).submitSignIn();
  await expect(account(page)).toBeVisible();
  // Waits until the next page is shown and has taken the focus.
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
}

// Axe reads colours at once, so transitions are switched off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Account: a visitor who creates an account instead of signing in returns to the page they came from', async ({
  page,
  shopper,
}) => {
  await shopper.addSimple(ENGLISH);
  await shopper.openCart(ENGLISH);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Reed');
  await page.getByRole('textbox', { name: 'Email' }).fill(ADA.email);
  await page.getByLabel('Password').fill(ADA.password);
  await page.getByRole('main').getByRole('button', { name: 'Create an Account' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')).toHaveCount(1);
});

test('Sign in: nothing moves when the cart of a guest is read', {
  tag: ['@phone', '@desktop'],
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(ENGLISH);
  const shift = await watchLayoutShift(page);
  await page.goto('/signin');
  await expect(page.getByText('Your cart is kept.')).toBeVisible();
  await platform.waitForNetworkIdle();
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
});

test('Account menu: can be used by keyboard and fits the smallest screen', async ({ page }) => {
  if ((page.viewportSize()?.width ?? 0) < 960)
    await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await account(page).press('Enter');
  await expect(page.getByRole('region', { name: 'My Account' })).toBeFocused();
  await expect(page.getByText(ROBERTA.email)).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await expect(signOut(page)).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signOut(page)).toBeVisible();
  const pages = page.getByRole('region', { name: 'My Account' }).getByRole('link');
  await expect(pages).toHaveText([
    'Account Information',
    'Order History',
    'Address Book',
    'Saved Payments',
    'Communications',
    'Wish List',
  ]);
  for (const link of await pages.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(signOut(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const signInButton = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await expect(signInButton).toBeFocused();
});

test('Account: a customer on a sign-in page sees who is signed in and can sign out', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/signin');
  await expect(page.getByText('You are signed in as Roberta Reed')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
