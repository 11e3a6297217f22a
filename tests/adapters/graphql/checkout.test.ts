import { describe, expect, it } from 'vitest';
import { addItem, createCart, readCart } from '../../../src/adapters/graphql/operations/cart.ts';
import {
  formatAddress,
  readCountries,
  setGuestEmail,
  setShippingAddress,
  setShippingMethod,
} from '../../../src/adapters/graphql/operations/checkout.ts';
import {
  sendPaymentInformation,
  sendShippingInformation,
} from '../../../src/adapters/rest/orders.ts';
import { ADDRESS, addition, shopClient } from '../shopClient.ts';

describe('checkout', () => {
  it('an order is placed by the two REST calls, and the cart is over', async () => {
    const { client, rest, simple, shop, sent } = shopClient();
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    await setGuestEmail(client, { cartId, email: ADDRESS.email });
    const [method] = await setShippingAddress(client, { cartId, ...ADDRESS });
    if (!method) throw new Error('No shipping method.');
    await setShippingMethod(client, { cartId, method });
    expect((await readCart(client, cartId)).prices.shipping?.amount).toEqual(method.amount);
    const address = await formatAddress(client, ADDRESS);
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

  it('countries come with their regions, read once', async () => {
    const { client, sent } = shopClient();
    const us = (await readCountries(client)).find(({ id }) => id === 'US');
    expect(us?.regions.find(({ code }) => code === 'TX')?.name).toBe('Texas');
    expect(await formatAddress(client, ADDRESS)).toMatchObject({
      region: 'Texas',
      region_code: 'TX',
    });
    expect(sent.filter((request) => request === 'GET Countries').length).toBeLessThanOrEqual(2);
  });

  it('an unknown region of a country that has regions is refused, in words', async () => {
    const { client } = shopClient();
    await expect(formatAddress(client, { ...ADDRESS, region_code: 'ZZ' })).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('region'),
    });
  });
});
