import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const isThere = (element: Element) => element.isConnected;
const isActive = (element: Element) => element === document.activeElement;

/** Actions of a shopper who uses only the keyboard, with checks that the focus is never lost. */
export function keyboard(page: Page) {
  const reaches = async (it: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    // Resolve the locator once: doing so at each press would take most of the time.
    let element = await it.elementHandle({ timeout: 20_000 });
    for (let presses = 0; presses < 60; presses += 1) {
      if (!(await element?.evaluate(isThere))) element = await it.elementHandle();
      if (await element?.evaluate(isActive)) return;
      await page.keyboard.press(key);
    }
    await expect(it).toBeFocused();
  };
  const presses = async (it: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await reaches(it, key);
    await page.keyboard.press('Enter');
  };
  return {
    reaches,
    presses,
    types: async (it: Locator, text: string) => {
      await reaches(it);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    /** Opens a dialog, and asserts that Escape closes it and returns the focus to its button. */
    opens: async (it: Locator, dialog: Locator) => {
      await presses(it);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(it).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
    },
    isSomewhere: () =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .not.toMatch(/^(BODY|HTML)$/),
  };
}
