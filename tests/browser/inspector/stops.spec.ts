import { expect, test } from '../fixtures.ts';
import { ENGLISH } from '../words.ts';
import { machine, panel, stateName } from './inspectorPanel.ts';

test('Inspector: a breakpoint on a state halts the shop each time and says why', async ({
  page,
  shopper,
}) => {
  await shopper.addSimple(ENGLISH);
  await page.goto('/cart?inspect');
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first();
  await expect(more).toBeVisible();
  await machine(page, /^cart /).click();
  await stateName(page, 'operating').click();
  for (const _ of ['once', 'again']) {
    await more.click();
    const resume = panel(page).getByRole('button', { name: 'Paused. Resume' });
    await expect(resume).toBeVisible();
    await expect(panel(page).locator('[data-is-taken]')).toHaveText([
      /^after debounce → work\.operating/,
    ]);
    await resume.click();
    await expect(machine(page, /^cart /)).toContainText('ready');
  }
});
