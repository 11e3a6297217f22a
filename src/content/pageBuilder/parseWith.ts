import { asCleaner } from '../../lib/trustedTypes.ts';
import { withoutDirectives } from '../directives.ts';
import type { Reader, Readers } from './commonReaders.ts';
import { isPageBuilder } from './isPageBuilder.ts';
import type { ContentNode, HtmlNode, RootNode } from './nodes.ts';
import { part } from './part.ts';
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
  for (const element of body.querySelectorAll('[data-content-type="html"]')) decode(element);
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

/** The html type may arrive with its markup escaped; the platform's newer releases decode it. */
function decode(element: Element): void {
  if (!element.firstElementChild && element.textContent?.includes('<')) {
    element.replaceChildren(...inert(element.textContent).childNodes);
  }
}

/** Style elements hold for the page; those of a block within are left to it, which is read again. */
const takeStyles = (body: Element): string[] =>
  [...body.querySelectorAll('style')].map((style) => {
    if (!style.closest('[data-content-type="block"]')) style.remove();
    return style.textContent ?? '';
  });

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
  joined(outermost(element, depth)).flatMap((found) => {
    if (typeof found !== 'string') return [nodeOf(found, reading, depth)];
    const isStray =
      SHOWN.test(found) && !STRICT.test(element.getAttribute('data-content-type') ?? '');
    return isStray ? [stray(found, reading.sheet)] : [];
  });

/** Markup with anything to see in it. */
const SHOWN = /^[^<]*[^<\s]|>[^<]*[^<\s]|<(?:img|svg|video|audio|hr|picture)\b/i;

/** The content types below an element that are nested in no other, and the markup between them. */
function outermost(element: Element, depth: number): (Element | string)[] {
  return [...element.childNodes].flatMap((child): (Element | string)[] => {
    if (!isElement(child)) return [escaped(child.textContent ?? '')];
    if (child.hasAttribute('data-content-type')) return [child];
    const isOurs = child.hasAttribute('data-element');
    if (!isOurs && !child.querySelector('[data-content-type]')) return [child.outerHTML];
    return depth > 0 ? outermost(child, depth - 1) : [];
  });
}

/** Markup in a row becomes one piece. */
function joined(found: (Element | string)[]): (Element | string)[] {
  const pieces: (Element | string)[] = [];
  for (const piece of found) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + piece);
    else pieces.push(piece);
  }
  return pieces;
}

const stray = (html: string, sheet: StyleSheet): HtmlNode => ({
  contentType: 'html',
  appearance: null,
  children: [],
  ...readBox(part(null, sheet)),
  html: html.trim(),
});

const isElement = (node: Node): node is Element => node.nodeType === 1;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
