import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Looks at it in a row: an answer may be followed by the next request. */
const CALM_LOOKS = 3;
const INTERVALS = [20];

/** Lets the page do what an answer has left it to do: React's work waits in its message queue. */
const works = (page: Page): Promise<boolean> =>
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
    // It went to another document meanwhile, which is not calm, or was closed, which is.
    .catch(() => page.isClosed());

/**
 * Tells when no page of a context has anything on its way, but for the requests that the platform
 * holds: what is on its way would meet what is done to the platform next.
 */
export function networkIdleOf(
  context: BrowserContext,
  held: () => Promise<readonly unknown[]>,
): () => Promise<void> {
  const underway = new Map<Page, Set<unknown>>();
  context.on('page', (page) => {
    const requests = new Set<unknown>();
    const isOver = (request: unknown) => requests.delete(request);
    underway.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', isOver).on('requestfailed', isOver);
    page.on('close', () => underway.delete(page));
  });
  const isCalm = async () => {
    const have = await Promise.all([...underway.keys()].map(works));
    const waiting = [...underway.values()].reduce((sum, { size }) => sum + size, 0);
    return have.every(Boolean) && (waiting === 0 || waiting <= (await held()).length);
  };
  return async () => {
    let calm = 0;
    const look = async () => {
      calm = (await isCalm()) ? calm + 1 : 0;
      return calm;
    };
    await expect.poll(look, { intervals: INTERVALS }).toBeGreaterThanOrEqual(CALM_LOOKS);
  };
}
