import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import { ACTIONS, describeStep, type WalkStep } from './actions.ts';
import { checkAfterStep, checkAtEnd } from './invariants.ts';
import { recordScreens } from './screenLog.ts';

interface WalkTarget {
  browser: Browser;
  request: APIRequestContext;
  baseURL: string;
}

/** The rule that a walk broke, and the number of steps before it. */
interface Failure {
  after: number;
  problem: string;
}

/**
 * Takes these steps in two tabs of a new demo shop and checks the rules after each step. At the end
 * all faults are switched off, and the final rules are checked.
 *
 * @returns the failure, or null
 */
export async function runWalk(
  { browser, request, baseURL }: WalkTarget,
  steps: readonly WalkStep[],
): Promise<Failure | null> {
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
  // A step's target may have disappeared: give up after 3 s.
  context.setDefaultTimeout(3_000);
  context.setDefaultNavigationTimeout(20_000);
  const log = await recordScreens(context);
  const pages = [await context.newPage(), await context.newPage()] as const;
  const walked = { pages, log, read };
  let after = 0;
  try {
    for (const page of pages) await page.goto('/');
    for (const step of steps) {
      await ACTIONS[step.action]({ page: pages[step.tab], context, control }, step.random);
      after += 1;
      await checkAfterStep(walked);
    }
    await control('mend');
    await checkAtEnd(walked);
    return null;
  } catch (error) {
    const last = steps[after - 1];
    return { after, problem: `${last ? `after ${describeStep(last)}: ` : ''}${String(error)}` };
  } finally {
    await context.close();
  }
}

/** Finds the shortest prefix of the steps that still fails, by bisection. */
export async function shortestFailure(
  ground: WalkTarget,
  steps: readonly WalkStep[],
  { after, problem }: Failure,
): Promise<Failure> {
  let failure = { after, problem };
  let longestPassing = 0;
  while (failure.after - longestPassing > 1) {
    const half = Math.floor((longestPassing + failure.after) / 2);
    const found = await runWalk(ground, steps.slice(0, half));
    if (found) failure = { after: Math.min(half, found.after), problem: found.problem };
    else longestPassing = half;
  }
  return failure;
}
