/** The media query of whoever asked for less motion. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. */
export function prefersStillness(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return view?.matchMedia(STILL).matches ?? true;
}
