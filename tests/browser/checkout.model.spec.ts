import { checkoutBelief } from '../models/checkout.belief.ts';
import { everyTransition } from '../models/everyTransition.ts';
import { expect, test } from './fixtures.ts';
import { chooses, endOf, GUEST, paysByCard, stepOf, typesAddress } from './theCheckout.ts';
import { ENGLISH as words } from './words.ts';

const paths = everyTransition(checkoutBelief, [
  'send',
  'forget',
  'reload',
  'payByCheck',
  'payByBadCard',
  'place',
]);

test('the belief about the checkout has its paths', () => {
  expect(paths).toHaveLength(6);
});

for (const path of paths) {
  test(`a guest is right about the checkout: ${path.description}`, async ({
    page,
    platform,
    shopper,
  }) => {
    type Name = Parameters<typeof stepOf>[2];
    const isOpen = (name: Name) => expect(endOf(page, words, name)).toBeVisible();
    const openStep = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: words.next, exact: true }) });
    const city = page.getByRole('textbox', { name: words.fields.city });
    const alert = stepOf(page, words, 'paymentMethod').getByRole('alert');

    await shopper.addsSimple(words);
    await page.goto('/checkout');
    await path.test({
      states: {
        address: () => isOpen('shippingAddress'),
        incomplete: async () => {
          await expect(city).toHaveAccessibleDescription('Is required.');
          await expect(city).toBeFocused();
        },
        shipping: async () => {
          await isOpen('shippingMethod');
          await expect(stepOf(page, words, 'shippingAddress')).toContainText(GUEST.street);
        },
        billing: () => isOpen('billingAddress'),
        payment: () => isOpen('paymentMethod'),
        review: () => isOpen('review'),
        doubtful: () => isOpen('review'),
        refused: async () => {
          await expect(alert).toContainText('Your payment was declined.');
          expect(await platform.orders()).toEqual([]);
        },
        receipt: async () => {
          await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
          expect(await platform.orders()).toHaveLength(1);
        },
      },
      events: {
        send: async () => {
          if (await city.isVisible()) await typesAddress(page, words);
          await openStep.getByRole('button', { name: words.next, exact: true }).click();
        },
        forget: async () => {
          await typesAddress(page, words);
          await city.fill('');
          await endOf(page, words, 'shippingAddress').click();
        },
        reload: async () => {
          await page.reload();
        },
        payByCheck: async () => {
          await chooses(page, words, 'paymentMethod', words.methods.checkMoney);
          await endOf(page, words, 'paymentMethod').click();
        },
        payByBadCard: () => paysByCard(page, words, '4000 0000 0000 0002'),
        place: () => endOf(page, words, 'review').click(),
      },
    });
  });
}
