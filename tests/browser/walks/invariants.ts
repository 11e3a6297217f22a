import { expect, type Page } from '@playwright/test';
import { ROBERTA } from '../shopData.ts';
import type { Ledger } from './ledger.ts';

/** How long a page may take to show something, and a tab to follow the platform. */
const TEN_SECONDS = { timeout: 10_000, intervals: [50, 100, 250] };

interface Cart {
  id: string;
  lines: { quantity: number }[];
}
interface Walked {
  pages: readonly Page[];
  ledger: Ledger;
  /** Answers of the platform's controls. */
  read: (list: 'orders' | 'carts') => Promise<unknown>;
}

/** What is so after every step: nothing was thrown, and no page is blank. */
export async function holdsAlways({ pages, ledger }: Walked) {
  expect(ledger.errors, 'no uncaught error').toEqual([]);
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
    // It is on its way to another document.
    .catch(() => true);

/** What is so once nothing goes wrong any more. */
export async function holdsInTheEnd(walked: Walked) {
  const { pages, ledger, read } = walked;
  await holdsAlways(walked);
  for (const page of pages) {
    // From wherever it is; the checkout has no link to the cart.
    await page.goto('/cart');
  }
  await expect(async () => {
    expect(await badgesOf(pages), 'badge = platform within 10 s').toEqual(
      await quantitiesOf(walked),
    );
  }).toPass(TEN_SECONDS);
  const orders = (await read('orders')) as { id: number; number: string }[];
  const isReported = ({ id, number }: { id: number; number: string }) =>
    ledger.names.has(number) || ledger.names.has(String(id));
  const reported = orders.filter(isReported).length;
  expect(reported, `told of no order that was never made: ${[...ledger.names]}`).toBe(
    ledger.names.size,
  );
  const untold = orders.length - reported;
  if (!ledger.hasDoubt) {
    expect(untold, 'orders told = orders made').toBeLessThanOrEqual(ledger.unnamed);
  }
  await leavesNoTrace(pages);
}

const badgesOf = (pages: readonly Page[]) =>
  Promise.all(
    pages.map(async (page) => {
      const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
      return Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0] ?? -1);
    }),
  );

/** What the platform holds in the cart that this browser uses, once for each tab. */
async function quantitiesOf({ pages, read }: Walked): Promise<number[]> {
  const stored = await pages[0]!.evaluate(() => localStorage.getItem('florilegium:cartId'));
  const carts = (await read('carts')) as Cart[];
  const lines = carts.find(({ id }) => stored?.includes(id))?.lines ?? [];
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return pages.map(() => quantity);
}

/** Whoever is signed out has left nothing: neither on a screen nor in the browser. */
async function leavesNoTrace(pages: readonly Page[]) {
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
