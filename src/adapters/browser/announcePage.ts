/** How long the title of a page may take to come, in ms. */
const PATIENCE = 1_000;

let stop = () => {};

/**
 * Tells who listens to the screen that another page has come: its title, as soon as it is there,
 * in the live region of the shell. One that keeps the last page's title is told after a while; if
 * another comes later still, it is told then.
 */
export function announcePage(): void {
  stop();
  const before = document.title;
  const tell = () => {
    const region = document.getElementById('announcement');
    if (region) region.textContent = document.title;
  };
  const observer = new MutationObserver(() => {
    if (document.title === '' || document.title === before) return;
    stop();
    tell();
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  const timer = setTimeout(tell, PATIENCE);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
