/** How long to wait for a new page's title before announcing the current one, in ms. */
const MAX_WAIT_MS = 1_000;

let stop = () => {};

/**
 * Announces a new page to screen readers: writes its title to the shell's live region as soon as
 * the title changes. If the title is unchanged after `MAX_WAIT_MS`, it is announced as it is, and
 * again if it changes later.
 */
export function announcePage(): void {
  stop();
  // The timer may outlast the window, and with it the global `document`.
  const page = document;
  const before = page.title;
  const announce = () => {
    const region = page.getElementById('announcement');
    if (region) region.textContent = page.title;
  };
  const observer = new MutationObserver(() => {
    if (page.title === '' || page.title === before) return;
    stop();
    announce();
  });
  observer.observe(page.head, { childList: true, characterData: true, subtree: true });
  const timer = setTimeout(announce, MAX_WAIT_MS);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
