let isLeft = false;
const note = () => {
  isLeft = true;
};

/** Begins to watch whether this page is being left: by a reload, a link or its tab's end. */
export function watchLeaving(): void {
  isLeft = false;
  // The first is before any request is cut off; phones may know the second alone.
  for (const event of ['beforeunload', 'pagehide']) addEventListener(event, note, { once: true });
}

/** A page that is watched costs the browser its quick way back. */
export function unwatchLeaving(): void {
  for (const event of ['beforeunload', 'pagehide']) removeEventListener(event, note);
}

/** Whether what fails now may fail for that reason alone. */
export const isBeingLeft = (): boolean => isLeft;
