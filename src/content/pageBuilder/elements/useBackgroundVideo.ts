import { type RefObject, useEffect, useState } from 'react';
import type { Background } from '../nodes.ts';
import { prefersStillness } from './prefersStillness.ts';
import { steerPlayer } from './steerPlayer.ts';

/** When a film behind content is fetched and played; `isForeign`: by a player of others. */
export function useBackgroundVideo(
  ground: RefObject<HTMLElement | null>,
  { videoPlayOnlyVisible, videoLazyLoading }: Background,
  isForeign: boolean,
) {
  /** What the visitor said; null: nothing yet. */
  const [wish, setWish] = useState<boolean | null>(null);
  const [isVisible, setVisible] = useState(false);
  const [wasVisible, setWasVisible] = useState(false);
  const [isStill, setStill] = useState(true);

  useEffect(() => {
    const element = ground.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    setStill(prefersStillness(element));
    if (!('IntersectionObserver' in view)) return;
    const observer = new view.IntersectionObserver(([entry]) => {
      setVisible(entry?.isIntersecting === true);
      if (entry?.isIntersecting) setWasVisible(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ground]);

  const isWanted = wish ?? (!isForeign && !isStill);
  const isFetched = isForeign ? wish !== null : !videoLazyLoading || wasVisible;
  const isPlaying = isWanted && isFetched && (isVisible || !videoPlayOnlyVisible);

  useEffect(() => {
    const film = ground.current?.querySelector('video, iframe');
    if (film && isFetched) steerPlayer(film, isPlaying);
  }, [ground, isFetched, isPlaying]);

  return { isPlaying: isWanted, isFetched, toggle: () => setWish(!isWanted) };
}
