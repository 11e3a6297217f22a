import { withStorePrefix } from '../links.ts';
import { contentImage, contentSizes, contentSrcSet, isOptimisable, sideInPx } from './images.ts';
import { sanitiseToDom, takeStyles } from './sanitise.ts';

/** Content as the page takes it, and the text of the style elements that came with it. */
export interface Prepared {
  html: string;
  css: string;
}

/**
 * Rich content ready for the page: cleaned, internal links with the store prefix
 * `prefix`, pictures optimised, at quality 85, and fetched as they near the screen; each table in a
 * box that scrolls.
 */
export function prepareHtml(html: string, prefix: string, bases: readonly string[] = []): Prepared {
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
      anchor.setAttribute('href', withStorePrefix(href, prefix, origin, bases));
  }
  for (const image of body.querySelectorAll('img')) prepareImage(image);
  for (const table of body.querySelectorAll('table')) frame(table);
  return { html: body.innerHTML, css };
}

/** A parser that takes nested links apart leaves empty ones behind; one that is a target is kept. */
const isEmptyLink = (anchor: Element): boolean =>
  !anchor.textContent?.trim() &&
  !anchor.querySelector('*') &&
  !['id', 'name', 'aria-label', 'aria-labelledby', 'title', 'class', 'style'].some((name) =>
    anchor.hasAttribute(name),
  );

/** What a wide table scrolls in; one that lays out others scrolls with them. */
function frame(table: Element): void {
  if (table.parentElement?.closest('table')) return;
  const box = table.ownerDocument.createElement('div');
  box.dataset.wide = '';
  table.replaceWith(box);
  box.append(table);
}

/** Without a width in px it is fetched in one: a `srcset` would say how wide it is, and not know. */
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
