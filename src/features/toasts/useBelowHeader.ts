import { type RefObject, useLayoutEffect } from 'react';

/** The distance between the header's controls and the toasts, in px. */
const GAP = 8;

/**
 * Keeps the toasts below the header's controls where these reach lower than the toasts' usual place:
 * an announcement above the controls moves them down.
 *
 * @param isShown - whether there are toasts
 */
export function useBelowHeader(container: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current: toasts } = container;
    const view = toasts?.ownerDocument.defaultView;
    if (!isShown || !toasts || !view) return;
    const controls = toasts.ownerDocument.querySelectorAll('[data-controls] :is(a, button)');
    const place = () => {
      const bottom = Math.max(...[...controls].map((one) => one.getBoundingClientRect().bottom));
      const usual = Number.parseFloat(
        view.getComputedStyle(toasts).getPropertyValue('--toast-top'),
      );
      if (bottom > usual) toasts.style.setProperty('top', `${bottom + GAP}px`);
      else toasts.style.removeProperty('top');
    };
    place();
    // The announcement may come, or leave, while toasts are shown.
    const observer = new ResizeObserver(place);
    const header = toasts.ownerDocument.querySelector('header');
    if (header) observer.observe(header);
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
    };
  }, [container, isShown]);
}
