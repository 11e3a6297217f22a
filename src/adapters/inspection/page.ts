/** The inspector's place below the page, which makes room for it. */
export function openDock(): HTMLElement {
  const dock = document.createElement('div');
  dock.id = 'inspector';
  // It stays alive while a dialog is open.
  dock.dataset.aboveDialogs = '';
  document.body.append(dock);
  return dock;
}

/**
 * Tells the page how high the panel is, in px: `--dock`.
 *
 * @returns what ends it.
 */
export function makeRoom(panel: HTMLElement): () => void {
  const growth = new ResizeObserver(() =>
    document.body.style.setProperty('--dock', `${panel.offsetHeight}px`),
  );
  growth.observe(panel);
  return () => growth.disconnect();
}

/** A frame there, for an inspector of another origin. */
export function openFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'State inspector';
  frame.style.cssText =
    'position:fixed;inset:auto 0 0;inline-size:100%;block-size:46vh;border:0;z-index:90';
  openDock().append(frame);
  return frame;
}

/** Gives a text to the developer as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Calls `listener` at most every `ms`, however often the answer is called. */
export function paced(listener: () => void, ms: number): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      listener();
    }, ms);
  };
}
