interface Entry {
  key?: unknown;
  /** Scroll position when the page was left, in px. */
  top?: number;
}

/** How long a page without `scrollend` (Safari before 26.2) stays still after scrolling, in ms. */
const STILLNESS = 150;

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

/**
 * Restores scroll position and focus across navigation. A new page starts at its top with the focus
 * on its content, or at the element that its fragment names. Back and reload restore the old
 * position. A replaced address, or one that only reflects a choice on the page, moves nothing.
 */
export function scrollMemory() {
  const places = new Map<unknown, number>();
  const entry = () => (history.state ?? {}) as Entry;
  let key = entry().key ?? 'start';
  // An entry that has a position when the page loads means a reload or a return from another site.
  let isBack = entry().top !== undefined;
  let isSamePlace = false;
  let isFirst = true;
  let stopFollowing = () => {};
  history.scrollRestoration = 'manual';

  const remember = () => {
    places.set(key, scrollY);
    history.replaceState({ ...entry(), key, top: scrollY }, '');
  };
  // A reload discards what pagehide writes to the entry: it has to be written before.
  onScrollEnd(remember);
  addEventListener('pagehide', remember);

  function keepScrolling(top: number, part: string) {
    scrollTo({ top, behavior: 'instant' });
    if (!part && scrollY >= top - 1) return;
    // The page is still too short: follow it while it grows.
    let isOver = false;
    stopFollowing = () => {
      isOver = true;
    };
    import('./persistentScroll.ts')
      .then((code) => {
        if (!isOver)
          stopFollowing = part ? code.scrollToFragment(part) : code.scrollToPosition(top);
      })
      .catch(() => {});
  }

  return {
    beginEntry(isReplaced: boolean, isInPlace: boolean) {
      remember();
      if (!isReplaced) key = `${Date.now()}-${places.size}`;
      isBack = false;
      isSamePlace = isReplaced || isInPlace;
    },
    goBack() {
      // popstate has already replaced history.state: keep the left entry's position in memory only.
      places.set(key, scrollY);
      isSamePlace = false;
      key = entry().key ?? 'start';
      isBack = true;
    },
    mark: (state: unknown) => ({ ...(state as object | null), key }),
    arrive(isNewPage: boolean) {
      const storedTop = isBack ? (places.get(key) ?? entry().top) : undefined;
      const top = storedTop ?? 0;
      const part = storedTop === undefined ? location.hash.slice(1) : '';
      const isMoved = isFirst ? top > 0 || part !== '' : isNewPage || !isSamePlace;
      const isFocused = isNewPage && !isFirst;
      const mayHaveLost = isMoved && !isFirst;
      isFirst = false;
      stopFollowing();
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        // A dialog that opened meanwhile keeps the focus, or Escape would not reach it.
        const isInDialog = Boolean(activeElement?.closest('[aria-modal="true"]:not([inert])'));
        // The focused element, such as the search field, may have been unmounted.
        const isLost = mayHaveLost && activeElement === body;
        if ((isFocused && !isInDialog) || isLost)
          document.getElementById('content')?.focus({ preventScroll: true });
        if (isMoved) keepScrolling(top, part);
      });
      return isFocused;
    },
  };
}
