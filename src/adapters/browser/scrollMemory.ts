/** The parts of a history entry's state that belong to the scroll memory. */
interface Entry {
  /** Identifies the entry in this page load. */
  key?: unknown;
  /** The scroll position when the shopper left the entry, in px. */
  top?: number;
}

/** How long a page without `scrollend` (Safari before 26.2) stays still after scrolling, in ms. */
const STILLNESS = 150;

const entry = (): Entry => history.state ?? {};

/**
 * Restores scroll position and focus across navigation. A new page starts at its top with the focus
 * on its content, or at the element that its fragment names. Back and reload restore the old
 * position. A replaced address, or one that only reflects a choice on the page, moves nothing.
 */
export function scrollMemory() {
  const positions = new Map<unknown, number>();
  let key = entry().key ?? 'start';
  // An entry that has a position when the page loads means a reload or a return from another site.
  let isReturn = entry().top !== undefined;
  let isSamePlace = false;
  let isFirst = true;
  let stopScrolling = () => {};
  history.scrollRestoration = 'manual';

  const savePosition = () => {
    positions.set(key, scrollY);
    history.replaceState({ ...entry(), key, top: scrollY }, '');
  };
  // A reload discards what pagehide writes to the entry: it has to be written before.
  onScrollEnd(savePosition);
  addEventListener('pagehide', savePosition);

  return {
    /** Called before a history entry is added or replaced. */
    beginEntry(isReplaced: boolean, isInPlace: boolean) {
      savePosition();
      if (!isReplaced) key = `${Date.now()}-${positions.size}`;
      isReturn = false;
      isSamePlace = isReplaced || isInPlace;
    },
    /** Called when the shopper has gone back or forward. */
    goBack() {
      // popstate has already replaced history.state: keep the left entry's position in memory only.
      positions.set(key, scrollY);
      key = entry().key ?? 'start';
      isReturn = true;
      isSamePlace = false;
    },
    /** Adds the entry's key to the state that is about to be stored. */
    mark: (state: unknown) => ({ ...(state as object | null), key }),
    /**
     * Called when the page of the address is shown.
     * @returns whether it is a new page, and not the first one
     */
    arrive(isNewPage: boolean) {
      const savedTop = isReturn ? (positions.get(key) ?? entry().top) : undefined;
      const top = savedTop ?? 0;
      const fragment = savedTop === undefined ? location.hash.slice(1) : '';
      const isMoved = isFirst ? top > 0 || fragment !== '' : isNewPage || !isSamePlace;
      const mayFocus = isMoved && !isFirst;
      isFirst = false;
      stopScrolling();
      requestAnimationFrame(() => {
        if (mayFocus) focusContent(isNewPage);
        if (isMoved) stopScrolling = scrollToPlace(top, fragment);
      });
      return isNewPage && mayFocus;
    },
  };
}

/** Focuses the page's content, if the page is new or the focused element has been unmounted. */
function focusContent(isNewPage: boolean): void {
  const { activeElement, body } = document;
  // A dialog that opened meanwhile keeps the focus, or Escape would not reach it.
  const dialog = activeElement?.closest('[aria-modal="true"]:not([inert])');
  if (activeElement === body || (isNewPage && !dialog))
    document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Scrolls to a position, or to the element that a fragment names. Where the page is too short,
 * follows the page while it grows.
 * @returns the function that stops following
 */
function scrollToPlace(top: number, fragment: string): () => void {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  scrollTo({ top, behavior: 'instant' });
  if (fragment || scrollY < top - 1)
    import('./persistentScroll.ts')
      .then((code) => {
        if (!isStopped)
          stop = fragment ? code.scrollToFragment(fragment) : code.scrollToPosition(top);
      })
      .catch(() => {});
  return () => stop();
}

function onScrollEnd(listener: () => void): void {
  if ('onscrollend' in globalThis) {
    addEventListener('scrollend', listener);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(listener, STILLNESS);
  });
}
