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

/** Stops watching: the listeners keep the page out of the back/forward cache. */
export function unwatchUnload(): void {
  for (const event of ['beforeunload', 'pagehide']) removeEventListener(event, markUnloading);
}

/** Whether the page is being left, so that a request may have failed for that reason alone. */
export const isPageUnloading = (): boolean => isUnloading;
