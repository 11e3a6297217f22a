import { boundedCache } from '../../lib/boundedCache.ts';
import { runAsSanitiser } from '../../lib/trustedTypes.ts';
import { withoutDirectives } from '../html/directives.ts';
import type { HtmlNode } from '../types/html/read.ts';
import { type ContentNode, definitionOf, type KnownNode } from '../types/registry.ts';
import { readBox } from './box.ts';
import type { AllowedChildren } from './definition.ts';
import { isPageBuilder } from './isPageBuilder.ts';
import type { RootNode } from './nodes.ts';
import { escapedIn, part } from './part.ts';
import { readStyleSheet, type StyleSheet } from './stylesheet.ts';

/**
 * Cut off nodes that are nested deeper than any editor allows, so that no content can exhaust the
 * stack.
 */
const MAX_DEPTH = 64;

/** Trees by their HTML: each page repeats the header and the footer. */
const trees = boundedCache<RootNode>(50);

/**
 * Parses page-builder HTML into a tree of plain data. URLs and styles in the tree are safe. HTML
 * fields contain the owner's markup, which SafeHtml sanitises when it renders. Unknown content types
 * become nodes that render nothing; markup between content types becomes html nodes.
 */
export function parse(html: string): RootNode {
  const text = withoutDirectives(html);
  const tree = trees.get(text) ?? parseTree(text);
  trees.set(text, tree);
  return tree;
}

function parseTree(html: string): RootNode {
  const body = inert(html);
  unescapeHtmlTypes(body);
  const { sheet, css } = readStyleSheet(takeStyles(body));
  return {
    contentType: 'root',
    appearance: null,
    css,
    children: childrenOf(body, sheet, MAX_DEPTH),
  };
}

/** Whether the HTML really contains content types, not only their attribute's name in its text. */
export const hasContentTypes = (html: string): boolean =>
  isPageBuilder(html) && inert(html).querySelector(TYPED) !== null;

let inertDocument: Document | undefined;

/** Parses markup into an inert document, in which nothing loads or runs. */
function inert(html: string): HTMLElement {
  return runAsSanitiser(() => {
    inertDocument ??= new DOMParser().parseFromString('', 'text/html');
    const body = inertDocument.createElement('div');
    body.innerHTML = html;
    return body;
  });
}

/**
 * Unescapes the markup of html types, which older platform releases escape, also when they are
 * nested.
 */
function unescapeHtmlTypes(body: Element): void {
  const elements = [...body.querySelectorAll(HTML_TYPE)];
  for (const element of elements) {
    const markup = escapedIn(element);
    if (markup === null) continue;
    element.replaceChildren(...inert(markup).childNodes);
    elements.push(...element.querySelectorAll(HTML_TYPE));
  }
}

/** Removes the style elements, which apply to the whole content, and returns their text. */
const takeStyles = (body: Element): string[] =>
  [...body.querySelectorAll('style')].map((style) => {
    style.remove();
    return style.textContent ?? '';
  });

const TYPED = '[data-content-type]';
const HTML_TYPE = '[data-content-type="html"]';

function nodeOf(element: Element, sheet: StyleSheet, depth: number): ContentNode {
  const name = element.getAttribute('data-content-type') ?? '';
  const main = part(element, sheet);
  const appearance = main.attribute('data-appearance');
  const definition = definitionOf(name);
  if (!definition) {
    const isHidden = main.style('display') === 'none';
    return { contentType: 'unknown', name, appearance, isHidden, children: [] };
  }
  const { children: allowed } = definition;
  const hasChildren = allowed === 'html' ? element.querySelector(TYPED) !== null : allowed;
  const children = hasChildren && depth > 0 ? childrenOf(element, sheet, depth - 1, allowed) : [];
  // The registry pairs each name with the fields of its nodes, which TypeScript cannot infer.
  return { contentType: name, appearance, children, ...definition.read(main) } as KnownNode;
}

/** The content types in an element, and the markup between them if the element may contain it. */
const childrenOf = (
  element: Element,
  sheet: StyleSheet,
  depth: number,
  allowed: AllowedChildren = 'content',
): ContentNode[] =>
  topLevelTypes(element, depth).flatMap((found) => {
    if (typeof found !== 'string') return [nodeOf(found, sheet, depth)];
    return allowed !== 'types' && VISIBLE.test(found) ? [strayHtml(found, sheet)] : [];
  });

/** Matches markup with visible content. */
const VISIBLE = /^[^<]*[^<\s]|>[^<]*[^<\s]|<(?:img|svg|video|audio|hr|picture)\b/i;

/**
 * The top-level content types below an element, and the markup between them, merged to one string
 * per gap.
 */
function topLevelTypes(
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
    if (isText(child)) addMarkup(escapeHtml(child.data));
    else if (!isElement(child)) continue;
    else if (child.hasAttribute('data-content-type')) found.push(child);
    else if (!child.hasAttribute('data-element') && !child.querySelector(TYPED))
      addMarkup(child.outerHTML);
    else if (depth > 0) topLevelTypes(child, depth - 1, found);
  }
  return found;
}

const strayHtml = (html: string, sheet: StyleSheet): HtmlNode => ({
  contentType: 'html',
  appearance: null,
  children: [],
  ...readBox(part(null, sheet)),
  html: html.trim(),
});

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isText = (node: Node): node is Text => node.nodeType === 3;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
