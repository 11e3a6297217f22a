import { randomUUID } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The other side of the wire: this test's own shop, and how to make it misbehave. */
export interface Platform {
  /** The cookie that picks the shop. */
  id: string;
  control(action: string, body?: object): Promise<void>;
  orders(): Promise<{ id: number; number: string; lines: { sku: string; quantity: number }[] }[]>;
  /** What was asked for so far: GraphQL root fields and REST routes, in order. */
  calls(): Promise<{ method: string; name: string }[]>;
}

/** What a person does in the shop, and what they expect to see. */
export interface Shopper {
  visits(path: string): Promise<void>;
  /** Opens a category from the menu, as the width of the screen offers it. */
  opensCategory(name: string): Promise<void>;
  seesInCart(count: number): Promise<void>;
}

interface Fixtures {
  platform: Platform;
  shopper: Shopper;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const test = base.extend<Fixtures>({
  platform: async ({ context, baseURL, request }, use) => {
    const id = `test-${randomUUID()}`;
    await context.addCookies([{ name: 'demo-shop', value: id, url: baseURL ?? '' }]);
    // Pictures are drawn slowly the first time; these tests are not about them.
    await context.route('**/media/**', (route) =>
      route.fulfill({ body: PIXEL, contentType: 'image/png' }),
    );
    const headers = { 'x-demo-shop': id };
    const read = async (path: string) => (await request.get(path, { headers })).json();
    await use({
      id,
      control: async (action, body = {}) => {
        const answer = await request.post(`/demo/${action}`, { headers, data: body });
        expect(answer.ok(), `${action}: ${answer.status()} ${await answer.text()}`).toBe(true);
      },
      orders: () => read('/demo/orders'),
      calls: () => read('/demo/log'),
    });
  },

  shopper: async ({ page, platform: _ }, use) => {
    await use({
      visits: async (path) => {
        await page.goto(path);
      },
      opensCategory: async (name) => {
        if ((page.viewportSize()?.width ?? 0) >= 960) {
          await mainMenu(page).getByRole('link', { name, exact: true }).first().click();
          return;
        }
        await page.getByRole('banner').getByRole('button').first().click();
        const drawer = page.getByRole('dialog');
        await drawer.getByText(name, { exact: true }).first().click();
        const all = drawer.getByRole('link').first();
        if (await drawer.isVisible()) await all.click();
      },
      seesInCart: async (count) => {
        await expect(cartLink(page)).toHaveAccessibleName(new RegExp(String(count)));
      },
    });
  },
});

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: /Main menu|主選單/ });
const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^(Cart|購物車)/ });

export { expect };
