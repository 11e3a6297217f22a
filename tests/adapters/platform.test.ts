import { describe, expect, it } from 'vitest';
import { createShopClient } from '../../src/adapters/graphql/client.ts';
import {
  addItem,
  applyCoupon,
  createCart,
  readCart,
  removeItem,
  updateItem,
} from '../../src/adapters/graphql/operations/cart.ts';
import {
  formatAddress,
  readCountries,
  setGuestEmail,
  setShippingAddress,
} from '../../src/adapters/graphql/operations/checkout.ts';
import { resolvePath } from '../../src/adapters/graphql/operations/route.ts';
import { readStoreViews } from '../../src/adapters/graphql/operations/store.ts';
import { sendPaymentInformation, sendShippingInformation } from '../../src/adapters/rest/orders.ts';
import { createRestClient } from '../../src/adapters/rest/restClient.ts';
import { createPlatform } from '../platform/createPlatform.ts';

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  region_code: 'TX',
  postcode: '73301',
  telephone: '5125550100',
  country_id: 'US',
  email: 'ada@example.com',
};

describe('the client and the demo platform', () => {
  it('a cart is created, filled, changed and emptied', async () => {
    const { client, simple } = shop();
    const cartId = await createCart(client);
    expect(cartId).toHaveLength(32);
    await addItem(client, {
      cartId,
      parentSku: null,
      product: { uid: '', name: '', selectedOptions: [] },
      quantity: 1,
      sku: simple.sku,
    });
    const filled = await readCart(client, cartId);
    expect(filled.items).toHaveLength(1);
    expect(filled.items[0]).toMatchObject({
      quantity: 1,
      variantSku: null,
      product: { sku: simple.sku },
    });
    const itemId = filled.items[0]?.uid ?? '';
    await updateItem(client, { cartId, itemId, quantity: 2 });
    const changed = await readCart(client, cartId);
    expect(changed.totalQuantity).toBe(2);
    expect(changed.prices.subtotal?.value).toBeCloseTo((filled.prices.subtotal?.value ?? 0) * 2);
    await removeItem(client, { cartId, itemId });
    expect((await readCart(client, cartId)).items).toEqual([]);
  });

  it('an unknown cart is an invalid cart', async () => {
    const { client } = shop();
    await expect(readCart(client, 'a'.repeat(32))).rejects.toMatchObject({ reason: 'invalidCart' });
  });

  it('a refused addition says why', async () => {
    const { client, simple } = shop();
    const cartId = await createCart(client);
    const adding = addItem(client, {
      cartId,
      parentSku: null,
      product: { uid: '', name: '', selectedOptions: [] },
      quantity: 100_000,
      sku: simple.sku,
    });
    await expect(adding).rejects.toMatchObject({ reason: 'refused' });
  });

  it('an unknown coupon is refused in the platform’s words', async () => {
    const { client, simple } = shop();
    const cartId = await createCart(client);
    await addItem(client, {
      cartId,
      parentSku: null,
      product: { uid: '', name: '', selectedOptions: [] },
      quantity: 1,
      sku: simple.sku,
    });
    await expect(applyCoupon(client, { cartId, code: 'NOPE' })).rejects.toThrow(
      "The coupon code isn't valid. Verify the code and try again.",
    );
  });

  it('a path is a page, a redirect or nothing', async () => {
    const { client, simple } = shop();
    expect(await resolvePath(client, `/${simple.urlKey}.html`)).toMatchObject({
      kind: 'found',
      type: 'PRODUCT',
    });
    expect(await resolvePath(client, '/no-such-flower.html')).toEqual({ kind: 'nothing' });
    expect(await resolvePath(client, '/')).toMatchObject({ kind: 'found', type: 'CMS_PAGE' });
  });

  it('an order is placed by the two REST calls, and the cart is over', async () => {
    const { client, rest, simple, platform } = shop();
    const cartId = await createCart(client);
    await addItem(client, {
      cartId,
      parentSku: null,
      product: { uid: '', name: '', selectedOptions: [] },
      quantity: 1,
      sku: simple.sku,
    });
    await setGuestEmail(client, { cartId, email: ADDRESS.email });
    const [method] = await setShippingAddress(client, { cartId, ...ADDRESS });
    if (!method) throw new Error('No shipping method.');
    const address = await formatAddress(client, ADDRESS);
    expect(address).toMatchObject({ region: 'Texas', region_code: 'TX' });
    const draft = {
      cartId,
      isSignedIn: false,
      email: ADDRESS.email,
      shippingAddress: address,
      billingAddress: address,
      shippingMethod: method,
      payment: { code: 'checkmo', title: 'Check / Money order', data: {} },
      details: null,
    };
    await sendShippingInformation(rest, draft);
    const id = await sendPaymentInformation(rest, draft);
    expect(platform.shop('adapters').orders.map((order) => String(order.id))).toEqual([id]);
    await expect(readCart(client, cartId)).rejects.toMatchObject({ reason: 'invalidCart' });
  });

  it('countries come with their regions, views with their currency', async () => {
    const { client } = shop();
    const countries = await readCountries(client);
    expect(
      countries.find(({ id }) => id === 'US')?.regions.find(({ code }) => code === 'TX')?.name,
    ).toBe('Texas');
    expect((await readStoreViews(client)).map(({ code, currency }) => [code, currency])).toEqual([
      ['default', 'USD'],
      ['zh_hant', 'HKD'],
    ]);
  });
});

/** A shop of its own, and a client that speaks to it without a socket. */
function shop() {
  const platform = createPlatform();
  const send: typeof fetch = (input, init) => {
    const request = new Request(new URL(String(input), 'http://shop.test'), init);
    request.headers.set('x-demo-shop', 'adapters');
    return platform.fetch(request);
  };
  const { client } = createShopClient({
    path: 'http://shop.test/graphql',
    method: 'get',
    fetch: send,
    token: () => null,
    storeView: () => null,
    currency: () => null,
    cacheId: { get: () => null, set: () => {} },
    isOnline: () => true,
    onSessionRejected: () => {},
    storage: null,
  });
  const simple = [...platform.shop('adapters').products.values()].find(
    (product) => product.kind === 'simple' && product.isVisible && product.stock > 5,
  );
  if (!simple) throw new Error('The seed has no simple product.');
  return {
    platform,
    client,
    rest: createRestClient(send, () => null),
    simple: { sku: simple.sku, urlKey: simple.urlKey.en },
  };
}
