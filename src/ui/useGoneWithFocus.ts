import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Tells, just before it goes, that an element leaves the page with the focus in it. */
export function useGoneWithFocus(place: RefObject<HTMLElement | null>, onGone: () => void): void {
  const tell = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(element.ownerDocument.activeElement)) tell();
    };
  }, [place]);
}
