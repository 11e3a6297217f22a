let isLeft = false;
const note = () => {
  isLeft = true;
};

/** Starts to watch for the page being left: by a reload, a link or a closed tab. */
export function watchLeaving(): void {
  isLeft = false;
  // beforeunload precedes the abort of open requests; some phones fire pagehide only.
  for (const event of ['beforeunload', 'pagehide']) addEventListener(event, note, { once: true });
}

/** Stops watching: the listeners keep the page out of the back/forward cache. */
export function unwatchLeaving(): void {
  for (const event of ['beforeunload', 'pagehide']) removeEventListener(event, note);
}

/** Whether the page is being left, so that a request may have failed for that reason alone. */
export const isBeingLeft = (): boolean => isLeft;
