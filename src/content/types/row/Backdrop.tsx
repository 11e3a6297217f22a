import { useRef } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { backgroundStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { BackgroundVideo } from '../../video/BackgroundVideo.tsx';
import styles from '../../video/drift.module.css';
import { useParallax } from '../../video/useParallax.ts';
import { parallaxShift } from './parallaxShift.ts';
import type { RowNode } from './read.ts';

/** A row's animated background: a video, a parallax picture, or both. */
export function Backdrop({ node, isVideo }: { node: RowNode; isVideo: boolean }) {
  const { name, rules } = useNodeRules({ ...node, mediaQueries: [], backgroundAttachment: null });
  const drift = node.enableParallax ? { '--shift': parallaxShift(node.parallaxSpeed) } : undefined;
  const ground = useRef<HTMLDivElement>(null);
  useParallax(ground, node.enableParallax);
  if (isVideo) return <BackgroundVideo node={node} drift={drift} />;
  return (
    <>
      {rules}
      <div
        ref={ground}
        className={classNames(styles.drifting, name)}
        style={{ ...backgroundStyle(node), ...drift }}
      />
    </>
  );
}
