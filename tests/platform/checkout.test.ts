import { beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS, createTestPlatform, ROBERTA, SIGN_IN } from './testPlatform.ts';

const LETTERS = { sku: 'FL-B-04', quantity: 1 };

let api = createTestPlatform();
let cartId = '';
beforeEach(async () => {
  api = createTestPlatform();
  cartId = await api.cartWith(LETTERS);
});

/** Calls a mutation whose input type has the mutation's name. */
const mutate = (name: string, input: object, fields: string, headers = {}) =>
  api.graphql(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input) { ${name}(input: $input) { ${fields} } }`,
    { input: { cart_id: cartId, ...input } },
    headers,
  );
const refusal = async (name: string, input: object, headers = {}) =>
  (await mutate(name, input, 'cart { id }', headers)).body.errors[0].message;

const sendTo = (address: object) =>
  mutate(
    'setShippingAddressesOnCart',
    { shipping_addresses: [{ address }] },
    `cart { shipping_addresses {
      region { code label region_id } country { code label }
      available_shipping_methods {
        carrier_code carrier_title method_code method_title available amount { value currency }
      }
    } }`,
  );
const shipBy = (carrier_code: string, method_code: string) => ({
  shipping_methods: [{ carrier_code, method_code }],
});

describe('Guest email', () => {
  it('is refused when it is malformed or the customer is signed in', async () => {
    expect(await refusal('setGuestEmailOnCart', { email: 'ada' })).toBe('Invalid email format');
    expect(await refusal('setGuestEmailOnCart', { email: '' })).toBe(
      'Required parameter "email" is missing',
    );
    const headers = await api.signIn();
    expect(await refusal('setGuestEmailOnCart', { email: 'a@example.com' }, headers)).toBe(
      'The request is not allowed for logged in customers',
    );
  });
});

describe('Shipping address', () => {
  it('finds its region by code or name and offers the shipping methods of its country', async () => {
    const { body } = await sendTo(ADDRESS);
    expect(body.data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
      {
        region: { code: 'TX', label: 'Texas', region_id: 57 },
        country: { code: 'US', label: 'United States' },
        available_shipping_methods: [
          {
            carrier_code: 'flatrate',
            carrier_title: 'Express',
            method_code: 'flatrate',
            method_title: 'next day',
            available: true,
            amount: { value: 15, currency: 'USD' },
          },
          {
            carrier_code: 'tablerate',
            carrier_title: 'Courier',
            method_code: 'bestway',
            method_title: '2–4 days',
            available: true,
            amount: { value: 9, currency: 'USD' },
          },
        ],
      },
    ]);
  });

  it('offers free shipping above a certain amount', async () => {
    cartId = await api.cartWith({ ...LETTERS, quantity: 3 });
    const { body } = await sendTo(ADDRESS);
    const [address] = body.data.setShippingAddressesOnCart.cart.shipping_addresses;
    expect(
      address.available_shipping_methods.map(
        (method: { carrier_code: string }) => method.carrier_code,
      ),
    ).toEqual(['flatrate', 'tablerate', 'freeshipping']);
  });

  it('is refused with an unknown region, or without one where the country has regions', async () => {
    const wrong = await sendTo({ ...ADDRESS, region: 'Kent' });
    expect(wrong.body.errors[0].message).toBe('Region is not available for the selected country');
    const none = await sendTo({ ...ADDRESS, region: null });
    expect(none.body.errors[0].message).toBe('Region is required.');
    const hongKong = { ...ADDRESS, country_code: 'HK', region: null, postcode: null };
    expect((await sendTo(hongKong)).body.errors).toBeUndefined();
  });

  it('is refused when it is incomplete or one of two addresses', async () => {
    const two = { shipping_addresses: [{ address: ADDRESS }, { address: ADDRESS }] };
    expect(await refusal('setShippingAddressesOnCart', two)).toBe(
      'You cannot specify multiple shipping addresses.',
    );
    const { city: _, ...cityless } = ADDRESS;
    expect((await sendTo(cityless)).body.errors[0].message).toContain(
      'Field "city" of required type "String!" was not provided.',
    );
  });
});

describe('Shipping method', () => {
  it('is refused unless it is offered', async () => {
    await sendTo(ADDRESS);
    expect(await refusal('setShippingMethodsOnCart', shipBy('flatrate', 'express'))).toBe(
      'Carrier with such method not found: flatrate, express',
    );
    expect(await refusal('setShippingMethodsOnCart', shipBy('', ''))).toBe(
      'Required parameter "carrier_code" is missing.',
    );
  });

  it('is refused for an empty cart', async () => {
    cartId = await api.cartWith();
    expect(await refusal('setShippingMethodsOnCart', shipBy('flatrate', 'flatrate'))).toBe(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
  });
});

describe('Billing address', () => {
  it('is refused when it is missing, given twice, or refers to an unset shipping address', async () => {
    expect(await refusal('setBillingAddressOnCart', { billing_address: {} })).toBe(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
    const both = { address: ADDRESS, customer_address_id: 1 };
    expect(await refusal('setBillingAddressOnCart', { billing_address: both })).toBe(
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    );
    const same = { billing_address: { same_as_shipping: true } };
    expect(await refusal('setBillingAddressOnCart', same)).toBe(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
  });
});

describe('Payment method', () => {
  it('is refused without a shipping address or when it is not offered', async () => {
    const pay = (code: string) => refusal('setPaymentMethodOnCart', { payment_method: { code } });
    expect(await pay('checkmo')).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    await sendTo(ADDRESS);
    expect(await pay('gold')).toBe('The requested Payment Method is not available.');
    expect(await pay('')).toBe('Required parameter "code" for "payment_method" is missing.');
  });

  it('can only be the free one when there is nothing to pay', async () => {
    await api.control('set-price', { sku: 'FL-B-04', price: 0 });
    expect(await api.cart(cartId, 'available_payment_methods { code }')).toEqual({
      available_payment_methods: [{ code: 'free' }],
    });
  });
});

describe('Placing an order', () => {
  const place = async () =>
    (await mutate('placeOrder', {}, 'orderV2 { id number email } errors { code message }')).body
      .data.placeOrder;

  it('returns the order, reduces the stock and closes the cart', async () => {
    const before = stockOf('FL-B-04');
    await mutate('setGuestEmailOnCart', { email: 'ada@example.com' }, 'cart { id }');
    await sendTo(ADDRESS);
    await mutate('setShippingMethodsOnCart', shipBy('tablerate', 'bestway'), 'cart { id }');
    const same = { billing_address: { same_as_shipping: true } };
    await mutate('setBillingAddressOnCart', same, 'cart { id }');
    const paying = { payment_method: { code: 'checkmo' } };
    await mutate('setPaymentMethodOnCart', paying, 'cart { id }');
    expect(await place()).toEqual({
      orderV2: { id: btoa('41'), number: '000000001', email: 'ada@example.com' },
      errors: [],
    });
    expect(stockOf('FL-B-04')).toBe(before - 1);
    expect(await place()).toEqual({
      orderV2: null,
      errors: [{ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }],
    });
  });

  it('reports what is missing after each step', async () => {
    const messages: string[] = [];
    const note = async () => messages.push((await place()).errors[0].message);
    await note();
    await mutate('setGuestEmailOnCart', { email: 'ada@example.com' }, 'cart { id }');
    await note();
    await sendTo(ADDRESS);
    await note();
    await mutate('setShippingMethodsOnCart', shipBy('flatrate', 'flatrate'), 'cart { id }');
    await note();
    const same = { billing_address: { same_as_shipping: true } };
    await mutate('setBillingAddressOnCart', same, 'cart { id }');
    await note();
    await mutate('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } }, 'cart { id }');
    await api.control('sell-out', { sku: 'FL-B-04' });
    await note();
    expect(messages).toEqual([
      'Guest email for cart is missing.',
      "Some addresses can't be used due to the configurations for specific countries.",
      'The shipping method is missing. Select the shipping method and try again.',
      'Please check the billing address information.',
      'Enter a valid payment method and try again.',
      'Some of the products are out of stock.',
    ]);
  });

  it('reports an unknown cart beside the order instead of as an error', async () => {
    cartId = 'none';
    expect((await place()).errors).toEqual([
      { code: 'CART_NOT_FOUND', message: 'Could not find a cart with ID "none"' },
    ]);
  });
});

describe('Countries', () => {
  it('have a list of regions, or null', async () => {
    const { body } = await api.graphql('{ countries { id available_regions { id code name } } }');
    const byId = new Map(
      body.data.countries.map((country: { id: string; available_regions: unknown }) => [
        country.id,
        country.available_regions,
      ]),
    );
    expect(byId.get('HK')).toBeNull();
    expect(byId.get('US')).toContainEqual({ id: 57, code: 'TX', name: 'Texas' });
  });

  it('are found by a known id only', async () => {
    const messageOf = async (id: string) =>
      (await api.graphql('query ($id: String) { country(id: $id) { id } }', { id })).body
        .errors?.[0].message;
    expect(await messageOf('')).toBe('Country "id" value should be specified');
    expect(await messageOf('XX')).toBe("The country isn't available.");
    expect(await messageOf('HK')).toBeUndefined();
  });
});

describe('Customer tokens', () => {
  const signInWrongly = () => api.graphql(SIGN_IN, { ...ROBERTA, password: 'wrong' });

  it('are refused for a wrong password, with 401 in 2.4.9 and with 200 in 2.4.7', async () => {
    const { body, status } = await signInWrongly();
    expect(status).toBe(401);
    expect(body.errors[0]).toMatchObject({
      message:
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      extensions: { category: 'graphql-authentication' },
    });
    await api.control('release', { value: '2.4.7' });
    expect((await signInWrongly()).status).toBe(200);
  });

  it('fail the request in 2.4.9 when they have expired, and are ignored in 2.4.7', async () => {
    const headers = await api.signIn();
    expect((await api.graphql('{ customer { firstname } }', {}, headers)).body.data).toEqual({
      customer: { firstname: 'Roberta' },
    });
    await api.control('expire-tokens');
    const refused = await api.graphql('{ countries { id } }', {}, headers);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      401,
      'Consumer key has expired',
    ]);
    await api.control('release', { value: '2.4.7' });
    const asGuest = await api.graphql('{ customer { firstname } }', {}, headers);
    expect([asGuest.status, asGuest.body.errors[0].message]).toEqual([
      200,
      "The current customer isn't authorized.",
    ]);
  });

  it('are all revoked when the customer revokes one', async () => {
    const headers = await api.signIn();
    const revoked = await api.graphql('mutation { revokeCustomerToken { result } }', {}, headers);
    expect(revoked.body.data).toEqual({ revokeCustomerToken: { result: true } });
    const after = await api.graphql('{ customer { firstname } }', {}, headers);
    expect(after.body.errors[0].message).toBe('Composite reader could not read a token');
  });
});

function stockOf(sku: string): number {
  const product = api.shop.products.get(sku);
  return product?.kind === 'simple' ? product.stock : Number.NaN;
}
