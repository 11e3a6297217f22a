import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';

/** Counts what the page asks for by method, address and body, and forgets it when it is told. */
function countRequests(page: Page) {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const asked = [request.method(), request.url(), request.postData() ?? ''].join(' ');
    counts.set(asked, (counts.get(asked) ?? 0) + 1);
  });
  return {
    repeats: () =>
      [...counts].filter(([, count]) => count > 1).map(([asked]) => decodeURIComponent(asked)),
    commerce: () => [...counts.keys()].filter((asked) => asked.includes('/graphql')).length,
    reset: () => counts.clear(),
  };
}

for (const [who, isCustomer] of [
  ['a guest', false],
  ['a customer', true],
] as const) {
  test(`Requests: no page of ${who} asks for the same thing twice`, {
    tag: ['@phone', '@desktop'],
  }, async ({ page, shopper, platform }) => {
    const requests = countRequests(page);
    const askedOnce = async (step: string, deed: () => Promise<unknown>) =>
      test.step(step, async () => {
        await platform.waitForNetworkIdle();
        requests.reset();
        await deed();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await platform.waitForNetworkIdle();
        expect(requests.repeats()).toEqual([]);
      });
    const shows = (name: string) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    if (isCustomer) {
      await page.goto('/signin');
      await shopper.signsIn();
    }
    await shopper.addsSimple(words);
    for (const visit of ['first', 'second']) {
      for (const path of ['/', words.category.path, words.simple.path, '/cart']) {
        await askedOnce(`${visit} visit of ${path}`, () => page.goto(path));
        expect(requests.commerce()).toBeGreaterThan(0);
      }
    }
    await page.goto('/');
    await askedOnce('to a category', async () => {
      await shopper.opensCategory(words);
      await shows(words.category.name);
    });
    await askedOnce('to a product', async () => {
      await page.getByRole('main').getByRole('link', { name: words.simple.name }).first().click();
      await shows(words.simple.name);
    });
    await askedOnce('to the cart', async () => {
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
      await shows(words.cart);
    });
  });
}
