import { type RefObject, useEffect, useState } from 'react';
import type { Background } from '../pageBuilder/nodes.ts';
import { steerPlayer } from './controlPlayer.ts';
import { hearEnd } from './onFilmEnd.ts';
import { prefersStillness } from './prefersReducedMotion.ts';
import { useSeen } from './useVisibility.ts';

/** When a film behind content is fetched and played; `isForeign`: by a player of others. */
export function useBackgroundVideo(
  ground: RefObject<HTMLElement | null>,
  { videoPlayOnlyVisible, videoLazyLoading, videoLoop }: Background,
  isForeign: boolean,
) {
  /** What the visitor said; null: nothing yet. */
  const [wish, setWish] = useState<boolean | null>(null);
  const [isStill, setStill] = useState(true);
  /** The player of others can hear. */
  const [isThere, setThere] = useState(false);
  const { isSeen, wasSeen } = useSeen(ground);

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
    if (frame && isThere && !videoLoop) return hearEnd(frame, () => setWish(false));
  }, [ground, isThere, videoLoop]);

  return {
    isPlaying: isWanted,
    isFetched,
    toggle: () => setWish(!isWanted),
    arrive: () => setThere(true),
    /** It has ended: played again, it begins again. */
    end: () => setWish(false),
  };
}
