import type { Page } from '@playwright/test';
import { expect, type Platform, test } from './fixtures.ts';
import { violationsOf } from './violations.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

async function opensSearch(page: Page) {
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

const searches = async (platform: Platform) =>
  (await platform.calls()).filter(({ name }) => name === 'products').length;

test('suggestions come from three letters on, once for a word and not for each letter', async ({
  page,
  platform,
}) => {
  await opensSearch(page);
  const before = await searches(platform);
  await field(page).pressSequentially('ro', { delay: 30 });
  await expect(page.getByText('Three letters, and we begin to look.')).toBeVisible();
  await field(page).pressSequentially('ses', { delay: 30 });
  await expect(options(page).filter({ hasText: 'See all' })).toBeVisible();
  expect((await searches(platform)) - before).toBe(1);
});

test('the keys go through the suggestions while the focus stays in the field', async ({ page }) => {
  await opensSearch(page);
  await field(page).fill('rose');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field(page)).toHaveAttribute('aria-controls', /.+/);
  await expect(field(page)).not.toHaveAttribute('aria-expanded');
  // What was nearly typed anew is known still.
  await field(page).fill('roses');
  await field(page).fill('rose');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await field(page).getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', second ?? '');
  await page.keyboard.press('ArrowDown');
  const active = list(page).getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  );
  await expect(field(page)).toBeFocused();
  const href = (await active.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(field(page)).toBeHidden();
});

test('an answer that comes late is not shown over a later one', async ({ page, platform }) => {
  await opensSearch(page);
  const before = await searches(platform);
  await platform.control('hold', { field: 'products', times: 1 });
  await field(page).fill('rose');
  await expect(page.getByText('Looking for “rose”…')).toBeVisible();
  await expect.poll(() => searches(platform)).toBe(before + 1);
  await field(page).fill('tulip');
  await expect(options(page).filter({ hasText: 'Tulips for Tuesday' })).toBeVisible();
  await platform.control('release-held');
  await field(page).press('ArrowDown');
  await expect(options(page).filter({ hasText: 'Tulips for Tuesday' })).toBeVisible();
  await expect(options(page).filter({ hasText: 'The Last Rose' })).toHaveCount(0);
});

test('Enter searches; the term is in the address, and the page is the same after a reload', async ({
  page,
}) => {
  await opensSearch(page);
  await field(page).fill('rose');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=rose');
  await expect(page.getByRole('heading', { level: 1, name: 'Flowers for “rose”' })).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/search?query=rose&page=2');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
});

test('where nothing is found, what was nearly meant is one click away', async ({ page }) => {
  await page.goto('/search?query=roze');
  await page.getByRole('main').getByRole('link', { name: 'rose', exact: true }).click();
  await expect(page).toHaveURL('/search?query=rose');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(6);
});

test('suggestions that fail are said to, and the search goes on', async ({ page, platform }) => {
  await opensSearch(page);
  await platform.control('fail', { field: 'products', times: 1, message: 'No' });
  await field(page).fill('rose');
  await expect(page.getByText(/^There are no suggestions at the moment\./)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('41 pieces')).toBeVisible();
});

test('axe finds nothing in the suggestions and on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opensSearch(page);
  await field(page).fill('rose');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/search?query=rose');
  await expect(page.getByText('41 pieces')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});
