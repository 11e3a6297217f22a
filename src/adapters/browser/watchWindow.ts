import { browser } from './browser.ts';
import { watchStaleBuild } from './staleBuild.ts';

/** When the first page has had the time that it needs, in ms. */
const CALM = 3_000;

type WindowEvent =
  | { type: 'network.changed'; isOnline: boolean }
  | { type: 'window.calm'; isOnline: boolean }
  | { type: 'window.failed'; error: Event };

/**
 * Tells of the network lost and found, of errors and rejected promises that nobody handled, and
 * once when the shop has settled. The answer stops it.
 */
export function watchWindow(tell: (event: WindowEvent) => void): () => void {
  const listening = new AbortController();
  const listen = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) addEventListener(type, listener, { signal: listening.signal });
  };
  listen(['online', 'offline'], ({ type }) =>
    tell({ type: 'network.changed', isOnline: type === 'online' }),
  );
  listen(['error', 'unhandledrejection'], (error) => tell({ type: 'window.failed', error }));
  watchStaleBuild();
  const timer = setTimeout(() => {
    tell({ type: 'window.calm', isOnline: browser.isOnline() });
  }, CALM);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
