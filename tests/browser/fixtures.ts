import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { openPages } from './openPages.ts';
import { type Platform, platformOf } from './platform.ts';
import { recordTransitions } from './recordTransitions.ts';
import { renderInBrowser } from './renderInBrowser.ts';
import { type Shopper, shopperOn } from './shopper.ts';

interface Fixtures {
  /**
   * Whether the server renders the pages. Tests tagged `@client` have the browser render them,
   * since they mock the platform's responses or check the browser's own requests and loading
   * states.
   */
  isRendered: boolean;
  platform: Platform;
  shopper: Shopper;
  /** The page's console errors, warnings and uncaught errors. */
  complaints: string[];
}

/** Playwright's `test` with a demo shop of its own for each test, and recorded transitions. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  isRendered: async ({}, use, { tags }) => use(!tags.includes('@client')),

  platform: [
    async ({ context, baseURL, request, isRendered }, use, { workerIndex }) => {
      await recordTransitions(context, workerIndex);
      const id = `test-${randomUUID()}`;
      if (!isRendered) await renderInBrowser(context);
      await context.addCookies([
        // httpOnly, since a forced sign-out clears all cookies that scripts can reach.
        { name: 'demo-shop', value: id, url: baseURL ?? '', httpOnly: true },
        // Generating images is slow the first time, and most tests do not need them.
        { name: 'demo-pictures', value: 'blank', url: baseURL ?? '', httpOnly: true },
      ]);
      await use(platformOf(context, request, id));
      const { errors } = test.info();
      if (errors.length > 0) errors.push({ message: await openPages(context) });
    },
    { auto: true },
  ],

  shopper: ({ page }, use) => use(shopperOn(page)),

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', makeNavigationsAwaitHydration);
    await use(context);
  },

  // Ignores requests that are still in flight at the end of a test: their routes would throw.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Chromium warns so on a machine too busy to render a heading within 3 s of loading its font.
      if (/preloaded using link preload but not used/.test(message.text())) return;
      // Playwright's warning about the service worker, which these tests block.
      if (/registration blocked by Playwright/.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

/** The longest wait for a hydration, in ms; a test may withhold the page's code. */
const MAX_WAIT_MS = 15_000;

/**
 * Makes `goto` and `reload` wait for the hydration: before it, links load documents and pressed
 * keys are lost. The parts of a page are hydrated one by one, the main menu last. A test of a page
 * before hydration waits for `commit` only. A document without data is not hydrated at all.
 */
function makeNavigationsAwaitHydration(page: Page): void {
  const isHydrated = page.locator(
    'html[data-ready], html[data-render=client], html:not(:has(#document))',
  );
  const awaitHydration = async (response: Response | null, waitUntil: string | undefined) => {
    if (response?.headers()['x-rendered'] && waitUntil !== 'commit') {
      await isHydrated.waitFor({ state: 'attached', timeout: MAX_WAIT_MS }).catch(() => {});
      await page.waitForFunction(partsAreHydrated, null, { timeout: MAX_WAIT_MS }).catch(() => {});
      await page.evaluate(renderingIsDone).catch(() => {});
    }
    return response;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => awaitHydration(await goto(url, options), options?.waitUntil);
  page.reload = async (options) => awaitHydration(await reload(options), options?.waitUntil);
}

/** An element that React has marked takes events only after the commit, before which React is busy. */
const renderingIsDone = () => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));

/** React marks an element with its properties when it hydrates it. */
const partsAreHydrated = () =>
  [...document.querySelectorAll('header nav li > a, main form [type=submit]')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );

export type { Platform, Shopper };
export { expect };
