import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { VideoNode } from '../nodes.ts';
import { borderStyle, marginStyle, paddingStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import { playerUrl } from './playerUrl.ts';
import styles from './Video.module.css';

/** A film: the shop's own plays here, a player of others is called only when it is asked for. */
export function Video({ node }: { node: VideoNode }) {
  const { name, rules } = useNodeRules(node);
  if (node.url === null) return null;
  const player = playerUrl(node.url);
  return (
    <>
      {rules}
      <div className={classNames(name, ...node.cssClasses)} style={marginStyle(node)}>
        <div
          className={styles.frame}
          style={{
            ...borderStyle(node),
            ...paddingStyle(node),
            maxWidth: node.maxWidth ?? undefined,
          }}
        >
          {player ? <Player url={player} /> : <Film node={node} />}
        </div>
      </div>
    </>
  );
}

function Film({ node }: { node: VideoNode }) {
  return (
    <video
      className={styles.film}
      src={node.url ?? undefined}
      muted={node.muted || node.autoplay}
      autoPlay={node.autoplay}
      controls
      playsInline
      preload="metadata"
    />
  );
}

function Player({ url }: { url: string }) {
  const { t } = useLingui();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <div className={styles.film}>
        <Button onClick={() => setWanted(true)}>{t`Play video`}</Button>
      </div>
    );
  }
  return (
    <iframe
      className={styles.film}
      src={url}
      title={t`Video`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
