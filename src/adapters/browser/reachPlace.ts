import { decoded } from '../../lib/url/decodeSegment.ts';
import { focusPart, partNamed } from '../../lib/url/pagePart.ts';

/** How long a page may take until it is long enough, in ms. */
const PATIENCE = 5_000;
const SIGNS_OF_LIFE = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to a place that a page is not yet long enough for, in px from its top. The answer ends
 * it.
 */
export const reachPlace = (top: number): (() => void) =>
  whileItGrows(() => {
    scrollTo({ top, behavior: 'instant' });
    return scrollY >= top - 1;
  });

/**
 * Scrolls to the part of a page that its address names, when that is there, and stays with it while
 * what is above it grows. The answer ends it.
 */
export function reachPart(fragment: string): () => void {
  let found: HTMLElement | null = null;
  return whileItGrows(() => {
    const part = partNamed(document, decoded(fragment));
    part?.scrollIntoView({ behavior: 'instant' });
    if (part && part !== found) focusPart(part);
    found = part;
    return false;
  });
}

/** Does it, again whenever the page has grown, until it is done or the shopper moves. */
function whileItGrows(work: () => boolean): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stop);
  };
  const growth = new ResizeObserver(() => {
    if (work()) stop();
  });
  growth.observe(document.body);
  const timer = setTimeout(stop, PATIENCE);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stop, { passive: true });
  return stop;
}
