import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inTime } from './inTime.ts';
import { continues, endOf, GUEST, goesTo, stepOf, typesAddress } from './theCheckout.ts';
import { ENGLISH as words } from './words.ts';

const FIELD = 'payment-information';
const { email: _, ...ADDRESS } = GUEST;
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: words.thanks });
const checking = (page: Page) => page.getByText('We are checking your order');
const doubt = (page: Page) =>
  page.getByRole('heading', { name: 'We could not confirm your order' });
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Florilegium' });
const isOpen = (page: Page, step: keyof typeof words.steps) =>
  expect(endOf(page, words, step)).toBeVisible();

async function signsIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Peony123!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
}

async function signsOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
}

/** Back to the checkout, within the page. */
async function returns(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${words.cart}`) })
    .click();
  await page.getByRole('link', { name: words.proceed }).click();
}

test('a payment of another tab comes first, wherever this one is', async ({
  page,
  context,
  platform,
  shopper,
}) => {
  await shopper.addsSimple(words);
  await page.goto('/checkout');
  await goesTo(page, words, 'review');
  const other = await context.newPage();
  await other.goto('/checkout');
  await isOpen(other, 'review');
  await platform.control('hold', { field: FIELD });
  await endOf(page, words, 'review').click();
  await expect.poll(async () => (await platform.held()).length).toBe(1);

  // The other one does not pay as well: it finds out.
  await endOf(other, words, 'review').click();
  await expect(checking(other)).toBeVisible();
  await platform.control('release-held');
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(other).or(other.getByText(words.emptyCart))).toBeVisible();
  expect(await platform.orders()).toHaveLength(1);
});
