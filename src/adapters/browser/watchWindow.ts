import { watchStaleBuild } from './staleBuild.ts';

/** When the first look is taken, in ms: after what the first page itself needs. */
const CALM = 3_000;

/**
 * Tells of the window's news, with its event: the network lost and found, errors and rejected
 * promises that nobody handled. And once, without one, when the shop has settled: what speaks of
 * a lost network has to be there before it is lost.
 */
export function watchWindow(tell: (news?: Event) => void): void {
  for (const type of ['online', 'offline', 'error', 'unhandledrejection']) {
    addEventListener(type, tell);
  }
  watchStaleBuild();
  setTimeout(tell, CALM);
}
