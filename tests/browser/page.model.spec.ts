import { everyTransition } from '../models/everyTransition.ts';
import { pageBelief } from '../models/page.belief.ts';
import { expect, test } from './fixtures.ts';
import { ENGLISH as words } from './words.ts';

const paths = everyTransition(pageBelief, [
  'toCategory',
  'toProduct',
  'home',
  'back',
  'reload',
  'getLost',
]);

test('the belief about the way through the shop has its paths', () => {
  expect(paths).toHaveLength(9);
});

for (const path of paths) {
  test(`a shopper finds the way: ${path.description}`, async ({ page, shopper }) => {
    const isAt = async (url: string, title: string | RegExp) => {
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(title);
    };
    const { category, configurable } = words;
    await page.goto('/');
    await path.test({
      states: {
        home: async () => {
          await expect(page).toHaveURL('/');
          await expect(page).toHaveTitle(/Flowers, gathered/);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        },
        category: () => isAt(category.path, new RegExp(category.name)),
        product: () => isAt(configurable.path, new RegExp(configurable.name)),
      },
      events: {
        toCategory: () => shopper.opensCategory(words),
        toProduct: () =>
          page
            .getByRole('list', { name: words.products })
            .getByRole('link', { name: configurable.name, exact: true })
            .click(),
        home: () => page.getByRole('banner').getByRole('link', { name: 'Florilegium' }).click(),
        back: async () => {
          await page.goBack();
        },
        reload: async () => {
          await page.reload();
        },
        getLost: async () => {
          await page.goto('/no-such-flower.html');
        },
      },
    });
  });
}
