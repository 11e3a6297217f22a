import { type RefObject, useEffect, useState } from 'react';

/** A neighbour's edge that touches the window or a slider's frame is not seen: a part of it must be. */
const SEEN = 0.005;

/** Whether a part of an element shows in the window, and whether one ever did. */
export function useSeen(target: RefObject<HTMLElement | null>) {
  const [isSeen, setSeen] = useState(false);
  const [wasSeen, setWasSeen] = useState(false);

  useEffect(() => {
    const element = target.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !('IntersectionObserver' in view)) return;
    const observer = new view.IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        setSeen(ratio >= SEEN);
        if (ratio >= SEEN) setWasSeen(true);
      },
      { threshold: SEEN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return { isSeen, wasSeen };
}
