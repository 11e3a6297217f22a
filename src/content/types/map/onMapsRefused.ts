type Listener = () => void;

const listeners = new Set<Listener>();
let isRefused = false;

/**
 * Tells when Google refuses the shop's key. It says so once for all maps of a page, some time after
 * its script is there, by calling `gm_authFailure` of the window; who listens later is told at once.
 * @returns ends the listening.
 */
export function onMapsRefused(view: Window, listener: Listener): () => void {
  Object.assign(view, { gm_authFailure: refuse });
  if (isRefused) listener();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function refuse(): void {
  isRefused = true;
  for (const listener of [...listeners]) listener();
}
