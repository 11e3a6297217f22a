import { type RefObject, useEffect } from 'react';
import { clamp } from '../../lib/clamp.ts';
import { prefersStillness } from './prefersReducedMotion.ts';

/**
 * Moves a drifting background as its row crosses the window, in browsers whose styles cannot
 * (Backdrop.module.css does it where there are view timelines).
 */
export function useDrift(ground: RefObject<HTMLElement | null>, isDrifting: boolean): void {
  useEffect(() => {
    const element = ground.current;
    const row = element?.parentElement;
    const view = element?.ownerDocument.defaultView;
    if (!isDrifting || !element || !row || !view) return;
    if (Reflect.has(view, 'ViewTimeline') || prefersStillness(element)) return;

    // As in a view timeline, the row is gone when it is under what covers the window's upper edge.
    const root = view.getComputedStyle(element.ownerDocument.documentElement);
    const covered = Number.parseFloat(root.scrollPaddingTop) || 0;
    const follow = () => {
      const { top, height } = row.getBoundingClientRect();
      const way = clamp((view.innerHeight - top) / (view.innerHeight - covered + height), 0, 1);
      element.style.transform = `translateY(calc(${way * 2 - 1} * var(--shift))) scale(1.25)`;
    };
    follow();
    view.addEventListener('scroll', follow, { passive: true });
    view.addEventListener('resize', follow);
    return () => {
      view.removeEventListener('scroll', follow);
      view.removeEventListener('resize', follow);
    };
  }, [ground, isDrifting]);
}
