import { type RefObject, useEffect, useState } from 'react';
import type { Background } from '../pageBuilder/nodes.ts';
import { steerPlayer } from './controlPlayer.ts';
import { onFilmEnd } from './onFilmEnd.ts';
import { prefersStillness } from './prefersReducedMotion.ts';
import { useVisibleFraction } from './useVisibility.ts';

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
  const [wish, setWish] = useState<boolean | null>(null);
  const [isStill, setStill] = useState(true);
  /** Whether the embedded player has loaded and accepts messages. */
  const [isThere, setThere] = useState(false);
  const { isSeen, wasSeen } = useVisibleFraction(ground);

  useEffect(() => {
    if (ground.current) setStill(prefersStillness(ground.current));
  }, [ground]);

  const isWanted = wish ?? (!isForeign && !isStill);
  const isFetched = isForeign ? wish !== null : !videoLazyLoading || wasSeen;
  const isPlaying = isWanted && isFetched && (isSeen || !videoPlayOnlyVisible);
  const isReady = isForeign ? isThere : isFetched;

  useEffect(() => {
    const film = ground.current?.querySelector('video, iframe');
    if (film && isReady) steerPlayer(film, isPlaying);
  }, [ground, isReady, isPlaying]);

  useEffect(() => {
    const frame = ground.current?.querySelector('iframe');
    if (frame && isThere && !videoLoop) return onFilmEnd(frame, () => setWish(false));
  }, [ground, isThere, videoLoop]);

  return {
    isPlaying: isWanted,
    isFetched,
    toggle: () => setWish(!isWanted),
    arrive: () => setThere(true),
    /** Marks the video as ended; playing it again starts from the beginning. */
    end: () => setWish(false),
  };
}
