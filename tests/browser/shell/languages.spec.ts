import type { Page } from '@playwright/test';
import { advanceUntil } from '../advanceUntil.ts';
import { expect, test } from '../fixtures.ts';
import { CHINESE, ENGLISH } from '../words.ts';

/** Latin texts that are correct in Chinese: names, units, examples, email addresses. */
const LATIN_IN_CHINESE =
  /Florilegium|Instagram|Pinterest|English|USD|HKD|HK\$|US\$|SKU|PDF|Google Maps|YouTube|Vimeo|Cookie|CVC|VISA|Visa|Mastercard|MM|YY|[\w.+-]+@[\w.-]+|\b[A-Z0-9-]*\d[A-Z0-9-]*\b|\b(?:cm|mm|px|kg|g|am|pm)\b/g;

/** Finds Latin words on the screen, except those in lang="la" and in the list above. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('[lang="la"], [lang="en"], script, style, noscript')) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang="la"], [lang="en"]')) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  const words = texts.flatMap(
    (text) => text.replaceAll(LATIN_IN_CHINESE, ' ').match(/\p{Script=Latin}{2,}/gu) ?? [],
  );
  return [...new Set(words)];
}

const expectChinese = (page: Page) =>
  expect.poll(() => latinWords(page), { timeout: 15_000 }).toEqual([]);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(CHINESE.prefix + path);
  await expect(page.locator('html')).toHaveAttribute('lang', CHINESE.lang);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('Chinese: the apostrophe of a Latin name leaves no gap', async ({ page }) => {
  await open(page, '/delivery');
  const widths = () =>
    page.evaluate(() =>
      ['sans', 'serif'].map((face) => {
        const apostrophe = document.createElement('span');
        apostrophe.style.font = `100px var(--${face})`;
        apostrophe.textContent = '’';
        document.body.append(apostrophe);
        return apostrophe.getBoundingClientRect().width < 50;
      }),
    );
  await expect.poll(widths).toEqual([true, true]);
});

test('Chinese: no page has an English word', async ({ page }) => {
  await open(page, '/delivery');
  for (const path of [
    '/',
    CHINESE.category.path,
    `${CHINESE.category.path}?page=2`,
    CHINESE.simple.path,
    CHINESE.configurable.path,
    '/about-us',
    '/cart',
    '/checkout',
    '/signin',
    '/signup',
    '/forgot-password',
    '/customer/account/createPassword?token=x',
    '/contact',
    '/cms/no-such-page',
  ]) {
    await test.step(path, async () => {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, CHINESE.prefix + path);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectChinese(page);
    });
  }
});

test('Chinese: menus, drawer and form errors have no English word', async ({ page }) => {
  await open(page, '/signin');
  await page.getByRole('main').getByRole('button', { name: '登入' }).click();
  await expectChinese(page);
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectChinese(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: CHINESE.openMenu }).click();
  await expect(page.getByRole('dialog').getByRole('list').first()).toBeVisible();
  await expectChinese(page);
  await page.keyboard.press('Escape');
  await page.goto(`${CHINESE.prefix}/signup`);
  await page.getByRole('main').getByRole('button', { name: CHINESE.createAccount }).click();
  await expectChinese(page);
});

test('Chinese: toasts have no English word', async ({ page, platform }) => {
  await open(page, '/');
  await page.evaluate(() => {
    history.pushState(null, '', `${location.pathname}?coupon=520`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const notices = page.locator('[data-above-dialogs]');
  await expect(notices.getByRole('status')).toHaveCount(1);
  for (const type of ['offline', 'online']) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), type);
  }
  await expect(notices.getByRole('status')).not.toHaveCount(1);
  await expectChinese(page);
  await platform.control('translate-errors', { on: true });
  await page.goto(CHINESE.prefix + CHINESE.simple.path);
  await page.getByRole('spinbutton', { name: CHINESE.quantity }).fill('9999');
  await page.getByRole('button', { name: CHINESE.addToCart }).click();
  await expect(notices.getByRole('alert')).toHaveCount(1);
  await expectChinese(page);
});

test('Chinese: a failed first page has no English word', async ({ page, platform }) => {
  await platform.control('go-down');
  await page.clock.install();
  await page.goto(CHINESE.prefix + CHINESE.category.path);
  const alert = page.getByRole('main').getByRole('alert');
  await advanceUntil(page, () => expect(alert).toBeVisible({ timeout: 300 }));
  await expectChinese(page);
});

test('Languages: numbers, money and dates follow the language', async ({ page }) => {
  await page.goto(ENGLISH.simple.path);
  await expect(page.getByRole('main')).toContainText(/\$\d+\.\d\d/);
  await page.goto(CHINESE.prefix + CHINESE.simple.path);
  await expect(page.getByRole('main')).toContainText(/HK\$\d+\.\d\d/);
});

test('Chinese: no web font loads before the first paint', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await open(page, '/');
  expect(fonts.filter((url) => /cjk|hant|noto.*(tc|hk)|chinese/i.test(url))).toEqual([]);
});

test('Languages: an unknown locale is reported, and English stays', {
  tag: '@client',
}, async ({ page, complaints }) => {
  await page.route(/operationName=Locale(&|$)/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.storeConfig.locale = 'fr_FR';
    await route.fulfill({ response, json });
  });
  await page.goto('/delivery');
  await expect
    .poll(() => complaints.join('\n'))
    .toContain('Unable to locate locale fr_FR within generated dist directory.');
  await expect(page.getByRole('button', { name: 'Choose store view' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
