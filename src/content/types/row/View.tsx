import { lazy, Suspense } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { backgroundStyle, boxStyle, groundOf, justifyStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { withoutPicture } from '../../pageBuilder/withoutPicture.ts';
import type { RowNode } from './read.ts';
import styles from './View.module.css';

const Backdrop = lazy(() => import('./Backdrop.tsx').then((m) => ({ default: m.Backdrop })));

const APPEARANCES: Record<string, string | undefined> = {
  contained: styles.contained,
  'full-width': styles.fullWidth,
  'full-bleed': styles.fullBleed,
};

/**
 * A band of the page. Contained: 1280 px at most, background included. Full width: the background
 * spans the window, the content keeps to 1280. Full bleed: the content keeps to 1440.
 */
export function Row({ node, children }: ViewProps<RowNode>) {
  const isFilm = node.backgroundType === 'video' && node.videoSrc !== null;
  const isParallax = node.enableParallax && (node.desktopImage ?? node.mobileImage) !== null;
  // The picture stands behind a film: it shows until the film plays, and where it cannot.
  const ground = isParallax && !isFilm ? withoutPicture(node) : node;
  const { name, rules } = useNodeRules(ground);
  return (
    <>
      {rules}
      <div className={APPEARANCES[node.appearance ?? ''] ?? styles.contained}>
        <div
          className={classNames(
            styles.box,
            (isParallax || isFilm) && styles.clip,
            name,
            ...node.cssClasses,
          )}
          style={{ ...boxStyle(node), ...backgroundStyle(ground) }}
          data-ground={
            node.cssClasses.includes('on-deep') ? 'deep' : groundOf(node.backgroundColor)
          }
        >
          {(isParallax || isFilm) && (
            <Suspense>
              <Backdrop node={node} isFilm={isFilm} />
            </Suspense>
          )}
          <div className={styles.content} style={justifyStyle(node)}>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
