import { use } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { contentImage, contentSizes, contentSrcSet } from '../../html/images.ts';
import { ContentLink } from '../../pageBuilder/ContentLink.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { IsOnFirstScreen } from '../../pageBuilder/isOnFirstScreen.ts';
import {
  alignStyle,
  borderStyle,
  marginStyle,
  paddingStyle,
  UNKNOWN_WIDTHS,
} from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import type { ImageNode, Picture } from './read.ts';
import styles from './View.module.css';

/** The breakpoint from which the desktop picture shows. */
const DESKTOP = '(min-width: 48rem)';

/** The border surrounds the picture, not its caption. */
const PARTS = { border: 'picture' };

/** A picture with its caption. Its space is reserved if the markup contains its dimensions. */
export function Image({ node }: ViewProps<ImageNode>) {
  const { name, nameOf, rules } = useNodeRules(imageBox(node), PARTS);
  const picture = <PictureElement node={node} className={nameOf('picture')} />;
  return (
    <>
      {rules}
      <figure
        className={classNames(styles.figure, name, ...node.cssClasses)}
        style={{ ...marginStyle(node), ...paddingStyle(node), ...alignStyle(node) }}
      >
        {node.link === null ? picture : <ContentLink to={node}>{picture}</ContentLink>}
        {node.caption && <figcaption className="caption">{node.caption}</figcaption>}
      </figure>
    </>
  );
}

function PictureElement({ node, className }: { node: ImageNode; className: string | undefined }) {
  const isEager = use(IsOnFirstScreen);
  const main = node.desktopImage ?? node.mobileImage;
  if (main === null) return null;
  const small = node.mobileImage ?? main;
  return (
    <picture>
      {(small !== main || main.dimensions.width === null) && (
        <source
          media={DESKTOP}
          srcSet={contentImage(main.src, UNKNOWN_WIDTHS.desktop)}
          {...sourceOf(main, isEager)}
        />
      )}
      <img
        {...sourceOf(small, isEager)}
        src={contentImage(small.src, small.dimensions.width ?? UNKNOWN_WIDTHS.mobile)}
        className={classNames(styles.image, className)}
        style={borderStyle(node)}
        alt={node.altText}
        title={node.title ?? undefined}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** A picture of unknown width is requested in one size: a `srcset` would set its layout width. */
function sourceOf({ src, dimensions: { width, height } }: Picture, isEager: boolean) {
  if (width === null) return {};
  return {
    srcSet: contentSrcSet(src, width) ?? src,
    sizes: contentSizes(width, !isEager && height !== null),
    width,
    height: height ?? undefined,
  };
}

/** The picture's two sources are not backgrounds: keep them out of the node's rules. */
const imageBox = ({ desktopImage: _, mobileImage: __, ...box }: ImageNode) => box;
