let isUnloading = false;
const markUnloading = () => {
  isUnloading = true;
};

/** Starts to watch for the page being left: by a reload, a link or a closed tab. */
export function watchUnload(): void {
  isUnloading = false;
  // beforeunload precedes the abort of open requests; some phones fire pagehide only.
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, markUnloading, { once: true });
}

/**
 * Calls back when the page is left, also for the back/forward cache, and when it returns from that.
 * The focused field loses the focus first: a quantity takes effect then, but a reload sends no blur.
 * @returns the function that removes the listeners
 */
export function watchPageLeft(onLeft: () => void, onReturn: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isUnloading) watchUnload();
    onReturn();
  };
  const onHide = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onLeft();
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}

/** Stops watching: the listeners keep the page out of the back/forward cache. */
export function unwatchUnload(): void {
  for (const event of ['beforeunload', 'pagehide']) removeEventListener(event, markUnloading);
}

/** Whether the page is being left, so that a request may have failed for that reason alone. */
export const isPageUnloading = (): boolean => isUnloading;
