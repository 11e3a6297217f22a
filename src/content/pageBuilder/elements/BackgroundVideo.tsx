import { useEffect, useRef } from 'react';
import type { Background } from '../nodes.ts';
import styles from './BackgroundVideo.module.css';

/**
 * A film of the shop's own behind a row, banner or slide: silent, and still for whoever prefers
 * less motion. Players of others are not called: their fallback picture stands in.
 */
export function BackgroundVideo({ node }: { node: Background }) {
  const film = useRef<HTMLVideoElement>(null);
  const { videoPlayOnlyVisible } = node;
  useEffect(() => {
    const video = film.current;
    const view = video?.ownerDocument.defaultView;
    if (!video || !view || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const play = () => void video.play().catch(() => {});
    if (!videoPlayOnlyVisible) return play();
    const observer = new view.IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) play();
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [videoPlayOnlyVisible]);

  const isFilm = /\.(?:mp4|webm|ogv)(?:[?#]|$)/i.test(node.videoSrc ?? '');
  return (
    <div className={styles.behind} aria-hidden="true">
      {isFilm ? (
        <video
          ref={film}
          className={styles.film}
          src={node.videoSrc ?? undefined}
          poster={node.videoFallbackSrc ?? undefined}
          loop={node.videoLoop}
          preload={node.videoLazyLoading ? 'none' : 'auto'}
          muted
          playsInline
          tabIndex={-1}
        />
      ) : (
        node.videoFallbackSrc && <img className={styles.film} src={node.videoFallbackSrc} alt="" />
      )}
      {node.videoOverlayColor && (
        <div className={styles.film} style={{ backgroundColor: node.videoOverlayColor }} />
      )}
    </div>
  );
}
