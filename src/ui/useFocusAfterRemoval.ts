import { type RefObject, useRef } from 'react';
import { useRemovalWithFocus } from './useRemovalWithFocus.ts';

/**
 * For an element that may disappear with its buttons: if it is removed while it has the focus, the
 * focus moves to its nearest ancestor with `tabindex="-1"`.
 * @returns the ref of the element.
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useRemovalWithFocus(place, () => {
    const behind = place.current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    behind?.focus({ preventScroll: true });
  });
  return place;
}
