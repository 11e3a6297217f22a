/** When the first look is taken, in ms: after what the first page itself needs. */
const CALM = 3_000;

/**
 * Tells of each change of the network, with the browser's event; and once, without one, when the
 * shop has settled: what speaks of a lost network has to be there before it is lost.
 */
export function watchNetwork(tell: (event?: Event) => void): void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  setTimeout(tell, CALM);
}
