import { optimisedUrl } from '../lib/imageUrl.ts';

/** Quality of pictures in rich content (spec sections 5 and 9). */
const QUALITY = 85;

/** Image widths of spec section 9, in px, that a picture in content may be fetched in. */
const WIDTHS = [320, 640, 960, 1280, 1600, 2560];

/** A picture of the platform's media library that the optimiser can do better. */
export function isOptimisable(src: string): boolean {
  return /(?:^|\/)media\//.test(src) && !/\.(?:svg|gif)(?:[?#]|$)/i.test(src);
}

/** The optimised address of a picture in rich content, at a width in px. */
export function contentImage(src: string, width?: number): string {
  return isOptimisable(src) ? optimisedUrl(src, { width, quality: QUALITY }) : src;
}

/** The same picture in every width up to its own, in px, as a `srcset`. */
export function contentSrcSet(src: string, ownWidth: number | null): string | undefined {
  if (!isOptimisable(src)) return undefined;
  const widest = WIDTHS.find((width) => width >= (ownWidth ?? 0)) ?? 2560;
  return WIDTHS.filter((width) => width <= (ownWidth === null ? 1600 : widest))
    .map((width) => `${contentImage(src, width)} ${width}w`)
    .join(', ');
}
