import { useEffect, useEffectEvent } from 'react';
import { useEmbla } from '../../ui/useEmbla.ts';

/**
 * Makes a strip of pictures swipeable; the caller keeps the current index.
 *
 * @param shownIndex - the index of the shown picture.
 * @param onSwipe - called with the index that a swipe leads to.
 * @returns the ref of the element around the strip. Without layout (as in jsdom) swiping does
 * nothing.
 */
export function useSwipe(shownIndex: number, onSwipe: (index: number) => void) {
  const [ref, carousel] = useEmbla({ duration: 20 });
  const notify = useEffectEvent(onSwipe);

  useEffect(() => {
    if (!carousel) return;
    const notifySelected = () => notify(carousel.selectedScrollSnap());
    carousel.on('select', notifySelected);
    return () => {
      carousel.off('select', notifySelected);
    };
  }, [carousel]);

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== shownIndex) carousel.scrollTo(shownIndex);
  }, [carousel, shownIndex]);
  return 'IntersectionObserver' in globalThis ? ref : undefined;
}
