import { cartBelief } from '../models/cart.belief.ts';
import { everyTransition } from '../models/everyTransition.ts';
import { expect, test } from './fixtures.ts';
import { ENGLISH as words } from './words.ts';

const paths = everyTransition(cartBelief, ['add', 'more', 'fewer', 'remove', 'return']);

test('the belief about the cart has its paths', () => {
  expect(paths).toHaveLength(7);
});

for (const path of paths) {
  test(`a shopper is right about the cart: ${path.description}`, async ({ page, shopper }) => {
    const quantity = page.getByRole('spinbutton', { name: words.quantity });
    const holds = async (count: number) => {
      await shopper.seesInCart(words, count);
      await expect(quantity).toHaveValue(String(count));
    };
    await page.goto('/cart');
    await path.test({
      states: {
        empty: async () => {
          await expect(page.getByText(words.emptyCart)).toBeVisible();
          await shopper.seesInCart(words, 0);
        },
        one: () => holds(1),
        two: () => holds(2),
      },
      events: {
        add: async () => {
          await page.goto(words.simple.path);
          await page.getByRole('button', { name: words.addToCart }).click();
          await page.getByRole('link', { name: 'See the cart' }).click();
        },
        more: () => page.getByRole('button', { name: 'Increase quantity' }).click(),
        fewer: () => page.getByRole('button', { name: 'Decrease quantity' }).click(),
        remove: () => page.getByRole('button', { name: words.remove + words.simple.name }).click(),
        return: async () => {
          await page.reload();
        },
      },
    });
  });
}
