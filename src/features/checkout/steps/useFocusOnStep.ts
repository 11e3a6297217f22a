import { type RefCallback, useEffect, useRef } from 'react';
import type { Step } from '../../../../machines/checkout/steps.ts';
import type { Failure } from '../../../../machines/domain.ts';

/** What the shopper does to look elsewhere. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Moves the focus and the window along when another step opens or is refused; the first one is not
 * forced on anybody. A step that opens with a refusal has the focus there.
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
    return section ? holdInView(section) : undefined;
  }, [step, failure]);
  const into =
    (refs: typeof sections) =>
    (name: Step): RefCallback<HTMLElement> =>
    (element) => {
      refs.current[name] = element;
    };
  return { sectionRef: into(sections), headingRef: into(headings) };
}

/**
 * Scrolls to the element, and again whenever what is above it changes its height, until the shopper
 * moves. @returns what lets go of it.
 */
function holdInView(element: HTMLElement): () => void {
  const { defaultView: view, body } = element.ownerDocument;
  const letGo = new AbortController();
  const scroll = () => element.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  scroll();
  if (view && 'ResizeObserver' in view) {
    const growth = new view.ResizeObserver(scroll);
    growth.observe(body);
    letGo.signal.addEventListener('abort', () => growth.disconnect());
  }
  for (const move of OWN_MOVES) {
    body.addEventListener(move, () => letGo.abort(), { signal: letGo.signal, passive: true });
  }
  return () => letGo.abort();
}
