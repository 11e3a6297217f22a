import { codeOf } from '../codeOf.ts';
import { expect, test } from '../fixtures.ts';
import { ENGLISH } from '../words.ts';

const SORRY = 'Something went wrong. Sorry about that.';

for (const [what, source, button, opened] of [
  ['The menu', 'src/features/drawer/Drawer.tsx', 'Open menu', 'dialog'],
  ['The store switcher', 'src/features/storeSwitcher/StoreMenu.tsx', 'Choose store view', 'menu'],
  ['The search', 'src/features/header/SearchField.tsx', 'Search', 'searchbox'],
] as const) {
  test(`${what}: says beside its button that its code is out of reach, and comes when it is tried again`, {
    tag: ['@phone', '@desktop'],
  }, async ({ page }) => {
    let isLost = true;
    await page.route(codeOf(source), (route) => (isLost ? route.abort() : route.fallback()));
    await page.goto(ENGLISH.simple.path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const trigger = page
      .getByRole('banner')
      .getByRole('button', { name: button, exact: true })
      .and(page.locator(':visible'));
    await trigger.click();
    const alert = page.getByRole('alert').filter({ hasText: SORRY });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { level: 1, name: ENGLISH.simple.name })).toBeVisible();
    isLost = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole(opened).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}
