import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CHINESE } from '../words.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

async function signsIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Peony123!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

test('an address of another store view is shown in it, and a lost one leads home, though the code that looks for views is out of reach', async ({
  page,
}) => {
  let isLost = false;
  await page.route(/assets\/storeView-/, (route) => route.abort());
  await page.route(/assets\/otherView-/, (route) => (isLost ? route.abort() : route.fallback()));
  await page.goto(`${CHINESE.prefix}${CHINESE.simple.path}`);
  await expect(heading(page, CHINESE.simple.name)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', CHINESE.lang);
  isLost = true;
  await page.goto('/nowhere.html');
  await expect(page).toHaveURL(CHINESE.prefix);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

/** What a browser may refuse, while the page's name says so. */
function refuse() {
  const refuses = (what: string) => {
    if (window.name === what) throw new DOMException(`No ${what} here.`, 'SecurityError');
  };
  const storage = localStorage;
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      refuses('storage');
      return storage;
    },
  });
  Object.defineProperty(navigator.serviceWorker, 'controller', {
    get: () => {
      refuses('worker');
      return null;
    },
  });
  const { pushState } = history;
  history.pushState = (...entry) => {
    // As Safari does when it has been asked too often.
    if (String(entry[2]).endsWith('/signin')) refuses('history');
    pushState.apply(history, entry);
  };
}

test('a session that is rejected ends, whatever the browser refuses meanwhile', async ({
  page,
  platform,
}) => {
  await page.addInitScript(refuse);
  const refusing = (what: string) =>
    page.evaluate((name) => {
      window.name = name;
    }, what);
  const door = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await page.goto('/');
  // Storage that is blocked is so from the start; its token is kept by the page alone.
  await refusing('storage');
  for (const what of ['storage', 'worker', 'history']) {
    await test.step(what, async () => {
      await page.goto('/communications');
      await signsIn(page);
      const box = page.getByRole('checkbox', { name: 'Subscribe to news and updates' });
      await box.check();
      // What else is on its way would be refused first.
      await platform.isQuiet();
      await refusing(what);
      await platform.control('expire-tokens');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
      await reloaded;
      await refusing('nothing');
      await expect(heading(page, 'Sign In')).toBeVisible();
      await expect(door).toBeVisible();
    });
  }
});
