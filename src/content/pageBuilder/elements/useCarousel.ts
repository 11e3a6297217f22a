import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import useEmbla from 'embla-carousel-react';
import { useEffect, useState } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

export interface CarouselMotion {
  autoplay: boolean;
  /** How long a slide stays, in milliseconds. */
  autoplaySpeed: number;
  infinite: boolean;
  fade?: boolean;
  /** The current item stands in the middle, its neighbours beside it. */
  isCentred?: boolean;
}

/** A carousel's engine: where it stands, where it can go, and whether it goes by itself. */
export function useCarousel(motion: CarouselMotion) {
  const { autoplay, autoplaySpeed, infinite, fade = false, isCentred = false } = motion;
  const [isPaused, setPaused] = useState(false);
  const isPlaying = autoplay && !isPaused;
  const [viewport, embla] = useEmbla(
    {
      loop: infinite,
      align: isCentred ? 'center' : 'start',
      containScroll: isCentred || fade ? false : 'trimSnaps',
      // Whoever prefers less motion sees the next item at once.
      breakpoints: { [STILL]: { duration: 0 } },
    },
    [...(fade ? [Fade()] : []), ...(isPlaying ? [playing(autoplaySpeed, infinite)] : [])],
  );
  const [place, setPlace] = useState({ current: 0, count: 0, hasPrevious: false, hasNext: false });

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
    return () => void embla.off('select', notice).off('reInit', notice);
  }, [embla]);

  return {
    viewport,
    ...place,
    isPlaying,
    show: (index: number) => embla?.scrollTo(index),
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    toggle: () => setPaused(!isPaused),
  };
}

/** Goes on by itself; waits under the pointer and while something inside has the focus. */
const playing = (delay: number, infinite: boolean) =>
  Autoplay({
    delay,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnLastSnap: !infinite,
    breakpoints: { [STILL]: { active: false } },
  });
