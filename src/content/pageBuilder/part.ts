import { readDeclarations } from '../html/declarations.ts';
import { longhand, type Styles } from './longhand.ts';
import type { MediaQuery } from './nodes.ts';
import type { StyleSheet } from './stylesheet.ts';

/**
 * An element of a content type's markup, which may be missing. Everything read from a missing part
 * is null or empty, so that readers need no checks.
 */
export interface Part {
  readonly exists: boolean;
  attribute(name: string): string | null;
  /** The effective style: the style element's rule, overridden by the style attribute. */
  style(name: string): string | null;
  media(): MediaQuery[];
  classes(): string[];
  /** The text content with collapsed white space. */
  text(): string;
  html(): string;
  readonly tag: string;
  /** The first match within this content type, not within one that is nested in it. */
  find(selector: string): Part;
  findAll(selector: string): Part[];
}

/** Wraps an element and resolves its rules from the page's style sheet. */
export function part(element: Element | null, sheet: StyleSheet): Part {
  let styles: Styles | undefined;
  return {
    exists: element !== null,
    attribute: (name) => element?.getAttribute(name) ?? null,
    style: (name) => {
      styles ??= stylesOf(element, sheet);
      return styles.get(name)?.value || null;
    },
    media: () => (element ? [...mediaRules(element, sheet), ...mediaAttributes(element)] : []),
    classes: () => element?.getAttribute('class')?.match(/\S+/g) ?? [],
    tag: element?.localName ?? '',
    text: () => wordsOf(element).replaceAll(/\s+/g, ' ').trim(),
    html: () => element?.innerHTML.trim() ?? '',
    find: (selector) => part(firstOwnMatch(element, selector), sheet),
    findAll: (selector) => ownMatches(element, selector).map((found) => part(found, sheet)),
  };
}

/** The matches that belong to the element's own content type, not to one that is nested in it. */
function ownMatches(element: Element | null, selector: string): Element[] {
  if (!element) return [];
  const owner = element.closest(TYPED);
  return [...element.querySelectorAll(selector)].filter((found) => found.closest(TYPED) === owner);
}

/** The first of these matches; usually the first match of all, which is cheaper to find. */
function firstOwnMatch(element: Element | null, selector: string): Element | null {
  const first = element?.querySelector(selector) ?? null;
  if (!element || !first || first.closest(TYPED) === element.closest(TYPED)) return first;
  return ownMatches(element, selector)[0] ?? null;
}

/** The element's text, with a space for each line break. */
function wordsOf(element: Element | null): string {
  for (const end of element?.querySelectorAll('br') ?? []) end.append(' ');
  return element?.textContent ?? '';
}

const TYPED = '[data-content-type]';

/**
 * The markup of an element that only contains escaped markup, or null. The html type may arrive
 * escaped; newer platform releases decode it.
 */
export function escapedIn(element: Element): string | null {
  const text = element.firstElementChild ? null : element.textContent;
  return text?.includes('<') ? text : null;
}

const rulesFor = (element: Element, sheet: StyleSheet) =>
  sheet.get(element.getAttribute('data-pb-style') ?? '') ?? [];

const stylesOf = (element: Element | null, sheet: StyleSheet): Styles =>
  element
    ? longhand(
        ...rulesFor(element, sheet).map(({ media, declarations }) => (media ? [] : declarations)),
        readDeclarations(element.getAttribute('style') ?? ''),
      )
    : new Map();

const mediaRules = (element: Element, sheet: StyleSheet): MediaQuery[] =>
  rulesFor(element, sheet).flatMap(({ media, declarations }) =>
    media === null ? [] : [{ media, style: camelCased(longhand(declarations)) }],
  );

/** Reads media queries from attributes: data-media-0 with data-media-style-0, and so on. */
function mediaAttributes(element: Element): MediaQuery[] {
  const found: MediaQuery[] = [];
  for (let number = 0; element.hasAttribute(`data-media-${number}`); number += 1) {
    const media = element.getAttribute(`data-media-${number}`) ?? '';
    const style = element.getAttribute(`data-media-style-${number}`);
    if (!style || !/^[\w\s():.,/-]+$/.test(media)) continue;
    found.push({ media, style: camelCased(longhand(readDeclarations(style))) });
  }
  return found;
}

const camelCased = (styles: Styles): Record<string, string> =>
  Object.fromEntries(
    [...styles].map(([name, { value }]) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
