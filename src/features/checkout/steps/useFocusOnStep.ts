import { type RefCallback, useEffect, useRef } from 'react';
import type { Step } from '../../../../machines/checkout/steps.ts';
import type { Failure } from '../../../../machines/failure.ts';

/** Events by which the shopper takes over the scroll position. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Moves the focus and the scroll position to a step that has opened or failed, except to the first
 * one of a visit. If the step opens with a failure, the failure takes the focus instead of the
 * heading.
 *
 * @returns refs for each step's section and heading.
 */
export function useFocusOnStep(step: Step | null, errors: Partial<Record<Step, Failure>>) {
  const sections = useRef<Partial<Record<Step, HTMLElement | null>>>({});
  const headings = useRef<Partial<Record<Step, HTMLElement | null>>>({});
  const before = useRef<Step | null>(null);
  const failure = step ? errors[step] : undefined;
  useEffect(() => {
    const isNew = step && before.current && before.current !== step;
    if (step) before.current = step;
    if (!step || !(isNew || failure)) return;
    if (!failure) headings.current[step]?.focus({ preventScroll: true });
    const section = sections.current[step];
    return section ? keepInView(section) : undefined;
  }, [step, failure]);
  const refIn =
    (refs: typeof sections) =>
    (name: Step): RefCallback<HTMLElement> =>
    (element) => {
      refs.current[name] = element;
    };
  return { sectionRef: refIn(sections), headingRef: refIn(headings) };
}

/**
 * Scrolls to an element, and again whenever the page's height changes, until the shopper scrolls,
 * clicks or types.
 * @returns the function that stops it.
 */
function keepInView(element: HTMLElement): () => void {
  const { defaultView: view, body } = element.ownerDocument;
  const letGo = new AbortController();
  const scroll = () => element.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  scroll();
  if (view && 'ResizeObserver' in view) {
    const growth = new view.ResizeObserver(scroll);
    growth.observe(body);
    letGo.signal.addEventListener('abort', () => growth.disconnect());
  }
  for (const move of SCROLL_EVENTS) {
    body.addEventListener(move, () => letGo.abort(), { signal: letGo.signal, passive: true });
  }
  return () => letGo.abort();
}
