import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { REDUCED_MOTION } from '../video/prefersReducedMotion.ts';

export type Engine = NonNullable<UseEmblaCarouselType[1]>;

export interface Autoplay {
  autoplay: boolean;
  /** How long a slide stays, in milliseconds. */
  autoplaySpeed: number;
  infinite: boolean;
}

const NOT_PAUSED = { focus: false, pointer: false };

/**
 * Advances a carousel by itself. It pauses while the pointer is over it or the focus is in it, does
 * not start if the visitor prefers reduced motion, and stops at the last slide. The pause button
 * overrides all of this.
 *
 * @param current - the index of the shown slide.
 */
export function useAutoplay(
  embla: Engine | undefined,
  { autoplay, autoplaySpeed, infinite }: Autoplay,
  current: number,
) {
  const prefersReducedMotion = useMedia(REDUCED_MOTION);
  /** Whether to play, once the visitor has pressed the button or the last slide is shown. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const [pausedBy, setPausedBy] = useState(NOT_PAUSED);
  const isPlaying = autoplay && (choice ?? !prefersReducedMotion);
  const isGoing = isPlaying && !pausedBy.focus && !pausedBy.pointer;

  useEffect(() => {
    if (!embla || infinite) return;
    const end = () => {
      if (!embla.canScrollNext()) setChoice(false);
    };
    embla.on('select', end);
    return () => void embla.off('select', end);
  }, [embla, infinite]);

  // Depending on `current` restarts the interval, so that each slide stays for the full time.
  useEffect(() => {
    const view = embla?.rootNode().ownerDocument.defaultView;
    if (!view || !isGoing) return;
    const timer = view.setInterval(() => {
      if (!view.document.hidden) showNextSlide(embla);
    }, autoplaySpeed);
    return () => view.clearInterval(timer);
  }, [embla, isGoing, autoplaySpeed, current]);

  const pauseHandler = (more: Partial<typeof NOT_PAUSED>) => () =>
    setPausedBy((before) => ({ ...before, ...more }));
  return {
    isPlaying,
    toggle: () => {
      if (!isPlaying) setPausedBy(NOT_PAUSED);
      if (!isPlaying && embla && !embla.canScrollNext()) showNextSlide(embla);
      setChoice(!isPlaying);
    },
    /** The handlers for the element that contains the whole carousel. */
    holders: {
      onFocus: pauseHandler({ focus: true }),
      onBlur: pauseHandler({ focus: false }),
      onPointerEnter: pauseHandler({ pointer: true }),
      onPointerLeave: pauseHandler({ pointer: false }),
    },
  };
}

/** Moves to the next slide, or from the last one to the first. */
function showNextSlide(embla: Engine): void {
  if (embla.canScrollNext()) embla.scrollNext();
  else embla.scrollTo(0);
}
