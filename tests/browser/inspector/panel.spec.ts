import { expect, test } from '../fixtures.ts';
import { ENGLISH } from '../words.ts';
import { log, machine, openError, panel, throwError } from './inspectorPanel.ts';

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 740 };

/** A recording with twenty machines at rest. */
const CROWD = {
  name: 'crowd.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      florilegium: 1,
      debugId: null,
      actors: Array.from({ length: 20 }, (_, index) => ({
        id: `network ${index}`,
        machine: 'network',
        above: ['app'],
        value: 'online',
        context: {},
      })),
      steps: Array.from({ length: 20 }, (_, actor) => ({
        at: actor,
        actor,
        sender: null,
        event: { type: 'xstate.init' },
        value: 'online',
      })),
    }),
  ),
};

for (const size of [WIDE, PHONE]) {
  test(`Inspector: every machine is readable at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/?inspect');
    await panel(page).getByLabel('Open a recording').setInputFiles(CROWD);
    await expect(machine(page, /^network 19 /)).toContainText('online');
    const cut = await machine(page, /^network /).evaluateAll((rows) =>
      rows.flatMap((row) => (row.scrollHeight > row.clientHeight ? [row.textContent] : [])),
    );
    expect(cut).toEqual([]);
  });

  test(`Inspector: dialogs of the shop end where the panel begins at ${size.width} px`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/signin');
    await shopper.submitSignIn();
    await expect(page).not.toHaveURL(/signin/);
    await page.goto('/address-book?inspect');
    await page.getByRole('main').getByRole('button', { name: 'Add an address' }).first().click();
    const dialog = page.getByRole('dialog', { name: /address/i });
    // A click hits the topmost element.
    await dialog.getByRole('textbox', { name: 'Phone Number' }).click();
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await panel(page).getByRole('button', { name: 'Fold', exact: true }).click();
    await expect
      .poll(async () => {
        const [inner, outer] = [await dialog.boundingBox(), await panel(page).boundingBox()];
        return Math.abs((inner?.y ?? 0) + (inner?.height ?? 0) - (outer?.y ?? 0));
      })
      .toBeLessThan(1);
  });
}

test('Inspector: an error that occurs while it is open can be opened in it', async ({ page }) => {
  await page.goto('/?inspect');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await openError(page, await throwError(page));
});

test('Inspector: repeats no element id of the shop', async ({ page, shopper }) => {
  await page.goto('/signin');
  await shopper.submitSignIn();
  await expect(page).not.toHaveURL(/signin/);
  await page.goto('/?inspect');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(machine(page, /^session /)).toContainText('authenticated');
  const files = panel(page).getByLabel('Open a recording');
  await expect(files).toHaveAttribute('type', 'file');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});

test('Inspector: looking back shows exactly the machines that ran then', async ({
  page,
  shopper,
}) => {
  await shopper.addSimple(ENGLISH);
  await page.goto('/cart?inspect');
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first().click();
  const change = log(page).getByRole('button', { name: /xstate\.done\.actor\.updateItem/ });
  const changing = machine(page, /^cartOperation /);
  // The operation has ended.
  await expect(change).toBeVisible();
  await expect(changing).toHaveCount(0);
  await change.click();
  await expect(changing).toHaveAttribute('aria-pressed', 'true');
  await expect(machine(page, /^cart /)).toContainText('operating');
  await panel(page).getByRole('slider').press('Home');
  await expect(machine(page, /./)).toHaveText([/^app restoring/]);
});
