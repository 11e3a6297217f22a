import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The state inspector. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'State inspector' });

/** A machine in the tree. */
export const machine = (page: Page, name: RegExp): Locator =>
  panel(page).getByRole('navigation', { name: 'Machines' }).getByRole('button', { name });

/** The list of events. */
export const log = (page: Page): Locator => panel(page).getByRole('list', { name: 'Events' });

/** A state in the chart; a click pauses the shop at that state. */
export const stateName = (page: Page, name: string): Locator =>
  panel(page)
    .getByRole('region', { name: `State ${name}`, exact: true })
    .getByRole('button')
    .first();

/**
 * Throws an uncaught error.
 *
 * @returns the debug id in the toast
 */
export async function throwError(page: Page): Promise<string> {
  await page.route('**/boom.js', (route) =>
    route.fulfill({ body: 'throw new Error("boom")', contentType: 'text/javascript' }),
  );
  await page.evaluate("void import('/boom.js')");
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(/Debug: \S+/);
  await expect(toast).toBeVisible();
  const [, debugId = ''] = /Debug: (\S+)/.exec((await toast.textContent()) ?? '') ?? [];
  return debugId;
}

/** Opens the recording of an error by its debug id. */
export async function openError(page: Page, debugId: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Error ${debugId}` })
    .click();
  await expect(panel(page).getByRole('button', { name: 'Live' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
}
