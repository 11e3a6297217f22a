import { Suspense } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { lazyDecoration } from '../../../ui/lazyDecoration.ts';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { backgroundStyle, boxStyle, groundOf, justifyStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { withoutPicture } from '../../pageBuilder/withoutPicture.ts';
import type { RowNode } from './read.ts';
import styles from './View.module.css';

const Backdrop = lazyDecoration(() => import('./Backdrop.tsx').then((code) => code.Backdrop));

const APPEARANCES: Record<string, string | undefined> = {
  contained: styles.contained,
  'full-width': styles.fullWidth,
  'full-bleed': styles.fullBleed,
};

/**
 * A horizontal section of the page. Contained: background and content are at most 1280 px wide.
 * Full width: the background spans the window, the content 1280 px. Full bleed: the content spans
 * 1440 px.
 */
export function Row({ node, children }: ViewProps<RowNode>) {
  const isVideo = node.backgroundType === 'video' && node.videoSrc !== null;
  const isParallax = node.enableParallax && (node.desktopImage ?? node.mobileImage) !== null;
  // Keep the picture behind a video: it shows until the video plays, or if the video cannot play.
  const ground = isParallax && !isVideo ? withoutPicture(node) : node;
  const { name, rules } = useNodeRules(ground);
  return (
    <>
      {rules}
      <div className={APPEARANCES[node.appearance ?? ''] ?? styles.contained}>
        <div
          className={classNames(
            styles.box,
            (isParallax || isVideo) && styles.clip,
            name,
            ...node.cssClasses,
          )}
          style={{ ...boxStyle(node), ...backgroundStyle(ground) }}
          data-ground={
            node.cssClasses.includes('on-deep') ? 'deep' : groundOf(node.backgroundColor)
          }
        >
          {(isParallax || isVideo) && (
            <Suspense>
              <Backdrop node={node} isVideo={isVideo} />
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
