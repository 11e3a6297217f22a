import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Lets the shop's own time run, five seconds at once, until it is so: what is asked for in vain is
 * asked for again with ever longer pauses. The page's clock has been installed; what `isSo`
 * expects is to be expected for a moment only (`{ timeout: 300 }`).
 */
export const inTime = (page: Page, isSo: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5_000);
    await isSo();
  }).toPass({ intervals: [50], timeout: 30_000 });
