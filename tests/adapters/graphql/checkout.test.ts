import type { Client } from 'urql';
import { describe, expect, it } from 'vitest';
import { addItem, createCart } from '../../../src/adapters/graphql/operations/cart.ts';
import {
  setGuestEmail,
  setShippingAddress,
  setShippingMethod,
} from '../../../src/adapters/graphql/operations/checkout.ts';
import { withRegion } from '../../../src/adapters/graphql/operations/countries.ts';
import { readCart } from '../../../src/adapters/graphql/operations/readCart.ts';
import {
  sendPaymentInformation,
  sendShippingInformation,
} from '../../../src/adapters/rest/orders.ts';
import { ADDRESS, addition, shopClient } from '../shopClient.ts';

describe('Checkout adapter', () => {
  it('places an order with two REST calls, which end the cart', async () => {
    const { client, rest, simple, shop, sent } = shopClient();
    const draft = await readyToOrder(client, simple);
    const { cartId } = draft;
    expect((await readCart(client, cartId)).prices.shipping?.amount).toEqual(
      draft.shippingMethod.amount,
    );
    await sendShippingInformation(rest, draft);
    const id = await sendPaymentInformation(rest, draft);
    expect(shop.orders.map((order) => String(order.id))).toEqual([id]);
    expect(sent.slice(-2)).toEqual([
      `POST /rest/V1/guest-carts/${cartId}/shipping-information`,
      `POST /rest/V1/guest-carts/${cartId}/payment-information`,
    ]);
    await expect(readCart(client, cartId)).rejects.toMatchObject({ reason: 'invalidCart' });
    await expect(sendPaymentInformation(rest, draft)).rejects.toMatchObject({
      reason: 'invalidCart',
    });
  });

  it('places the order in the shopper’s store view, with its currency and product names', async () => {
    const { client, rest, simple, shop } = shopClient({ ...CHINESE, storeCode: 'zh_hant' });
    const draft = await readyToOrder(client, simple);
    const { prices } = await readCart(client, draft.cartId);
    const charged = await sendShippingInformation(rest, draft);
    await sendPaymentInformation(rest, draft);
    expect(shop.orders).toMatchObject([
      { currency: 'HKD', viewCode: 'zh_hant', lines: [{ name: simple.name.zh }] },
    ]);
    expect(charged?.prices.grand_total).toEqual(prices.grand_total);
    expect(prices.grand_total?.currency).toBe('HKD');
    expect((shop.orders[0]?.totals.grandTotal ?? 0) / 100).toBe(prices.grand_total?.value);
  });

  it('refuses the order until the shopper has accepted the terms', async () => {
    const { client, rest, simple, shop, control } = shopClient();
    await control('terms', { on: true });
    const draft = await readyToOrder(client, simple);
    await sendShippingInformation(rest, draft);
    await expect(sendPaymentInformation(rest, draft)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('agree to the terms and conditions'),
    });
    expect(shop.orders).toHaveLength(0);
    await sendPaymentInformation(rest, { ...draft, shownOrder: { agreementIds: [1] } });
    expect(shop.orders).toHaveLength(1);
  });

  it('shows the prices of the default store view where orders are placed there', async () => {
    const { client, rest, simple, shop } = shopClient(CHINESE);
    const draft = await readyToOrder(client, simple);
    const inOurs = await readCart(client, draft.cartId);
    const details = await readCart(client, draft.cartId, 'default');
    expect(details.items[0]?.product.name).toBe(simple.name.zh);
    expect(details.prices.shipping?.label).toBe(inOurs.prices.shipping?.label);
    const total = details.prices.grand_total;
    expect(total?.currency).toBe('USD');
    expect(details.items[0]?.rowTotal.currency).toBe('USD');
    const charged = await sendShippingInformation(rest, { ...draft, details });
    expect(charged?.prices).toEqual(details.prices);
    await sendPaymentInformation(rest, draft);
    expect(shop.orders[0]).toMatchObject({ currency: 'USD' });
    expect((shop.orders[0]?.totals.grandTotal ?? 0) / 100).toBe(total?.value);
  });

  it('reads the countries once for the regions of all addresses', async () => {
    const { client, sent } = shopClient();
    const expected = { region: 'Texas', region_code: 'TX' };
    expect(await withRegion(client, ADDRESS)).toMatchObject(expected);
    expect(await withRegion(client, ADDRESS)).toMatchObject(expected);
    expect(sent.filter((request) => request === 'GET Countries')).toHaveLength(1);
  });

  it('refuses an unknown region of a country that has regions, with a message', async () => {
    const { client } = shopClient();
    await expect(withRegion(client, { ...ADDRESS, region_code: 'ZZ' })).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('region'),
    });
  });
});

const CHINESE = { storeView: () => 'zh_hant', currency: () => 'HKD' };

/** A guest's cart with one product, everything chosen. */
async function readyToOrder(client: Client, product: { sku: string }) {
  const cartId = await createCart(client);
  await addItem(client, addition(cartId, product));
  await setGuestEmail(client, { cartId, email: ADDRESS.email });
  const [method] = await setShippingAddress(client, { cartId, ...ADDRESS });
  if (!method) throw new Error('No shipping method.');
  await setShippingMethod(client, { cartId, method });
  const address = await withRegion(client, ADDRESS);
  return {
    cartId,
    isSignedIn: false,
    email: ADDRESS.email,
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: method,
    payment: { code: 'checkmo', title: 'Check / Money order', data: {} },
    details: null,
  };
}
