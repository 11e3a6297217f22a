/** The media query for visitors who prefer reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return view?.matchMedia(REDUCED_MOTION).matches ?? true;
}
