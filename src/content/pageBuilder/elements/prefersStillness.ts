/** Whether the visitor asked for less motion. */
export function prefersStillness(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return view?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true;
}
