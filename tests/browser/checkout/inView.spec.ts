import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CARDS } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';
import { continues, endOf, paysByCard, type StepName, stepOf, typesAddress } from './steps.ts';

const TAG = { tag: ['@phone', '@desktop'] };

/** Waits until all of it lies in the window, below the header that stays at the window's top. */
const seesWhole = (page: Page, element: Locator) =>
  expect
    .poll(async () => {
      const box = await element.boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      if (!box || !header) return 'absent';
      if (box.y < Math.max(0, header.y + header.height)) return `above by ${box.y}`;
      return box.y + box.height > height ? `below by ${box.y + box.height - height}` : 'seen';
    })
    .toBe('seen');

/** Waits until the open step's heading has the focus, and lies in the window's upper half. */
async function seesStep(page: Page, name: StepName) {
  const heading = stepOf(page, words, name).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await seesWhole(page, heading);
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? height) / height)
    .toBeLessThan(0.5);
}

test(
  'Checkout: each step that opens is in view with its heading in focus',
  TAG,
  async ({ page, shopper }) => {
    await shopper.addsSimple(words);
    await shopper.opensCheckout(words);
    await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
    await typesAddress(page, words);
    await continues(page, words, 'shippingAddress', 'shippingMethod');
    await seesStep(page, 'shippingMethod');
    await continues(page, words, 'shippingMethod', 'billingAddress');
    await seesStep(page, 'billingAddress');
    await continues(page, words, 'billingAddress', 'paymentMethod');
    await seesStep(page, 'paymentMethod');
    await paysByCard(page, words, CARDS.accepted);
    await seesStep(page, 'review');
    await seesWhole(page, endOf(page, words, 'review'));
    await stepOf(page, words, 'shippingAddress').getByRole('button', { name: /^Edit/ }).click();
    await seesStep(page, 'shippingAddress');
  },
);

test(
  'Checkout: the reason for a declined card is in view and in focus',
  TAG,
  async ({ page, shopper }) => {
    await shopper.addsSimple(words);
    await shopper.checksOut(words, 'paymentMethod');
    await paysByCard(page, words, CARDS.declined);
    await endOf(page, words, 'review').click();
    const refusal = page.getByRole('alert').filter({ hasText: 'declined' });
    await expect(refusal).toBeFocused();
    await seesWhole(page, refusal);
  },
);

test(
  'Checkout: a refused form shows its first wrong field in view and in focus',
  TAG,
  async ({ page, shopper }) => {
    await shopper.addsSimple(words);
    await shopper.opensCheckout(words);
    await endOf(page, words, 'shippingAddress').click();
    const email = page.getByRole('textbox', { name: words.fields.email });
    await expect(email).toBeFocused();
    await seesWhole(page, email);
    await seesWhole(page, page.getByRole('alert').filter({ hasText: 'Please check' }));
  },
);
