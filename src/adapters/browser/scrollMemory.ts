interface Entry {
  key?: unknown;
  /** Where the page was when it was left, in px. */
  top?: number;
}

/**
 * Where the shopper was on each page. A new page begins at its top, with the focus on its content;
 * Back and reload return to the old place; an address that was only put right, or that tells what
 * was chosen on the page, moves nothing. An address that names a part of a page leads to it.
 */
export function scrollMemory() {
  const places = new Map<unknown, number>();
  const entry = () => (history.state ?? {}) as Entry;
  let key = entry().key ?? 'start';
  // A page load with a place in its history is a reload, or a return from elsewhere.
  let isBack = entry().top !== undefined;
  let isSamePlace = false;
  let isFirst = true;
  let stopReaching = () => {};
  history.scrollRestoration = 'manual';

  const remember = () => {
    places.set(key, scrollY);
    history.replaceState({ ...entry(), key, top: scrollY }, '');
  };
  // What a page writes into its entry while it is being left for a reload, the browser forgets.
  addEventListener('scrollend', remember);
  addEventListener('pagehide', remember);

  function reach(top: number, part: string) {
    scrollTo({ top, behavior: 'instant' });
    if (!part && scrollY >= top - 1) return;
    // The page is not yet that long.
    let isOver = false;
    stopReaching = () => {
      isOver = true;
    };
    import('./reachPlace.ts')
      .then(({ reachPart, reachPlace }) => {
        if (!isOver) stopReaching = part ? reachPart(part) : reachPlace(top);
      })
      .catch(() => {});
  }

  return {
    goOn(isReplaced: boolean, isInPlace: boolean) {
      remember();
      if (!isReplaced) key = `${Date.now()}-${places.size}`;
      isBack = false;
      isSamePlace = isReplaced || isInPlace;
    },
    goBack() {
      // The entry that was left is out of reach by now.
      places.set(key, scrollY);
      isSamePlace = false;
      key = entry().key ?? 'start';
      isBack = true;
    },
    mark: (state: unknown) => ({ ...(state as object | null), key }),
    arrive(isNewPage: boolean) {
      const known = isBack ? (places.get(key) ?? entry().top) : undefined;
      const top = known ?? 0;
      const part = known === undefined ? location.hash.slice(1) : '';
      const isMoved = isFirst ? top > 0 || part !== '' : isNewPage || !isSamePlace;
      const isFocused = isNewPage && !isFirst;
      const mayHaveLost = isMoved && !isFirst;
      isFirst = false;
      stopReaching();
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        // A dialog that has been opened since then keeps the focus: Escape would not reach it.
        const isInDialog = Boolean(activeElement?.closest('[aria-modal="true"]:not([inert])'));
        // What led there may have gone with the focus, such as the search field.
        const isLost = mayHaveLost && activeElement === body;
        if ((isFocused && !isInDialog) || isLost)
          document.getElementById('content')?.focus({ preventScroll: true });
        if (isMoved) reach(top, part);
      });
    },
  };
}
