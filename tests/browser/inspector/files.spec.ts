import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'State inspector' });
const openRecording = (page: Page, recording: object) =>
  panel(page)
    .getByLabel('Open a recording')
    .setInputFiles({
      name: 'visit.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(recording)),
    });

const VALUE = { work: 'ready', adoption: 'pending', replaceLock: 'open' };
const STEP = { at: 0, actor: 0, sender: null, event: { type: 'cart.read' }, value: VALUE };
const CART = { id: 'cart', machine: 'cart', above: ['app'], value: VALUE };
const FILE = {
  florilegium: 1,
  debugId: null,
  actors: [{ ...CART, context: {} }],
  steps: [STEP],
};

test('Inspector: refuses a damaged recording with a message, and the panel stays', async ({
  page,
}) => {
  await page.goto('/?inspect');
  await openRecording(page, { ...FILE, steps: [STEP, { ...STEP, event: undefined }] });
  await expect(panel(page).getByRole('alert')).toHaveText(
    'This recording is damaged: event 2 cannot be read.',
  );
  await openRecording(page, { ...FILE, steps: [{ ...STEP, at: 'x' }] });
  await expect(panel(page).getByRole('alert')).toHaveText(
    'This recording is damaged: event 1 cannot be read.',
  );
  await expect(panel(page).getByRole('navigation', { name: 'Machines' })).toBeVisible();
});

test('Inspector: shows what an incomplete recording contains', async ({ page }) => {
  await page.goto('/?inspect');
  await openRecording(page, { ...FILE, actors: [{ ...CART, context: { details: {} } }] });
  await expect(panel(page).getByRole('alert')).toContainText('cannot be shown');
  await expect(panel(page).getByRole('list', { name: 'Events' })).toContainText('cart.read');
  await panel(page).getByRole('button', { name: 'Live' }).click();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'store cart' })).toBeVisible();
});
