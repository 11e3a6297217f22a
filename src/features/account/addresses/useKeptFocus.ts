import { type RefObject, useEffect, useRef } from 'react';

/** What had the focus goes with a deleted address, or with the empty book: the heading takes it. */
export function useKeptFocus(heading: RefObject<HTMLElement | null>, count: number | undefined) {
  const before = useRef(count);
  useEffect(() => {
    const was = before.current;
    before.current = count;
    if (was === undefined || count === undefined) return;
    if (count < was || (was === 0 && count > 0)) heading.current?.focus();
  }, [heading, count]);
}
