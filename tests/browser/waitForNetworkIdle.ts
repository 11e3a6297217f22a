import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Number of consecutive idle checks required: a response may cause another request. */
const IDLE_CHECKS = 3;
const INTERVALS = [20];

/** Waits until the page has processed a response: React schedules its work by MessageChannel. */
const processResponses = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      for (let turns = 0; turns < 3; turns += 1) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
      return true;
    })
    // The evaluation failed: a closed page is idle, a page that has navigated is not.
    .catch(() => page.isClosed());

/**
 * Tracks the requests of a context's pages, so that a test can change the platform only when no
 * request in flight would meet the change.
 *
 * @param held - reads the requests that the platform holds on purpose; these do not count
 * @returns the function that waits until no page has a request in flight
 */
export function networkIdleOf(
  context: BrowserContext,
  held: () => Promise<readonly unknown[]>,
): () => Promise<void> {
  const inFlight = new Map<Page, Set<unknown>>();
  context.on('page', (page) => {
    const requests = new Set<unknown>();
    const isOver = (request: unknown) => requests.delete(request);
    inFlight.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', isOver).on('requestfailed', isOver);
    page.on('close', () => inFlight.delete(page));
  });
  const isCalm = async () => {
    const have = await Promise.all([...inFlight.keys()].map(processResponses));
    const waiting = [...inFlight.values()].reduce((sum, { size }) => sum + size, 0);
    return have.every(Boolean) && (waiting === 0 || waiting <= (await held()).length);
  };
  return async () => {
    let calm = 0;
    const look = async () => {
      calm = (await isCalm()) ? calm + 1 : 0;
      return calm;
    };
    await expect.poll(look, { intervals: INTERVALS }).toBeGreaterThanOrEqual(IDLE_CHECKS);
  };
}
