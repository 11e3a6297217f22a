import type { Page } from '@playwright/test';
import { setup } from 'xstate';
import { modelPaths } from '../../models/modelPaths.ts';
import { expect, test } from '../fixtures.ts';
import { walkModel } from '../walkModel.ts';

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

const { states, transitions, ways } = modelPaths(belief, [
  'follow',
  'arrives',
  'fails',
  'isNowhere',
  'back',
  'settles',
  'retry',
  'home',
]);

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

/** Goes to a path as a link of the shop does, without a click. */
const follows = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('Page resolver: behaves as its test model expects in 6 states and 11 transitions', async ({
  page,
}) => {
  expect([states, transitions, ways.length]).toEqual([6, 11, 2]);
  type Answer = 'arrives' | 'fails' | 'isNowhere';
  type Reply = (answer: Answer) => void;
  let resolveHeld: (reply: Reply) => void = () => {};
  let heldReply: Promise<Reply>;
  // A page that was there before is shown at once: each time it is a new address of the same one.
  let times = 0;
  const place = () => `about-us-${times}`;
  let isHolding = false;
  await page.route(/operationName=ResolveUrl/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const { url } = JSON.parse(searchParams.get('variables') ?? '{}');
    if (url !== place()) return route.fallback();
    const forwardedUrl = route.request().url().replaceAll(place(), 'about-us');
    if (!isHolding) return route.continue({ url: forwardedUrl });
    isHolding = false;
    const answer = await new Promise<Answer>((resolve) => resolveHeld(resolve));
    if (answer === 'arrives') return route.continue({ url: forwardedUrl });
    const refusal = { message: 'No.', extensions: { category: 'graphql-input' } };
    return route.fulfill({
      json: answer === 'fails' ? { errors: [refusal] } : { data: { route: null } },
    });
  });
  await page.clock.install();
  await walkModel(ways, {
    begin: async () => {
      await page.goto('/delivery');
      await expect(heading(page, 'Delivery')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    },
    states: {
      old: async () => {
        await expect(heading(page, 'Delivery')).toBeVisible();
        await expect(page).toHaveURL('/delivery');
      },
      underway: async () => {
        await expect(bar(page)).toHaveAttribute('aria-valuenow', '25');
        await expect(heading(page, 'Delivery')).toBeVisible();
        await expect(page).toHaveURL(`/${place()}`);
      },
      new: async () => {
        await expect(heading(page, 'A table, a window, a book')).toBeVisible();
        await expect(heading(page, 'Delivery')).toHaveCount(0);
      },
      calm: () => expect(bar(page)).toHaveCount(0),
      failed: async () => {
        await expect(heading(page, 'Something went wrong. Sorry about that.')).toBeVisible();
        await expect(page).toHaveURL(`/${place()}`);
        await expect(bar(page)).toHaveCount(0);
      },
      home: async () => {
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle(/Flowers, gathered/);
      },
    },
    deeds: {
      follow: async () => {
        isHolding = true;
        heldReply = new Promise((resolve) => {
          resolveHeld = resolve;
        });
        times += 1;
        await follows(page, `/${place()}`);
      },
      arrives: async () => (await heldReply)('arrives'),
      fails: async () => (await heldReply)('fails'),
      isNowhere: async () => (await heldReply)('isNowhere'),
      back: async () => {
        await page.goBack();
      },
      settles: () => page.clock.runFor(800),
      retry: () => page.getByRole('button', { name: 'Try again' }).click(),
      home: () => page.getByRole('link', { name: 'Take me home' }).click(),
    },
  });
});
