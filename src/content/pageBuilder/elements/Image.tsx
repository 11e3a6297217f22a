import { use } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { contentImage, contentSrcSet } from '../../images.ts';
import { Eager } from '../eager.ts';
import type { ImageNode, Picture } from '../nodes.ts';
import { borderStyle, marginStyle, paddingStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import { ContentLink } from './ContentLink.tsx';
import styles from './Image.module.css';

/** From this width the desktop picture shows (spec section 9). */
const DESKTOP = '(min-width: 48rem)';

/** A picture with its caption; it keeps its room where the markup tells its dimensions. */
export function Image({ node }: { node: ImageNode }) {
  const { name, rules } = useNodeRules(imageBox(node));
  const picture = <Plate node={node} />;
  return (
    <>
      {rules}
      <figure
        className={classNames(styles.figure, name, ...node.cssClasses)}
        style={{
          ...marginStyle(node),
          ...paddingStyle(node),
          textAlign: undefined,
          '--align': node.textAlign ?? undefined,
        }}
      >
        {node.link === null ? picture : <ContentLink to={node}>{picture}</ContentLink>}
        {node.caption && <figcaption className="caption">{node.caption}</figcaption>}
      </figure>
    </>
  );
}

function Plate({ node }: { node: ImageNode }) {
  const isEager = use(Eager);
  const main = node.desktopImage ?? node.mobileImage;
  if (main === null) return null;
  const small = node.mobileImage ?? main;
  return (
    <picture>
      {small !== main && <source media={DESKTOP} {...sourceOf(main, isEager)} />}
      <img
        {...sourceOf(small, isEager)}
        src={contentImage(small.src, small.dimensions.width ?? 1280)}
        className={styles.image}
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

function sourceOf({ src, dimensions: { width, height } }: Picture, isEager: boolean) {
  const wide = width ? `(min-width: ${width}px) ${width}px, 100vw` : '100vw';
  return {
    srcSet: contentSrcSet(src, width) ?? src,
    sizes: isEager ? wide : `auto, ${wide}`,
    width: width ?? undefined,
    height: height ?? undefined,
  };
}

/** A picture is no background: its two sources are not the node's. */
const imageBox = ({ desktopImage: _, mobileImage: __, ...box }: ImageNode) => box;
