import Fade from 'embla-carousel-fade';
import { useEffect, useRef, useState } from 'react';
import { useEmbla } from '../../ui/useEmbla.ts';
import { REDUCED_MOTION } from '../video/prefersReducedMotion.ts';
import { type Autoplay, type Engine, useAutoplay } from './useAutoplay.ts';

export interface CarouselMotion extends Autoplay {
  fade?: boolean;
  /** Whether the current item is centred, with its neighbours beside it. */
  isCentred?: boolean;
}

/**
 * The state and the actions of a carousel.
 *
 * @param slides - the number of slides until the carousel has measured itself; 0 if it is unknown.
 */
export function useCarousel(motion: CarouselMotion, slides: number) {
  const { infinite, fade = false, isCentred = false } = motion;
  const [viewport, embla] = useEmbla(
    {
      loop: infinite,
      align: isCentred ? 'center' : 'start',
      containScroll: isCentred || fade ? false : 'trimSnaps',
      // Switch without an animation if the visitor prefers reduced motion.
      breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
    },
    fade ? [Fade()] : [],
  );
  const [place, setPlace] = useState({
    current: 0,
    count: slides,
    hasPrevious: false,
    hasNext: slides > 1,
  });

  /** The move that a press asked for before Embla had started. */
  const pendingMove = useRef<((engine: Engine) => void) | null>(null);
  const move = (by: (engine: Engine) => void) => {
    if (embla) by(embla);
    else pendingMove.current = by;
  };

  const going = useAutoplay(embla, motion, place.current);

  useEffect(() => {
    if (!embla) return;
    const notice = () =>
      setPlace({
        current: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        hasPrevious: embla.canScrollPrev(),
        hasNext: embla.canScrollNext(),
      });
    notice();
    embla.on('select', notice).on('reInit', notice);
    pendingMove.current?.(embla);
    pendingMove.current = null;
    return () => void embla.off('select', notice).off('reInit', notice);
  }, [embla]);

  return {
    viewport,
    ...place,
    ...going,
    show: (index: number) => move((engine) => engine.scrollTo(index)),
    previous: () => move((engine) => engine.scrollPrev()),
    next: () => move((engine) => engine.scrollNext()),
  };
}
