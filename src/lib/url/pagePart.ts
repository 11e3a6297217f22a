/**
 * Prefix that the sanitiser adds to ids in content, so that none shadows a property of `document`.
 */
export const ID_PREFIX = 'user-content-';

/**
 * Finds the element that a URL's fragment names, in content or elsewhere; null where there is none.
 */
export const partNamed = (page: Document, name: string): HTMLElement | null =>
  page.getElementById(ID_PREFIX + name) ?? page.getElementById(name);

/** Focuses an element without scrolling, so that Tab continues from there. */
export function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
