import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { heading } from '../locators.ts';
import { CHINESE } from '../words.ts';

test('Store views: addresses of another store view open although the code that finds them fails to load', async ({
  page,
}) => {
  let isLost = false;
  await page.route(codeOf('src/app/system/wiring/storeView.ts'), (route) => route.abort());
  await page.route(codeOf('src/app/system/wiring/otherView.ts'), (route) =>
    isLost ? route.abort() : route.fallback(),
  );
  await page.goto(`${CHINESE.prefix}${CHINESE.simple.path}`);
  await expect(heading(page, CHINESE.simple.name)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', CHINESE.lang);
  isLost = true;
  await page.goto('/nowhere.html');
  await expect(page).toHaveURL(CHINESE.prefix);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

/** Makes the browser refuse the API that the page's name contains. */
function refuse() {
  const refuseFeature = (feature: string) => {
    if (window.name === feature) throw new DOMException(`No ${feature} here.`, 'SecurityError');
  };
  const storage = localStorage;
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      refuseFeature('storage');
      return storage;
    },
  });
  Object.defineProperty(navigator.serviceWorker, 'controller', {
    get: () => {
      refuseFeature('worker');
      return null;
    },
  });
  const { pushState } = history;
  history.pushState = (...entry) => {
    // Safari refuses history changes after too many of them.
    if (String(entry[2]).endsWith('/signin')) refuseFeature('history');
    pushState.apply(history, entry);
  };
}

test('Session: a rejected session ends although the browser refuses storage, service worker or history', async ({
  page,
  platform,
  shopper,
}) => {
  await page.addInitScript(refuse);
  const setRefusedFeature = (feature: string) =>
    page.evaluate((name) => {
      window.name = name;
    }, feature);
  const signInButton = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await page.goto('/');
  // Blocked storage is blocked from the start; only the page keeps the token.
  await setRefusedFeature('storage');
  for (const feature of ['storage', 'worker', 'history']) {
    await test.step(feature, async () => {
      await page.goto('/communications');
      await shopper.submitSignIn();
      const box = page.getByRole('checkbox', { name: 'Subscribe to news and updates' });
      await box.check();
      // Another request in flight would be refused first.
      await platform.waitForNetworkIdle();
      await setRefusedFeature(feature);
      await platform.control('expire-tokens');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
      await reloaded;
      await setRefusedFeature('nothing');
      await expect(heading(page, 'Sign In')).toBeVisible();
      await expect(signInButton).toBeVisible();
    });
  }
});
