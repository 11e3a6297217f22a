import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useRef } from 'react';
import { PathIcon } from '../../ui/Icon.tsx';
import { contentImage } from '../html/images.ts';
import type { Background } from '../pageBuilder/nodes.ts';
import styles from './BackgroundVideo.module.css';
import backdrop from './drift.module.css';
import { playerSite } from './playerSite.ts';
import { playerUrl } from './playerUrl.ts';
import { useBackgroundVideo } from './useBackgroundVideo.ts';
import { useParallax } from './useParallax.ts';

const FALLBACK_WIDTH = 1_600;

interface BackgroundVideoProps {
  node: Background;
  /** The parallax style, if the background has a parallax effect. */
  drift?: CSSProperties | undefined;
}

/**
 * A muted video behind a row, banner or slide, with a pause button. A video file starts by itself
 * unless the visitor prefers reduced motion. A YouTube or Vimeo player loads only when the visitor
 * starts it; until then the fallback picture shows.
 */
export function BackgroundVideo({ node, drift }: BackgroundVideoProps) {
  const { t } = useLingui();
  const ground = useRef<HTMLDivElement>(null);
  const url = node.videoSrc ?? '';
  const player = playerUrl(url, { isBackground: true, loop: node.videoLoop });
  /** A YouTube or Vimeo page that is not a video is never requested. */
  const hasVideo = player !== null || playerSite(url) === null;
  const video = useBackgroundVideo(ground, node, player !== null);
  useParallax(ground, drift !== undefined);
  const fallback = node.videoFallbackSrc && contentImage(node.videoFallbackSrc, FALLBACK_WIDTH);
  return (
    <>
      <div
        ref={ground}
        className={drift ? backdrop.drifting : styles.behind}
        style={drift}
        aria-hidden="true"
      >
        {fallback && (player || !hasVideo || !video.isFetched) && (
          <img className={styles.picture} src={fallback} alt="" />
        )}
        {player === null && hasVideo && (
          <video
            className={styles.picture}
            src={video.isFetched ? url : undefined}
            poster={fallback ?? undefined}
            loop={node.videoLoop}
            preload={node.videoLazyLoading ? 'none' : 'auto'}
            muted
            playsInline
            tabIndex={-1}
            onEnded={video.end}
          />
        )}
        {player && video.isFetched && (
          <iframe
            className={styles.player}
            src={player}
            title={t`Video`}
            allow="autoplay"
            inert
            onLoad={video.arrive}
          />
        )}
        {node.videoOverlayColor && (
          <div className={styles.picture} style={{ backgroundColor: node.videoOverlayColor }} />
        )}
      </div>
      {hasVideo && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={video.isPlaying ? t`Pause background video` : t`Play background video`}
          onClick={video.toggle}
        >
          <PathIcon path={video.isPlaying ? 'M9 6v12M15 6v12' : 'M8.5 5.5v13l10-6.5z'} />
        </button>
      )}
    </>
  );
}
