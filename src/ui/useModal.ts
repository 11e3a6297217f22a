import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const REACHABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/**
 * What makes a panel a modal dialog: focus goes in, Tab goes round, Escape closes, everything
 * else on the page is inert and does not scroll, and focus goes back where it was, never nowhere.
 *
 * Whatever carries `data-above-dialogs` (the toasts) stays alive.
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

  // Before it is seen: whoever sees it can close it.
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
    const silenced = silenceAllBut(element);
    const unlock = lockScroll(ownerDocument);
    return () => {
      unlock();
      for (const other of silenced) other.removeAttribute('inert');
      backTo(origin.current, ownerDocument)?.focus({ preventScroll: true });
    };
  }, [isOpen, panel]);

  // What had the focus may have gone with the content: the keys must still reach the panel.
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

/** What had the focus before; where nothing had it, or that has gone, the page itself. */
const backTo = (origin: Element | null, { body }: Document): HTMLElement | null =>
  origin instanceof HTMLElement && origin.isConnected && origin !== body
    ? origin
    : body.querySelector('main');

/** Holds the page where it is, with room for the scrollbar that goes: nothing shifts. */
function lockScroll({ documentElement: page, defaultView }: Document): () => void {
  const { overflow, paddingRight } = page.style;
  const bar = (defaultView?.innerWidth ?? 0) - page.clientWidth;
  Object.assign(page.style, { overflow: 'hidden', paddingRight: `${bar}px` });
  return () => void Object.assign(page.style, { overflow, paddingRight });
}

/** Makes inert what lies beside the panel and beside each of its ancestors. */
function silenceAllBut(panel: HTMLElement): HTMLElement[] {
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
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => !element.closest('[inert]'),
  );
  const first = reachable.at(0);
  const last = reachable.at(-1);
  const at = event.currentTarget.ownerDocument.activeElement;
  if (!first || !last) {
    event.preventDefault();
  } else if (event.shiftKey && (at === first || at === event.currentTarget)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}
