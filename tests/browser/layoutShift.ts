import type { Page } from '@playwright/test';

/** The largest layout shift of a page. */
export const MAX_SHIFT = 0.02;

/**
 * Sums the layout shifts of each document that the page loads from now on, apart from those that
 * follow an input.
 *
 * @returns a function that reads the sum of the current document.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sum = Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value');
        Object.assign(window, { layoutShift: sum });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
}
