import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects that a message begins below every control of the header. */
export async function expectBelowControls(page: Page, message: Locator): Promise<void> {
  const bottoms = await page
    .locator('[data-controls] :is(a, button):not([role=alert] *):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  const lowest = Math.max(...bottoms);
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThanOrEqual(lowest);
}
