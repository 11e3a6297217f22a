import { optimisedUrl } from '../../lib/url/imageUrl.ts';

/** The quality to request from the image optimiser, in percent. */
const QUALITY = 85;

/** The widths that pictures in content are requested in, in px. */
const WIDTHS = [320, 640, 960, 1280, 1600, 2560];

/** Whether the optimiser can process the picture: a bitmap of the platform's media library. */
export function isOptimisable(src: string): boolean {
  return /(?:^|\/)media\//.test(src) && !/\.(?:svg|gif)(?:[?#]|$)/i.test(src);
}

/**
 * The optimised URL of a picture in rich content.
 *
 * @param width - in px.
 */
export function contentImage(src: string, width?: number): string {
  return isOptimisable(src) ? optimisedUrl(src, { width, quality: QUALITY }) : src;
}

/**
 * The `srcset` of a picture that is shown `ownWidth` px wide, for screens of up to twice the
 * density. Undefined if the picture cannot be optimised.
 */
export function contentSrcSet(src: string, ownWidth: number): string | undefined {
  if (!isOptimisable(src)) return undefined;
  const widest = WIDTHS.find((width) => width >= 2 * ownWidth) ?? 2560;
  return WIDTHS.filter((width) => width <= widest)
    .map((width) => `${contentImage(src, width)} ${width}w`)
    .join(', ');
}

/**
 * The `sizes` of a picture that is `width` px wide where there is room.
 *
 * @param mayTell - whether to let the browser use the layout width (`auto`). Needs both dimensions:
 * without one the browser assumes 300 × 150.
 */
export const contentSizes = (width: number, mayTell: boolean): string =>
  `${mayTell ? 'auto, ' : DENSE_PHONE}(min-width: ${width}px) ${width}px, 100vw`;

/**
 * Request 640 px for dense phone screens: three times the bytes would make no visible difference.
 */
const DENSE_PHONE = '(max-width: 640px) and (min-resolution: 1.75dppx) 213px, ';

/** Parses a `width` or `height` attribute in px; null for percentages and other units. */
export function sideInPx(attribute: string | null): number | null {
  const [, px] = /^\s*(\d+)(?:\.\d+)?(?:px)?\s*$/i.exec(attribute ?? '') ?? [];
  return Number(px) || null;
}
