import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';

/**
 * Makes a strip of pictures one that is swiped. Which one is shown is the caller's to know.
 *
 * @param at the one that is shown.
 * @param onSwipe told where a swipe leads.
 * @returns for the element around the strip. Where a browser measures nothing, keys and thumbnails do.
 */
export function useSwipe(at: number, onSwipe: (index: number) => void) {
  const [ref, carousel] = useEmblaCarousel({ duration: 20 });
  const tell = useEffectEvent(onSwipe);

  useEffect(() => {
    if (!carousel) return;
    const selected = () => tell(carousel.selectedScrollSnap());
    carousel.on('select', selected);
    return () => {
      carousel.off('select', selected);
    };
  }, [carousel]);

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== at) carousel.scrollTo(at);
  }, [carousel, at]);
  return 'IntersectionObserver' in globalThis ? ref : undefined;
}
