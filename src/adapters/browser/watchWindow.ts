import { browser } from './browser.ts';
import { watchFailedChunks } from './failedChunks.ts';

/** Delay after which the first page is assumed to have loaded, in ms. */
const IDLE_DELAY = 3_000;

type WindowEvent =
  | { type: 'network.changed'; isOnline: boolean }
  | { type: 'window.idle'; isOnline: boolean }
  | { type: 'window.failed'; error: Event };

/**
 * Watches the window: network changes, unhandled errors and rejections, and, once, the time when
 * the first page is idle. Also installs the reload for stale builds.
 *
 * @returns the function that removes the listeners and the timer
 */
export function watchWindow(notify: (event: WindowEvent) => void): () => void {
  const listening = new AbortController();
  const listen = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) addEventListener(type, listener, { signal: listening.signal });
  };
  listen(['online', 'offline'], ({ type }) =>
    notify({ type: 'network.changed', isOnline: type === 'online' }),
  );
  listen(['error', 'unhandledrejection'], (error) => notify({ type: 'window.failed', error }));
  watchFailedChunks();
  const timer = setTimeout(() => {
    notify({ type: 'window.idle', isOnline: browser.isOnline() });
  }, IDLE_DELAY);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
