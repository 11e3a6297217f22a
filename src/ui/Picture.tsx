import { useState } from 'react';
import { type ImageType, imageUrl } from '../lib/url/imageUrl.ts';
import { hasFailed } from './hasFailed.ts';
import { Icon } from './Icon.tsx';
import styles from './Picture.module.css';

/** The image widths that the shop requests from the platform, in px. */
const WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];

interface PictureProps {
  /** The platform's URL or media path; null shows the placeholder. */
  src: string | null | undefined;
  /** The subject of the picture; a product unless stated. */
  type?: ImageType;
  /** The alternative text; empty if the product's name stands beside the picture. */
  alt: string;
  /** The layout width in px. */
  width: number;
  /** The layout height in px, which sets the aspect ratio; equal to the width unless stated. */
  height?: number;
  /** The `sizes` attribute: the width at each breakpoint. */
  sizes?: string;
  /** Whether to load the picture at once instead of when it nears the viewport. */
  isEager?: boolean;
  /** Whether the picture is the page's largest content, to be fetched first. */
  isFirst?: boolean;
}

/**
 * A picture with a fixed aspect ratio: a background shows while it loads, so nothing shifts. If the
 * picture is missing or fails, a leaf icon replaces it.
 */
export function Picture({
  src,
  type = 'image-product',
  alt,
  width,
  height = width,
  sizes = `${width}px`,
  isEager = false,
  isFirst = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);

  if (!src || failed === src) return <Placeholder alt={alt} ratio={`${width} / ${height}`} />;

  const urlAt = (wide: number) =>
    imageUrl(src, {
      type,
      width: wide,
      height: Math.round((wide * height) / width),
      // Only dense screens request such widths. Artefacts are harder to see there, so use a lower
      // quality.
      ...(wide >= Math.min(2 * width, 960) && { quality: 65 }),
    });
  return (
    <img
      className={styles.picture}
      src={urlAt(nearest(width))}
      srcSet={WIDTHS.filter((wide) => wide <= width * 4 && wide * 8 >= width)
        .map((wide) => `${urlAt(wide)} ${wide}w`)
        .join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      ref={(image) => {
        if (hasFailed(image)) setFailed(src);
      }}
    />
  );
}

function Placeholder({ alt, ratio }: { alt: string; ratio: string }) {
  const leaf = <Icon name="leaf" className={styles.leaf} />;
  return alt === '' ? (
    <span className={styles.placeholder} style={{ aspectRatio: ratio }}>
      {leaf}
    </span>
  ) : (
    <span className={styles.placeholder} style={{ aspectRatio: ratio }} role="img" aria-label={alt}>
      {leaf}
    </span>
  );
}

const nearest = (width: number) => WIDTHS.find((wide) => wide >= width) ?? 2560;
