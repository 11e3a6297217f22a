import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Embla's carousel, started in a task of its own after the component has mounted. Embla measures
 * the layout, and its own ref sets a state, which would make React render again before the browser
 * can respond to the shopper.
 *
 * @param parameters - Embla's options and plugins.
 * @returns the ref of the element around the strip, and Embla once it has started.
 */
export function useEmbla(...parameters: Parameters<typeof useEmblaCarousel>) {
  const [start, embla] = useEmblaCarousel(...parameters);
  const viewport: RefObject<HTMLDivElement | null> = useRef(null);
  useEffect(() => {
    const timer = setTimeout(() => start(viewport.current));
    return () => clearTimeout(timer);
  }, [start]);
  return [viewport, embla] as const;
}
