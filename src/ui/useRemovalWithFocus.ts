import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onGone` just before an element that contains the focus is removed from the page. */
export function useRemovalWithFocus(
  place: RefObject<HTMLElement | null>,
  onGone: () => void,
): void {
  const tell = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(element.ownerDocument.activeElement)) tell();
    };
  }, [place]);
}
