import { expect, type Page } from '@playwright/test';

/** Waits until the browser has hydrated a page that the server rendered. */
export const isHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
