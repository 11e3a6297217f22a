import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading } from '../locators.ts';
import { renderInBrowser } from '../renderInBrowser.ts';
import { CHINESE, ENGLISH as words } from '../words.ts';

const storedView = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['code', 'currency', 'locale', 'secure_base_media_url'].map((key) => [
        key,
        JSON.parse(localStorage.getItem(`florilegium:store_view_${key}`) ?? '{}').value,
      ]),
    ),
  );
const IN_CHINESE = { code: 'zh_hant', currency: 'HKD', locale: 'zh_Hant_HK' };

/** Marks the document, so that `isSameDocument` can tell it from the next one. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.visit = 'the same';
  });
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.visit === 'the same');

async function expectLanguage(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/** Serves managed content with these links. */
async function serveContent(page: Page, html: string): Promise<void> {
  await renderInBrowser(page.context());
  await page.route(/operationName=CmsPage(&|$)/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.data?.cmsPage) json.data.cmsPage.content = html;
    await route.fulfill({ response, json });
  });
}

test('Links: same-origin links stay in the app; other origins, targets and modifier keys leave it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ body: '<h1>Elsewhere</h1>', contentType: 'text/html' }),
  );
  await serveContent(
    page,
    `<p><a href="/delivery">inside</a> <a href="${baseURL}/delivery">in full</a>
     <a href="/delivery" target="_blank">in a window</a>
     <a href="https://elsewhere.example/" target="_blank">other window</a>
     <a href="https://elsewhere.example/">elsewhere</a></p>`,
  );
  for (const name of ['inside', 'in full']) {
    await page.goto('/about-us');
    await mark(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/delivery');
    expect(await isSameDocument(page)).toBe(true);
  }
  for (const [name, url] of [
    ['in a window', /\/delivery$/],
    ['other window', /elsewhere\.example/],
  ] as const) {
    await page.goto('/about-us');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(await opened).toHaveURL(url);
    await expect(page).toHaveURL('/about-us');
  }
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'inside' }).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/delivery');
  await page.getByRole('link', { name: 'elsewhere', exact: true }).click();
  await expect(heading(page, 'Elsewhere')).toBeVisible();
});

test('Links: a javascript: link in content does nothing', async ({ page }) => {
  await serveContent(
    page,
    `<p>Text <a href="javascript:document.title='taken'">bad</a>
     <a href=" java&#10;script:document.title='taken'">worse</a></p>`,
  );
  await page.goto('/about-us');
  await expect(page.getByText('worse')).toBeVisible();
  await page.getByText('bad', { exact: true }).click();
  await page.getByText('worse').click();
  await expect(page).not.toHaveTitle('taken');
  await expect(page).toHaveURL(/\/about-us/);
});

test('Links: a store code before the path selects the store view and is written with hyphens', async ({
  page,
}) => {
  for (const prefix of ['/zh-hant', '/zh_hant']) {
    await page.goto(prefix + CHINESE.category.path);
    await expect(heading(page, CHINESE.category.name)).toBeVisible();
    await expectLanguage(page, 'zh-Hant-HK');
    await expect(page).toHaveURL(prefix + CHINESE.category.path);
    await expect(
      page.getByRole('list', { name: CHINESE.products }).getByRole('listitem'),
    ).toHaveCount(6);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const inside = hrefs.filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(5);
    expect(inside.filter((href) => !href.startsWith('/zh-hant'))).toEqual([]);
  }
  expect(await storedView(page)).toMatchObject(IN_CHINESE);
  expect((await storedView(page)).secure_base_media_url).toMatch(/media\/$/);
});

test('Links: / keeps the chosen language; an address in another store view chooses its language', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto(CHINESE.home);
  await expectLanguage(page, 'zh-Hant-HK');
  await page.goto('/');
  await expectLanguage(page, 'zh-Hant-HK');
  await expect(page.getByRole('navigation', { name: CHINESE.mainMenu })).toBeVisible();
  await page.goto(`/default${words.category.path}`);
  await expect(heading(page, words.category.name)).toBeVisible();
  await expectLanguage(page, 'en-US');
  const link = page.getByRole('list', { name: words.products }).getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/[^/]+\.html$/);
  await page.goto(CHINESE.prefix + CHINESE.category.path);
  await expectLanguage(page, 'zh-Hant-HK');
  // This page reloads in English, which aborts the load that a `goto` waits for.
  await page.goto(words.simple.path, { waitUntil: 'commit' });
  await expect(heading(page, words.simple.name)).toBeVisible();
  await expectLanguage(page, 'en-US');
  await expect(page).toHaveURL(words.simple.path);
  expect(await storedView(page)).toMatchObject({
    code: 'default',
    currency: 'USD',
    locale: 'en_US',
  });
  expect(loads).toEqual([
    CHINESE.home,
    '/',
    `/default${words.category.path}`,
    CHINESE.prefix + CHINESE.category.path,
    words.simple.path,
    words.simple.path,
  ]);
});

test('Links: a link into another store view selects that store view', async ({ page }) => {
  await serveContent(page, `<p><a href="/zh-hant${CHINESE.category.path}">中文</a></p>`);
  await page.goto('/about-us');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(heading(page, CHINESE.category.name)).toBeVisible();
  await expectLanguage(page, 'zh-Hant-HK');
  await expect(page).toHaveURL(CHINESE.prefix + CHINESE.category.path);
});

test('Languages: the first paint is in the stored locale', async ({ page }) => {
  await page.goto(CHINESE.home);
  await expectLanguage(page, 'zh-Hant-HK');
  await page.route('**/graphql**', () => new Promise(() => {}));
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: '搜尋' })).toBeVisible();
  await expectLanguage(page, 'zh-Hant-HK');
});

test('Languages: without a stored locale the first paint is English, and getLocale corrects it', {
  tag: '@client',
}, async ({ page }) => {
  await page.goto(CHINESE.home);
  await expectLanguage(page, 'zh-Hant-HK');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.removeItem('florilegium:store_view_locale'));
  await page.route(/operationName=Locale(&|$)/, async (route) => {
    await page.evaluate(() => {
      document.documentElement.dataset.before = document.documentElement.lang;
    });
    await route.fallback();
  });
  await page.reload();
  await expectLanguage(page, 'zh-Hant-HK');
  await expect(page.locator('html')).toHaveAttribute('data-before', 'en-US');
  expect((await storedView(page)).locale).toBe('zh_Hant_HK');
});

test('Links: an unknown store code is an ordinary path', {
  tag: '@client',
}, async ({ page }) => {
  await page.goto('/nowhere/bouquets.html');
  await expect(page).toHaveURL('/');
  await expectLanguage(page, 'en-US');
});
