import { readDeclarations } from '../html/declarations.ts';
import { longhand, type Styles } from './longhand.ts';
import type { MediaQuery } from './nodes.ts';
import type { StyleSheet } from './stylesheet.ts';

/**
 * One element of a content type's markup, or its absence: everything that is read from an absent
 * part is null or empty, so that missing pieces of markup need no care.
 */
export interface Part {
  readonly exists: boolean;
  attribute(name: string): string | null;
  /** A style in force: the style element's rule, then the style attribute. */
  style(name: string): string | null;
  media(): MediaQuery[];
  classes(): string[];
  /** White space collapsed. */
  text(): string;
  html(): string;
  readonly tag: string;
  /** The first match that belongs to this content type and not to one nested in it. */
  find(selector: string): Part;
  findAll(selector: string): Part[];
}

/** Wraps an element, with the page's style rules resolved. */
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
    find: (selector) => part(ownFirst(element, selector), sheet),
    findAll: (selector) => own(element, selector).map((found) => part(found, sheet)),
  };
}

/** What matches within an element, and stands in no content type that is nested in it. */
function own(element: Element | null, selector: string): Element[] {
  if (!element) return [];
  const owner = element.closest(TYPED);
  return [...element.querySelectorAll(selector)].filter((found) => found.closest(TYPED) === owner);
}

/** The first of them, which most often is the first match at all. */
function ownFirst(element: Element | null, selector: string): Element | null {
  const first = element?.querySelector(selector) ?? null;
  if (!element || !first || first.closest(TYPED) === element.closest(TYPED)) return first;
  return own(element, selector)[0] ?? null;
}

/** What an element says; a line's end is a space. */
function wordsOf(element: Element | null): string {
  for (const end of element?.querySelectorAll('br') ?? []) end.append(' ');
  return element?.textContent ?? '';
}

const TYPED = '[data-content-type]';

/**
 * The markup of an element that holds nothing but words which are markup: the html type may arrive
 * with its markup escaped; the platform's newer releases decode it.
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

/** The reference product's attributes: data-media-0 with data-media-style-0, and so on. */
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
