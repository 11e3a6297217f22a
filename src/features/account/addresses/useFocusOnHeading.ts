import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when an address is deleted or the first one is added, because the
 * focused element disappears with it.
 */
export function useFocusOnHeading(
  heading: RefObject<HTMLElement | null>,
  count: number | undefined,
) {
  const before = useRef(count);
  useEffect(() => {
    const was = before.current;
    before.current = count;
    if (was === undefined || count === undefined) return;
    if (count < was || (was === 0 && count > 0)) heading.current?.focus();
  }, [heading, count]);
}
