import type { MouseEvent } from 'react';
import type { PlatformLinks } from '../actors/useEnvironment.ts';
import { focusPart, partNamed } from '../lib/url/pagePart.ts';
import { platformPath } from '../lib/url/platformPath.ts';
import { prefixOf } from '../lib/url/storePath.ts';

/** Paths that the platform serves itself: files and APIs, which are not pages. */
const FILES = /^\/(?:media|static|rest|graphql|pub)(?:\/|$)|\.(?!html?$)[a-z0-9]{2,5}$/i;

/**
 * Adds the store view's prefix to a page link in rich content, and removes the code of the default
 * view. Other origins, files and fragments stay unchanged.
 *
 * @param origin - the page's own origin.
 * @param prefix - the store view's prefix, without a trailing slash.
 * @param platform - the addresses of the platform that are pages of this shop.
 */
export function withStorePrefix(
  href: string,
  prefix: string,
  origin: string,
  { linkBases, defaultView }: PlatformLinks,
): string {
  const path = pathOf(href, origin, linkBases);
  if (path === null) return href;
  const inView = withoutView([`/${prefixOf(defaultView)}`, prefix], path);
  return prefix ? prefix + inView.replace(/^\/$/, '') : inView;
}

/** Matches fragments, queries, and URLs with another scheme than http(s). */
const NO_PATH = /^(?:$|[#?]|(?!https?:)[a-z][\w+.-]*:)/i;

/** An internal link's path, query and fragment; null for any other link. */
function pathOf(href: string, origin: string, bases: readonly string[] = []): string | null {
  if (NO_PATH.test(href)) return null;
  const url = URL.canParse(href, `${origin}/`) ? new URL(href, `${origin}/`) : null;
  if (url === null || FILES.test(url.pathname)) return null;
  if (url.origin !== origin) return platformPath(url, bases);
  return url.pathname + url.search + url.hash;
}

/**
 * Handles clicks on all links below one listener. It navigates to the shop's pages inside the app
 * and scrolls to fragments of this page. It leaves everything else to the browser: other origins,
 * targets, clicks with a modifier key, and files.
 */
export function followLink(
  event: MouseEvent<HTMLElement>,
  prefix: string,
  navigate: (path: string, how: { state?: unknown }) => void,
): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = anchorOf(event.target);
  if (!anchor || anchor.hasAttribute('download') || anchor.target !== '') return;
  const { origin } = new URL(anchor.baseURI);
  const path = pathOf(anchor.href, origin);
  const part = partOf(anchor);
  const href = anchor.getAttribute('href') ?? '';
  if (path === null || (!part && /^#(?:top)?$/i.test(href))) return;
  event.preventDefault();
  // The fragment's target does not exist on this page.
  if (!part && href.startsWith('#')) return;
  navigate(withoutView([prefix], path), part ? { state: { isInPlace: true } } : {});
  if (!part) return;
  focusPart(part);
  part.scrollIntoView();
}

/** The element on this page that a link's fragment points to; null if there is none. */
function partOf(anchor: HTMLAnchorElement): HTMLElement | null {
  const [page] = anchor.baseURI.split('#');
  const [, id] = (anchor.getAttribute('href') ?? '').split('#');
  return id && anchor.href.split('#')[0] === page ? partNamed(anchor.ownerDocument, id) : null;
}

/** Removes a view's prefix from a path. The platform may spell the view's code differently. */
function withoutView(prefixes: readonly string[], path: string): string {
  const [first = ''] = /^\/[^/?#]+/.exec(path) ?? [];
  if (first === '' || !prefixes.includes(prefixOf(first))) return path;
  const rest = path.slice(first.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const anchorOf = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;
