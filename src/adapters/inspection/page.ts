/** Adds the element below the page in which the inspector renders. */
export function openDock(): HTMLElement {
  const dock = document.createElement('div');
  dock.id = 'inspector';
  // Keeps the inspector usable while a modal dialog is open.
  dock.dataset.aboveDialogs = '';
  document.body.append(dock);
  return dock;
}

/**
 * Keeps the panel's height in the CSS property `--dock`, so that the page leaves room for it.
 *
 * @returns the function that stops the observation
 */
export function reserveDockHeight(panel: HTMLElement): () => void {
  const growth = new ResizeObserver(() =>
    document.body.style.setProperty('--dock', `${panel.offsetHeight}px`),
  );
  growth.observe(panel);
  return () => growth.disconnect();
}

/** Adds a frame to the inspector's dock, for an inspector of another origin. */
export function addInspectorFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'State inspector';
  frame.style.cssText =
    'position:fixed;inset:auto 0 0;inline-size:100%;block-size:46vh;border:0;z-index:90';
  openDock().append(frame);
  return frame;
}

/** Downloads a text as a JSON file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Throttles a listener: it runs `ms` after the first call, once for all calls in that time. */
export function throttle(listener: () => void, ms: number): () => void {
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
