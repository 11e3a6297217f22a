import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADDRESS, createTestPlatform } from './testPlatform.ts';

const LETTERS = { sku: 'FL-B-04', quantity: 1 };
const HONG_KONG = { ...ADDRESS, country_code: 'HK', region: null, postcode: null };
const METHODS = 'carrier_code method_code carrier_title method_title amount { value currency }';
const SEND = `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { ${METHODS} } } }
  }
}`;
const CHOOSE = `mutation ($cartId: String!, $method: String!) {
  setShippingMethodsOnCart(
    input: { cart_id: $cartId, shipping_methods: [{ carrier_code: "slot", method_code: $method }] }
  ) { cart { shipping_addresses { selected_shipping_method { method_code } } } }
}`;

let api = createTestPlatform();
let cartId = '';
beforeEach(async () => {
  api = createTestPlatform();
  cartId = await api.cartWith(LETTERS);
});

async function methods(address: object = HONG_KONG, headers: Record<string, string> = {}) {
  const { body } = await api.graphql(SEND, { cartId, address }, headers);
  const [shippingAddress] = body.data.setShippingAddressesOnCart.cart.shipping_addresses;
  const availableMethods: { carrier_code: string; method_code: string }[] =
    shippingAddress.available_shipping_methods;
  return availableMethods.filter(({ carrier_code }) => carrier_code === 'slot');
}
const slots = async () => (await methods()).map(({ method_code }) => method_code.slice(4));
/** Sets the clock to a time in Hong Kong, by default on Thursday 26 November 2026. */
const setTime = (time: string, day = '2026-11-26') =>
  api.control('set-clock', { at: `${day}T${time}:00+08:00` });

describe('Delivery slots of the demo platform', () => {
  it('start this afternoon when it is before one o’clock in Hong Kong, and cover six days', async () => {
    await setTime('12:59');
    const rest = ['1127-am', '1127-pm', '1128-pm', '1130-am', '1130-pm', '1201-am', '1201-pm'];
    expect(await slots()).toEqual(['1126-pm', ...rest]);
  });

  it('start tomorrow when it is one o’clock or later, and leave out Sundays and Saturday mornings', async () => {
    await setTime('13:00');
    expect(await slots()).toEqual([
      ...['1127-am', '1127-pm', '1128-pm', '1130-am', '1130-pm'],
      ...['1201-am', '1201-pm', '1202-am', '1202-pm'],
    ]);
  });

  it('follow the date in Hong Kong while it is still yesterday in London', async () => {
    await setTime('00:30', '2026-11-27');
    expect((await slots())[0]).toBe('1127-pm');
  });

  it('have names in the language and prices in the currency of the view', async () => {
    await setTime('13:00');
    expect((await methods())[0]).toEqual({
      carrier_code: 'slot',
      method_code: '20261127-am',
      carrier_title: 'Delivery day',
      method_title: 'Friday, November 27, morning',
      amount: { value: 9, currency: 'USD' },
    });
    expect((await methods(HONG_KONG, { store: 'zh_hant' }))[0]).toMatchObject({
      carrier_title: '送貨日期',
      method_title: '11月27日星期五上午',
    });
  });

  it('are offered in Hong Kong only', async () => {
    expect(await methods(ADDRESS)).toEqual([]);
  });

  it('are free once the cart reaches the amount for free delivery', async () => {
    await setTime('13:00');
    cartId = await api.cartWith({ ...LETTERS, quantity: 3 });
    expect((await methods())[0]).toMatchObject({ amount: { value: 0 } });
  });

  it('are not offered when sold out, and refused when chosen nevertheless', async () => {
    await setTime('13:00');
    await api.control('sell-out-slot', { method: '20261127-am' });
    expect(await slots()).not.toContain('1127-am');
    const { body } = await api.graphql(CHOOSE, { cartId, method: '20261127-am' });
    expect(body.errors[0].message).toBe('Carrier with such method not found: slot, 20261127-am');
  });

  it('are sold out after twenty orders until one of the orders is canceled', async () => {
    await setTime('13:00');
    await methods();
    const ship = {
      shipping_address: { ...ADA, country_id: 'HK', region: '', region_code: '', region_id: null },
      billing_address: ADA,
      shipping_carrier_code: 'slot',
      shipping_method_code: '20261127-am',
    };
    for (let count = 0; count < 20; count += 1) {
      const id = await api.cartWith(LETTERS);
      const path = `/rest/V1/guest-carts/${id}`;
      await api.post(`${path}/shipping-information`, { addressInformation: ship });
      const payment = { email: ADA.email, paymentMethod: { method: 'checkmo' } };
      await api.post(`${path}/payment-information`, payment);
    }
    expect(api.shop.orders).toHaveLength(20);
    expect(await slots()).not.toContain('1127-am');
    api.shop.orders[0]!.status = 'Canceled';
    expect(await slots()).toContain('1127-am');
  });

  it('are dropped from the cart after their cut-off', async () => {
    await setTime('12:59');
    await methods();
    const { body } = await api.graphql(CHOOSE, { cartId, method: '20261126-pm' });
    expect(body.errors).toBeUndefined();
    await setTime('13:00');
    const cart = await api.cart(
      cartId,
      'shipping_addresses { selected_shipping_method { method_code } }',
    );
    expect(cart.shipping_addresses[0].selected_shipping_method).toBeNull();
  });
});
