import { browser } from '../../adapters/browser/browser.ts';

/** Delay before a failed load is retried, in ms. */
const DELAY = 1_000;
/** A network that has just come back fails several requests at most. */
const ATTEMPTS = 5;

/** Loads code, and retries a failed load as long as the browser is online, four times at most. */
export async function retryWhileOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS || !browser.isOnline()) throw error;
      await new Promise((done) => setTimeout(done, DELAY));
    }
  }
}
