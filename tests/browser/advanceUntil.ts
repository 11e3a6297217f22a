import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Longest wait for requests in flight, some of which may be held, in ms of real time. */
const MAX_WAIT_MS = 20_000;

/**
 * Advances the page's clock in steps of 5 s, later 30 s, until an assertion passes; steps grow
 * because the delays between retries do. Before and after each step it waits for requests in
 * flight, whose responses take real time, or the shop's timeouts would elapse first on a busy
 * machine.
 *
 * @param page - its clock must be installed
 * @param isSo - the assertion; needs a short timeout of its own (`{ timeout: 300 }`)
 */
export async function advanceUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  const inFlight = new Set<Request>();
  const onRequest = (request: Request) => inFlight.add(request);
  const onEnd = (request: Request) => inFlight.delete(request);
  const context = page.context();
  context.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  const responses = async () => {
    const deadline = performance.now() + MAX_WAIT_MS;
    const isQuiet = async () => {
      // A request that a timer has just started is sent before the page answers this call.
      await page.evaluate(nextTask);
      return inFlight.size === 0 || performance.now() > deadline;
    };
    await expect.poll(isQuiet, { timeout: 2 * MAX_WAIT_MS }).toBe(true);
  };
  let rounds = 0;
  await expect(async () => {
    rounds += 1;
    await responses();
    await page.clock.runFor(rounds < 10 ? 5_000 : 30_000);
    await responses();
    await isSo();
  }).toPass({ intervals: [50], timeout: 120_000 });
  context.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
}

/** Resolves in a later task of the page, which its installed clock does not hold. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
