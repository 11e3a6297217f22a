import { decodedSegment } from '../../lib/url/decodedSegment.ts';
import { focusPart, partNamed } from '../../lib/url/pagePart.ts';

/** How long to keep scrolling while the page grows, in ms. */
const RETRY_MS = 5_000;
const INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to a position that the page is not yet long enough for, retrying as the page grows.
 * @param top - in px from the page's top
 * @returns the function that stops the retries
 */
export const scrollToPosition = (top: number): (() => void) =>
  retryAsPageGrows(() => {
    scrollTo({ top, behavior: 'instant' });
    return scrollY >= top - 1;
  });

/**
 * Scrolls to the element that a URL's fragment names, once it exists, and again whenever content
 * above it moves it; focuses it once.
 *
 * @param fragment - percent-encoded, without `#`
 * @returns the function that stops following
 */
export function scrollToFragment(fragment: string): () => void {
  let found: HTMLElement | null = null;
  return retryAsPageGrows(() => {
    const part = partNamed(document, decodedSegment(fragment));
    part?.scrollIntoView({ behavior: 'instant' });
    if (part && part !== found) focusPart(part);
    found = part;
    return false;
  });
}

/**
 * Repeats work whenever the page grows, until it returns true, the shopper moves, or time is up.
 */
function retryAsPageGrows(work: () => boolean): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of INTERACTIONS) removeEventListener(sign, stop);
  };
  const growth = new ResizeObserver(() => {
    if (work()) stop();
  });
  growth.observe(document.body);
  const timer = setTimeout(stop, RETRY_MS);
  for (const sign of INTERACTIONS) addEventListener(sign, stop, { passive: true });
  return stop;
}
