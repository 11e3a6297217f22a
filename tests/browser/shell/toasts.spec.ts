import type { Locator, Page } from '@playwright/test';
import { setup } from 'xstate';
import { modelPaths } from '../../models/modelPaths.ts';
import { expect, test } from '../fixtures.ts';
import { notifications } from '../locators.ts';
import { walkModel } from '../walkModel.ts';
import { ENGLISH as words } from '../words.ts';

const SORRY = 'Sorry! An unexpected error occurred.';
const info = (page: Page) => notifications(page).getByRole('status');
const error = (page: Page) => notifications(page).getByRole('alert');
const dismiss = (page: Page) => notifications(page).getByRole('button', { name: 'Dismiss' });

/** Opens a link with a coupon code, as in a newsletter. */
async function takeCoupon(page: Page, code = 'FIRSTLIGHT'): Promise<void> {
  await page.evaluate((text) => {
    history.pushState(null, '', `/?coupon=${text}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, code);
  await expect(page).toHaveURL('/');
}

const throwError = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    dispatchEvent(new ErrorEvent('error', { error: new Error('boom'), message: 'boom' })),
  );

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The first toast loads the code for the others; then the test alone moves the clock.
  await takeCoupon(page, 'FIRST');
  await dismiss(page).click();
  await expect(info(page)).toHaveCount(0);
  await page.mouse.move(5, 700);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Repeats a notice that may be visible already: the repeat restarts its highlight. */
async function repeatNotice(notice: Locator, action: () => Promise<unknown>): Promise<void> {
  const pulse = () =>
    notice.evaluateAll((all) => all.map((one) => getComputedStyle(one).animation).join());
  const before = await pulse();
  await action();
  await expect.poll(pulse).not.toBe(before);
}

/** A model of two toasts, a coupon's and an error's, and their lifetimes. */
const expectations = setup({
  types: {
    events: {} as {
      type: 'coupon' | 'error' | 'dismiss' | 'point' | 'leave' | 'short' | 'long';
    },
  },
}).createMachine({
  id: 'toastsExpectations',
  initial: 'none',
  states: {
    none: { on: { coupon: 'coupon', error: 'error', long: 'none' } },
    coupon: {
      on: {
        coupon: 'coupon',
        error: 'both',
        dismiss: 'none',
        point: 'held',
        short: 'none',
      },
    },
    held: {
      on: { coupon: 'held', long: 'held', leave: 'coupon', dismiss: 'none', error: 'heldBoth' },
    },
    heldBoth: { on: { long: 'held', leave: 'both' } },
    error: {
      on: { error: 'error', coupon: 'both', short: 'error', long: 'none', dismiss: 'none' },
    },
    both: { on: { dismiss: 'one', short: 'error', long: 'none' } },
    one: { on: { long: 'none' } },
  },
});

const { states, transitions, paths } = modelPaths(expectations, [
  'coupon',
  'error',
  'dismiss',
  'point',
  'leave',
  'short',
  'long',
]);

test('Toasts: behave as their test model expects in 7 states and 24 transitions', async ({
  page,
}) => {
  expect({ states, transitions, paths: paths.length }).toEqual({
    states: 7,
    transitions: 24,
    paths: 1,
  });
  const expectCounts = async (coupons: number, errors: number) => {
    await expect(info(page)).toHaveCount(coupons);
    await expect(error(page)).toHaveCount(errors);
  };
  await walkModel(paths, {
    begin: () => open(page),
    states: {
      none: () => expectCounts(0, 0),
      coupon: () => expectCounts(1, 0),
      held: () => expectCounts(1, 0),
      heldBoth: () => expectCounts(1, 1),
      error: () => expectCounts(0, 1),
      both: () => expectCounts(1, 1),
      one: () => expect(dismiss(page)).toHaveCount(1),
    },
    actions: {
      coupon: () => repeatNotice(info(page), () => takeCoupon(page)),
      error: () => repeatNotice(error(page), () => throwError(page)),
      dismiss: async () => {
        await dismiss(page).first().click();
        await page.mouse.move(5, 700);
      },
      point: () => info(page).hover(),
      leave: () => page.mouse.move(5, 700),
      // Longer than a coupon's toast lasts, shorter than an error's.
      short: () => page.clock.runFor(6_000),
      long: () => page.clock.runFor(16_000),
    },
  });
});

test('Toasts: their live region is in the document before their code, and announces the first one', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  const response = await page.goto('/', { waitUntil: 'commit' });
  expect(await response?.text()).toMatch(/<div [^>]*aria-live="polite"[^>]*><\/div>/);
  const live = await page.locator('body > [aria-live=polite]').elementHandle();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await takeCoupon(page);
  await expect(info(page)).toContainText('Coupon code FIRSTLIGHT applied');
  expect(await live?.evaluate((known) => known.textContent)).toContain('FIRSTLIGHT');
});

test('Toasts: a coupon in the address is announced for five seconds and removed from the address', async ({
  page,
}) => {
  await open(page);
  await takeCoupon(page, 'LETTER15');
  await expect(info(page)).toContainText('Coupon code LETTER15 applied');
  await page.clock.runFor(4_900);
  await expect(info(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(info(page)).toHaveCount(0);
});

test('Toasts: the cart does not repeat the message about a coupon from the address', async ({
  page,
  shopper,
}) => {
  await shopper.addSimple(words);
  await page.goto('/?coupon=FIRSTLIGHT');
  await expect(info(page).filter({ hasText: 'Coupon code FIRSTLIGHT applied' })).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('list', { name: words.coupons })).toContainText('FIRSTLIGHT');
  await expect(page.getByText('Coupon applied.')).toHaveCount(0);
});

test('Toasts: a repeated toast restarts its time and pulses again', async ({ page }) => {
  await open(page);
  await takeCoupon(page);
  const animation = () => info(page).evaluate((toast) => getComputedStyle(toast).animation);
  await expect(info(page)).toHaveCount(1);
  const first = await animation();
  expect(first).toMatch(/0\.5s/);
  expect(first).toMatch(/1s/);
  await page.clock.runFor(4_000);
  await takeCoupon(page);
  await expect.poll(animation).not.toBe(first);
  await page.clock.runFor(4_000);
  await expect(info(page)).toHaveCount(1);
  await page.clock.runFor(1_100);
  await expect(info(page)).toHaveCount(0);
});

test('Toasts: time stops while the focus is in a toast', async ({ page }) => {
  await open(page);
  await takeCoupon(page);
  await dismiss(page).focus();
  await page.clock.runFor(30_000);
  await expect(info(page)).toHaveCount(1);
  await dismiss(page).blur();
  await page.clock.runFor(5_100);
  await expect(info(page)).toHaveCount(0);
});

test('Toasts: time stops while the pointer is on a toast although the focus leaves it', async ({
  page,
}) => {
  await open(page);
  await takeCoupon(page);
  await dismiss(page).focus();
  await info(page).hover();
  await dismiss(page).blur();
  await page.clock.runFor(30_000);
  await expect(info(page)).toHaveCount(1);
});

const PLACES = [
  [375, 60],
  [959, 60],
  [960, 120],
  [1280, 120],
] as const;

test('Toasts: are 60 px below the top, 120 px on a large screen, within their widths', async ({
  page,
}) => {
  // The highlight of a repeat would make the toast wider for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  // Removes the announcement, which would move the toasts of a phone down.
  await page.locator('header > :has(+ [data-controls])').evaluate((one: HTMLElement) => {
    one.style.display = 'none';
  });
  for (const [width, top] of PLACES) {
    await test.step(`The window is ${width} px wide.`, async () => {
      await page.setViewportSize({ width, height: 760 });
      await takeCoupon(page, 'X');
      const box = await info(page).boundingBox();
      expect(box?.y).toBeCloseTo(top, 0);
      expect(box?.width).toBeGreaterThanOrEqual(280);
      await takeCoupon(page, `${'LONG'.repeat(60)}`);
      await expect(info(page)).toHaveCount(2);
      const wide = await info(page).last().boundingBox();
      expect(wide?.width).toBeCloseTo(Math.min(600, width * 0.9), 0);
      expect((wide?.x ?? 0) + (wide?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
      await expect(notifications(page)).toHaveCSS('position', 'fixed');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.clock.runFor(6_000);
      await expect(info(page)).toHaveCount(0);
    });
  }
});

test('Toasts: never cover a control of the header, whatever is announced above the controls', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const announcement = page.locator('header > :has(+ [data-controls])');
  await announcement.evaluate((one: HTMLElement) => {
    one.style.height = '7rem';
  });
  for (const width of [320, 375, 959, 960, 1280]) {
    await page.setViewportSize({ width, height: 760 });
    await takeCoupon(page, `AT${width}`);
    const bottoms = await page
      .locator('[data-controls] :is(a, button):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const lowest = Math.max(...bottoms);
    expect(lowest).toBeGreaterThan(120);
    const toast = info(page).first();
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeCloseTo(lowest + 8, 0);
    await dismiss(page).click();
    await expect(info(page)).toHaveCount(0);
  }
});

test('Toasts: the four kinds differ by border and by a hidden word', async ({
  page,
  context,
  platform,
}) => {
  await open(page);
  await throwError(page);
  await expect(error(page).getByRole('img', { name: 'Error' })).toBeVisible();
  await context.setOffline(true);
  await expect(info(page).getByRole('img', { name: 'Warning' })).toBeVisible();
  await context.setOffline(false);
  await expect(info(page).getByRole('img', { name: 'Success' })).toBeVisible();
  await takeCoupon(page);
  await expect(info(page).getByRole('img', { name: 'Information' })).toBeVisible();
  const colours = await notifications(page)
    .locator(':scope > *')
    .evaluateAll((toasts) => toasts.map((toast) => getComputedStyle(toast).borderLeftColor));
  expect(new Set(colours).size).toBe(4);
  expect(await platform.calls()).not.toEqual([]);
});

test('Toasts: a dismissed error stays away, and the others stay', async ({ page }) => {
  await open(page);
  await throwError(page);
  await expect(error(page)).toContainText(SORRY);
  await takeCoupon(page);
  await expect(info(page)).toHaveCount(1);
  await error(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(error(page)).toHaveCount(0);
  await expect(info(page)).toHaveCount(1);
});
