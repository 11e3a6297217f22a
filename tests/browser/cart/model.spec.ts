import { cartExpectations } from '../../models/cart.expectations.ts';
import { modelPaths } from '../../models/modelPaths.ts';
import { expect, test } from '../fixtures.ts';
import { walkModel } from '../walkModel.ts';
import { ENGLISH as words } from '../words.ts';

const { states, transitions, paths } = modelPaths(cartExpectations, [
  'add',
  'more',
  'fewer',
  'remove',
  'return',
]);

test('Cart: behaves as its test model expects in 3 states and 9 transitions', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  expect({ states, transitions, paths: paths.length }).toEqual({
    states: 3,
    transitions: 9,
    paths: 1,
  });
  const quantity = page.getByRole('spinbutton', { name: words.quantity });
  const expectQuantity = async (count: number) => {
    await shopper.expectInCart(words, count);
    await expect(quantity).toHaveValue(String(count));
  };
  await walkModel(paths, {
    begin: () => page.goto('/cart'),
    states: {
      empty: async () => {
        await expect(page.getByText(words.emptyCart)).toBeVisible();
        await shopper.expectInCart(words, 0);
      },
      one: () => expectQuantity(1),
      two: () => expectQuantity(2),
    },
    actions: {
      add: async () => {
        await page.goto(words.simple.path);
        await page.getByRole('button', { name: words.addToCart }).click();
        await page.getByRole('link', { name: 'View cart' }).click();
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
