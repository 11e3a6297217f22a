import { type RefObject, useEffect, useState } from 'react';

/**
 * The smallest visible share that counts. An element that only touches the viewport's edge, or a
 * carousel's, is not visible.
 */
const MIN_VISIBLE = 0.005;

/** Whether a part of the element is visible now, and whether it ever was. */
export function useVisibleFraction(target: RefObject<HTMLElement | null>) {
  const [isVisible, setVisible] = useState(false);
  const [wasVisible, setWasVisible] = useState(false);

  useEffect(() => {
    const element = target.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !('IntersectionObserver' in view)) return;
    const observer = new view.IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        setVisible(ratio >= MIN_VISIBLE);
        if (ratio >= MIN_VISIBLE) setWasVisible(true);
      },
      { threshold: MIN_VISIBLE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return { isVisible, wasVisible };
}
