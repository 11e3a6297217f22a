import { expect, test } from '../fixtures.ts';
import { ENGLISH } from '../words.ts';

test('Header: scrolls away in a window that is zoomed to 400 %, and stays in others', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const topAfterScroll = async (height: number) => {
    await page.setViewportSize({ width: 320, height });
    await page.goto(ENGLISH.simple.path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    return (await header.boundingBox())?.y;
  };
  expect(await topAfterScroll(256)).toBeLessThan(-100);
  expect(await topAfterScroll(640)).toBe(0);
});

test('Without JavaScript: the page says so in both languages, with an address to write to', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/cart');
  await expect(page.locator('noscript p[lang="en"]')).toContainText('needs JavaScript');
  await expect(page.locator('noscript p[lang="zh-Hant-HK"]')).toContainText('需要 JavaScript');
  await expect(page.locator('noscript a[href^="mailto:"]')).toHaveCount(2);
  await context.close();
});
