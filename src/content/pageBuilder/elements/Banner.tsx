import { type CSSProperties, lazy, Suspense, useId } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { SafeHtml } from '../../SafeHtml.tsx';
import type { BannerNode, SlideNode } from '../nodes.ts';
import { backgroundStyle, borderStyle, isDark, marginStyle, paddingStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Banner.module.css';
import { buttonClass } from './Buttons.tsx';
import { ContentLink } from './ContentLink.tsx';
import { withoutPicture } from './withoutPicture.ts';

const BackgroundVideo = lazy(() =>
  import('./BackgroundVideo.tsx').then((m) => ({ default: m.BackgroundVideo })),
);

const APPEARANCES: Record<string, string | undefined> = {
  poster: styles.poster,
  'collage-left': styles.left,
  'collage-centered': styles.centred,
  'collage-right': styles.right,
};

/**
 * A banner or a slide: words on a picture. A poster lays its overlay over all of it, a collage
 * only under its words. The link covers everything; its button is drawn where one is wanted.
 */
export function Banner({ node }: { node: BannerNode | SlideNode }) {
  const hasVideo = node.backgroundType === 'video' && node.videoSrc !== null;
  const shown = hasVideo ? withoutPicture(node) : node;
  const { name, rules } = useNodeRules(shown);
  const words = useId();
  const ground = node.overlayColor ?? node.backgroundColor;
  return (
    <>
      {rules}
      <div
        className={classNames(styles.banner, ...node.cssClasses)}
        style={marginStyle(node)}
        data-spans=""
      >
        <div
          className={classNames(
            styles.wrapper,
            APPEARANCES[node.appearance ?? ''] ?? styles.poster,
            name,
          )}
          style={{
            ...borderStyle(node),
            ...backgroundStyle(shown),
            minHeight: node.minHeight ?? undefined,
            backgroundColor: node.backgroundColor ?? undefined,
            '--text-align': node.textAlign ?? undefined,
          }}
          data-ground={isDark(ground) ? 'deep' : undefined}
        >
          {hasVideo && (
            <Suspense>
              <BackgroundVideo node={node} />
            </Suspense>
          )}
          <div
            className={classNames(styles.overlay, node.showOverlay === 'hover' && styles.onHover)}
            style={{ ...paddingStyle(node), ...overlay(node) }}
          >
            <div className={styles.words}>
              <SafeHtml id={words} html={node.content} />
              <Call node={node} words={words} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

/** The way on: the button, or the link's area alone, named by the banner's words. */
function Call({ node, words }: { node: BannerNode | SlideNode; words: string }) {
  const hasButton = node.buttonText !== null && node.buttonText !== '';
  if (!hasButton && node.link === null) return null;
  return (
    <ContentLink
      to={node}
      className={classNames(
        styles.cover,
        hasButton && buttonClass(node.buttonType),
        hasButton && node.showButton === 'hover' && styles.buttonOnHover,
      )}
      aria-labelledby={hasButton ? undefined : words}
    >
      {node.buttonText}
    </ContentLink>
  );
}

const overlay = ({ overlayColor }: BannerNode | SlideNode): CSSProperties => ({
  '--overlay': overlayColor ?? undefined,
});
