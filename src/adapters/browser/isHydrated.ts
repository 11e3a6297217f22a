/** React marks an element with its properties when it hydrates it. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Whether pressing a button twice means two steps, as for a quantity. */
export const isEveryPressCounted = (element: Element): boolean =>
  element.hasAttribute('data-counts');
