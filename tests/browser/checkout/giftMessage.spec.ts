import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';
import { goToReviewAsCustomer, stepOf } from './steps.ts';

const MESSAGE = '生日快樂 👩‍👩‍👧 from all of us';

const cartLine = (page: Page) =>
  page.getByRole('list', { name: words.cartItems }).getByRole('listitem');

/** Opens the form of the card message of the cart's only line. */
async function openCard(page: Page) {
  const line = cartLine(page);
  const toggle = line.getByRole('button', { name: /^Card message/ });
  await toggle.click();
  return { line, toggle, message: line.getByRole('textbox', { name: 'Card message' }) };
}

test('Gift: a card message is counted, kept with its line and shown up to the order’s details', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimpleAsCustomer(words);
  await shopper.openCart(words);
  const { line, message } = await openCard(page);
  await message.fill('x'.repeat(201));
  await expect(line.getByText('201 of 200 characters')).toBeVisible();
  await message.fill(MESSAGE);
  await expect(line.getByText('21 of 200 characters')).toBeVisible();
  await line.getByRole('textbox', { name: 'Recipient' }).fill('Eve');
  await line.getByRole('textbox', { name: 'Sender' }).fill('Ada');
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(line.getByText(MESSAGE)).toBeVisible();
  await expect(line.getByText('Recipient: Eve')).toBeVisible();
  await page.reload();
  await expect(line.getByText(MESSAGE)).toBeVisible();
  await page.goto('/checkout');
  await goToReviewAsCustomer(page, words);
  await expect(page.getByRole('complementary').getByText(MESSAGE)).toBeVisible();
  await stepOf(page, words, 'review').getByRole('button', { name: words.placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await page.goto('/order-history');
  await page.getByRole('button', { name: /^Order 0+1/ }).click();
  await expect(page.getByText(MESSAGE)).toBeVisible();
});

test('Gift: a platform without card messages still sells the product', { tag: '@phone' }, async ({
  page,
  platform,
  shopper,
}) => {
  await platform.control('gift-messages', { on: false });
  await shopper.addSimple(words);
  await shopper.openCart(words);
  const line = cartLine(page);
  await expect(line.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect(line.getByRole('button', { name: /^Card message/ })).toHaveCount(0);
});

test('Gift: saving a card while a new quantity is being sent keeps the new quantity', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  const { line, message } = await openCard(page);
  const quantity = line.getByRole('spinbutton', { name: words.quantity });
  await message.fill(MESSAGE);
  await platform.control('hold', { field: 'updateCartItems' });
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await platform.untilHeld('updateCartItems');
  await line.getByRole('button', { name: 'Save' }).click();
  await platform.control('release-held');
  await expect(message).toHaveCount(0);
  await expect(line.getByText(MESSAGE)).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await expect(quantity).toHaveValue('2');
});

test('Gift: what is typed while a card is being saved stays', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  const { line, message } = await openCard(page);
  await message.fill('Dear Eve');
  await platform.control('hold', { field: 'updateCartItems' });
  await line.getByRole('button', { name: 'Save' }).click();
  await platform.untilHeld('updateCartItems');
  await message.fill(MESSAGE);
  await platform.control('release-held');
  await platform.waitForNetworkIdle();
  await expect(message).toHaveValue(MESSAGE);
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(message).toHaveCount(0);
  await expect(line.getByText(MESSAGE)).toBeVisible();
});

test('Gift: a card that is being written stays open when its line is added again', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await page.goto(words.configurable.path);
  await shopper.chooseOptions(words);
  await page.getByRole('button', { name: words.addToCart }).click();
  await shopper.expectInCart(words, 1);
  await shopper.openCart(words);
  const { line, message } = await openCard(page);
  await message.fill(MESSAGE);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  // A configurable product is removed and added again with its new quantity.
  await shopper.expectInCart(words, 2);
  await platform.waitForNetworkIdle();
  await expect(message).toHaveValue(MESSAGE);
});

test('Gift: a card that is being written is still there after the page was left or loaded again', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimple(words);
  await shopper.openCart(words);
  const { line, toggle, message } = await openCard(page);
  await message.fill(MESSAGE);
  await line.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(words.simple.path);
  await shopper.openCart(words);
  await expect(message).toHaveValue(MESSAGE);
  await page.reload();
  await expect(message).toHaveValue(MESSAGE);
  await message.fill('');
  await expect(message).toBeFocused();
  await message.fill(MESSAGE);
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(message).toHaveCount(0);
  await page.reload();
  await expect(line.getByText(MESSAGE)).toBeVisible();
  await expect(message).toHaveCount(0);
  await toggle.click();
  await message.fill('Another text');
  await line.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(line.getByText(MESSAGE)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('Gift: the review reminds of a typed card message until it is saved', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await shopper.addSimpleAsCustomer(words);
  await shopper.openCart(words);
  const { line, message } = await openCard(page);
  await message.fill(MESSAGE);
  await page.goto('/checkout');
  await goToReviewAsCustomer(page, words);
  const review = stepOf(page, words, 'review');
  const reminder = review.getByText(/^The card message for .* has not been saved\.$/);
  await expect(reminder).toBeVisible();
  await review.getByRole('link', { name: 'View cart' }).click();
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(line.getByText(MESSAGE)).toBeVisible();
  await page.goBack();
  await expect(review.getByRole('button', { name: words.placeOrder })).toBeVisible();
  await expect(page.getByRole('complementary').getByText(MESSAGE)).toBeVisible();
  await expect(reminder).toHaveCount(0);
});
