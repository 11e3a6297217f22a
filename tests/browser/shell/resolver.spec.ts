import { setup } from 'xstate';
import { modelPaths } from '../../models/modelPaths.ts';
import { expect, test } from '../fixtures.ts';
import { heading, loadingBar, pushPath } from '../locators.ts';
import { walkModel } from '../walkModel.ts';

/**
 * A model of navigation: the old page stays, under a loading bar, until the address is resolved;
 * then the shop shows the new page or the reason why there is none.
 */
const expectations = setup({
  types: {
    events: {} as {
      type: 'follow' | 'arrives' | 'fails' | 'isNowhere' | 'back' | 'settles' | 'retry' | 'home';
    },
  },
}).createMachine({
  id: 'resolverExpectations',
  initial: 'old',
  states: {
    old: { on: { follow: 'inFlight' } },
    /** The old page is shown, and the loading bar is at a quarter of its width. */
    inFlight: { on: { arrives: 'new', fails: 'failed', isNowhere: 'home', back: 'old' } },
    /** The new page is shown, and the loading bar is complete. */
    new: { on: { settles: 'calm', back: 'old' } },
    calm: { on: { back: 'old' } },
    failed: { on: { retry: 'new', home: 'home', back: 'old' } },
    home: {},
  },
});

const { states, transitions, paths } = modelPaths(expectations, [
  'follow',
  'arrives',
  'fails',
  'isNowhere',
  'back',
  'settles',
  'retry',
  'home',
]);

test('Page resolver: behaves as its test model expects in 6 states and 11 transitions', async ({
  page,
}) => {
  expect([states, transitions, paths.length]).toEqual([6, 11, 2]);
  type RouteResponse = 'arrives' | 'fails' | 'isNowhere';
  type Reply = (response: RouteResponse) => void;
  let resolveHeld: (reply: Reply) => void = () => {};
  let heldReply: Promise<Reply>;
  // A known page is shown at once, so each step uses a new address of the same page.
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
    const response = await new Promise<RouteResponse>((resolve) => resolveHeld(resolve));
    if (response === 'arrives') return route.continue({ url: forwardedUrl });
    const refusal = { message: 'No.', extensions: { category: 'graphql-input' } };
    return route.fulfill({
      json: response === 'fails' ? { errors: [refusal] } : { data: { route: null } },
    });
  });
  await page.clock.install();
  await walkModel(paths, {
    begin: async () => {
      await page.goto('/delivery');
      await expect(heading(page, 'Delivery')).toBeVisible();
      await expect(loadingBar(page)).toHaveCount(0);
    },
    states: {
      old: async () => {
        await expect(heading(page, 'Delivery')).toBeVisible();
        await expect(page).toHaveURL('/delivery');
      },
      inFlight: async () => {
        await expect(loadingBar(page)).toHaveAttribute('aria-valuenow', '25');
        await expect(heading(page, 'Delivery')).toBeVisible();
        await expect(page).toHaveURL(`/${place()}`);
      },
      new: async () => {
        await expect(heading(page, 'A table, a window, a book')).toBeVisible();
        await expect(heading(page, 'Delivery')).toHaveCount(0);
      },
      calm: () => expect(loadingBar(page)).toHaveCount(0),
      failed: async () => {
        await expect(heading(page, 'Something went wrong. Sorry about that.')).toBeVisible();
        await expect(page).toHaveURL(`/${place()}`);
        await expect(loadingBar(page)).toHaveCount(0);
      },
      home: async () => {
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle(/Flowers, gathered/);
      },
    },
    actions: {
      follow: async () => {
        isHolding = true;
        heldReply = new Promise((resolve) => {
          resolveHeld = resolve;
        });
        times += 1;
        await pushPath(page, `/${place()}`);
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
