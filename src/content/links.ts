import type { MouseEvent } from 'react';
import { focusPart, partNamed } from '../lib/url/pagePart.ts';
import { platformPath } from '../lib/url/platformPath.ts';
import { prefixOf } from '../lib/url/storePath.ts';

/** Paths that the platform serves itself: files and interfaces, no pages. */
const FILES = /^\/(?:media|static|rest|graphql|pub)(?:\/|$)|\.(?!html?$)[a-z0-9]{2,5}$/i;

/**
 * The address of a page link in rich content, with the store view's prefix in front of the path
 * and without the code of the default view. Other origins, files and parts of a page stay as they are.
 * `origin` is the page's own, `prefix` the prefix without a slash at its end, `bases` begin the
 * addresses of the platform's own pages, which are pages of this shop.
 */
export function withStorePrefix(
  href: string,
  prefix: string,
  origin: string,
  bases: readonly string[] = [],
): string {
  const path = pathOf(href, origin, bases);
  if (path === null) return href;
  const inView = withoutView(prefix, path);
  return prefix ? prefix + inView.replace(/^\/$/, '') : inView;
}

/** Parts and searches of a page, and addresses of other kinds than pages. */
const NO_PATH = /^(?:$|[#?]|(?!https?:)[a-z][\w+.-]*:)/i;

/** An internal link's path, query and fragment, from the root on; null for anything else. */
export function pathOf(href: string, origin: string, bases: readonly string[] = []): string | null {
  if (NO_PATH.test(href)) return null;
  const url = URL.canParse(href, `${origin}/`) ? new URL(href, `${origin}/`) : null;
  if (url === null || FILES.test(url.pathname)) return null;
  if (url.origin !== origin) return platformPath(url, bases);
  return url.pathname + url.search + url.hash;
}

/**
 * One listener for all plain links below it: a link to a page of this shop is navigated inside
 * the app, a part of this page is shown; everything else (another origin, a target, a held key,
 * a file) is the browser's.
 */
export function followLink(
  event: MouseEvent<HTMLElement>,
  prefix: string,
  navigate: (path: string, how: { state?: unknown }) => void,
): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = anchorOf(event.target);
  if (!anchor || anchor.hasAttribute('download') || /^(?!_self$)./.test(anchor.target)) return;
  const { origin } = new URL(anchor.baseURI);
  const path = pathOf(anchor.href, origin);
  const part = partOf(anchor);
  const href = anchor.getAttribute('href') ?? '';
  if (path === null || (!part && /^#(?:top)?$/i.test(href))) return;
  event.preventDefault();
  // A part that is nowhere on this page.
  if (!part && href.startsWith('#')) return;
  navigate(withoutView(prefix, path), part ? { state: { isInPlace: true } } : {});
  if (!part) return;
  focusPart(part);
  part.scrollIntoView();
}

/** The part of this page that a link leads to; null where there is none, or on another page. */
function partOf(anchor: HTMLAnchorElement): HTMLElement | null {
  const [page] = anchor.baseURI.split('#');
  const [, id] = (anchor.getAttribute('href') ?? '').split('#');
  return id && anchor.href.split('#')[0] === page ? partNamed(anchor.ownerDocument, id) : null;
}

/** What the platform writes into addresses of the default view; the shop leaves it out. */
const DEFAULT_VIEW = '/default';

/** The path within the store view, whose code the platform writes in another spelling. */
function withoutView(prefix: string, path: string): string {
  const [first = ''] = /^\/[^/?#]+/.exec(path) ?? [];
  if (first !== DEFAULT_VIEW && (first === '' || prefixOf(first) !== prefix)) return path;
  const rest = path.slice(first.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const anchorOf = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;
