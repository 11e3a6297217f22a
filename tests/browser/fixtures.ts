import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { quietOf } from './quiet.ts';
import { noteTransitions } from './walked.ts';
import type { Words } from './words.ts';

interface Order {
  id: number;
  number: string;
  lines: { sku: string; quantity: number }[];
}

/** The other side of the wire: this test's own shop, and how to make it misbehave. */
export interface Platform {
  /**
   * Pulls one of the demo platform's strings (tests/platform/README.md), when nothing is on its
   * way that it would meet.
   */
  control(action: string, body?: object): Promise<void>;
  orders(): Promise<Order[]>;
  /** What was asked for so far: GraphQL root fields and REST routes, in order. */
  calls(): Promise<{ method: string; name: string }[]>;
  /** The fields of each request that is held now. */
  held(): Promise<string[][]>;
  /** Until a request for it has come, and is held. */
  untilHeld(field: string): Promise<void>;
  /** Until nothing is on its way, but for what is held. */
  isQuiet(): Promise<void>;
}

/** What any shopper does anywhere in the shop. */
export interface Shopper {
  opensCategory(words: Words): Promise<void>;
  /** Chooses the words' values of a configurable product. */
  choosesOptions(words: Words): Promise<void>;
  seesInCart(words: Words, count: number): Promise<void>;
  /** Puts the words' simple product into the cart, from its page. */
  addsSimple(words: Words): Promise<void>;
}

interface Fixtures {
  platform: Platform;
  shopper: Shopper;
  /** What the browser complained about. */
  complaints: string[];
}

/** What ends a wait cannot wait for its end. */
const AT_ONCE: ReadonlySet<string> = new Set(['release-held', 'come-up']);
const WIDTH_OF_THE_MEGA_MENU = 960;

export const test = base.extend<Fixtures>({
  platform: [
    async ({ context, baseURL, request }, use, { workerIndex }) => {
      await noteTransitions(context, workerIndex);
      const id = `test-${randomUUID()}`;
      await context.addCookies([
        // Out of the reach of the shop's own scripts: a forced sign-out clears every cookie it can.
        { name: 'demo-shop', value: id, url: baseURL ?? '', httpOnly: true },
        // Pictures are drawn slowly the first time; most tests are not about them.
        { name: 'demo-pictures', value: 'blank', url: baseURL ?? '', httpOnly: true },
      ]);
      const headers = { 'x-demo-shop': id };
      const read = async (path: string) => (await request.get(path, { headers })).json();
      const held = (): Promise<string[][]> => read('/demo/held');
      const isQuiet = quietOf(context, held);
      await use({
        control: async (action, data = {}) => {
          if (!AT_ONCE.has(action)) await isQuiet();
          const answer = await request.post(`/demo/${action}`, { headers, data });
          expect(answer.ok(), `${action}: ${answer.status()} ${await answer.text()}`).toBe(true);
        },
        orders: () => read('/demo/orders'),
        calls: () => read('/demo/log'),
        held,
        untilHeld: (field) =>
          expect.poll(async () => (await held()).flat().join(' ')).toContain(field),
        isQuiet,
      });
    },
    { auto: true },
  ],

  shopper: async ({ page }, use) => {
    await use({
      opensCategory: async (words) => {
        if ((page.viewportSize()?.width ?? 0) >= WIDTH_OF_THE_MEGA_MENU) {
          const menu = page.getByRole('navigation', { name: words.mainMenu });
          await menu.getByRole('link', { name: words.category.name, exact: true }).click();
          return;
        }
        await page.getByRole('button', { name: words.openMenu }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('button', { name: words.category.name, exact: true }).click();
        await drawer.getByRole('link', { name: words.everythingIn }).click();
        await expect(drawer).toBeHidden();
      },
      choosesOptions: async (words) => {
        for (const [label, value] of Object.entries(words.configurable.options)) {
          await page
            .getByRole('radiogroup', { name: label })
            .getByRole('radio', { name: value })
            .check();
        }
      },
      seesInCart: (words, count) => seesInCart(page, words, count),
      addsSimple: async (words) => {
        await page.goto(words.prefix + words.simple.path);
        await page.getByRole('button', { name: words.addToCart }).click();
        await seesInCart(page, words, 1);
      },
    });
  },

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

/** The header's link says how many there are, as a whole number. */
async function seesInCart(page: Page, words: Words, count: number): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('link', {
      name: new RegExp(`^${words.cart}\\D+${count}(?!\\d)`),
    }),
  ).toBeVisible();
}

export { expect };
