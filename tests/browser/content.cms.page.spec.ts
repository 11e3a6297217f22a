import { expect, test } from './fixtures.ts';

const HOME = 'A book of flowers, opened every morning';
const ABOUT = 'A table, a window, a book';

const PAGES = [
  ['/', HOME, 'Flowers, gathered · Florilegium', /^Bouquets, glass domes/],
  ['/cms', HOME, 'Flowers, gathered · Florilegium', /^Bouquets, glass domes/],
  ['/xyz', HOME, 'Flowers, gathered · Florilegium', /^Bouquets, glass domes/],
  ['/about-us', ABOUT, 'About the shop · Florilegium', /^One long table/],
  ['/cms/about-us', ABOUT, 'About the shop · Florilegium', /^One long table/],
  ['/xyz/about-us', ABOUT, 'About the shop · Florilegium', /^One long table/],
] as const;

test('a content page has its title and its description', async ({ page }) => {
  for (const [path, heading, title, description] of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    });
  }
});

test('a content page that there is not says so and stays', async ({ page }) => {
  await page.goto('/cms/no-such-page');
  await expect(page.getByRole('main')).toContainText(
    "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
  );
  await expect(page).toHaveURL('/cms/no-such-page');
});

test('blocks that fail leave nothing, and the page is whole', async ({ page, platform }) => {
  await platform.control('fail', {
    field: 'cmsBlocks',
    times: 50,
    message: 'Internal server error',
  });
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: ABOUT })).toBeVisible();
  await expect(page.getByText('© 2026 Florilegium')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
