import type { Page } from '@playwright/test';
import { setup } from 'xstate';
import { everyTransition } from '../models/everyTransition.ts';
import { expect, test } from './fixtures.ts';

/**
 * What a shopper believes of going from page to page: the old one stays, under a bar, until it is
 * known what comes; then the new one is there, or words about why not.
 */
const belief = setup({
  types: {
    events: {} as {
      type: 'follow' | 'arrives' | 'fails' | 'isNowhere' | 'back' | 'settles' | 'retry' | 'home';
    },
  },
}).createMachine({
  id: 'resolverBelief',
  initial: 'old',
  states: {
    old: { on: { follow: 'underway' } },
    /** The old page, and a quarter of the bar. */
    underway: { on: { arrives: 'new', fails: 'failed', isNowhere: 'home', back: 'old' } },
    /** The new page, and all of the bar. */
    new: { on: { settles: 'calm', back: 'old' } },
    calm: { on: { back: 'old' } },
    failed: { on: { retry: 'new', home: 'home', back: 'old' } },
    home: {},
  },
});

const paths = everyTransition(belief, [
  'follow',
  'arrives',
  'fails',
  'isNowhere',
  'back',
  'settles',
  'retry',
  'home',
]);

test('the belief about going from page to page has its paths', () => {
  expect(paths).toHaveLength(7);
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

for (const path of paths) {
  test(`from page to page: ${path.description}`, async ({ page }) => {
    let answer: (what: 'arrives' | 'fails' | 'isNowhere') => void = () => {};
    let isHolding = false;
    await page.route(/operationName=ResolveUrl/, async (route) => {
      const { searchParams } = new URL(route.request().url());
      const { url } = JSON.parse(searchParams.get('variables') ?? '{}');
      if (url !== 'about-us' || !isHolding) return route.fallback();
      isHolding = false;
      const what = await new Promise((resolve) => {
        answer = resolve;
      });
      if (what === 'arrives') return route.fallback();
      const refusal = { message: 'No.', extensions: { category: 'graphql-input' } };
      return route.fulfill({
        json: what === 'fails' ? { errors: [refusal] } : { data: { route: null } },
      });
    });
    await page.clock.install();
    await page.goto('/delivery');
    await expect(heading(page, 'Delivery')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await path.test({
      states: {
        old: async () => {
          await expect(heading(page, 'Delivery')).toBeVisible();
          await expect(page).toHaveURL('/delivery');
        },
        underway: async () => {
          await expect(bar(page)).toHaveAttribute('aria-valuenow', '25');
          await expect(heading(page, 'Delivery')).toBeVisible();
          await expect(page).toHaveURL('/about-us');
        },
        new: async () => {
          await expect(heading(page, 'A table, a window, a book')).toBeVisible();
          await expect(heading(page, 'Delivery')).toHaveCount(0);
        },
        calm: () => expect(bar(page)).toHaveCount(0),
        failed: async () => {
          await expect(heading(page, 'Something went wrong. Sorry about that.')).toBeVisible();
          await expect(page).toHaveURL('/about-us');
          await expect(bar(page)).toHaveCount(0);
        },
        home: async () => {
          await expect(page).toHaveURL('/');
          await expect(page).toHaveTitle(/Flowers, gathered/);
        },
      },
      events: {
        follow: async () => {
          isHolding = true;
          await page.evaluate(() => {
            history.pushState(null, '', '/about-us');
            dispatchEvent(new PopStateEvent('popstate'));
          });
        },
        arrives: async () => answer('arrives'),
        fails: async () => answer('fails'),
        isNowhere: async () => answer('isNowhere'),
        back: async () => {
          await page.goBack();
        },
        settles: () => page.clock.runFor(800),
        retry: () => page.getByRole('button', { name: 'Try again' }).click(),
        home: () => page.getByRole('link', { name: 'Take me home' }).click(),
      },
    });
  });
}
