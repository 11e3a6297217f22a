import { expect, it } from 'vitest';
import { createTestPlatform } from './testPlatform.ts';

const LIST = `{ products(filter: { category_uid: { eq: "${btoa('4')}" } }, pageSize: 6, sort: { price: ASC }) {
  total_count items { sku } aggregations { attribute_code options { count } }
} }`;

it('Large catalogue: a shop answers within 2 s after the control “grow” has given it 10,000 products', async () => {
  const { graphql, control, shop } = createTestPlatform();
  const before = (await graphql(LIST)).body.data.products.total_count;
  expect((await control('grow')).status).toBe(200);
  expect(shop.categories.filter(({ id }) => id !== shop.rootCategoryId)).toHaveLength(500);
  const response = await graphql('{ products(filter: {}, pageSize: 1) { total_count } }');
  expect(response.body.data.products.total_count).toBe(10_000);
  const started = performance.now();
  const { products } = (await graphql(LIST)).body.data;
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(products.total_count).toBeGreaterThan(before * 40);
  expect(products.items).toHaveLength(6);
});

it('Large catalogue: every product and category has a unique URL', async () => {
  const { control, shop } = createTestPlatform();
  await control('grow', { products: 2_000, categories: 300 });
  const keys = [...shop.products.values()].map(({ urlKey }) => urlKey.zh);
  expect(new Set(keys).size).toBe(keys.length);
  const paths = shop.categories.map(({ parentId, urlKey }) => `${parentId}/${urlKey.en}`);
  expect(new Set(paths).size).toBe(paths.length);
});

it('Large catalogue: a shop whose id begins with “large” has a large catalogue', async () => {
  const { platform } = createTestPlatform();
  expect(platform.shop('large-1').products.size).toBeGreaterThan(10_000);
  expect(platform.shop('small').products.size).toBeLessThan(500);
});
