import { type RefObject, useEffect, useState } from 'react';
import type { Background } from '../pageBuilder/nodes.ts';
import { controlPlayer } from './controlPlayer.ts';
import { onVideoEnd } from './onVideoEnd.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
import { useVisibleFraction } from './useVisibleFraction.ts';

/**
 * Decides when a background video is fetched and played.
 *
 * @param isForeign - whether an embedded player shows it.
 */
export function useBackgroundVideo(
  ground: RefObject<HTMLElement | null>,
  { videoPlayOnlyVisible, videoLazyLoading, videoLoop }: Background,
  isForeign: boolean,
) {
  /** The visitor's choice with the button; null before the first press. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isStill, setStill] = useState(true);
  /** Whether the embedded player has loaded and accepts messages. */
  const [isLoaded, setLoaded] = useState(false);
  const { isVisible, wasVisible } = useVisibleFraction(ground);

  useEffect(() => {
    if (ground.current) setStill(prefersReducedMotion(ground.current));
  }, [ground]);

  const shouldPlay = choice ?? (!isForeign && !isStill);
  const isFetched = isForeign ? choice !== null : !videoLazyLoading || wasVisible;
  const isPlaying = shouldPlay && isFetched && (isVisible || !videoPlayOnlyVisible);
  const isReady = isForeign ? isLoaded : isFetched;

  useEffect(() => {
    const video = ground.current?.querySelector('video, iframe');
    if (video && isReady) controlPlayer(video, isPlaying);
  }, [ground, isReady, isPlaying]);

  useEffect(() => {
    const frame = ground.current?.querySelector('iframe');
    if (frame && isLoaded && !videoLoop) return onVideoEnd(frame, () => setChoice(false));
  }, [ground, isLoaded, videoLoop]);

  return {
    isPlaying: shouldPlay,
    isFetched,
    toggle: () => setChoice(!shouldPlay),
    arrive: () => setLoaded(true),
    /** Marks the video as ended; playing it again starts from the beginning. */
    end: () => setChoice(false),
  };
}
