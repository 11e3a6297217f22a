import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Longest wait for requests in flight, some of which may be held, in ms of real time. */
const PATIENCE = 3_000;

/**
 * Advances the page's clock in steps of 5 s, later 30 s, until an assertion passes; steps grow
 * because the delays between retries do. Between steps it waits for requests in flight, whose
 * responses take real time, or the shop's timeouts would elapse first on a busy machine.
 *
 * @param page - its clock must be installed
 * @param isSo - the assertion; needs a short timeout of its own (`{ timeout: 300 }`)
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
