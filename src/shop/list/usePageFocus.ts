import { useEffect, useRef } from 'react';

/** Going to another page of a list moves the focus, and the screen, to the list's beginning. */
export function usePageFocus(page: number) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = section.current;
    // A choice of filter or order, which leads to the first page, keeps the focus.
    const at = element?.ownerDocument.activeElement;
    if (at?.matches('input, select, button, [role="dialog"] *')) return;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return section;
}
