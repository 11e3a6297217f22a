import { DEFAULT_ENVIRONMENT, type PlatformLinks } from '../../actors/useEnvironment.ts';
import { withStorePrefix } from '../links.ts';
import { contentImage, contentSizes, contentSrcSet, isOptimisable, sideInPx } from './images.ts';
import { sanitiseToDom, takeStyles } from './sanitise.ts';

/** Sanitised content for the page, and the text of the style elements that it contained. */
interface PreparedHtml {
  html: string;
  css: string;
}

/**
 * Prepares rich content for the page: sanitises it, prefixes internal links, makes pictures
 * optimised and lazy, and wraps each table in a box that can scroll.
 *
 * @param prefix - the store view's path prefix.
 * @param platform - the addresses of the platform that are pages of this shop.
 */
export function prepareHtml(
  html: string,
  prefix: string,
  platform: PlatformLinks = DEFAULT_ENVIRONMENT.platformLinks,
): PreparedHtml {
  const body = sanitiseToDom(html);
  const css = takeStyles(body);
  for (const anchor of body.querySelectorAll('a[href]')) {
    if (isEmptyLink(anchor)) {
      anchor.remove();
      continue;
    }
    const { origin } = new URL(anchor.baseURI);
    const href = anchor.getAttribute('href') ?? '';
    if (origin !== 'null')
      anchor.setAttribute('href', withStorePrefix(href, prefix, origin, platform));
  }
  for (const image of body.querySelectorAll('img')) prepareImage(image);
  for (const table of body.querySelectorAll('table')) frame(table);
  return { html: body.innerHTML, css };
}

/**
 * The parser splits nested links and leaves empty ones behind. Keep an empty link that is an anchor
 * target or has a name or style.
 */
const isEmptyLink = (anchor: Element): boolean =>
  !anchor.textContent?.trim() &&
  !anchor.querySelector('*') &&
  !['id', 'name', 'aria-label', 'aria-labelledby', 'title', 'class', 'style'].some((name) =>
    anchor.hasAttribute(name),
  );

/** Wraps a table in a box that can scroll. A nested table scrolls with the outer one. */
function frame(table: Element): void {
  if (table.parentElement?.closest('table')) return;
  const box = table.ownerDocument.createElement('div');
  box.dataset.wide = '';
  table.replaceWith(box);
  box.append(table);
}

/**
 * A picture without a width in px gets one fixed `src`: a `srcset` with `sizes` would set a layout
 * width, which is unknown here.
 */
function prepareImage(image: HTMLImageElement): void {
  const src = image.getAttribute('src');
  const width = image.style.width ? null : sideInPx(image.getAttribute('width'));
  const height = sideInPx(image.getAttribute('height'));
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!src || !isOptimisable(src)) return;
  image.setAttribute('src', contentImage(src, width ?? 1280));
  if (width === null) return;
  image.setAttribute('srcset', contentSrcSet(src, width) ?? '');
  image.setAttribute('sizes', contentSizes(width, height !== null));
}
