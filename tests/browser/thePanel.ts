import type { Locator, Page } from '@playwright/test';

/** The state inspector. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'State inspector' });

/** A machine in its tree. */
export const machine = (page: Page, name: RegExp): Locator =>
  panel(page).getByRole('navigation', { name: 'Machines' }).getByRole('button', { name });

/** What was sent to whom. */
export const log = (page: Page): Locator => panel(page).getByRole('list', { name: 'Events' });

/** The name of a state in the chart, which stops the shop there. */
export const stateName = (page: Page, name: string): Locator =>
  panel(page)
    .getByRole('region', { name: `State ${name}`, exact: true })
    .getByRole('button')
    .first();

/** Signs Roberta in on /signin. */
export async function signsIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Peony123!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}
