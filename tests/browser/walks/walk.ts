import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import { DEEDS, describeStep, type WalkStep } from './deeds.ts';
import { holdsAlways, holdsInTheEnd } from './invariants.ts';
import { readsScreens } from './ledger.ts';

interface Ground {
  browser: Browser;
  request: APIRequestContext;
  baseURL: string;
}

/** What a walk broke, and after how many of its steps. */
export interface Broken {
  after: number;
  problem: string;
}

/**
 * Walks these steps through a new demo shop in two tabs, mends what goes wrong on purpose, and
 * looks after each step and in the end.
 *
 * @returns what was broken, or null
 */
export async function walks(
  { browser, request, baseURL }: Ground,
  steps: readonly WalkStep[],
): Promise<Broken | null> {
  const id = `walk-${randomUUID()}`;
  const headers = { 'x-demo-shop': id };
  const control = async (action: string, data: object = {}) => {
    await request.post(`/demo/${action}`, { headers, data });
  };
  const read = async (list: string) => (await request.get(`/demo/${list}`, { headers })).json();
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addCookies([
    { name: 'demo-shop', value: id, url: baseURL, httpOnly: true },
    { name: 'demo-pictures', value: 'blank', url: baseURL, httpOnly: true },
  ]);
  // Whatever is pressed or typed is tried for so long, in ms: it may have gone away.
  context.setDefaultTimeout(3_000);
  context.setDefaultNavigationTimeout(20_000);
  const ledger = await readsScreens(context);
  const pages = [await context.newPage(), await context.newPage()] as const;
  const walked = { pages, ledger, read };
  let after = 0;
  try {
    for (const page of pages) await page.goto('/');
    for (const step of steps) {
      await DEEDS[step.deed]({ page: pages[step.tab], context, control }, step.luck);
      after += 1;
      await holdsAlways(walked);
    }
    await control('mend');
    await holdsInTheEnd(walked);
    return null;
  } catch (error) {
    const last = steps[after - 1];
    return { after, problem: `${last ? `after ${describeStep(last)}: ` : ''}${String(error)}` };
  } finally {
    await context.close();
  }
}

/** The shortest beginning of the steps that still breaks something. */
export async function shortest(
  ground: Ground,
  steps: readonly WalkStep[],
  { after, problem }: Broken,
): Promise<Broken> {
  let broken = { after, problem };
  let sound = 0;
  while (broken.after - sound > 1) {
    const half = Math.floor((sound + broken.after) / 2);
    const found = await walks(ground, steps.slice(0, half));
    if (found) broken = { after: Math.min(half, found.after), problem: found.problem };
    else sound = half;
  }
  return broken;
}
