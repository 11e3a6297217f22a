import { imageUrl } from '../../lib/url/imageUrl.ts';
import styles from './CategoryHead.module.css';

/** The image widths that the shop requests from the platform, in px. */
const WIDTHS = [320, 640, 960, 1280, 1600];
const ROW = 'min(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 2.5rem), 1280px)';
/**
 * Half of the row beside the name, all of it below. The cropped picture is 1.6 times as wide as its
 * box.
 */
const SIZES = `(min-width: 960px) calc((${ROW} - 3rem) * 0.8), calc(${ROW} * 1.6)`;

/** A category's banner picture, cropped to a band. It is decorative: the name says the same. */
export function CategoryBanner({ image }: { image: string }) {
  const urlAt = (width: number) => imageUrl(image, { type: 'image-category', width });
  return (
    <img
      className={styles.banner}
      src={urlAt(640)}
      srcSet={WIDTHS.map((width) => `${urlAt(width)} ${width}w`).join(', ')}
      sizes={SIZES}
      width={640}
      height={320}
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  );
}
