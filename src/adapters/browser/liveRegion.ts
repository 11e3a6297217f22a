/** The element of index.html in which a screen reader announces whatever is added. */
export const liveRegion = (): HTMLElement =>
  document.getElementById('notifications') ?? document.body;
