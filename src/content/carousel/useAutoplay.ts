import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { STILL } from '../film/prefersReducedMotion.ts';

type Engine = NonNullable<UseEmblaCarouselType[1]>;

export interface Autoplay {
  autoplay: boolean;
  /** How long a slide stays, in milliseconds. */
  autoplaySpeed: number;
  infinite: boolean;
}

const FREE = { focus: false, pointer: false };

/**
 * Lets a carousel go by itself. It waits under the pointer and while something in it has the focus;
 * it does not begin for whoever prefers less motion, and is over at its end; what the shopper says
 * goes before all of that. `current` is the place it shows.
 */
export function useAutoplay(
  embla: Engine | undefined,
  { autoplay, autoplaySpeed, infinite }: Autoplay,
  current: number,
) {
  const isStill = useMedia(STILL);
  /** What the shopper said, or that it has ended; null: nothing yet. */
  const [wish, setWish] = useState<boolean | null>(null);
  const [held, setHeld] = useState(FREE);
  const isPlaying = autoplay && (wish ?? !isStill);
  const isGoing = isPlaying && !held.focus && !held.pointer;

  useEffect(() => {
    if (!embla || infinite) return;
    const end = () => {
      if (!embla.canScrollNext()) setWish(false);
    };
    embla.on('select', end);
    return () => void embla.off('select', end);
  }, [embla, infinite]);

  // Each place has its whole time.
  useEffect(() => {
    const view = embla?.rootNode().ownerDocument.defaultView;
    if (!view || !isGoing) return;
    const timer = view.setInterval(() => {
      if (!view.document.hidden) goOn(embla);
    }, autoplaySpeed);
    return () => view.clearInterval(timer);
  }, [embla, isGoing, autoplaySpeed, current]);

  const hold = (more: Partial<typeof FREE>) => () => setHeld((before) => ({ ...before, ...more }));
  return {
    isPlaying,
    toggle: () => {
      if (!isPlaying) setHeld(FREE);
      if (!isPlaying && embla && !embla.canScrollNext()) goOn(embla);
      setWish(!isPlaying);
    },
    /** What it has to hear of all that belongs to it. */
    holders: {
      onFocus: hold({ focus: true }),
      onBlur: hold({ focus: false }),
      onPointerEnter: hold({ pointer: true }),
      onPointerLeave: hold({ pointer: false }),
    },
  };
}

/** To the next place; from the last one to the first. */
function goOn(embla: Engine): void {
  if (embla.canScrollNext()) embla.scrollNext();
  else embla.scrollTo(0);
}
