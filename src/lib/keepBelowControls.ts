/** The distance between the header's controls and what is kept below them, in px. */
const GAP = 8;

/**
 * Keeps an element with a fixed position below the header's controls where these reach lower than
 * its usual place: an announcement above the controls moves it down.
 *
 * @returns the function that stops this
 */
export function keepBelowControls(element: HTMLElement | null): (() => void) | undefined {
  const ownerDocument = element?.ownerDocument;
  const view = ownerDocument?.defaultView;
  if (!element || !ownerDocument || !view) return undefined;
  const place = () => {
    const controls = ownerDocument.querySelectorAll('[data-controls] :is(a, button)');
    // The element itself may be inside the header and have a button.
    const others = [...controls].filter((control) => !element.contains(control));
    const bottom = Math.max(...others.map((control) => control.getBoundingClientRect().bottom));
    element.style.removeProperty('top');
    const ownTop = Number.parseFloat(view.getComputedStyle(element).top);
    if (bottom > ownTop) element.style.setProperty('top', `${bottom + GAP}px`);
  };
  place();
  // The announcement may appear or disappear while the element is shown.
  const observer = new view.ResizeObserver(place);
  const header = ownerDocument.querySelector('header');
  if (header) observer.observe(header);
  view.addEventListener('resize', place);
  view.addEventListener('scroll', place, { passive: true });
  return () => {
    observer.disconnect();
    view.removeEventListener('resize', place);
    view.removeEventListener('scroll', place);
  };
}
