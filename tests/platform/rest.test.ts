import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADD, type ApiResponse, createTestPlatform } from './testPlatform.ts';

const LETTERS = { sku: 'FL-B-04', quantity: 1 };

let api = createTestPlatform();
let cartId = '';
beforeEach(async () => {
  api = createTestPlatform();
  await api.control('set-tax', { country: 'US', percent: 10 });
  cartId = await api.cartWith(LETTERS);
});

const guest = (call: string, body: unknown, base = '/rest/V1') =>
  api.post(`${base}/guest-carts/${cartId}/${call}`, body);
const ship = (information: object = {}, base?: string) =>
  guest(
    'shipping-information',
    {
      addressInformation: {
        shipping_address: ADA,
        billing_address: ADA,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        ...information,
      },
    },
    base,
  );
const CHECK = { method: 'checkmo' };
const pay = (paymentMethod: object = CHECK) =>
  guest('payment-information', {
    cartId,
    email: 'ada@example.com',
    paymentMethod,
    billingAddress: ADA,
  });
const tokenise = (number: string) =>
  api.post('/sandbox/card/tokens', { number, expiry: '09/40', cvc: '123' });
const byCard = (nonce: string) => ({
  method: 'florapay_card',
  additional_data: { payment_method_nonce: nonce },
});

describe('POST shipping-information', () => {
  it('answers payment methods and totals', async () => {
    const { body, status, headers } = await ship();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.payment_methods).toEqual([
      { code: 'checkmo', title: 'Check / Money order' },
      { code: 'florapay_card', title: 'Card' },
    ]);
    expect(body.totals).toMatchObject({
      grand_total: 116.2,
      base_grand_total: 116.2,
      subtotal: 92,
      shipping_amount: 15,
      tax_amount: 9.2,
      base_currency_code: 'USD',
      quote_currency_code: 'USD',
      items_qty: 1,
      items: [{ item_id: 1, price: 92, qty: 1, row_total: 92, options: '[]' }],
    });
    expect(body.totals.total_segments).toContainEqual({
      code: 'shipping',
      title: 'Shipping & Handling (Express - next day)',
      value: 15,
    });
  });

  it('uses the currency and the language of the view in the path', async () => {
    const { body } = await ship({}, '/rest/zh_hant/V1');
    expect(body.totals).toMatchObject({
      grand_total: 906.36,
      base_grand_total: 116.2,
      quote_currency_code: 'HKD',
    });
    const refused = await ship({ shipping_method_code: 'express' }, '/rest/zh_hant/V1');
    expect(refused.body).toEqual({
      message: '找不到此送貨方式：%1，%2',
      parameters: ['flatrate', 'express'],
    });
    expect((await ship({}, '/rest/nowhere/V1')).status).toBe(404);
  });

  const refusals: [
    title: string,
    respond: () => Promise<ApiResponse>,
    status: number,
    body: object,
  ][] = [
    [
      'a missing parameter',
      () => guest('shipping-information', {}),
      400,
      {
        message: '"%fieldName" is required. Enter and try again.',
        parameters: { fieldName: 'addressInformation' },
      },
    ],
    [
      'no country',
      () => ship({ shipping_address: { ...ADA, country_id: '' } }),
      400,
      { message: 'The shipping address is missing. Set the address and try again.' },
    ],
    [
      'a method that is not offered',
      () => ship({ shipping_method_code: 'express' }),
      404,
      {
        message: 'Carrier with such method not found: %1, %2',
        parameters: ['flatrate', 'express'],
      },
    ],
    [
      'no method',
      () => ship({ shipping_method_code: null }),
      404,
      { message: 'The shipping method is missing. Select the shipping method and try again.' },
    ],
    [
      'an address against the rules of its country, in 2.4.9',
      () => ship({ shipping_address: { ...ADA, telephone: '' } }),
      400,
      {
        message: 'The %1 address contains invalid data: %2',
        parameters: ['shipping', '"telephone" is required. Enter and try again.'],
      },
    ],
  ];
  for (const [title, respond, status, body] of refusals) {
    it(`refuses ${title}`, async () => {
      const refused = await respond();
      expect([refused.status, refused.body]).toEqual([status, body]);
    });
  }

  it('accepts an address without a telephone in 2.4.7, and the order then fails', async () => {
    await api.control('release', { value: '2.4.7' });
    expect((await ship({ shipping_address: { ...ADA, telephone: '' } })).status).toBe(200);
    expect((await pay()).body.message).toBe('Please check the shipping address information. %1');
  });

  it('refuses an empty cart', async () => {
    cartId = await api.cartWith();
    expect((await ship()).body).toEqual({
      message:
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    });
  });
});

describe('POST payment-information', () => {
  it('places the order and responds with its entity id as a JSON string', async () => {
    await ship();
    const { text, status } = await pay();
    expect([status, text]).toEqual([200, '"41"']);
    const { body } = await api.send('/demo/orders');
    expect(body).toMatchObject([
      {
        id: 41,
        number: '000000001',
        email: 'ada@example.com',
        lines: [{ sku: 'FL-B-04', quantity: 1 }],
        totals: { grandTotal: 11_620 },
      },
    ]);
  });

  it('closes the cart for REST and GraphQL', async () => {
    await ship();
    await pay();
    const { body, status } = await pay();
    expect([status, body]).toEqual([
      404,
      {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: 1 },
      },
    ]);
    const query = 'query ($id: String!) { cart(cart_id: $id) { id } }';
    const read = await api.graphql(query, { id: cartId });
    expect(read.body.errors[0].message).toBe("The cart isn't active.");
  });

  it('places one order when it is called three times at once', async () => {
    await ship();
    const responses = await Promise.all([pay(), pay(), pay()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect((await api.send('/demo/orders')).body).toHaveLength(1);
  });

  it('requires a shipping address and an offered payment method', async () => {
    expect((await pay()).body.message).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    await ship();
    const { body, status } = await pay({ method: 'gold' });
    expect([status, body.message]).toEqual([400, 'The requested Payment Method is not available.']);
  });

  it('reports several missing parameters together', async () => {
    const { body, status } = await guest('payment-information', {});
    expect([status, body]).toEqual([
      400,
      {
        message: 'One or more input exceptions have occurred.',
        errors: [
          {
            message: '"%fieldName" is required. Enter and try again.',
            parameters: { fieldName: 'email' },
          },
          {
            message: '"%fieldName" is required. Enter and try again.',
            parameters: { fieldName: 'paymentMethod' },
          },
        ],
      },
    ]);
  });

  it('refuses products that have sold out, and leaves the cart active', async () => {
    await ship();
    await api.control('sell-out', { sku: 'FL-B-04' });
    expect((await pay()).body).toEqual({ message: 'Some of the products are out of stock.' });
    await api.control('set-stock', { sku: 'FL-B-04', stock: 1 });
    expect((await pay()).status).toBe(200);
  });
});

describe('Card', () => {
  it('is exchanged for a nonce that pays once', async () => {
    await ship();
    const { body, status } = await tokenise('4111 1111 1111 1111');
    expect([status, body]).toEqual([
      201,
      { nonce: expect.any(String), last4: '1111', brand: 'visa' },
    ]);
    expect((await pay(byCard(body.nonce))).status).toBe(200);
    cartId = await api.cartWith(LETTERS);
    await ship();
    expect((await pay(byCard(body.nonce))).body.message).toBe(
      'Cannot use a payment_method_nonce more than once.',
    );
    expect((await pay(byCard('made-up'))).body.message).toBe(
      'Unknown or expired payment_method_nonce.',
    );
    expect((await pay({ method: 'florapay_card' })).body.message).toBe(
      'Enter a valid payment method and try again.',
    );
  });

  it('is refused at payment when it has the declined test number, and another card then pays', async () => {
    await ship();
    const declined = await tokenise('4000 0000 0000 0002');
    const { body, status } = await pay(byCard(declined.body.nonce));
    expect([status, body]).toEqual([
      400,
      { message: 'Your payment was declined. Try another card.' },
    ]);
    const good = await tokenise('5555 5555 5555 4444');
    expect((await pay(byCard(good.body.nonce))).status).toBe(200);
  });

  it('is refused with a message for each field when it is malformed', async () => {
    const wrong = { number: '4111 1111 1111 1112', expiry: '01/20', cvc: '12' };
    const { body, status } = await api.post('/sandbox/card/tokens', wrong);
    expect([status, body]).toEqual([
      422,
      {
        errors: [
          { field: 'number', message: 'This card number is not valid.' },
          { field: 'expiry', message: 'This card has expired.' },
          { field: 'cvc', message: 'The security code has 3 digits.' },
        ],
      },
    ]);
    const inChinese = await api.post('/sandbox/card/tokens', wrong, { store: 'zh_hant' });
    expect(inChinese.body.errors[0]).toEqual({ field: 'number', message: '卡號不正確。' });
  });
});

describe('REST routes of a customer', () => {
  const postToOwnCart = (call: string, body: unknown, headers = {}) =>
    api.post(`/rest/V1/carts/mine/${call}`, body, headers);

  it('require a token', async () => {
    const { body, status } = await postToOwnCart('payment-information', { paymentMethod: CHECK });
    expect([status, body]).toEqual([
      401,
      {
        message: "The consumer isn't authorized to access %resources.",
        parameters: { resources: 'self' },
      },
    ]);
  });

  it.each(['2.4.7', '2.4.9'] as const)('require a valid token in %s', async (value) => {
    await api.control('release', { value });
    const bad = [{ authorization: 'Bearer nonsense' }];
    for (const control of ['expire-tokens', 'revoke-tokens']) {
      bad.push(await api.signIn());
      await api.control(control);
    }
    for (const headers of bad) {
      for (const call of ['shipping-information', 'payment-information']) {
        const { body, status } = await postToOwnCart(call, { paymentMethod: CHECK }, headers);
        expect([status, body.parameters]).toEqual([401, { resources: 'self' }]);
      }
    }
  });

  it('find no active cart once it was ordered elsewhere', async () => {
    const headers = await api.signIn();
    const created = await api.graphql('mutation { createEmptyCart }', {}, headers);
    await api.control('deactivate-cart', { cartId: created.body.data.createEmptyCart });
    for (const call of ['shipping-information', 'payment-information']) {
      const { body, status } = await postToOwnCart(call, { paymentMethod: CHECK }, headers);
      expect([status, body.parameters]).toEqual([404, { fieldName: 'customerId', fieldValue: 2 }]);
    }
  });

  it.each([
    ['fail', 500, /^Internal Error/],
    ['malformed', 200, undefined],
  ])('follow the control “%s” once', async (control, status, message) => {
    const headers = await api.signIn();
    await api.graphql('mutation { createEmptyCart }', {}, headers);
    await api.control(control, { field: 'carts/mine/estimate-shipping-methods' });
    const call = () =>
      postToOwnCart('estimate-shipping-methods', { address: { country_id: 'US' } }, headers);
    const first = await call();
    expect(first.status).toBe(status);
    if (message) expect(first.body.message).toMatch(message);
    else expect(first.body).toBeNull();
    expect(await call()).toMatchObject({ status: 200, body: [] });
  });

  it('use the customer’s active cart without an id, and require one', async () => {
    const headers = await api.signIn();
    const none = await postToOwnCart('payment-information', { paymentMethod: CHECK }, headers);
    expect([none.status, none.body]).toEqual([
      404,
      {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'customerId', fieldValue: 2 },
      },
    ]);
    const created = await api.graphql('mutation { createEmptyCart }', {}, headers);
    const own = created.body.data.createEmptyCart;
    await api.graphql(ADD, { cartId: own, cartItems: [LETTERS] }, headers);
    cartId = own;
    expect((await ship()).status).toBe(404);
    const information = {
      shipping_address: ADA,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    await postToOwnCart('shipping-information', { addressInformation: information }, headers);
    const placed = await postToOwnCart(
      'payment-information',
      { paymentMethod: CHECK, billingAddress: ADA, email: 'else@example.com', cartId: 'ignored' },
      headers,
    );
    expect(placed.text).toBe('"41"');
    expect((await api.send('/demo/orders')).body[0].email).toBe('roberta@example.com');
  });
});

describe('REST API', () => {
  it('estimates shipping to a country', async () => {
    const { body } = await guest('estimate-shipping-methods', { address: { country_id: 'HK' } });
    expect(body[1]).toEqual({
      carrier_code: 'tablerate',
      method_code: 'bestway',
      carrier_title: 'Courier',
      method_title: '2–4 days',
      amount: 6,
      base_amount: 6,
      available: true,
      error_message: '',
      price_excl_tax: 6,
      price_incl_tax: 6,
    });
    cartId = await api.cartWith();
    expect(
      (await guest('estimate-shipping-methods', { address: { country_id: 'HK' } })).body,
    ).toEqual([]);
  });

  it('reads payment information and saves it without placing an order', async () => {
    await ship();
    const read = await api.send(`/rest/V1/guest-carts/${cartId}/payment-information`);
    expect(read.body.totals.grand_total).toBe(116.2);
    const set = await guest('set-payment-information', {
      email: 'ada@example.com',
      paymentMethod: CHECK,
    });
    expect(set.text).toBe('true');
    expect((await api.send('/demo/orders')).body).toEqual([]);
  });

  it('lists countries with string region ids, or without regions', async () => {
    const { body } = await api.send('/rest/V1/directory/countries');
    const byId = new Map(body.map((country: { id: string }) => [country.id, country]));
    expect(byId.get('US')).toMatchObject({
      three_letter_abbreviation: 'USA',
      full_name_english: 'United States',
      available_regions: expect.arrayContaining([{ id: '57', code: 'TX', name: 'Texas' }]),
    });
    expect(byId.get('HK')).not.toHaveProperty('available_regions');
    expect((await api.send('/rest/V1/directory/countries/XX')).status).toBe(404);
  });

  it('responds with 404 for an unknown route, a wrong method and an unknown cart', async () => {
    for (const response of [
      await api.send('/rest/V1/guest-carts'),
      await api.send(`/rest/V1/guest-carts/${cartId}/shipping-information`),
    ]) {
      expect([response.status, response.body]).toEqual([
        404,
        { message: 'Request does not match any route.' },
      ]);
    }
    cartId = 'unknown';
    const { body, status } = await ship();
    expect([status, body]).toEqual([
      404,
      {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
    ]);
  });

  it('answers a body that is not JSON with a decoding error', async () => {
    const { body, status } = await api.send(`/rest/V1/guest-carts/${cartId}/payment-information`, {
      method: 'POST',
      body: '{',
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(/^Decoding error: /);
  });
});
