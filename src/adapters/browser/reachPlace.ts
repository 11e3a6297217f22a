/** How long a page may take until it is long enough, in ms. */
const PATIENCE = 5_000;
const SIGNS_OF_LIFE = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to a place that a page is not yet long enough for: follows the page as it grows, until
 * the shopper moves. The answer ends it.
 */
export function reachPlace(top: number): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stop);
  };
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) stop();
  });
  growth.observe(document.body);
  const timer = setTimeout(stop, PATIENCE);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stop, { passive: true });
  return stop;
}
