import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADD, asking } from './asking.ts';

let dataFolder = '';
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'florilegium-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const QUANTITY = 'query ($id: String!) { cart(cart_id: $id) { total_quantity } }';

it('with a data folder carts and stock outlive the platform', async () => {
  const first = asking({ dataFolder });
  const id = await first.cartWith({ sku: 'FL-B-03', quantity: 2 });
  const product = first.shop.products.get('FL-B-03')!;
  if (product.kind === 'simple') product.stock = 5;
  await first.graphql(ADD, { cartId: id, cartItems: [{ sku: 'FL-B-03', quantity: 1 }] });
  await first.platform.flush();

  const second = asking({ dataFolder });
  expect((await second.graphql(QUANTITY, { id })).body.data.cart.total_quantity).toBe(3);
  expect(second.shop.products.get('FL-B-03')).toMatchObject({ stock: 5 });
});

it('without one nothing is written', async () => {
  const { cartWith, platform } = asking();
  await cartWith({ sku: 'FL-B-03', quantity: 2 });
  await platform.flush();
  expect(readdirSync(dataFolder)).toEqual([]);
});

it('a file that cannot be read is a shop that begins anew', async () => {
  writeFileSync(join(dataFolder, 'main.json'), '{"carts":');
  const { graphql } = asking({ dataFolder });
  const { body } = await graphql('{ storeConfig { store_code } }');
  expect(body.data.storeConfig.store_code).toBe('default');
});

it('a platform made anew goes on with the carts of an earlier one', async () => {
  const first = asking();
  const id = await first.cartWith({ sku: 'FL-B-03', quantity: 2 });
  const second = asking({ earlier: first.platform.shops });
  expect((await second.graphql(QUANTITY, { id })).body.data.cart.total_quantity).toBe(2);
});
