import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells whether what an element holds is wider than the element, so that it scrolls by itself.
 * @returns the ref of the element, and the props that make it scroll, by key too.
 */
export function useOwnScroll<Box extends HTMLElement>(): {
  box: RefObject<Box | null>;
  scroll: { 'data-scrolls'?: ''; tabIndex?: number };
} {
  const box = useRef<Box>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !('ResizeObserver' in view)) return;
    const measure = () => setIsWide(element.scrollWidth > element.clientWidth + 1);
    const observer = new view.ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, scroll: isWide ? { 'data-scrolls': '', tabIndex: 0 } : {} };
}
