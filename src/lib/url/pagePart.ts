/** What the sanitiser puts in front of ids, so that none shadows a property of the page. */
export const ID_PREFIX = 'user-content-';

/** The part of a page that a fragment names; null where there is none. */
export const partNamed = (page: Document, name: string): HTMLElement | null =>
  page.getElementById(ID_PREFIX + name) ?? page.getElementById(name);

/** Gives a part of a page the focus, without scrolling: the next key goes on from there. */
export function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
