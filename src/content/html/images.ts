import { optimisedUrl } from '../../lib/url/imageUrl.ts';

/** The quality that the image optimiser is asked for. */
const QUALITY = 85;

/** The widths in px that a picture in content may be fetched in. */
const WIDTHS = [320, 640, 960, 1280, 1600, 2560];

/** A picture of the platform's media library that the optimiser can do better. */
export function isOptimisable(src: string): boolean {
  return /(?:^|\/)media\//.test(src) && !/\.(?:svg|gif)(?:[?#]|$)/i.test(src);
}

/** The optimised address of a picture in rich content, at a width in px. */
export function contentImage(src: string, width?: number): string {
  return isOptimisable(src) ? optimisedUrl(src, { width, quality: QUALITY }) : src;
}

/**
 * The same picture, `ownWidth` px wide as it is shown, in every width that screens of up to twice
 * the density may want, as a `srcset`.
 */
export function contentSrcSet(src: string, ownWidth: number): string | undefined {
  if (!isOptimisable(src)) return undefined;
  const widest = WIDTHS.find((width) => width >= 2 * ownWidth) ?? 2560;
  return WIDTHS.filter((width) => width <= widest)
    .map((width) => `${contentImage(src, width)} ${width}w`)
    .join(', ');
}

/**
 * The `sizes` of a picture that is `width` px wide where there is room. Only the browser knows how
 * wide it shows it; it may tell where both sides are known, for it takes 300 × 150 for an unknown.
 */
export const contentSizes = (width: number, mayTell: boolean): string =>
  `${mayTell ? 'auto, ' : DENSE_PHONE}(min-width: ${width}px) ${width}px, 100vw`;

/** A phone's dense screen is given 640 px: three times as many bytes could hardly be told apart. */
const DENSE_PHONE = '(max-width: 640px) and (min-resolution: 2dppx) 213px, ';

/** A side of a picture in px, as an attribute tells it: no share of anything. */
export function sideInPx(attribute: string | null): number | null {
  const [, px] = /^\s*(\d+)(?:\.\d+)?(?:px)?\s*$/i.exec(attribute ?? '') ?? [];
  return Number(px) || null;
}
