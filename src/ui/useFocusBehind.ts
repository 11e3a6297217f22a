import { type RefObject, useRef } from 'react';
import { useGoneWithFocus } from './useGoneWithFocus.ts';

/** For what stands in the place of a page or a list: when it goes, that has the focus it held. */
export function useFocusBehind<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useGoneWithFocus(place, () => {
    const behind = place.current?.closest<HTMLElement>('[tabindex="-1"]');
    behind?.focus({ preventScroll: true });
  });
  return place;
}
