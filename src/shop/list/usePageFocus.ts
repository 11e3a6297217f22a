import { useEffect, useRef } from 'react';

/**
 * Moves the focus and the scroll position to the beginning of the list when its page changes.
 * @returns the ref of the list.
 */
export function usePageFocus(page: number) {
  const section = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const element = section.current;
    // A new filter or sort order also leads to page 1, but its control keeps the focus.
    const focused = element?.ownerDocument.activeElement;
    if (focused?.matches('input, select, button, [role="dialog"] *')) return;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return section;
}
