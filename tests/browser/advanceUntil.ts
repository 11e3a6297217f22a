import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How long an answer is waited for that may be held back, in ms of real time. */
const PATIENCE = 3_000;

/**
 * Lets the shop's own time run, five seconds at once and later half a minute, until it is so: what
 * is asked for in vain is asked for again with ever longer pauses. Answers come in real time: they are waited for, or the
 * shop's time would be up before a busy machine has answered. The page's clock has been installed;
 * what `isSo` expects is to be expected for a moment only (`{ timeout: 300 }`).
 */
export async function advanceUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  const underway = new Set<Request>();
  const sent = (request: Request) => underway.add(request);
  const over = (request: Request) => underway.delete(request);
  const all = page.context();
  all.on('request', sent).on('requestfinished', over).on('requestfailed', over);
  let rounds = 0;
  await expect(async () => {
    rounds += 1;
    await page.clock.runFor(rounds < 10 ? 5_000 : 30_000);
    const patient = performance.now() + PATIENCE;
    await expect.poll(() => underway.size === 0 || performance.now() > patient).toBe(true);
    await isSo();
  }).toPass({ intervals: [50], timeout: 80_000 });
  all.off('request', sent).off('requestfinished', over).off('requestfailed', over);
}
