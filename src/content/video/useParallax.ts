import { type RefObject, useEffect } from 'react';
import { clamp } from '../../lib/clamp.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

/**
 * Moves a parallax background while its row crosses the viewport. Only for browsers without view
 * timelines: in all others the rules of Backdrop.module.css do this.
 */
export function useParallax(ground: RefObject<HTMLElement | null>, isDrifting: boolean): void {
  useEffect(() => {
    const element = ground.current;
    const row = element?.parentElement;
    const view = element?.ownerDocument.defaultView;
    if (!isDrifting || !element || !row || !view) return;
    if (Reflect.has(view, 'ViewTimeline') || prefersReducedMotion(element)) return;

    // Like a view timeline, end when the row is below the sticky header, not at the viewport's top.
    const root = view.getComputedStyle(element.ownerDocument.documentElement);
    const covered = Number.parseFloat(root.scrollPaddingTop) || 0;
    const follow = () => {
      const { top, height } = row.getBoundingClientRect();
      const progress = clamp(
        (view.innerHeight - top) / (view.innerHeight - covered + height),
        0,
        1,
      );
      element.style.transform = `translateY(calc(${progress * 2 - 1} * var(--shift))) scale(1.25)`;
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
