import type { Page, Request } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { notifications } from '../locators.ts';
import { shopperOn } from '../shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Add|Remove) ${name} (to|from) wish list$`) });
const status = (page: Page, words: string) => notifications(page).getByText(words);
const wishes = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Products' });

/**
 * Fails one response of each named operation. Aborting would not do: Chromium repeats a request on
 * a reused connection by itself.
 */
async function losingResponses(page: Page): Promise<(operation: string) => void> {
  const losing = new Set<string>();
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    const operation = [...losing].find((name) => body.includes(name));
    if (!operation) return route.continue();
    losing.delete(operation);
    await route.fetch();
    await route.abort('connectionfailed');
  });
  return (operation) => losing.add(operation);
}

/** Signs in from the page itself; the wish list leads to the sign-in page of its own accord. */
async function signInTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path !== '/wishlist') {
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  }
  await expect(page).toHaveURL('/signin');
  await shopperOn(page).signIn();
  await expect(page).toHaveURL(path);
}

/** Adds the product of the current page to the wish list. */
async function addShownProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Wish List' }).click();
  await expect(page.getByText('is on your wish list.')).toBeVisible();
}

/** Adds products to the wish list from their pages. */
async function addProducts(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await addShownProduct(page);
  }
}

test('Wish list: the hearts of another tab follow a change, with one request', async ({
  page,
  context,
}) => {
  await signInTo(page, '/bouquets.html');
  const name = (await wishes(page).getByRole('link').first().textContent()) ?? '';
  const other = await context.newPage();
  const firstRead = other.waitForResponse(/ReadWishList/);
  await other.goto('/bouquets.html');
  await firstRead;
  await expect(heart(other, name)).toHaveAccessibleName(/^Add/);
  const reads: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('ReadWishList')) reads.push(request.url());
  });
  await heart(page, name).click();
  await expect(status(page, 'is on your wish list.')).toBeVisible();
  await expect(heart(other, name)).toHaveAccessibleName(/^Remove/);
  expect(reads).toHaveLength(1);
});

test('Wish list: its page in another tab follows an addition and a removal', async ({
  page,
  context,
}) => {
  await signInTo(page, '/apricot-letters.html');
  const other = await context.newPage();
  await other.goto('/wishlist');
  await expect(other.getByText('There is nothing on your wish list yet.')).toBeVisible();
  await addShownProduct(page);
  await expect(wishes(other).getByRole('link', { name: 'Apricot Letters' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Wish List', pressed: true }).click();
  await expect(other.getByText('There is nothing on your wish list yet.')).toBeVisible();
});

test('Wish list: a guest’s addition is on the list after signing in, also after a reload', {
  tag: ['@phone', '@smoke'],
}, async ({ page, platform, shopper }) => {
  await page.goto('/bouquets.html');
  const name = (await wishes(page).getByRole('link').first().textContent()) ?? '';
  await heart(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.reload();
  await shopper.submitSignIn();
  await expect(page).toHaveURL(/\/bouquets\.html$/);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page, `${name} is on your wish list.`)).toBeVisible();
  const calls = await platform.calls();
  expect(calls.filter((call) => call.name === 'addProductsToWishlist')).toHaveLength(1);
  await page.goto('/wishlist');
  await expect(wishes(page).getByRole('link', { name })).toBeVisible();
});

test('Wish list: an abandoned addition is dropped from a later sign-in', { tag: '@phone' }, async ({
  page,
  platform,
  shopper,
}) => {
  await page.goto('/apricot-letters.html');
  await page.getByRole('button', { name: 'Add to Wish List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await shopper.submitSignIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/apricot-letters.html');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('button', { name: 'Add to Wish List' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const calls = await platform.calls();
  expect(calls.filter((call) => call.name === 'addProductsToWishlist')).toHaveLength(0);
});

test('Wish list: reports in a second tab that an item is gone, whichever action the shopper chooses', async ({
  page,
  context,
}) => {
  await signInTo(page, '/apricot-letters.html');
  await addShownProduct(page);
  const other = await context.newPage();
  await other.goto('/apricot-letters.html');
  await page.goto('/wishlist');
  const gone = 'Apricot Letters is no longer on your wish list.';

  await other.getByRole('button', { name: 'Add to Wish List', pressed: true }).click();
  await expect(status(other, gone)).toBeVisible();
  await page.getByRole('button', { name: 'Move to cart: Apricot Letters' }).click();
  await expect(status(page, gone)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(wishes(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(status(page, 'Apricot Letters is on your wish list.')).toBeVisible();
  await other.reload();
  await page.getByRole('button', { name: 'Remove Apricot Letters from wish list' }).click();
  await expect(status(page, gone)).toBeVisible();
  await other.getByRole('button', { name: 'Add to Wish List', pressed: true }).click();
  await expect(status(other, gone)).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Add to Wish List' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('Wish list: shows a change at once, and reverts and reports a failed one', {
  tag: '@phone',
}, async ({ page, platform }) => {
  await signInTo(page, '/apricot-letters.html');
  const toggle = page.getByRole('button', { name: 'Add to Wish List' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await platform.control('hold', { field: 'addProductsToWishlist' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await platform.untilHeld('addProductsToWishlist');
  await platform.control('release-held', { field: 'addProductsToWishlist' });
  await expect(status(page, 'Apricot Letters is on your wish list.')).toBeVisible();

  await platform.control('fail', { field: 'removeProductsFromWishlist', status: 500 });
  await toggle.click();
  await expect(page.getByRole('alert')).toContainText('Could not remove Apricot Letters');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await platform.control('fail', {
    field: 'removeProductsFromWishlist',
    message: 'The list is resting.',
    category: 'graphql-input',
  });
  await toggle.click();
  await expect(page.getByRole('alert')).toContainText('The list is resting.');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  // After a lost response the shop reads the list; if that fails too, it reads the list at the next
  // visit.
  const waitForWishListRead = () => page.waitForResponse(/ReadWishList/);
  const losesResponse = await losingResponses(page);
  losesResponse('RemoveFromWishList');
  await Promise.all([waitForWishListRead(), toggle.click()]);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  for (const operation of ['AddToWishList', 'RemoveFromWishList']) {
    const isAdding = operation === 'AddToWishList';
    const was = String(!isAdding);
    await platform.control('fail', { field: 'customer', message: 'No.' });
    losesResponse(operation);
    await Promise.all([waitForWishListRead(), toggle.click()]);
    const message = `Could not ${isAdding ? 'add' : 'remove'} Apricot Letters`;
    await expect(page.getByRole('alert').filter({ hasText: message }).last()).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', was);
    // While the customer is unknown, the shop sends no addition.
    await platform.control('fail', { field: 'customer', message: 'No.' });
    await Promise.all([waitForWishListRead(), toggle.click()]);
    await expect(toggle).toHaveAttribute('aria-pressed', was);
    const sent: string[] = [];
    const note = (request: Request) => sent.push(request.postData() ?? '');
    page.on('request', note);
    await Promise.all([waitForWishListRead(), toggle.click()]);
    await expect(toggle).toHaveAttribute('aria-pressed', String(isAdding));
    page.off('request', note);
    expect(sent.filter((body) => body.includes(operation))).toEqual([]);
  }
});

test('Wish list: is loaded before a change when it could not be loaded with the page', {
  tag: '@phone',
}, async ({ page, platform }) => {
  await signInTo(page, '/apricot-letters.html');
  await addShownProduct(page);
  let isOut = true;
  await page.route(/ReadWishList/, (route) =>
    isOut ? route.fulfill({ json: { errors: [{ message: 'No.' }] } }) : route.fallback(),
  );
  const waitForWishListRead = () => page.waitForResponse(/ReadWishList/);
  await Promise.all([waitForWishListRead(), page.reload()]);
  const toggle = page.getByRole('button', { name: 'Add to Wish List' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  isOut = false;
  await Promise.all([waitForWishListRead(), toggle.click()]);
  await expect(status(page, 'Apricot Letters is on your wish list.')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const calls = await platform.calls();
  expect(calls.filter((call) => call.name === 'addProductsToWishlist')).toHaveLength(1);
});

test('Wish list: the keyboard moves items to the cart with their options and removes them with undo', {
  tag: '@phone',
}, async ({ page }) => {
  await signInTo(page, '/wishlist');
  await expect(page.getByText('There is nothing on your wish list yet.')).toBeVisible();
  await addProducts(page, '/apricot-letters.html', '/madder-hour.html');
  await page.getByRole('banner').getByRole('link', { name: 'Wish List' }).click();
  await expect(wishes(page).getByRole('listitem')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Move to cart: Madder Hour' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Madder Hour' });
  await dialog.getByRole('button', { name: 'Move to cart' }).click();
  await expect(dialog.getByText('Please choose one.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Classic' }).check();
  await dialog.getByRole('radio', { name: 'Madder' }).check();
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to cart' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(wishes(page).getByRole('listitem')).toHaveCount(1);
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^Cart\D+1(?!\d)/ }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Remove Apricot Letters from wish list' }).press('Enter');
  await expect(page.getByText('There is nothing on your wish list yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(wishes(page).getByRole('link', { name: 'Apricot Letters' })).toBeVisible();
});

test('Wish list: the last page disappears with its last item', { tag: '@phone' }, async ({
  page,
  platform,
}) => {
  await signInTo(page, '/bouquets.html');
  const hearts = page.getByRole('button', { name: /^Add .* to wish list$/ });
  await expect(hearts).toHaveCount(6);
  for (let remaining = 5; remaining >= 0; remaining -= 1) {
    await hearts.first().click();
    // A second press on the same heart would remove its product again.
    await expect(hearts).toHaveCount(remaining);
  }
  // The hearts are filled at once; the additions are sent one after another.
  const isAddition = ({ name }: { name: string }) => name === 'addProductsToWishlist';
  await expect.poll(async () => (await platform.calls()).filter(isAddition).length).toBe(6);
  await addProducts(page, '/lily-at-noon.html');
  await page.goto('/wishlist?page=2');
  await expect(wishes(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove Lily at Noon/ }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(wishes(page).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
});
