import { chooseMethod, endOf, goToStep, stepOf } from '../checkout/steps.ts';
import { codeOf } from '../codeOf.ts';
import { expectBelowControls } from '../expectBelowControls.ts';
import { expect, test } from '../fixtures.ts';
import { ENGLISH } from '../words.ts';

const SORRY = 'Something went wrong. Sorry about that.';

/** Parts that a button of the header loads at its first press. Of each group one page loses all. */
const LOST_TOGETHER = {
  components: [
    ['The menu', 'src/features/drawer/Drawer.tsx', 'Open menu', 'dialog'],
    ['The store switcher', 'src/features/storeSwitcher/StoreMenu.tsx', 'Choose store view', 'menu'],
    ['The search', 'src/features/header/SearchField.tsx', 'Search', 'searchbox'],
  ],
  machines: [
    ['The menu', 'machines/drawer/machine.ts', 'Open menu', 'dialog'],
    ['The store switcher', 'src/app/system/wiring/storeView.ts', 'Choose store view', 'menu'],
  ],
} as const;

for (const [group, parts] of Object.entries(LOST_TOGETHER)) {
  test(`Header: says beside each button that its code cannot be loaded, and works after a retry (${group})`, {
    tag: ['@phone', '@desktop'],
  }, async ({ page }) => {
    const lost = new Set<string>(parts.map(([, source]) => source));
    for (const source of lost) {
      await page.route(codeOf(source), (route) =>
        lost.has(source) ? route.abort() : route.fallback(),
      );
    }
    await page.goto(ENGLISH.simple.path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: SORRY });
    for (const [what, source, button, opened] of parts) {
      await test.step(`${what} says below its button what is missing, and opens after a retry.`, async () => {
        const trigger = page
          .getByRole('banner')
          .getByRole('button', { name: button, exact: true })
          .and(page.locator(':visible'));
        await trigger.click();
        await expect(alert).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(1);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await expectBelowControls(page, alert);
        const heading = page.getByRole('heading', { level: 1, name: ENGLISH.simple.name });
        await expect(heading).toBeVisible();
        lost.delete(source);
        await alert.getByRole('button', { name: 'Try again' }).click();
        const part = page.getByRole(opened).first();
        await expect(part).toBeVisible();
        await expect(alert).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(part).toBeHidden();
      });
    }
  });
}

test('Coupon link: says in place of a toast that the code for toasts and coupons cannot be loaded, and applies after a retry', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  let isUnreachable = true;
  const parts = ['machines/toasts/machine.ts', 'src/app/system/wiring/coupon.ts'];
  await page.route(codeOf(...parts), (route) => (isUnreachable ? route.abort() : route.fallback()));
  await shopper.addSimple(ENGLISH);
  await page.goto('/?coupon=FIRSTLIGHT');
  const alert = page.getByRole('alert').filter({ hasText: SORRY });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectBelowControls(page, alert);
  isUnreachable = false;
  // The toasts must load first: they report that the coupon's code is missing.
  await alert.getByRole('button', { name: 'Try again' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByRole('button', { name: 'Try again' }).click();
  await expect(toast).toContainText('Coupon code FIRSTLIGHT applied');
  await expect(page.getByText('unexpected')).toHaveCount(0);
});

test('A product: its addition reports once that its code cannot be loaded, and succeeds after a retry', async ({
  page,
}) => {
  let isUnreachable = true;
  await page.route(codeOf('src/app/system/wiring/cart.ts'), (route) =>
    isUnreachable ? route.abort() : route.fallback(),
  );
  await page.goto(ENGLISH.simple.path);
  await page.getByRole('button', { name: ENGLISH.addToCart }).click();
  const alert = page.getByRole('alert').filter({ hasText: SORRY });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  isUnreachable = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('A product: announces that an addition could not be sent, and succeeds after another press', async ({
  page,
}) => {
  let isUnreachable = true;
  await page.route(codeOf('src/app/system/wiring/cartPorts.ts'), (route) =>
    isUnreachable ? route.abort() : route.fallback(),
  );
  await page.goto(ENGLISH.simple.path);
  const add = page.getByRole('button', { name: ENGLISH.addToCart });
  await add.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Could not add the item to your cart. Please try again.');
  await expect(alert).toHaveCount(1);
  isUnreachable = false;
  await add.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible();
});

test('A tile: says below its heart that the wish list’s code cannot be loaded, and works after a retry', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  let isUnreachable = true;
  await page.route(codeOf('src/app/system/wiring/wishList.ts'), (route) =>
    isUnreachable ? route.abort() : route.fallback(),
  );
  await page.goto(ENGLISH.category.path);
  const heart = page.getByRole('button', { name: /^Add .* to wish list$/ }).first();
  await heart.click();
  const alert = page.getByRole('alert').filter({ hasText: SORRY });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  const above = await heart.boundingBox();
  const below = await alert.boundingBox();
  const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(32);
  isUnreachable = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(alert).toHaveCount(0);
});

for (const [what, source] of [
  ['The session', 'src/app/system/wiring/session.ts'],
  ['The view', 'src/features/drawer/AccountView.tsx'],
] as const) {
  test(`Drawer sign-in form: says that its code cannot be loaded, and opens after a retry (${what})`, async ({
    page,
  }) => {
    let isUnreachable = true;
    await page.route(codeOf(source), (route) => (isUnreachable ? route.abort() : route.fallback()));
    await page.goto(ENGLISH.simple.path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Sign In' }).click();
    const alert = page.getByRole('alert').filter({ hasText: SORRY });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    isUnreachable = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(drawer.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('Mega menu: says in its place that its code cannot be loaded, and appears after a retry', {
  tag: '@client',
}, async ({ page }) => {
  let isUnreachable = true;
  await page.route(codeOf('src/features/megaMenu/MegaMenu.tsx'), (route) =>
    isUnreachable ? route.abort() : route.fallback(),
  );
  await page.goto(ENGLISH.simple.path);
  await expect(page.getByRole('heading', { level: 1, name: ENGLISH.simple.name })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: SORRY });
  isUnreachable = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('Payment forms: say that their code cannot be loaded, and appear after a retry', async ({
  page,
  shopper,
}) => {
  let isUnreachable = true;
  await page.route(codeOf('src/features/checkout/payments/OfflinePayment.tsx'), (route) =>
    isUnreachable ? route.abort() : route.fallback(),
  );
  await shopper.addSimple(ENGLISH);
  await shopper.openCheckout(ENGLISH);
  await goToStep(page, ENGLISH, 'billingAddress');
  await endOf(page, ENGLISH, 'billingAddress').click();
  await chooseMethod(page, ENGLISH, 'paymentMethod', ENGLISH.methods.checkMoney);
  const step = stepOf(page, ENGLISH, 'paymentMethod');
  const alert = step.getByRole('alert').filter({ hasText: SORRY });
  await expect(alert).toBeVisible();
  isUnreachable = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(step.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
