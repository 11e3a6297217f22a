import { modelPaths } from '../../models/modelPaths.ts';
import { pageExpectations } from '../../models/page.expectations.ts';
import { expect, test } from '../fixtures.ts';
import { walkModel } from '../walkModel.ts';
import { ENGLISH as words } from '../words.ts';

const { states, transitions, paths } = modelPaths(pageExpectations, [
  'toCategory',
  'toProduct',
  'home',
  'back',
  'reload',
  'getLost',
]);

test('Page: behaves as its test model expects in 3 states and 11 transitions', {
  tag: '@client',
}, async ({ page, platform, shopper }) => {
  expect({ states, transitions, paths: paths.length }).toEqual({
    states: 3,
    transitions: 11,
    paths: 1,
  });
  const expectPage = async (url: string, title: string | RegExp) => {
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(title);
  };
  const { category, configurable } = words;
  await walkModel(paths, {
    begin: () => page.goto('/'),
    states: {
      home: async () => {
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle(/Flowers, gathered/);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      },
      category: () => expectPage(category.path, new RegExp(category.name)),
      product: () => expectPage(configurable.path, new RegExp(configurable.name)),
    },
    actions: {
      toCategory: () => shopper.openCategory(words),
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
      getLost: async ({ from }) => {
        if (from === 'home') return void (await page.goto('/no-such-flower.html'));
        // If the store views are unknown, an address with a possible view prefix is not found.
        await platform.control('fail', { field: 'availableStores', times: 2, message: 'No.' });
        await page.goto('/fr/no-such-flower.html');
      },
    },
  });
});
