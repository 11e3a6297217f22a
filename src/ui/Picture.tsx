import { useState } from 'react';
import { type ImageType, imageUrl } from '../lib/url/imageUrl.ts';
import { hasFailed } from './hasFailed.ts';
import { Icon } from './Icon.tsx';
import styles from './Picture.module.css';

/** Image widths that the platform is asked for, in px. */
const WIDTHS = [80, 160, 320, 640, 960, 1280, 1600];
const DENSE = 960;

interface PictureProps {
  /** The platform's url or media path; null shows the placeholder. */
  src: string | null | undefined;
  type: ImageType;
  /** What is to be seen; empty where the name stands beside it. */
  alt: string;
  /** The size in px that it is laid out at, and its format. */
  width: number;
  height: number;
  /** How wide it is at which screen width. */
  sizes?: string;
  /** Fetched at once; else as it nears the screen. */
  isEager?: boolean;
  /** The one picture that the page is waited for. */
  isFirst?: boolean;
}

/**
 * A picture in its fixed format: the ground shows before it does, nothing moves when it comes,
 * and where it cannot come a leaf stands in its place.
 */
export function Picture({
  src,
  type,
  alt,
  width,
  height,
  sizes = `${width}px`,
  isEager = false,
  isFirst = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);

  if (!src || failed === src) return <Placeholder alt={alt} ratio={`${width} / ${height}`} />;

  const at = (wide: number) =>
    imageUrl(src, {
      type,
      width: wide,
      height: Math.round((wide * height) / width),
      // On dense screens alone so many points are asked for: there the eye forgives more.
      ...(wide >= DENSE && { quality: 65 }),
    });
  return (
    <img
      className={styles.picture}
      src={at(nearest(width))}
      srcSet={WIDTHS.filter((wide) => wide <= width * 4)
        .map((wide) => `${at(wide)} ${wide}w`)
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

const nearest = (width: number) => WIDTHS.find((wide) => wide >= width) ?? 1600;
