import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { MAX_SHIFT, watchLayoutShift } from '../layoutShift.ts';
import { sourceOf } from './builtFiles.ts';
import { END_MARK, openContent, type } from './servedContent.ts';

for (const [path, heading, width] of [
  ['/style-guide', 'The style guide', 1280],
  ['/zh-hant/style-guide', '樣式指南', 375],
] as const) {
  test(`Content: ${path} has no layout shift, overflow or axe violation at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const end = page.getByRole('contentinfo');
    for (let y = 0; y < 40 && !(await end.evaluate(isVisible)); y += 1) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    await expect(end).toBeInViewport();
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsOf(page, 'main')).toEqual([]);
  });
}

test('Content: the words of a banner in a column stay on their panel at 1920 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/style-guide');
  const room = await page.getByRole('heading', { name: 'Collage, left' }).evaluate((words) => {
    let panel: Element = words;
    while (getComputedStyle(panel).backgroundColor !== 'rgb(255, 255, 255)') {
      panel = panel.parentElement as Element;
    }
    return panel.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(0);
});

const isVisible = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** The sources of the content that the page fetches on demand, as far as it has fetched them. */
function fetchedContent(page: Page): () => string[] {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const source = sourceOf(request.url());
    if (source?.startsWith('src/content/')) fetched.add(source.slice('src/content/'.length));
  });
  return () => [...fetched].sort();
}

test('Content: a page fetches the code of its own content types only', async ({ page }) => {
  const fetched = fetchedContent(page);
  await openContent(page, type('heading', {}, 'Only words', 'h2') + END_MARK);
  expect(fetched()).toEqual([]);

  await page.unrouteAll();
  await page.goto('/style-guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The map loads only when the visitor asks for it.
  await expect
    .poll(fetched)
    .toEqual([
      'types/banner/View.tsx',
      'types/dynamic_block/View.tsx',
      'types/map/View.tsx',
      'types/products/ProductCarousel.tsx',
      'types/row/Backdrop.tsx',
      'types/slider/View.tsx',
      'types/tabs/View.tsx',
      'types/video/View.tsx',
      'video/BackgroundVideo.tsx',
    ]);
});

test('Content: a page of tabs fetches the code of tabs and nothing else', async ({ page }) => {
  const fetched = fetchedContent(page);
  const item = type('tab-item', { 'data-tab-name': 'May' }, type('text', {}, 'Peonies'));
  await openContent(page, type('tabs', {}, item) + END_MARK);
  await expect(page.getByRole('tab', { name: 'May' })).toBeVisible();
  expect(fetched()).toEqual(['types/tabs/View.tsx']);
});

test('Content: dynamic blocks are requested as configured, and a customer’s block disappears at the sign-out', async ({
  page,
}) => {
  const requests: unknown[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.searchParams.get('query')?.includes('dynamicBlocks')) return;
    requests.push(JSON.parse(url.searchParams.get('variables') ?? '{}'));
  });
  const blocks = type(
    'dynamic_block',
    { class: 'chosen' },
    '<div class="widget block block-banners-inline" data-uids="MQ==,Mg==" data-display-mode="fixed"></div>',
  );
  const rule = type(
    'dynamic_block',
    { class: 'ruled' },
    '<div class="widget block block-banners" data-uids="" data-display-mode="salesrule"></div>',
  );
  await openContent(page, blocks + rule + END_MARK);
  await expect(page.locator('.chosen')).toContainText('lilac from Yunnan');
  await expect(page.locator('.chosen')).toHaveCSS('display', 'flex');
  await expect(page.locator('.chosen')).not.toContainText('Because you are in the book');
  await expect.poll(() => requests).toContainEqual({ type: 'SPECIFIED', uids: ['MQ==', 'Mg=='] });
  await expect.poll(() => requests).toContainEqual({ type: 'CART_PRICE_RULE_RELATED', uids: [] });

  await page.goto('/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Peony123!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  await page.goto('/cms/specimens');
  await expect(page.locator('.chosen')).toContainText('Because you are in the book');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Because you are in the book')).toHaveCount(0);
  await expect(page.locator('.chosen')).toContainText('lilac from Yunnan');
});

test('Content: a platform without dynamic blocks causes neither content nor an error message', async ({
  page,
  platform,
}) => {
  await platform.control('open-source');
  const blocks = type(
    'dynamic_block',
    { class: 'chosen' },
    '<div class="widget block block-banners" data-uids="MQ==" data-display-mode="fixed"></div>',
  );
  await openContent(page, blocks + END_MARK);
  await expect(page.locator('.specimens-end')).toBeVisible();
  await expect(page.locator('.chosen')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
