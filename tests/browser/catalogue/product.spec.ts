import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { expect, test } from '../fixtures.ts';
import { MAX_SHIFT, watchLayoutShift } from '../layoutShift.ts';
import { ENGLISH } from '../words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const thumb = (page: Page, number: number) =>
  page.getByRole('button', { name: `Show picture ${number}` });
const pictures = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });

test('Product page: a reload, a link and Back restore the chosen options', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.goto('/');
  await page.goto(ENGLISH.configurable.path);
  await shopper.chooseOptions(ENGLISH);
  await expect(page).toHaveURL(/\?size=classic&color=madder$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Madder' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('Product page: choosing an option does not scroll', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto(ENGLISH.configurable.path);
  const radio = page.getByRole('radio', { name: 'Grand' });
  await radio.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await radio.check();
  await expect(page).toHaveURL(/size=grand/);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
});

test('Product page: the picture gallery can be swiped', { tag: '@phone' }, async ({ page }) => {
  await page.goto(ENGLISH.simple.path);
  await expect(thumb(page, 1)).toHaveAttribute('aria-pressed', 'true');
  const picture = page.getByRole('button', { name: 'Enlarge picture' });
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not there.');
  await page.mouse.move(box.x + box.width * 0.8, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + 100, { steps: 5 });
  await page.mouse.move(box.x + box.width * 0.1, box.y + 100, { steps: 5 });
  await page.mouse.up();
  await expect(thumb(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(pictures(page)).toHaveCount(0);
});

test('Product page: reports a failed addition beside the button and in a toast', {
  tag: '@phone',
}, async ({ page, platform }) => {
  await page.goto(ENGLISH.simple.path);
  await platform.control('fail', {
    field: 'addProductsToCart',
    message: 'The flowers are asleep.',
    category: 'graphql-input',
  });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('main').getByText('The flowers are asleep.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('alert'),
  ).toContainText('The flowers are asleep.');
});

test('Product page: describes the product, its price and its breadcrumbs to search engines', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await page.goto(ENGLISH.simple.path);
  const script = page.locator('script[type="application/ld+json"]');
  await expect(script).toHaveCount(1);
  const [product, trail] = JSON.parse((await script.textContent()) ?? 'null')['@graph'];
  expect(product).toMatchObject({ '@type': 'Product', name: ENGLISH.simple.name });
  expect(product.url).toBe(new URL(ENGLISH.simple.path, baseURL).href);
  expect(product.offers.price).toBeGreaterThan(0);
  expect(trail['@type']).toBe('BreadcrumbList');
});

test('Product page: nothing moves while a slow product loads', { tag: '@phone' }, async ({
  page,
  platform,
}) => {
  // Real pictures, not the blank stand-ins.
  await page.context().clearCookies({ name: 'demo-pictures' });
  await platform.control('be-slow', { ms: 700 });
  const shift = await watchLayoutShift(page);
  await page.goto(ENGLISH.configurable.path);
  await expect(page.getByText('Same-day delivery')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
});

test('Product page: the picture keeps its place when the thumbnails arrive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const place = () =>
    page.getByRole('region', { name: 'Pictures' }).getByRole('img').first().boundingBox();
  await page.goto(ENGLISH.simple.path, { waitUntil: 'commit' });
  await expect(page.getByRole('list', { name: /^Pictures of/ })).toBeVisible();
  const whole = await place();
  await page.route(ENGLISH.simple.path, async (route) => {
    const response = await route.fetch();
    const [start = ''] = (await response.text()).split(/<ul[^>]*aria-label="Pictures of/);
    await route.fulfill({ response, body: start });
  });
  await page.goto(ENGLISH.simple.path, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeVisible();
  expect(await place()).toEqual(whole);
});

test('Product page: its breadcrumbs keep their height when the fonts arrive', {
  tag: '@phone',
}, async ({ page }) => {
  // At this width, these crumbs fit on one line in the fallback font and not in the shop's own.
  await page.setViewportSize({ width: 412, height: 839 });
  const fonts = gate();
  await page.route('**/*.woff2', async (route) => {
    await fonts.opened;
    await route.continue();
  });
  await page.goto('/first-light.html', { waitUntil: 'commit' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const before = (await crumbs.boundingBox())?.height;
  fonts.open();
  await page.evaluate(() => document.fonts.ready);
  expect(await crumbs.boundingBox()).toMatchObject({ height: before });
});

test('Product page: shows the products viewed before, until the shopper signs out', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await page.goto(ENGLISH.configurable.path);
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  await expect(viewed).toHaveCount(0);
  await page.goto(ENGLISH.simple.path);
  await expect(viewed.getByRole('link')).toHaveText([ENGLISH.configurable.name]);
  await page.goto('/signin');
  await shopper.signIn();
  await page.goto(ENGLISH.configurable.path);
  await expect(viewed.getByRole('link')).toHaveText([ENGLISH.simple.name]);
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.goto(ENGLISH.simple.path);
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  await expect(viewed).toHaveCount(0);
});

test('Product page: offers alternatives to a sold-out product within the first screen', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  await page.goto('/tulips-for-tuesday.html');
  const instead = page.getByRole('region', { name: 'You may also like' });
  await expect(instead.getByRole('link')).toHaveCount(3);
  const height = page.viewportSize()?.height ?? 0;
  for (const tile of await instead.getByRole('listitem').all()) {
    expect((await tile.boundingBox())?.y).toBeLessThan(height - 100);
  }
});

test('Product page: a buy bar is in view while the form is not, and hides nothing', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  await page.goto(ENGLISH.configurable.path);
  const bar = page.locator('[aria-hidden="true"]', { hasText: 'Add to Cart' });
  // Clicks at these coordinates, without Playwright's scrolling.
  const press = async () => {
    await expect(bar).toBeInViewport({ ratio: 1 });
    const box = await bar.locator('button').boundingBox();
    if (!box) throw new Error('The bar has no button.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await expect(page.getByText('Same-day delivery')).toBeVisible();
  // Without chosen options the button scrolls to the missing option, above the bar.
  await press();
  await expect(page.getByRole('radio', { name: 'Posy' })).toBeFocused();
  await expect(bar).toBeHidden();
  await shopper.chooseOptions(ENGLISH);
  // At the end of the page the bar is above the footer.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const rest = await bar.boundingBox();
  expect((rest?.y ?? 0) + (rest?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  await page.getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
  await press();
  await expect(bar.getByText('Added to your cart')).toBeVisible();
  await shopper.expectInCart(ENGLISH, 1);
  // The bar never covers a focused link.
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  const top = (await bar.boundingBox())?.y ?? 0;
  const box = await link.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + 1);
});

test('Product page: shows the thumbnails within the first screen', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  await page.goto(ENGLISH.configurable.path);
  for (const number of [1, 2, 3]) await expect(thumb(page, number)).toBeInViewport({ ratio: 1 });
});
