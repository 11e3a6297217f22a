import { type CSSProperties, lazy, Suspense } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Nodes } from '../Node.tsx';
import type { RowNode } from '../nodes.ts';
import { backgroundStyle, boxStyle, isDark } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Row.module.css';

const BackgroundVideo = lazy(() =>
  import('./BackgroundVideo.tsx').then((m) => ({ default: m.BackgroundVideo })),
);

const APPEARANCES: Record<string, string | undefined> = {
  contained: styles.contained,
  'full-width': styles.fullWidth,
  'full-bleed': styles.fullBleed,
};

const ALIGNMENTS = { top: 'flex-start', middle: 'center', bottom: 'flex-end' };

/**
 * A band of the page. Contained: 1280 px at most, background included. Full width: the background
 * spans the window, the content does not. Full bleed: both do (readings 9).
 */
export function Row({ node }: { node: RowNode }) {
  const { name, rules } = useNodeRules(node);
  const isParallax = node.enableParallax && node.desktopImage !== null;
  const box = (
    <div
      className={classNames(
        styles.box,
        !isParallax && name,
        isParallax && styles.clip,
        ...node.cssClasses,
      )}
      style={{ ...boxStyle(node), ...backgroundStyle(node) }}
      data-ground={
        isDark(node.backgroundColor) || node.cssClasses.includes('on-deep') ? 'deep' : undefined
      }
    >
      {isParallax && (
        <div
          className={classNames(styles.parallax, name)}
          style={{ ...backgroundStyle(node), '--shift': shiftOf(node.parallaxSpeed) }}
        />
      )}
      {node.backgroundType === 'video' && node.videoSrc && (
        <Suspense>
          <BackgroundVideo node={node} />
        </Suspense>
      )}
      <div className={styles.content} style={alignment(node)}>
        <Nodes nodes={node.children} />
      </div>
    </div>
  );
  return (
    <>
      {rules}
      <div className={APPEARANCES[node.appearance ?? ''] ?? styles.contained}>{box}</div>
    </>
  );
}

const alignment = ({ verticalAlignment }: RowNode): CSSProperties =>
  verticalAlignment ? { justifyContent: ALIGNMENTS[verticalAlignment] } : {};

/**
 * How far the picture, a quarter larger than its row, travels: nothing at speed 1 (it scrolls
 * along), all of the spare eighth on either side at speed -1.
 */
const shiftOf = (speed: number): string => `${((1 - speed) / 2) * 12.5}%`;
