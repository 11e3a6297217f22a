import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, Suspense, useId } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { lazyDecoration } from '../../../ui/lazyDecoration.ts';
import { SafeHtml } from '../../html/SafeHtml.tsx';
import { ContentLink } from '../../pageBuilder/ContentLink.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import {
  alignStyle,
  backgroundStyle,
  borderStyle,
  groundOf,
  marginStyle,
  paddingStyle,
} from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { buttonClass } from '../button-item/buttonClass.ts';
import type { SlideNode } from '../slide/read.ts';
import { areaName, hasWords } from './linkName.ts';
import type { BannerNode } from './read.ts';
import styles from './View.module.css';

const BackgroundVideo = lazyDecoration(() =>
  import('../../video/BackgroundVideo.tsx').then((code) => code.BackgroundVideo),
);

const APPEARANCES: Record<string, string | undefined> = {
  'collage-left': styles.left,
  'collage-centered': styles.centred,
  'collage-right': styles.right,
};

/**
 * The wrapper has the background; the element around it has the margin, the overlay the padding.
 */
const PARTS = { margin: 'outside', display: 'outside', padding: 'overlay' };

/**
 * A banner or a slide: text on a picture. A poster's overlay covers the picture, a collage's
 * overlay only the text. The link covers the whole banner, with or without a visible button.
 */
export function Banner({ node }: ViewProps<BannerNode | SlideNode>) {
  const hasVideo = node.backgroundType === 'video' && node.videoSrc !== null;
  const { name, nameOf, rules } = useNodeRules(node, PARTS);
  const words = useId();
  const isOnHover = node.showOverlay === 'hover';
  return (
    <>
      {rules}
      <div
        className={classNames(styles.banner, nameOf('outside'), ...node.cssClasses)}
        style={marginStyle(node)}
        data-spans=""
      >
        <div
          className={classNames(styles.wrapper, APPEARANCES[node.appearance ?? ''], name)}
          style={{
            ...borderStyle(node),
            ...backgroundStyle(node),
            minHeight: node.minHeight ?? undefined,
            backgroundColor: node.backgroundColor ?? undefined,
            ...alignStyle(node),
          }}
          data-ground={groundOf(node.backgroundColor, isOnHover ? null : node.overlayColor)}
          data-overlay={isOnHover ? groundOf(node.overlayColor) : undefined}
        >
          {hasVideo && (
            <Suspense>
              <BackgroundVideo node={node} />
            </Suspense>
          )}
          <div
            className={classNames(styles.overlay, isOnHover && styles.onHover, nameOf('overlay'))}
            style={{ ...paddingStyle(node), ...overlay(node) }}
          >
            <div className={styles.words}>
              <SafeHtml id={words} html={node.content} />
              <BannerLink node={node} words={words} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

/** The banner's link: a button, or an area that is named by the banner's text if there is any. */
function BannerLink({ node, words }: { node: BannerNode | SlideNode; words: string }) {
  const { t } = useLingui();
  const hasButton = node.buttonText !== null && node.buttonText !== '';
  if (hasButton) {
    return (
      <ContentLink
        to={node}
        className={classNames(
          styles.cover,
          buttonClass(node.buttonType),
          node.buttonType === 'link' && styles.wordy,
          node.showButton === 'hover' && styles.buttonOnHover,
        )}
      >
        {node.buttonText}
      </ContentLink>
    );
  }
  if (node.link === null) return null;
  const name = hasWords(node.content)
    ? { 'aria-labelledby': words }
    : { 'aria-label': areaName(node) || t`Home` };
  return <ContentLink to={node} className={styles.area} {...name} />;
}

const overlay = ({ overlayColor }: BannerNode | SlideNode): CSSProperties => ({
  '--overlay': overlayColor ?? undefined,
});
