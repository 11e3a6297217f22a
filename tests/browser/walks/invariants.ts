import { expect, type Page } from '@playwright/test';
import { ROBERTA } from '../shopData.ts';
import type { ScreenLog } from './screenLog.ts';

/** The longest that a page may be blank, and that a tab may differ from the platform. */
const TEN_SECONDS = { timeout: 10_000, intervals: [50, 100, 250] };

interface Cart {
  id: string;
  lines: { quantity: number }[];
}
interface WalkedShop {
  pages: readonly Page[];
  log: ScreenLog;
  /** Reads a list of the demo platform. */
  read: (list: 'orders' | 'carts') => Promise<unknown>;
}

/** Checks after each step that no page has thrown an error and no page is blank. */
export async function checkAfterStep({ pages, log }: WalkedShop) {
  expect(log.pageErrors, 'no uncaught error').toEqual([]);
  for (const [at, page] of pages.entries()) {
    await expect
      .poll(() => isBlank(page), { ...TEN_SECONDS, message: `tab ${at + 1} is never blank` })
      .toBe(false);
  }
}

const isBlank = (page: Page) =>
  page
    .evaluate(() => {
      const main = document.querySelector('main');
      return !main || main.getBoundingClientRect().height < 40;
    })
    // The page is navigating to another document.
    .catch(() => true);

/** Checks, when all faults are over, the cart in both tabs, the reported orders and the shopper's data. */
export async function checkAtEnd(walked: WalkedShop) {
  const { pages, log, read } = walked;
  await checkAfterStep(walked);
  for (const page of pages) {
    // A link would not do: the checkout has none to the cart.
    await page.goto('/cart');
  }
  await expect(async () => {
    expect(await badgesOf(pages), 'badge = platform within 10 s').toEqual(
      await quantitiesOf(walked),
    );
  }).toPass(TEN_SECONDS);
  const orders = (await read('orders')) as { id: number; number: string }[];
  const isReported = ({ id, number }: { id: number; number: string }) =>
    log.names.has(number) || log.names.has(String(id));
  const reported = orders.filter(isReported).length;
  expect(reported, `each reported order exists: ${[...log.names]}`).toBe(log.names.size);
  const unreported = orders.length - reported;
  if (!log.hasDoubt) {
    expect(unreported, 'each order was reported').toBeLessThanOrEqual(log.unnamed);
  }
  await checkSignedOutData(pages);
}

const badgesOf = (pages: readonly Page[]) =>
  Promise.all(
    pages.map(async (page) => {
      const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
      return Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0] ?? -1);
    }),
  );

/** The number of pieces in this browser's cart on the platform, once for each tab. */
async function quantitiesOf({ pages, read }: WalkedShop): Promise<number[]> {
  const stored = await pages[0]!.evaluate(() => localStorage.getItem('florilegium:cartId'));
  const carts = (await read('carts')) as Cart[];
  const lines = carts.find(({ id }) => stored?.includes(id))?.lines ?? [];
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return pages.map(() => quantity);
}

/** Checks that a signed-out customer's name and email are neither on a screen nor in storage. */
async function checkSignedOutData(pages: readonly Page[]) {
  const isSignedIn = await pages[0]!.evaluate(
    () => localStorage.getItem('florilegium:signin_token') !== null,
  );
  if (isSignedIn) return;
  for (const page of pages) {
    const trace = await page.evaluate(
      () =>
        document.body.textContent + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    );
    for (const word of [ROBERTA.email, ROBERTA.name]) {
      expect(trace.includes(word), `no trace of ${word}`).toBe(false);
    }
  }
}
