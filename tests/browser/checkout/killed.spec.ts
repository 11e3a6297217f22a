import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath, FLAGS } from '../../support/chromium.mjs';
import { expect, test } from '../fixtures.ts';
import { platformOf } from '../platform.ts';
import { shopperOn } from '../shopper.ts';
import { ENGLISH as words } from '../words.ts';
import { endOf, goToStep } from './steps.ts';

interface RunningBrowser {
  page: Page;
  browser: Browser;
  /** Kills the browser, which gets no time to write anything. */
  kill(): Promise<void>;
}

/** Starts Chromium on its own profile, so that the test can kill and reopen it. */
async function launch(profile: string): Promise<RunningBrowser> {
  const process = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [
      ...FLAGS,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await addressOf(process);
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  return {
    browser,
    page: await context.newPage(),
    kill: async () => {
      const exited = new Promise((resolve) => process.once('exit', resolve));
      globalThis.process.kill(-(process.pid ?? 0), 'SIGKILL');
      await exited;
      await browser.close().catch(() => {});
    },
  };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser says nothing.');
  for await (const line of createInterface({ input: stderr })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The browser has no address.');
}

for (const delay of [0, 50, 400, 1_500]) {
  test(`One order: a browser killed ${delay} ms after sending the payment knows of the order when it restarts`, async ({
    baseURL: origin,
    request,
  }) => {
    const baseURL = origin ?? '';
    const profile = await mkdtemp(join(tmpdir(), 'florilegium-'));
    const shop = `test-${randomUUID()}`;
    const cookies = [
      { name: 'demo-shop', value: shop, url: baseURL, httpOnly: true },
      { name: 'demo-pictures', value: 'blank', url: baseURL, httpOnly: true },
    ];
    let running = await launch(profile);
    try {
      await running.page.context().addCookies(cookies);
      const platform = platformOf(running.page.context(), request, shop);
      await running.page.goto(baseURL);
      await shopperOn(running.page).addSimple({
        ...words,
        simple: { ...words.simple, path: baseURL + words.simple.path },
      });
      await running.page.goto(`${baseURL}/checkout`);
      await goToStep(running.page, words, 'review');
      await platform.control('hold', { field: 'payment-information' });
      await endOf(running.page, words, 'review').click();
      await platform.untilHeld('payment-information');
      await new Promise((resolve) => setTimeout(resolve, delay));
      await running.kill();

      running = await launch(profile);
      const { page } = running;
      await page.context().addCookies(cookies);
      await page.goto(`${baseURL}/cart`);
      await expect(page.getByText(/Your order is placed/)).toBeVisible();
      expect(await platform.orders()).toHaveLength(1);
      await page.goto(`${baseURL}/order-confirmation`);
      await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    } finally {
      await running.kill().catch(() => {});
      await rm(profile, { recursive: true, force: true });
    }
  });
}
