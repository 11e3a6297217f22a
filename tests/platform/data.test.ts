import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADD, createTestPlatform, ROBERTA, SIGN_IN } from './testPlatform.ts';

let dataFolder = '';
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'florilegium-'));
});
/** Closing writes pending changes, so it comes before the folder is deleted. */
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ platform }) => platform.close()));
  rmSync(dataFolder, { recursive: true });
  vi.restoreAllMocks();
});

const opened: ReturnType<typeof createTestPlatform>[] = [];
function openPlatform() {
  const platform = createTestPlatform({ dataFolder });
  opened.push(platform);
  return platform;
}

const QUANTITY = 'query ($id: String!) { cart(cart_id: $id) { total_quantity } }';

it('Data folder: carts and stock survive a restart of the platform', async () => {
  const first = openPlatform();
  const id = await first.cartWith({ sku: 'FL-B-03', quantity: 2 });
  const product = first.shop.products.get('FL-B-03')!;
  if (product.kind === 'simple') product.stock = 5;
  await first.graphql(ADD, { cartId: id, cartItems: [{ sku: 'FL-B-03', quantity: 1 }] });
  await first.platform.close();

  const second = openPlatform();
  expect((await second.graphql(QUANTITY, { id })).body.data.cart.total_quantity).toBe(3);
  expect(second.shop.products.get('FL-B-03')).toMatchObject({ stock: 5 });
});

it('Data folder: accounts, reset links, tokens and locks survive a restart of the platform', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const first = openPlatform();
  const email = 'ada@example.com';
  await first.graphql(
    `mutation ($input: CustomerCreateInput!) {
      createCustomerV2(input: $input) { customer { email } }
    }`,
    { input: { email, firstname: 'Ada', lastname: 'Reed', password: 'Anemone1!' } },
  );
  await first.control('set-token-lifetime', { seconds: 60 });
  const headers = await first.signIn({ email, password: 'Anemone1!' });
  await first.graphql('mutation { requestPasswordResetEmail(email: "ada@example.com") }');
  await first.control('lock-account', { email: ROBERTA.email });
  await first.platform.close();

  const second = openPlatform();
  const { body } = await second.graphql(
    '{ customer { email } storeConfig { customer_access_token_lifetime } }',
    {},
    headers,
  );
  expect(body.data).toEqual({
    customer: { email },
    storeConfig: { customer_access_token_lifetime: 60 / 3_600 },
  });
  const [mail] = (await second.send('/demo/mails')).body;
  const reset = `mutation ($token: String!) {
    resetPassword(email: "ada@example.com", resetPasswordToken: $token, newPassword: "Anemone2!")
  }`;
  const done = await second.graphql(reset, { token: mail.link.split('token=')[1] });
  expect(done.body.data.resetPassword).toBe(true);
  const locked = await second.graphql(SIGN_IN, ROBERTA);
  expect(locked.status).toBe(401);
});

it('Data folder: wish lists survive a restart of the platform', async () => {
  const first = openPlatform();
  const headers = await first.signIn();
  const add = `mutation {
    addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "FL-B-03", quantity: 1 }]) {
      wishlist { id }
    }
  }`;
  await first.graphql(add, {}, headers);
  await first.platform.close();

  const list = '{ customer { wishlists { id items_count } } }';
  expect((await openPlatform().graphql(list, {}, headers)).body.data.customer.wishlists).toEqual([
    { id: '1', items_count: 1 },
  ]);
});

it('Data folder: a file of an earlier release is still read', async () => {
  const old = { carts: [], orders: [], nextId: { line: 8, order: 50 } };
  writeFileSync(join(dataFolder, 'main.json'), JSON.stringify(old));
  const { shop } = openPlatform();
  expect(shop.nextId).toEqual({
    line: 8,
    order: 50,
    customer: 3,
    wishlist: 1,
    wish: 1,
    address: 1,
  });
});

it('Data folder: nothing is written without one', async () => {
  const { cartWith, platform } = createTestPlatform();
  await cartWith({ sku: 'FL-B-03', quantity: 2 });
  await platform.close();
  expect(readdirSync(dataFolder)).toEqual([]);
});

it.each([
  ['shops.db', 'petals '.repeat(1_000)],
  ['main.json', '{"carts":'],
])(
  'Data folder: a %s that cannot be read stops the platform and is left unchanged',
  (name, text) => {
    writeFileSync(join(dataFolder, name), text);
    expect(openPlatform).toThrow(/^PLATFORM_DATA: .* cannot be read/);
    expect(readFileSync(join(dataFolder, name), 'utf8')).toBe(text);
  },
);

it('Data folder: shops evicted from memory are restored with their carts', async () => {
  const { platform, graphql } = openPlatform();
  await graphql('mutation { createEmptyCart }', {}, { 'x-demo-shop': 'large-1' });
  const first = platform.shop('large-1');
  for (let i = 2; i <= 7; i++) {
    await graphql('{ storeConfig { locale } }', {}, { 'x-demo-shop': `large-${i}` });
  }
  expect([...platform.shops.keys()]).toEqual(
    ['main', ...[2, 3, 4, 5, 6, 7].map((i) => `large-${i}`)].filter((id) => platform.shops.has(id)),
  );
  expect(platform.shops.has('large-1')).toBe(false);
  const reopened = platform.shop('large-1');
  expect(reopened).not.toBe(first);
  expect(reopened.carts.size).toBe(1);
});

it('Platform: takes over the carts of an earlier instance in the same process', async () => {
  const first = createTestPlatform();
  const id = await first.cartWith({ sku: 'FL-B-03', quantity: 2 });
  const second = createTestPlatform({ earlier: first.platform.shops });
  expect((await second.graphql(QUANTITY, { id })).body.data.cart.total_quantity).toBe(2);
});
