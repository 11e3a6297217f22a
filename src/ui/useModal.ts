import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/**
 * Makes a panel a modal dialog: it takes the focus, traps Tab, and closes on Escape; the rest of
 * the page becomes inert and does not scroll. Closing returns the focus to where it was.
 *
 * Elements with `data-above-dialogs` (the toasts) stay interactive.
 */
export function useModal(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
) {
  const close = useRef(onClose);
  const origin = useRef<Element>(null);
  useEffect(() => {
    close.current = onClose;
  });

  // Move the focus before the browser paints, so that Escape works as soon as the panel is visible.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    origin.current = element.ownerDocument.activeElement;
    element.focus();
  }, [isOpen, panel]);

  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const { ownerDocument } = element;
    const madeInert = inertAllBut(element);
    const unlock = lockScroll(ownerDocument);
    return () => {
      unlock();
      for (const other of madeInert) other.removeAttribute('inert');
      elementToRefocus(origin.current, ownerDocument)?.focus({ preventScroll: true });
    };
  }, [isOpen, panel]);

  // The focused element may have been removed with its content: move the focus back to the panel.
  useEffect(() => {
    const element = panel.current;
    if (isOpen && element?.ownerDocument.activeElement === element?.ownerDocument.body) {
      element?.focus();
    }
  });

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        close.current();
      }
      if (event.key === 'Tab') keepFocusInside(event);
    },
  };
}

/** The element that had the focus before, or `main` if there was none or it has been removed. */
const elementToRefocus = (origin: Element | null, { body }: Document): HTMLElement | null =>
  origin instanceof HTMLElement && origin.isConnected && origin !== body
    ? origin
    : body.querySelector('main');

/**
 * Stops the page from scrolling, and pads it by the scrollbar's width, so that nothing shifts.
 * @returns the function that restores the page.
 */
function lockScroll({ documentElement: page, defaultView }: Document): () => void {
  const { overflow, paddingRight } = page.style;
  const bar = (defaultView?.innerWidth ?? 0) - page.clientWidth;
  Object.assign(page.style, { overflow: 'hidden', paddingRight: `${bar}px` });
  return () => void Object.assign(page.style, { overflow, paddingRight });
}

/**
 * Makes the siblings of the panel and of each of its ancestors inert.
 * @returns the elements that it changed.
 */
function inertAllBut(panel: HTMLElement): HTMLElement[] {
  const silenced: HTMLElement[] = [];
  for (let node = panel; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.hasAttribute('inert'))
        continue;
      if (sibling.matches('[data-above-dialogs], [data-mask], script, style')) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
    if (node.parentElement === panel.ownerDocument.body) break;
  }
  return silenced;
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert]'),
  );
  const first = reachable.at(0);
  const last = reachable.at(-1);
  const focused = event.currentTarget.ownerDocument.activeElement;
  if (!first || !last) {
    event.preventDefault();
  } else if (event.shiftKey && (focused === first || focused === event.currentTarget)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && focused === last) {
    event.preventDefault();
    first.focus();
  }
}
