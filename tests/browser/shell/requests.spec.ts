import type { Page, Request } from '@playwright/test';
import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';

/**
 * Counts the page's requests by method, address and body; `reset` starts again. Requests of a page
 * that the browser is leaving do not count: what it was still fetching, the next page fetches too.
 */
function countRequests(page: Page) {
  const counts = new Map<string, number>();
  let pending: Request | null = null;
  page.on('response', (response) => {
    if (response.request() === pending) pending = null;
  });
  page.on('request', (request) => {
    if (pending) return;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      pending = request;
      counts.clear();
    }
    const key = [request.method(), request.url(), request.postData() ?? ''].join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return {
    repeated: () =>
      [...counts].filter(([, count]) => count > 1).map(([key]) => decodeURIComponent(key)),
    reset: () => counts.clear(),
  };
}

for (const [shopperKind, isCustomer, where] of [
  ['a guest', false, []],
  ['a customer', true, []],
  ['a guest whose browser renders', false, ['@client']],
  ['a customer whose browser renders', true, ['@client']],
] as const) {
  test(`Requests: no page of ${shopperKind} sends the same request twice`, {
    tag: ['@phone', '@desktop', ...where],
  }, async ({ page, shopper, platform }) => {
    const requests = countRequests(page);
    const requestedOnce = async (step: string, action: () => Promise<unknown>) =>
      test.step(step, async () => {
        await platform.waitForNetworkIdle();
        requests.reset();
        await action();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await platform.waitForNetworkIdle();
        expect(requests.repeated()).toEqual([]);
      });
    const expectPage = (name: string) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    if (isCustomer) {
      await page.goto('/signin');
      await shopper.signIn();
    }
    await shopper.addSimple(words);
    for (const visit of ['first', 'second']) {
      for (const path of ['/', words.category.path, words.simple.path, '/cart']) {
        await requestedOnce(`${visit} visit of ${path}`, () => page.goto(path));
      }
    }
    await page.goto('/');
    await requestedOnce('to a category', async () => {
      await shopper.openCategory(words);
      await expectPage(words.category.name);
    });
    await requestedOnce('to a product', async () => {
      await page.getByRole('main').getByRole('link', { name: words.simple.name }).first().click();
      await expectPage(words.simple.name);
    });
    await requestedOnce('to the cart', async () => {
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
      await expectPage(words.cart);
    });
  });
}

/** The headers of every GraphQL request, in order. */
function headersSent(page: Page) {
  const sent: (string | undefined)[][] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql')) return;
    const headers = request.headers();
    sent.push([headers.store, headers['content-currency']]);
  });
  return sent;
}

for (const [path, store, currency] of [
  ['/', 'default', undefined],
  ['/zh-hant/', 'zh_hant', 'HKD'],
] as const) {
  test(`Requests: name the store view ${store} from the first request on`, {
    tag: '@client',
  }, async ({ page, platform }) => {
    const sent = headersSent(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await platform.waitForNetworkIdle();
    // The list of store views is requested in the default view, then the page in its own view.
    const ofView = sent.filter(([named]) => named === store);
    expect(ofView.length).toBeGreaterThan(5);
    for (const headers of ofView) expect(headers).toEqual([store, currency]);
    for (const [named] of sent) expect(named).toBeDefined();
  });
}

test('Requests: omit the default view when the platform does not know its name', {
  tag: '@client',
}, async ({ page, platform }) => {
  const sent = headersSent(page);
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('"default"', '"renamed"') });
    },
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await platform.waitForNetworkIdle();
  expect(loads).toBe(2);
  expect(sent[0]).toEqual(['renamed', undefined]);
  expect(sent.at(-1)).toEqual([undefined, undefined]);
  await expect(page.getByRole('status').filter({ hasText: 'store view' })).toHaveCount(0);
});

/** Records the scripts that the page has requested when an element of its content appears. */
const recordScripts = (content: string) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const scripts = urls.filter((url) => url.endsWith('.js'));
    document.documentElement.dataset.scripts = scripts.join(' ');
  }).observe(document, { childList: true, subtree: true });
};

for (const [path, content] of [
  ['/cart', 'main [role=spinbutton]'],
  ['/checkout', 'main form'],
] as const) {
  test(`Requests: the document of ${path} names every script that its content waits for`, {
    tag: '@phone',
  }, async ({ page, shopper }) => {
    await shopper.addSimple(words);
    await page.addInitScript(recordScripts, content);
    const html = await (await page.goto(path))?.text();
    await expect(page.locator(content).first()).toBeVisible();
    const scripts = (await page.locator('html').getAttribute('data-scripts'))?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter((url) => !html?.includes(`"${url}"`))).toEqual([]);
  });
}

for (const [path, ...modules] of [
  ['/search?query=anemone', 'src/features/search/SearchPage.tsx', 'src/app/rarePages.ts'],
  [
    '/signin',
    'src/features/account/signIn/SignInPage.tsx',
    'src/app/rarePages.ts',
    'src/app/system/wiring/session.ts',
  ],
  ['/wishlist', 'src/features/wishList/WishListPage.tsx', 'src/app/system/wiring/wishList.ts'],
] as const) {
  test(`Requests: the document of ${path} names the code of the page and of its actors`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const files = [...html.matchAll(/href="([^"]+\.js)"/g)].map(([, file]) => file);
    for (const module of modules)
      expect(files).toContainEqual(expect.stringMatching(codeOf(module)));
  });
}
