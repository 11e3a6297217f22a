import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { advanceUntil } from '../advanceUntil.ts';
import { expect, type Platform, test } from '../fixtures.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

async function openSearch(page: Page) {
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

/** From here on the test alone moves the clock, so that slow typing does not matter. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

const searchCount = async (platform: Platform) =>
  (await platform.calls()).filter(({ name }) => name === 'products').length;

test('Search: suggests from three letters on, with one request per word', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  await openSearch(page);
  const before = await searchCount(platform);
  await field(page).pressSequentially('ro');
  await expect(page.getByText('Type at least three letters.')).toBeVisible();
  await stopClock(page);
  await field(page).pressSequentially('ses');
  await advanceUntil(page, () =>
    expect(options(page).filter({ hasText: /^View \d+ results$/ })).toBeVisible({ timeout: 300 }),
  );
  expect((await searchCount(platform)) - before).toBe(1);
});

test('Search: arrow keys move through the suggestions while the focus stays in the field', async ({
  page,
}) => {
  await page.clock.install();
  await openSearch(page);
  await field(page).fill('rose');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field(page)).toHaveAttribute('aria-controls', /.+/);
  await expect(field(page)).not.toHaveAttribute('aria-expanded');
  // The cache still has the result of this search.
  await stopClock(page);
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
  await page.clock.resume();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(field(page)).toBeHidden();
});

test('Search: Enter searches, and a reload of the address shows the same results', {
  tag: '@smoke',
}, async ({ page }) => {
  await openSearch(page);
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

const BOTH = { tag: ['@phone', '@desktop'] };

test(
  'Search page: the focus starts in its field, and suggestions and results work by keyboard',
  BOTH,
  async ({ page }) => {
    await page.goto('/search');
    await expect(field(page)).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('roses');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?query=roses');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Flowers for “roses”' }),
    ).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  },
);

test('Search page: links to the categories, in Chinese too', BOTH, async ({ page }) => {
  await page.goto('/zh-hant/search');
  await expect(page.getByRole('searchbox', { name: '在店內搜尋' })).toBeFocused();
  const categories = page.getByRole('navigation', { name: '瀏覽分類' });
  await expect(categories.getByRole('link')).toHaveText([
    '花束',
    '玻璃罩',
    '花盒',
    '玫瑰熊',
    '秘密花園',
  ]);
  await categories.getByRole('link', { name: '花盒' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '花盒' })).toBeVisible();
});
