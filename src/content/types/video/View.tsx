import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { alignStyle, borderStyle, marginStyle, paddingStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { playerSite } from '../../video/playerSite.ts';
import { playerUrl } from '../../video/playerUrl.ts';
import { prefersReducedMotion } from '../../video/prefersReducedMotion.ts';
import { ExternalVideoLink } from './ExternalVideoLink.tsx';
import type { VideoNode } from './read.ts';
import styles from './View.module.css';

/** Padding, border and maximum width apply to the frame. */
const PARTS = { padding: 'frame', border: 'frame', max: 'frame' };

/**
 * A video. Video files play here; a YouTube or Vimeo player loads only when the visitor asks for
 * it.
 */
export function Video({ node }: ViewProps<VideoNode>) {
  const { name, nameOf, rules } = useNodeRules(node, PARTS);
  if (node.url === null) return null;
  const player = playerUrl(node.url, { muted: node.muted });
  const site = playerSite(node.url);
  return (
    <>
      {rules}
      <div
        className={classNames(styles.video, name, ...node.cssClasses)}
        style={{ ...marginStyle(node), ...alignStyle(node) }}
      >
        <div
          className={classNames(styles.frame, nameOf('frame'))}
          style={{
            ...borderStyle(node),
            ...paddingStyle(node),
            maxWidth: node.maxWidth ?? undefined,
          }}
        >
          {player && <Player url={player} />}
          {!player && site && <ExternalVideoLink url={node.url} site={site} />}
          {!player && !site && <VideoFile url={node.url} node={node} />}
        </div>
      </div>
    </>
  );
}

/** A video with autoplay starts muted, and does not start if the visitor prefers reduced motion. */
function VideoFile({ url, node }: { url: string; node: VideoNode }) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (video && node.autoplay && !prefersReducedMotion(video)) video.autoplay = true;
  }, [node.autoplay]);
  return (
    <video
      ref={element}
      className={styles.player}
      src={url}
      muted={node.muted || node.autoplay}
      controls
      playsInline
      preload="metadata"
    />
  );
}

function Player({ url }: { url: string }) {
  const { t } = useLingui();
  const [isStarted, setStarted] = useState(false);
  if (!isStarted) {
    const host = new URL(url).hostname.includes('vimeo') ? 'Vimeo' : 'YouTube';
    return (
      <div className={styles.player} data-ground="light">
        <Button onClick={() => setStarted(true)}>{t`Play video`}</Button>
        <p className="caption">{t`The video comes from ${host}.`}</p>
      </div>
    );
  }
  return (
    <iframe
      ref={takeFocus}
      className={styles.player}
      src={url}
      title={t`Video`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The iframe replaces the button and takes over its focus, without scrolling. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });
