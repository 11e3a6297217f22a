import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onRemoved` just before an element that contains the focus is removed from the page. */
export function useRemovalWithFocus(
  place: RefObject<HTMLElement | null>,
  onRemoved: () => void,
): void {
  const notify = useEffectEvent(onRemoved);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(element.ownerDocument.activeElement)) notify();
    };
  }, [place]);
}
