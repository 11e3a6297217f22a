import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { MAX_SHIFT, watchLayoutShift } from '../layoutShift.ts';
import { END_MARK, element, openContent, type } from './servedContent.ts';

const PATHS = ['blue-hour', 'apricot-letters', 'meadow-at-six', 'the-quiet-room', 'first-light'];
const FIRST = 'Blue Hour';
const LAST = 'First Light';

const line = (more: Record<string, string | number | boolean>) =>
  type(
    'products',
    { 'data-appearance': 'carousel', ...more },
    PATHS.map((path) => element('a', { class: 'product-item-link', href: `/${path}.html` })).join(
      '',
    ),
  );
const carousel = (page: Page) => page.getByRole('group', { name: 'Products' });
const product = (page: Page, name: string) =>
  carousel(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const box = async (page: Page) => {
  const box = await carousel(page).getByRole('listitem').first().boundingBox();
  return { left: Math.round(box?.x ?? 0), width: Math.round(box?.width ?? 0) };
};
const leftOf = async (page: Page) => (await box(page)).left;

test('Product carousel: has the configured arrows and dots, and stops at its ends unless it is infinite', async ({
  page,
}) => {
  await openContent(page, line({ 'data-show-arrows': true, 'data-show-dots': true }) + END_MARK);
  await expect(product(page, FIRST)).toBeInViewport();
  await expect(button(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
  const dots = button(page, 'Go to slide');
  expect(await dots.count()).toBeGreaterThan(1);
  await dots.last().click();
  await expect(product(page, LAST)).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');

  await openContent(
    page,
    line({ 'data-show-arrows': true, 'data-infinite-loop': true }) + END_MARK,
  );
  await expect(dots).toHaveCount(0);
  await button(page, 'Previous').click();
  await expect(product(page, LAST)).toBeInViewport({ ratio: 1 });

  await openContent(page, line({}) + END_MARK);
  await expect(product(page, FIRST)).toBeInViewport();
  await expect(
    carousel(page).getByRole('button', { name: /^(Previous|Next|Pause|Go)/ }),
  ).toHaveCount(0);
});

test('Product carousel: its continuous mode centres the current product between its padding', async ({
  page,
}) => {
  const padded = { 'data-carousel-mode': 'continuous', 'data-center-padding': '90px' };
  await openContent(page, line({ 'data-center-padding': '90px' }) + END_MARK);
  await expect(product(page, FIRST)).toBeVisible();
  const atTheEdge = await leftOf(page);
  await openContent(page, line(padded) + END_MARK);
  await expect(product(page, FIRST)).toBeVisible();
  await expect.poll(() => leftOf(page)).toBeGreaterThan(atTheEdge + 90);
  const { width } = await box(page);
  await openContent(page, line({ ...padded, 'data-center-padding': '10px' }) + END_MARK);
  await expect(product(page, FIRST)).toBeVisible();
  await expect.poll(async () => (await box(page)).width).toBeGreaterThan(width);

  // In a loop the last slide is right before the first, also after the window was resized.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContent(page, line({ ...padded, 'data-infinite-loop': true }) + END_MARK);
  await expect(product(page, LAST)).toBeInViewport();
  const wide = (await box(page)).width;
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(async () => (await box(page)).width).toBeLessThan(wide);
  const last = carousel(page).getByRole('listitem').last();
  const distanceToLast = async () => {
    const first = await box(page);
    return first.left - first.width - ((await last.boundingBox())?.x ?? 0);
  };
  await expect.poll(async () => Math.abs(await distanceToLast())).toBeLessThan(2);
});

test('Product carousel: moves by itself at its configured speed', async ({ page }) => {
  await page.clock.install();
  await openContent(
    page,
    line({ 'data-autoplay': true, 'data-autoplay-speed': 60_000 }) + END_MARK,
  );
  await expect(button(page, 'Pause')).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  const before = await leftOf(page);
  await page.clock.runFor(20_000);
  expect(await leftOf(page)).toBe(before);
  await page.clock.runFor(40_500);
  expect(await leftOf(page)).toBeLessThan(before);
});

test('Product carousel: nothing below it moves while it loads', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const shift = await watchLayoutShift(page);
  const below = type('text', {}, '<p>Words after it.</p>'.repeat(9));
  await openContent(page, line({ 'data-show-arrows': true }) + below + END_MARK);
  await expect(button(page, 'Next')).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
});
