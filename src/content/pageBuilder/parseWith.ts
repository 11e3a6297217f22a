import { asCleaner } from '../../lib/trustedTypes.ts';
import { withoutDirectives } from '../html/directives.ts';
import type { Reader, Readers } from './commonReaders.ts';
import { isPageBuilder } from './isPageBuilder.ts';
import type { ContentNode, HtmlNode, RootNode } from './nodes.ts';
import { escapedIn, part } from './part.ts';
import { readBox } from './readBox.ts';
import { readStyleSheet, type StyleSheet } from './stylesheet.ts';

/** Deeper nesting than any editor makes is cut off, so that no document can exhaust the stack. */
const DEEPEST = 64;

/**
 * Page-builder HTML as a tree of plain data (spec section 3). Addresses and styles in it are safe;
 * its fields of HTML are the owner's own words, which SafeHtml cleans where they are shown.
 * Types without a reader become nodes that render nothing, markup outside content types html nodes.
 */
export function parseWith(readers: Readers, html: string): RootNode {
  const body = inert(withoutDirectives(html));
  const { sheet, css } = readStyleSheet(takeStyles(body));
  return {
    contentType: 'root',
    appearance: null,
    css,
    children: childrenOf(body, { sheet, readers }, DEEPEST),
  };
}

/** Whether there are content types in it, and not only their attribute's name among the words. */
export const hasContentTypes = (html: string): boolean =>
  isPageBuilder(html) && inert(html).querySelector('[data-content-type]') !== null;

let elsewhere: Document | undefined;

/** Markup in a document of its own, in which nothing loads or runs. */
function inert(html: string): HTMLElement {
  return asCleaner(() => {
    elsewhere ??= new DOMParser().parseFromString('', 'text/html');
    const body = elsewhere.createElement('div');
    body.innerHTML = html;
    return body;
  });
}

/** Style elements hold for the page; those of content that is read again are left to it too. */
function takeStyles(body: Element): string[] {
  for (const element of body.querySelectorAll('[data-content-type="html"]')) {
    const markup = escapedIn(element);
    if (markup && /<style/i.test(markup)) element.replaceChildren(...inert(markup).childNodes);
  }
  return [...body.querySelectorAll('style')].map((style) => {
    if (!isReadAgain(style)) style.remove();
    return style.textContent ?? '';
  });
}

/** What stands in a block, or with content types in a content type that holds text. */
function isReadAgain(style: Element): boolean {
  const text = style.closest(TEXTS);
  return Boolean(text?.matches('[data-content-type="block"]') || text?.querySelector(TYPED));
}

interface Reading {
  sheet: StyleSheet;
  readers: Readonly<Record<string, Reader | undefined>>;
}

/** The content types whose nested content types are their children; the others hold text. */
const CONTAINERS = new Set([
  'row',
  'column-group',
  'column-line',
  'column',
  'tabs',
  'tab-item',
  'buttons',
  'slider',
]);

const TYPED = '[data-content-type]';
const TEXTS = TYPED + [...CONTAINERS].map((name) => `:not([data-content-type="${name}"])`).join('');

function nodeOf(element: Element, reading: Reading, depth: number): ContentNode {
  const name = element.getAttribute('data-content-type') ?? '';
  const main = part(element, reading.sheet);
  const appearance = main.attribute('data-appearance');
  const reader = Object.hasOwn(reading.readers, name) ? reading.readers[name] : undefined;
  if (!reader) {
    const isHidden = main.style('display') === 'none';
    return { contentType: 'unknown', name, appearance, isHidden, children: [] };
  }
  const children = CONTAINERS.has(name) && depth > 0 ? childrenOf(element, reading, depth - 1) : [];
  return reader(main, { appearance, children });
}

/** Containers of which the page builder knows every part: text between their children is none. */
const STRICT = /^(?:column-group|column-line|tabs|buttons|slider)$/;

const childrenOf = (element: Element, reading: Reading, depth: number): ContentNode[] =>
  outermost(element, depth).flatMap((found) => {
    if (typeof found !== 'string') return [nodeOf(found, reading, depth)];
    const isStray =
      SHOWN.test(found) && !STRICT.test(element.getAttribute('data-content-type') ?? '');
    return isStray ? [stray(found, reading.sheet)] : [];
  });

/** Markup with anything to see in it. */
const SHOWN = /^[^<]*[^<\s]|>[^<]*[^<\s]|<(?:img|svg|video|audio|hr|picture)\b/i;

/**
 * The content types below an element that are nested in no other, and between them the markup, each
 * stretch of it in one piece.
 */
function outermost(
  element: Element,
  depth: number,
  found: (Element | string)[] = [],
): (Element | string)[] {
  const addMarkup = (markup: string) => {
    const last = found.at(-1);
    if (typeof last === 'string') found[found.length - 1] = last + markup;
    else found.push(markup);
  };
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isText(child)) addMarkup(escaped(child.data));
    else if (!isElement(child)) continue;
    else if (child.hasAttribute('data-content-type')) found.push(child);
    else if (!child.hasAttribute('data-element') && !child.querySelector('[data-content-type]'))
      addMarkup(child.outerHTML);
    else if (depth > 0) outermost(child, depth - 1, found);
  }
  return found;
}

const stray = (html: string, sheet: StyleSheet): HtmlNode => ({
  contentType: 'html',
  appearance: null,
  children: [],
  ...readBox(part(null, sheet)),
  html: html.trim(),
});

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isText = (node: Node): node is Text => node.nodeType === 3;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
