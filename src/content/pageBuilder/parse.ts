import { sanitiseToDom } from '../sanitise.ts';
import type { ContentNode, HtmlNode, RootNode } from './nodes.ts';
import { part } from './part.ts';
import { readBox } from './readBox.ts';
import { CONTAINERS, isContentType, READERS } from './readers.ts';
import { readStyleSheet, type StyleSheet } from './stylesheet.ts';

/** Deeper nesting than any editor makes is cut off, so that no document can exhaust the stack. */
const DEEPEST = 64;

/**
 * Page-builder HTML as a tree of plain data (spec section 3). The HTML is sanitised first; unknown
 * types become nodes that render nothing; markup outside any content type becomes html nodes.
 */
export function parse(html: string): RootNode {
  const { body, styleSheets } = sanitiseToDom(html);
  const sheet = readStyleSheet(styleSheets);
  return {
    contentType: 'root',
    appearance: null,
    children: joined(outermost(body, DEEPEST)).flatMap((found) => {
      if (typeof found !== 'string') return [nodeOf(found, sheet, DEEPEST)];
      return found.trim() === '' ? [] : [stray(found, sheet)];
    }),
  };
}

function nodeOf(element: Element, sheet: StyleSheet, depth: number): ContentNode {
  const name = element.getAttribute('data-content-type') ?? '';
  const main = part(element, sheet);
  const appearance = main.attribute('data-appearance');
  if (!isContentType(name)) {
    const isHidden = main.style('display') === 'none';
    return { contentType: 'unknown', name, appearance, isHidden, children: [] };
  }
  const children = CONTAINERS.has(name) && depth > 0 ? childrenOf(element, sheet, depth - 1) : [];
  return READERS[name](main, { appearance, children });
}

const childrenOf = (element: Element, sheet: StyleSheet, depth: number): ContentNode[] =>
  outermost(element, depth).flatMap((found) =>
    typeof found === 'string' ? [] : [nodeOf(found, sheet, depth)],
  );

/** The content types below an element that are nested in no other, and the markup between them. */
function outermost(element: Element, depth: number): (Element | string)[] {
  return [...element.childNodes].flatMap((child): (Element | string)[] => {
    if (!isElement(child)) return [escaped(child.textContent ?? '')];
    if (child.hasAttribute('data-content-type')) return [child];
    if (child.querySelector('[data-content-type]') === null) return [child.outerHTML];
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

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\{\{[^{}]*\}\}/g, '');
