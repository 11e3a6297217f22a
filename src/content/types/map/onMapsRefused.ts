type Listener = () => void;

const listeners = new Set<Listener>();
let isRefused = false;

/**
 * Calls the listener when Google rejects the shop's key. Google calls `gm_authFailure` on the
 * window once for all maps of a page, some time after its script has loaded; a later listener is
 * called at once.
 * @returns the unsubscribe function.
 */
export function onMapsRefused(view: Window, listener: Listener): () => void {
  Object.assign(view, { gm_authFailure: notifyRefused });
  if (isRefused) listener();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notifyRefused(): void {
  isRefused = true;
  for (const listener of [...listeners]) listener();
}
