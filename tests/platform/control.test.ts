import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, ADD, createTestPlatform } from './testPlatform.ts';

const LETTERS = { sku: 'FL-B-04', quantity: 1 };

let api = createTestPlatform();
beforeEach(() => {
  api = createTestPlatform();
});

const READ = 'query ($id: String!) { cart(cart_id: $id) { id } }';
const ship = (cartId: string) =>
  api.post(`/rest/V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: ADA,
      billing_address: ADA,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
const pay = (cartId: string) =>
  api.post(`/rest/V1/guest-carts/${cartId}/payment-information`, {
    email: 'ada@example.com',
    paymentMethod: { method: 'checkmo' },
  });

describe('Request log', () => {
  it('names root fields, aliased or not, and REST routes in the order of their calls', async () => {
    const id = await api.cartWith(LETTERS);
    await api.send(
      `/graphql?query=${encodeURIComponent('{ mine: storeConfig { store_code } countries { id } }')}`,
    );
    await ship(id);
    expect((await api.send('/demo/log')).body).toEqual([
      { method: 'POST', name: 'createGuestCart' },
      { method: 'POST', name: 'addProductsToCart' },
      { method: 'GET', name: 'storeConfig' },
      { method: 'GET', name: 'countries' },
      { method: 'POST', name: 'guest-carts/:cartId/shipping-information' },
    ]);
  });
});

describe('Control “fail”', () => {
  it('fails the next calls of a field with the given message and category, then stops', async () => {
    const id = await api.cartWith();
    const message = 'Could not find a cart with ID "x"';
    const category = 'graphql-no-such-entity';
    await api.control('fail', { field: 'cart', times: 2, message, category });
    const readError = async () => (await api.graphql(READ, { id })).body.errors?.[0];
    const failure = { message, path: ['cart'], extensions: { category } };
    expect(await readError()).toMatchObject(failure);
    expect(await readError()).toMatchObject(failure);
    expect(await readError()).toBeUndefined();
  });

  it('prevents the work when it names a status', async () => {
    const id = await api.cartWith();
    await api.control('fail', { field: 'addProductsToCart', times: 1, status: 503 });
    const add = `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "FL-B-04", quantity: 1 }]) { cart { id } }
    }`;
    expect((await api.graphql(add, { id })).status).toBe(503);
    expect(await api.cart(id, 'total_quantity')).toEqual({ total_quantity: 0 });
  });

  it('finds REST routes by the end of their name', async () => {
    const id = await api.cartWith(LETTERS);
    await ship(id);
    await api.control('fail', { field: 'payment-information', message: 'Not today.' });
    const { body, status } = await pay(id);
    expect([status, body]).toEqual([400, { message: 'Not today.' }]);
    await api.control('fail', { field: 'payment-information', status: 500, message: 'Oh.' });
    expect([(await pay(id)).status, (await pay(id)).status]).toEqual([500, 200]);
  });
});

describe('Controls “drop” and “malformed”', () => {
  it('let a REST route do its work and lose the response', async () => {
    const id = await api.cartWith(LETTERS);
    await ship(id);
    await api.control('drop', { field: 'payment-information' });
    await expect(pay(id)).rejects.toThrow();
    expect((await api.send('/demo/orders')).body).toMatchObject([{ number: '000000001' }]);
    expect((await pay(id)).status).toBe(404);
  });

  it('let a GraphQL field lose its response', async () => {
    const id = await api.cartWith();
    await api.control('drop', { field: 'cart' });
    await expect(api.graphql(READ, { id })).rejects.toThrow();
    expect((await api.graphql(READ, { id })).body.data.cart.id).toBe(id);
  });

  it('let a response be something other than JSON', async () => {
    const id = await api.cartWith();
    await api.control('malformed', { field: 'cart' });
    const { body, text, status } = await api.graphql(READ, { id });
    expect([status, body]).toEqual([200, null]);
    expect(text).toContain('<html>');
  });
});

describe('Control “hold”', () => {
  const heldRequests = async () => (await api.send('/demo/held')).body;
  const heldOf = async (field: string) => {
    await vi.waitFor(async () => expect(await heldRequests()).toContainEqual([field]), 4_000);
  };

  it('lets the work be done and keeps the response until it is released', async () => {
    const id = await api.cartWith();
    await api.control('hold', { field: 'addProductsToCart' });
    const answered: string[] = [];
    const pendingResponse = api
      .graphql(ADD, { cartId: id, cartItems: [LETTERS] })
      .then(() => answered.push('held'));
    await heldOf('addProductsToCart');
    expect(await api.cart(id, 'total_quantity')).toEqual({ total_quantity: 1 });
    await api.graphql(ADD, { cartId: id, cartItems: [LETTERS] });
    expect(answered).toEqual([]);
    await api.control('release-held');
    await pendingResponse;
    expect(answered).toEqual(['held']);
  });

  it('ends for one field by “release-held”, and for all fields by “reset”', async () => {
    await api.control('hold', { field: 'storeConfig' });
    await api.control('hold', { field: 'directory/countries' });
    const graphql = api.graphql('{ storeConfig { store_code } }');
    const rest = api.send('/rest/V1/directory/countries');
    await heldOf('storeConfig');
    await heldOf('directory/countries');
    await api.control('release-held', { field: 'directory/countries' });
    expect((await rest).status).toBe(200);
    expect(await heldRequests()).toEqual([['storeConfig']]);
    await api.control('reset');
    expect((await graphql).status).toBe(200);
    expect(await heldRequests()).toEqual([]);
  });

  it('holds no response that comes after the release', async () => {
    await api.control('hold', { field: 'storeConfig' });
    await api.control('hold', { field: 'countries' });
    await api.control('release-held', { field: 'storeConfig' });
    expect((await api.graphql('{ storeConfig { store_code } }')).status).toBe(200);
    const heldResponse = api.graphql('{ countries { id } }');
    await heldOf('countries');
    await api.control('release-held');
    expect((await heldResponse).status).toBe(200);
  });

  it('also holds a response that is to be lost', async () => {
    const id = await api.cartWith();
    await api.control('hold', { field: 'cart' });
    await api.control('drop', { field: 'cart' });
    const dropped = api.graphql(READ, { id });
    await heldOf('cart');
    await api.control('release-held');
    await expect(dropped).rejects.toThrow();
  });
});

describe('Controls “be-slow” and “go-down”', () => {
  it('delay the responses of the named field only', async () => {
    await api.control('be-slow', { ms: 200, field: 'countries' });
    const answered: string[] = [];
    const call = (query: string, name: string) =>
      api.graphql(query).then(() => answered.push(name));
    await Promise.all([
      call('{ countries { id } }', 'countries'),
      call('{ storeConfig { store_code } }', 'storeConfig'),
    ]);
    expect(answered).toEqual(['storeConfig', 'countries']);
  });

  it('delay nothing more when the delay is set to zero', async () => {
    await api.control('be-slow', { ms: 60_000 });
    await api.control('be-slow', { ms: 0 });
    expect((await api.graphql('{ countries { id } }')).status).toBe(200);
  });

  it('make the platform answer with status 503 until “come-up”', async () => {
    await api.control('go-down');
    expect((await api.graphql('{ countries { id } }')).status).toBe(503);
    expect((await api.send('/rest/V1/directory/countries')).status).toBe(503);
    await api.control('come-up');
    expect((await api.graphql('{ countries { id } }')).status).toBe(200);
  });
});

describe('Controls of the shop', () => {
  it('can remove all carts', async () => {
    const id = await api.cartWith();
    await api.control('forget-carts');
    expect((await api.graphql(READ, { id })).body.errors[0].message).toBe(
      `Could not find a cart with ID "${id}"`,
    );
  });

  it('can deactivate a cart as if it had been ordered elsewhere', async () => {
    const id = await api.cartWith();
    await api.control('deactivate-cart', { cartId: id });
    expect((await api.graphql(READ, { id })).body.errors[0].message).toBe("The cart isn't active.");
    expect((await pay(id)).status).toBe(404);
    expect((await api.control('deactivate-cart', { cartId: 'none' })).status).toBe(400);
  });

  it('can sell out all variants of a configurable product', async () => {
    await api.control('sell-out', { sku: 'FL-B-01' });
    const query = '{ products(filter: { sku: { eq: "FL-B-01" } }) { items { sku stock_status } } }';
    expect((await api.graphql(query)).body.data.products.items).toEqual([
      { sku: 'FL-B-01', stock_status: 'OUT_OF_STOCK' },
    ]);
  });

  it('can remove a store view and change the currency of another', async () => {
    await api.control('set-currency', { code: 'zh_hant', currency: 'CNY', rate: 7.2 });
    const inHongKongDollars = { store: 'zh_hant', 'content-currency': 'HKD' };
    const refused = await api.graphql('{ storeConfig { store_code } }', {}, inHongKongDollars);
    expect(refused.body.errors).toHaveLength(1);
    await api.control('remove-view', { code: 'zh_hant' });
    const stores = await api.graphql('{ availableStores { store_code } }');
    expect(stores.body.data.availableStores).toEqual([{ store_code: 'default' }]);
    expect((await api.control('remove-view', { code: 'default' })).status).toBe(400);
  });

  it('can add views, groups, subcategories and redirects', async () => {
    await api.control('add-view', { code: 'en_hk', name: 'Hong Kong', currency: 'HKD', rate: 7.8 });
    await api.control('add-group', {
      code: 'eu',
      name: 'Europe',
      groupCode: 'europe',
      groupName: 'Europe',
    });
    const stores = await api.graphql('{ availableStores { store_code store_group_code } }');
    expect(stores.body.data.availableStores).toEqual(
      expect.arrayContaining([
        { store_code: 'en_hk', store_group_code: 'main_website_store' },
        { store_code: 'eu', store_group_code: 'europe' },
      ]),
    );
    await api.control('add-category', { name: 'Peonies', urlKey: 'peonies', parent: 'Bouquets' });
    const menu = await api.graphql(
      '{ categories(filters: { url_key: { eq: "peonies" } }) { items { name level } } }',
    );
    expect(menu.body.data.categories.items).toEqual([{ name: 'Peonies', level: 3 }]);
    await api.control('redirect', { from: 'old.html', to: 'bouquets.html', code: 302 });
    const route = await api.graphql('{ route(url: "old.html") { redirect_code relative_url } }');
    expect(route.body.data.route).toEqual({ redirect_code: 302, relative_url: 'bouquets.html' });
  });

  it('can reset one shop without touching others', async () => {
    const id = await api.cartWith();
    const other = { 'x-demo-shop': 'other' };
    await api.post('/demo/reset', {}, other);
    expect((await api.graphql(READ, { id })).body.data.cart.id).toBe(id);
    await api.control('go-down');
    await api.control('reset');
    expect((await api.graphql(READ, { id })).body.errors[0].message).toMatch(/^Could not find/);
    expect((await api.send('/demo/log')).body).toEqual([{ method: 'POST', name: 'cart' }]);
  });

  it('answer unknown actions and invalid input with an error', async () => {
    expect((await api.control('sell-out', {})).status).toBe(400);
    expect((await api.control('sell-out', { sku: 'none' })).body.message).toContain('"none"');
    expect((await api.control('dance')).status).toBe(404);
    expect((await api.send('/demo/reset')).status).toBe(405);
  });
});

it('Platform: has no controls when it is not controllable', async () => {
  api = createTestPlatform({ isControllable: false });
  expect((await api.send('/demo/orders')).status).toBe(404);
  expect((await api.control('reset')).status).toBe(404);
});
