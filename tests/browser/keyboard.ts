import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const isConnected = (element: Element) => element.isConnected;
const isActive = (element: Element) => element === document.activeElement;

/** Actions of a shopper who uses only the keyboard, with checks that the focus is never lost. */
export function keyboard(page: Page) {
  const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    // Resolve the locator once: doing so at each press would take most of the time.
    let element = await target.elementHandle({ timeout: 20_000 });
    for (let press = 0; press < 60; press += 1) {
      if (!(await element?.evaluate(isConnected))) element = await target.elementHandle();
      if (await element?.evaluate(isActive)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };
  const press = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await tabTo(target, key);
    await page.keyboard.press('Enter');
  };
  return {
    tabTo,
    press,
    fill: async (target: Locator, text: string) => {
      await tabTo(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    /** Opens a dialog, and asserts that Escape closes it and returns the focus to its button. */
    openCloseAndReopen: async (target: Locator, dialog: Locator) => {
      await press(target);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(target).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
    },
    expectFocusSomewhere: () =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .not.toMatch(/^(BODY|HTML)$/),
  };
}
