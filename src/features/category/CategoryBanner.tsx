import { imageUrl } from '../../lib/imageUrl.ts';
import styles from './CategoryHead.module.css';

/** Of the phone's crop and of the desktop's: widths in px, and width to height. */
const NARROW = { widths: [320, 640, 960, 1280], ratio: 2 };
const WIDE = { widths: [960, 1280, 1600, 2560], ratio: 4 };

/** A category's picture as a band, cropped for phone and desktop. What it shows, the name says. */
export function CategoryBanner({ image }: { image: string }) {
  const sources = ({ widths, ratio }: typeof NARROW) =>
    widths
      .map((width) => {
        const size = { width, height: Math.round(width / ratio) };
        return `${imageUrl(image, { type: 'image-category', ...size, crop: true })} ${width}w`;
      })
      .join(', ');
  return (
    <div className="row">
      <picture>
        <source
          media="(min-width: 640px)"
          srcSet={sources(WIDE)}
          sizes="min(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 2.5rem), 1280px)"
          width={1280}
          height={320}
        />
        <img
          className={styles.banner}
          src={imageUrl(image, { type: 'image-category', width: 640, height: 320, crop: true })}
          srcSet={sources(NARROW)}
          sizes="calc(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 2.5rem))"
          width={640}
          height={320}
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </div>
  );
}
