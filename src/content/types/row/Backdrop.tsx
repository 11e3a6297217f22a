import { useRef } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { BackgroundVideo } from '../../film/BackgroundVideo.tsx';
import styles from '../../film/drift.module.css';
import { useParallax } from '../../film/useParallax.ts';
import { backgroundStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { parallaxShift } from './parallaxShift.ts';
import type { RowNode } from './read.ts';

/** A row's animated background: a video, a parallax picture, or both. */
export function Backdrop({ node, isFilm }: { node: RowNode; isFilm: boolean }) {
  const { name, rules } = useNodeRules({ ...node, mediaQueries: [], backgroundAttachment: null });
  const drift = node.enableParallax ? { '--shift': parallaxShift(node.parallaxSpeed) } : undefined;
  const ground = useRef<HTMLDivElement>(null);
  useParallax(ground, node.enableParallax);
  if (isFilm) return <BackgroundVideo node={node} drift={drift} />;
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
