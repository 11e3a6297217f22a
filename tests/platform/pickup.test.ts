import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS, type ApiResponse, createTestPlatform } from './testPlatform.ts';

const HONG_KONG = {
  ...ADDRESS,
  street: ['1 Rose Lane'],
  city: 'Central',
  region: null,
  postcode: null,
  country_code: 'HK',
};
const REST_ADDRESS = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Central',
  postcode: '',
  telephone: '5125550100',
  country_id: 'HK',
  email: 'ada@example.com',
};
const SET = `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code amount { value } } } }
  }
}`;
const LOCATIONS = `{ pickupLocations(filters: { country_id: { eq: "HK" } }) {
  total_count items { pickup_location_code name }
} }`;

let api = createTestPlatform();
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  api = createTestPlatform();
});

async function carriersFor(address: object): Promise<string[]> {
  const cartId = await api.cartWith({ sku: 'FL-B-04', quantity: 1 });
  const { body } = await api.graphql(SET, { cartId, address });
  const [shipping] = body.data.setShippingAddressesOnCart.cart.shipping_addresses;
  return shipping.available_shipping_methods.map(({ carrier_code }: ApiResponse) => carrier_code);
}

/** Orders by the storefront's two REST calls, to be picked up at a location. */
async function order(extension_attributes?: object) {
  const cartId = await api.cartWith({ sku: 'FL-B-04', quantity: 1 });
  const shipping = await api.post(`/rest/V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: {
        ...REST_ADDRESS,
        ...(extension_attributes && { extension_attributes }),
      },
      billing_address: REST_ADDRESS,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
    },
  });
  if (shipping.status !== 200) return shipping;
  return api.post(`/rest/V1/guest-carts/${cartId}/payment-information`, {
    cartId,
    email: 'ada@example.com',
    billingAddress: REST_ADDRESS,
    paymentMethod: { method: 'checkmo' },
  });
}

describe('In-store pick-up on the platform', () => {
  it('is offered, free of charge, to addresses in the country of a location', async () => {
    expect(await carriersFor(HONG_KONG)).toContain('instore');
    expect(await carriersFor(ADDRESS)).not.toContain('instore');
  });

  it('lists the locations in the view’s language', async () => {
    const { body } = await api.graphql(LOCATIONS, {}, { store: 'zh_hant' });
    expect(body.data.pickupLocations).toEqual({
      total_count: 2,
      items: [
        { pickup_location_code: 'tai_ping_shan', name: '太平山街' },
        { pickup_location_code: 'central_market', name: '中環街市' },
      ],
    });
  });

  it('sends the order to the location, in the shopper’s name', async () => {
    const { status } = await order({ pickup_location_code: 'central_market' });
    expect(status).toBe(200);
    expect(api.shop.orders[0]).toMatchObject({
      shippingMethod: { carrier: 'instore', method: 'pickup' },
      shippingAddress: {
        firstname: 'Ada',
        company: 'Central Market',
        street: ['93 Queen’s Road Central'],
        countryId: 'HK',
      },
      billingAddress: { street: ['1 Rose Lane'] },
    });
  });

  it('shows an order with the address of its location in the language of every view', async () => {
    await order({ pickup_location_code: 'central_market' });
    const { token } = api.shop.orders[0]!;
    const query = `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      shipping_address { firstname company street city }
    } }`;
    const { body } = await api.graphql(query, { token }, { store: 'zh_hant' });
    expect(body.data.guestOrderByToken.shipping_address).toEqual({
      firstname: 'Ada',
      company: '中環街市',
      street: ['皇后大道中93號'],
      city: '中環',
    });
  });

  it('refuses an order without a location, and an unknown location', async () => {
    const without = await order();
    expect([without.status, without.body.message]).toEqual([
      400,
      'Quote does not have Pickup Location assigned.',
    ]);
    const unknown = await order({ pickup_location_code: 'moon' });
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'The pickup location "%1" does not exist.',
    ]);
    expect(api.shop.orders).toEqual([]);
  });

  it('is absent without its modules', async () => {
    await api.control('pick-up', { on: false });
    expect(await carriersFor(HONG_KONG)).not.toContain('instore');
    const { body } = await api.graphql(LOCATIONS);
    expect(body.errors[0].message).toMatch(/^Cannot query field "pickupLocations"/);
  });
});
