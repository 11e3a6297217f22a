import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { type Platform, platformOf } from './platform.ts';
import { recordTransitions } from './recordTransitions.ts';
import { rendersInBrowser } from './rendersInBrowser.ts';
import { type Shopper, shopperOn } from './shopper.ts';

interface Fixtures {
  /**
   * Whether the server renders the pages. In a test tagged `@client` the browser does: one that
   * answers the platform's queries itself, or is about what the browser asks and shows meanwhile.
   */
  isRendered: boolean;
  platform: Platform;
  shopper: Shopper;
  /** What the browser complained about. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  isRendered: async ({}, use, { tags }) => use(!tags.includes('@client')),

  platform: [
    async ({ context, baseURL, request, isRendered }, use, { workerIndex }) => {
      await recordTransitions(context, workerIndex);
      const id = `test-${randomUUID()}`;
      if (!isRendered) await rendersInBrowser(context);
      await context.addCookies([
        // Out of the reach of the shop's own scripts: a forced sign-out clears every cookie it can.
        { name: 'demo-shop', value: id, url: baseURL ?? '', httpOnly: true },
        // Pictures are drawn slowly the first time; most tests are not about them.
        { name: 'demo-pictures', value: 'blank', url: baseURL ?? '', httpOnly: true },
      ]);
      await use(platformOf(context, request, id));
    },
    { auto: true },
  ],

  shopper: ({ page }, use) => use(shopperOn(page)),

  // What is fetched for a page when its test ends has nobody to be given to.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // On a machine so busy that the first heading comes three seconds after its typeface.
      if (/preloaded using link preload but not used/.test(message.text())) return;
      // Playwright's own word on the worker that these tests do without.
      if (/registration blocked by Playwright/.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

export type { Platform, Shopper };
export { expect };
