import { contentImage, contentSrcSet, isOptimisable } from './images.ts';
import { withStorePrefix } from './links.ts';
import { sanitiseToDom, takeStyles } from './sanitise.ts';

/** Content as the page takes it, and the text of the style elements that came with it. */
export interface Prepared {
  html: string;
  css: string;
}

/**
 * Rich content ready for the page (spec section 5): cleaned, internal links with the store prefix
 * `prefix`, pictures optimised, at quality 85, and fetched as they near the screen.
 */
export function prepareHtml(html: string, prefix: string): Prepared {
  const body = sanitiseToDom(html);
  const css = takeStyles(body);
  for (const anchor of body.querySelectorAll('a[href]')) {
    const { origin } = new URL(anchor.baseURI);
    const href = anchor.getAttribute('href') ?? '';
    if (origin !== 'null') anchor.setAttribute('href', withStorePrefix(href, prefix, origin));
  }
  for (const image of body.querySelectorAll('img')) prepareImage(image);
  return { html: body.innerHTML, css };
}

function prepareImage(image: HTMLImageElement): void {
  const src = image.getAttribute('src');
  const width = Number.parseInt(image.getAttribute('width') ?? '', 10) || null;
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!src || !isOptimisable(src)) return;
  image.setAttribute('src', contentImage(src, width ?? 1280));
  image.setAttribute('srcset', contentSrcSet(src, width) ?? '');
  image.setAttribute(
    'sizes',
    width ? `auto, (min-width: ${width}px) ${width}px, 100vw` : 'auto, 100vw',
  );
}
