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
