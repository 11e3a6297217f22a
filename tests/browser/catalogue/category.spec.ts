import type { Page } from '@playwright/test';
import { expect, type Platform, test } from '../fixtures.ts';

const PATH = '/bouquets.html';
const SIDEBAR_FROM = 960;

const products = (page: Page) => page.getByRole('list', { name: 'Products' });
const tiles = (page: Page) => products(page).getByRole('listitem');
const option = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) });
const hasSidebar = (page: Page) => (page.viewportSize()?.width ?? 0) >= SIDEBAR_FROM;
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Filters the list, in the sidebar or in the sheet, depending on the width. */
async function filterBy(page: Page, name: string) {
  if (hasSidebar(page)) return option(page, name).check();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) }).check();
  await sheet.getByRole('button', { name: /^View \d+ results?$/ }).click();
  await expect(sheet).toBeHidden();
}

/**
 * Opens the sheet by keyboard, moves through it, chooses and closes it; the focus is never lost.
 */
const waitUntilHeld = (platform: Platform) => platform.untilHeld('products');

async function walkSheet(page: Page, platform: Platform, name: string) {
  const { keyboard } = page;
  const opener = page.getByRole('button', { name: 'Filter', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const close = sheet.getByRole('button', { name: 'Close' });
  const apply = sheet.getByRole('button', { name: /^View \d+ results?$/ });
  const checkbox = sheet.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) });
  await opener.press('Enter');
  await expect(sheet).toBeFocused();
  await expect(checkbox).toBeVisible();
  await keyboard.press('Shift+Tab');
  await expect(apply).toBeFocused();
  await keyboard.press('Tab');
  await expect(close).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(apply).toBeFocused();
  await checkbox.focus();
  await platform.control('hold', { field: 'products', times: 9 });
  await keyboard.press('Space');
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  await expect(checkbox).toBeFocused();
  await waitUntilHeld(platform);
  await platform.control('release-held');
  await expect(apply).not.toHaveAttribute('aria-busy', 'true');
  await expect(checkbox).toBeFocused();
  await expect(checkbox).toBeChecked();
  const dearest = sheet.getByRole('slider', { name: 'Up to' });
  await dearest.press('ArrowLeft');
  await expect(apply).not.toHaveAttribute('aria-busy', 'true');
  await expect(dearest).toBeFocused();
  const url = page.url();
  await keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(url);
}

test('Category: Back, a reload and a shared link restore filters, order, page and scroll position', {
  tag: ['@phone', '@desktop', '@smoke'],
}, async ({ page, context }) => {
  await page.goto(PATH);
  await expect(tiles(page)).toHaveCount(6);
  await filterBy(page, 'Rose');
  await expect(page.getByText('12 items')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Product Name');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${PATH}?flower[filter]=Rose,201&sort=name_asc&page=2`);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const names = await tiles(page).getByRole('link').allTextContents();
  await tiles(page).last().getByRole('link').scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(0);

  await tiles(page).last().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.goBack();
  await expect(tiles(page).getByRole('link')).toHaveText(names);
  await expect.poll(() => place(page)).toBe(before);

  await page.reload();
  await expect(tiles(page).getByRole('link')).toHaveText(names);
  await expect.poll(() => place(page)).toBe(before);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(tiles(friend).getByRole('link')).toHaveText(names);
  await expect(friend.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name_asc');
  await expect(friend.getByRole('button', { name: 'Remove Rose' })).toBeVisible();
});

test('Category: a filter keeps its focus, and the list stays until the response arrives', {
  tag: ['@phone', '@desktop'],
}, async ({ page, platform }) => {
  await page.goto(`${PATH}?occasion[filter]=Birthday,221`);
  await expect(page.getByText('13 items')).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      const list = document.querySelector('ul[aria-label="Products"]');
      if (!list?.querySelector('li')) document.documentElement.dataset.flashed = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  if (hasSidebar(page)) {
    await platform.control('hold', { field: 'products', times: 9 });
    await option(page, 'Rose').focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Products, page 1' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(tiles(page)).toHaveCount(6);
    await waitUntilHeld(platform);
    await platform.control('release-held');
  } else {
    await walkSheet(page, platform, 'Rose');
    await filterBy(page, 'Rose');
  }
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Rose' })).toBeVisible();
  if (hasSidebar(page)) await expect(option(page, 'Rose')).toBeFocused();
  else await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});

test('Category: the placeholder is as high as the page that replaces it', {
  tag: ['@client', '@phone', '@desktop'],
}, async ({ page, platform }) => {
  const main = page.getByRole('main');
  const height = () => main.evaluate((element) => element.getBoundingClientRect().height);
  await platform.control('hold', { field: 'categories', times: 9 });
  await page.goto(PATH, { waitUntil: 'commit' });
  // The general placeholder of a page, which is shown first, is lower.
  await expect.poll(height).toBeGreaterThan(1000);
  const before = await height();
  await platform.control('release-held');
  await expect(tiles(page)).toHaveCount(6);
  const after = await height();
  expect(Math.abs(after - before)).toBeLessThan(hasSidebar(page) ? 120 : 12);
});

test('Category: paints a visited category before any response', {
  tag: ['@phone', '@desktop'],
}, async ({ page, platform }) => {
  await page.goto(PATH);
  await expect(tiles(page)).toHaveCount(6);
  const names = await tiles(page).getByRole('link').allTextContents();
  await tiles(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await platform.control('be-slow', { ms: 60_000 });
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Bouquets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bouquets' })).toBeVisible();
  await expect(tiles(page).getByRole('link')).toHaveText(names);
});

test('Category: says that nothing matches and offers a way on, also for an invalid price range', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  await page.goto(`${PATH}?flower[filter]=Tulip,205&color[filter]=Plum,58`);
  await expect(page.getByText('No flowers match these filters.')).toBeVisible();
  for (const price of ['90_40', 'cheap', '-5_40', '*_*']) {
    await page.evaluate((query) => {
      history.pushState(null, '', query);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `?price[filter]=${price},${price}`);
    await expect(page.getByText('No flowers match these filters.')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Chosen filters' }).getByRole('button'),
    ).toHaveCount(1);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page.getByText('29 items')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('No flowers match these filters.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText('29 items')).toBeVisible();
});

test('Category: has three columns, two on a phone, and loads pictures in the displayed size, the first row first', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(tiles(page)).toHaveCount(6);
  const boxes = await Promise.all((await tiles(page).all()).map((tile) => tile.boundingBox()));
  const lefts = new Set(boxes.map((box) => Math.round(box?.x ?? 0)));
  expect(lefts.size).toBe(hasSidebar(page) ? 3 : 2);
  if (hasSidebar(page)) {
    const group = page.getByRole('group', { name: 'Flower' });
    expect(Math.round((await group.boundingBox())?.width ?? 0)).toBe(325);
  }
  const pictures = products(page).locator('img');
  await expect(pictures).toHaveCount(6);
  const facts = await pictures.evaluateAll((images) =>
    images.map((image) => ({
      isEager: image.getAttribute('loading') !== 'lazy',
      isSized: image.hasAttribute('width') && image.hasAttribute('height'),
      drawn: image.clientWidth,
      sizes: image.getAttribute('sizes') ?? '',
    })),
  );
  const inRow = hasSidebar(page) ? 3 : 2;
  expect(facts.map(({ isEager }) => isEager)).toEqual(facts.map((_, index) => index < inRow));
  expect(facts.every(({ isSized }) => isSized)).toBe(true);
  const declaredWidth = await page.evaluate((sizes) => {
    const probe = document.createElement('div');
    const fits = sizes
      .split(/,\s*(?=\(min-width|calc)/)
      .map((part) => /^(\([^)]*\))?\s*(.*)$/.exec(part))
      .find((part) => !part?.[1] || matchMedia(part[1]).matches);
    probe.style.cssText = `position:absolute;width:${fits?.[2]}`;
    document.body.append(probe);
    const width = probe.getBoundingClientRect().width;
    probe.remove();
    return width;
  }, facts[0]?.sizes ?? '');
  expect(Math.abs(declaredWidth - (facts[0]?.drawn ?? 0))).toBeLessThanOrEqual(2);
});
