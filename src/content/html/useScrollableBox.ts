import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Detects whether an element's content is wider than the element.
 * @returns the element's ref, and the props that then make it scroll, also by keyboard.
 */
export function useScrollableBox<Box extends HTMLElement>(): {
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
