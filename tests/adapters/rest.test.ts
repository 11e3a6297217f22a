import { describe, expect, it, vi } from 'vitest';
import {
  type FormattedDraft,
  sendPaymentInformation,
  sendShippingInformation,
} from '../../src/adapters/rest/orders.ts';
import { createRestClient } from '../../src/adapters/rest/restClient.ts';
import { ADDRESS } from './shopClient.ts';

describe('REST client', () => {
  it('sends credentials, JSON headers and the bearer token', async () => {
    const { rest, sent, respond } = platform({ token: 'abc' });
    const request = rest.send('/rest/V1/x', { method: 'POST', body: { a: 1 } });
    respond();
    await request;
    expect(sent[0]).toMatchObject({
      url: '/rest/V1/x',
      method: 'POST',
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: 'Bearer abc',
      },
      body: '{"a":1}',
    });
  });

  it('names the store view in the address unless it is the default one', async () => {
    const { rest, sent } = platform({ storeCode: 'zh hant' });
    void rest.send('/rest/V1/directory/countries');
    void sendShippingInformation(rest, DRAFT);
    void sendPaymentInformation(rest, { ...DRAFT, isSignedIn: true });
    expect(sent.map(({ url }) => url)).toEqual([
      '/rest/zh%20hant/V1/directory/countries',
      '/rest/zh%20hant/V1/guest-carts/abc/shipping-information',
      '/rest/zh%20hant/V1/carts/mine/payment-information',
    ]);
  });

  it('sends no authorization when signed out', () => {
    const { rest, sent } = platform();
    void rest.send('/rest/V1/x');
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('shares an identical request in flight that has no body, for GET and for other methods', async () => {
    const { rest, sent, respond } = platform();
    const requests = [rest.send('/a'), rest.send('/a'), rest.send('/b')];
    void rest.send('/a', { method: 'POST' });
    void rest.send('/a', { method: 'POST' });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /a',
      'GET /b',
      'POST /a',
    ]);
    respond(1);
    respond(2);
    expect(await Promise.all(requests)).toEqual([1, 1, 2]);
    void rest.send('/a');
    expect(sent).toHaveLength(4);
  });

  it('does not share requests that have a body', () => {
    const { rest, sent } = platform();
    void rest.send('/a', { method: 'POST', body: {} });
    void rest.send('/a', { method: 'POST', body: {} });
    expect(sent).toHaveLength(2);
  });

  it('does not abort a request without a body for one with a body', async () => {
    const { rest, sent, respond } = platform();
    const bare = rest.send('/a', { method: 'POST' });
    void rest.send('/a', { method: 'POST', body: {}, cache: 'no-store' });
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    respond(1);
    expect(await bare).toBe(1);
  });

  for (const cache of ['no-store', 'reload'] as const) {
    it(`aborts the earlier identical request in mode ${cache}`, async () => {
      const { rest, sent, respond } = platform();
      const earlier = rest.send('/a');
      const later = rest.send('/a', { cache });
      await expect(earlier).rejects.toThrow();
      expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
      respond(2);
      expect(await later).toBe(2);
    });
  }

  const OF_SESSION = [
    { status: 401, body: { message: 'No.' } },
    { status: 401, body: '<h1>401</h1>' },
    { status: 403, body: { message: 'Consumer key has EXPIRED' } },
    { status: 403, body: { message: '%1 failed', parameters: ['Authentication'] } },
    { status: 500, body: { message: 'Oh.', errors: [{ message: 'Unauthorized request.' }] } },
  ];
  for (const { status, body } of OF_SESSION) {
    it(`reports a rejected session for ${status} ${JSON.stringify(body)}`, async () => {
      const { rest, respond, onRejected } = platform({ token: 'abc' });
      const asked = rest.send('/rest/V1/x');
      respond(body, status);
      await expect(asked).rejects.toThrow();
      expect(onRejected.mock.calls).toEqual([['Bearer abc']]);
    });
  }

  it("reports no rejected session to a guest, or for a proxy's page, a declined payment or another message", async () => {
    const guest = platform();
    const asGuest = guest.rest.send('/rest/V1/x');
    guest.respond({ message: 'Unauthorized' }, 401);
    await expect(asGuest).rejects.toThrow();
    expect(guest.onRejected).not.toHaveBeenCalled();
    const { rest, respond, onRejected } = platform({ token: 'abc' });
    const declined = { message: 'Declined: the card needs authentication.' };
    const others = [
      ['<h1>Authentication</h1>', 511],
      [NO, 400],
      [declined, 400],
    ] as const;
    for (const [body, status] of others) {
      const asked = rest.send('/rest/V1/x');
      respond(body, status);
      await expect(asked).rejects.toThrow();
    }
    expect(onRejected).not.toHaveBeenCalled();
  });
});

describe('REST error', () => {
  it('names method, address, status, message, extra information and trace', async () => {
    const failure = {
      message: 'Carrier with such method not found: %1, %2',
      parameters: ['flatrate', 'express'],
      errors: [{ message: '"%fieldName" is required.', parameters: { fieldName: 'city' } }],
      trace: '#0 index.php',
    };
    await expect(sendRefused(failure, 404)).rejects.toMatchObject({
      name: 'RestError',
      reason: 'refused',
      status: 404,
      message: [
        'GET /rest/V1/x',
        '404 Not Found',
        'Carrier with such method not found: flatrate, express',
        '"city" is required.',
        '#0 index.php',
      ].join('\n'),
    });
  });

  it('keeps the response as its cause and includes unknown keys in its message', async () => {
    const failure = { message: 'No.', code: 7, details: { retry: 'never' } };
    await expect(sendRefused(failure, 400)).rejects.toMatchObject({
      shopperMessage: 'No.',
      cause: failure,
      message: expect.stringContaining('{"code":7,"details":{"retry":"never"}}'),
    });
  });

  it('includes a body that is not JSON', async () => {
    await expect(sendRefused('<h1>Bad gateway</h1>', 502)).rejects.toMatchObject({
      shopperMessage: 'Bad Gateway',
      message: 'GET /rest/V1/x\n502 Bad Gateway\nBad Gateway\n{"body":"<h1>Bad gateway</h1>"}',
    });
  });

  it('survives a body of any shape', async () => {
    for (const body of [7, null, [], { message: 7 }, { message: null, errors: 'x', trace: {} }]) {
      await expect(sendRefused(body, 502)).rejects.toMatchObject({
        name: 'RestError',
        shopperMessage: 'Bad Gateway',
      });
    }
  });

  it('has the reason unreachable for a status of 500 and above', async () => {
    await expect(sendRefused({ message: 'Internal Error.' }, 500)).rejects.toMatchObject({
      reason: 'unreachable',
    });
    await expect(sendRefused('<h1>Bad gateway</h1>', 502)).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('has the reason unreachable for a page of a proxy, whatever its status', async () => {
    await expect(sendRefused('<h1>Too Many Requests</h1>', 429)).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('has the reason invalidCart when the cart does not exist', async () => {
    const failure = {
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: null },
    };
    await expect(sendRefused(failure, 404)).rejects.toMatchObject({ reason: 'invalidCart' });
  });
});

describe('Order by REST', () => {
  it('goes to guest-carts for a guest, with exactly the expected bodies', async () => {
    const { rest, sent, respond } = platform();
    const shipping = sendShippingInformation(rest, DRAFT);
    respond({});
    await shipping;
    const payment = sendPaymentInformation(rest, DRAFT);
    respond('42');
    expect(await payment).toBe('42');
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /rest/V1/guest-carts/abc/shipping-information',
      'POST /rest/V1/guest-carts/abc/payment-information',
    ]);
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      addressInformation: {
        billing_address: FORMATTED,
        shipping_address: FORMATTED,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    expect(JSON.parse(String(sent[1]?.body))).toEqual({
      billingAddress: FORMATTED,
      cartId: 'abc',
      email: 'ada@example.com',
      paymentMethod: { method: 'card', additional_data: { payment_method_nonce: 'nonce-1' } },
    });
  });

  it('returns the charged prices and lines in the platform’s currency', async () => {
    const { rest, respond } = platform();
    const charged = sendShippingInformation(rest, DRAFT);
    respond({
      totals: {
        subtotal: 92,
        shipping_amount: 15,
        quote_currency_code: 'USD',
        items: [{ item_id: 6, name: 'Apricot Letters', qty: 1, row_total: 92 }, { item_id: 7 }],
        total_segments: [{ code: 'grand_total', value: 107 }],
      },
    });
    expect(await charged).toMatchObject({
      prices: { grand_total: { value: 107, currency: 'USD' } },
      lines: {
        6: { name: 'Apricot Letters', quantity: 1, rowTotal: { value: 92, currency: 'USD' } },
      },
    });
  });

  it('returns the charged currency even when the amount equals the shown one', async () => {
    const { rest, respond } = platform();
    const seen = {
      grand_total: { value: 107, currency: 'HKD' },
      subtotal: null,
      discounts: [],
      taxes: [],
      shipping: null,
    };
    const details = { id: 'abc', items: [], totalQuantity: 1, coupons: [], prices: seen };
    const charged = sendShippingInformation(rest, { ...DRAFT, details });
    respond({
      totals: {
        quote_currency_code: 'USD',
        total_segments: [{ code: 'grand_total', value: 107 }],
      },
    });
    expect((await charged)?.prices.grand_total).toEqual({ value: 107, currency: 'USD' });
  });

  it('sends the ids of the accepted terms as strings', () => {
    const { rest, sent } = platform();
    void sendPaymentInformation(rest, { ...DRAFT, shownOrder: { agreementIds: [1, 7] } });
    expect(JSON.parse(String(sent[0]?.body)).paymentMethod).toMatchObject({
      extension_attributes: { agreement_ids: ['1', '7'] },
    });
  });

  it('sends the purchase order number only when there is one', () => {
    const { rest, sent } = platform();
    for (const data of [{ poNumber: 'PO-7' }, {}]) {
      const payment = { code: 'purchaseorder', title: 'Purchase Order', data };
      void sendPaymentInformation(rest, { ...DRAFT, payment });
    }
    expect(sent.map(({ body }) => JSON.parse(String(body)).paymentMethod)).toEqual([
      { method: 'purchaseorder', po_number: 'PO-7' },
      { method: 'purchaseorder' },
    ]);
  });

  it('goes to carts/mine for a customer', async () => {
    const { rest, sent, respond } = platform({ token: 'abc' });
    const payment = sendPaymentInformation(rest, { ...DRAFT, isSignedIn: true });
    respond(42);
    expect(await payment).toBe('42');
    expect(sent[0]?.url).toBe('/rest/V1/carts/mine/payment-information');
  });

  it('never sends client-only keys of an address', async () => {
    const { rest, sent } = platform();
    const address = { ...FORMATTED, sameAsShippingAddress: true, region: null, region_id: null };
    void sendShippingInformation(rest, { ...DRAFT, billingAddress: address });
    const { billing_address } = JSON.parse(String(sent[0]?.body)).addressInformation;
    expect(Object.keys(billing_address)).not.toContain('sameAsShippingAddress');
    expect(Object.keys(billing_address)).not.toContain('region_id');
  });

  const texts = [
    'Service temporarily unavailable',
    'Error 7',
    'Error-7',
    'ERR-7',
    'ORD000000012',
    'HTTP-503',
    'bad7',
  ];
  for (const body of [null, true, {}, [7], 0, '0', '', -7, 1.5, '<b>7</b>', '{"id":7}', ...texts]) {
    it(`takes no order from the response ${JSON.stringify(body)}`, async () => {
      const { rest, respond } = platform();
      const payment = sendPaymentInformation(rest, DRAFT);
      respond(body);
      await expect(payment).rejects.toThrow('The platform gave no order id.');
    });
  }

  it.each([
    7,
    '7',
    '000000070',
    '000000070-1',
    'HK-7',
    'US000070',
    '1f0c2a9e-5b7d-4c3e-9f10-2b6a7d8e9c01',
  ])('takes the order id %j', async (id) => {
    const { rest, respond } = platform();
    const payment = sendPaymentInformation(rest, DRAFT);
    respond(id);
    await expect(payment).resolves.toBe(String(id));
  });

  const doubtful = [
    { body: { message: 'No such entity.' }, status: 404, reason: 'invalidCart', what: 'a 404' },
    { body: '<h1>Forbidden</h1>', status: 403, reason: 'unreachable', what: 'no JSON' },
    { body: { message: 'Late.' }, status: 408, reason: 'unreachable', what: 'a time-out' },
    { body: { message: 'Oh.' }, status: 503, reason: 'unreachable', what: 'a 503' },
  ];
  for (const { body, status, reason, what } of doubtful) {
    it(`does not treat this payment response as a refusal: ${what}`, async () => {
      const { rest, respond } = platform();
      const payment = sendPaymentInformation(rest, DRAFT);
      respond(body, status);
      await expect(payment).rejects.toMatchObject({ reason });
    });
  }

  it('distinguishes a platform that has failed from a proxy that gave up while the platform may work on', async () => {
    const failures = [
      {
        body: { message: 'Report ID: %1', parameters: ['webapi-5f3a9c1e'] },
        status: 500,
        hasPlatformFinished: true,
      },
      { body: { message: 'See report api/91 ' }, status: 500, hasPlatformFinished: true },
      { body: { message: 'Oh.', trace: '#0' }, status: 500, hasPlatformFinished: true },
      { body: { message: 'Internal server error' }, status: 500, hasPlatformFinished: false },
      { body: { message: 'No such entity.' }, status: 404, hasPlatformFinished: true },
      { body: { message: 'Endpoint request timed out' }, status: 504, hasPlatformFinished: false },
      { body: '<h1>Oh</h1>', status: 500, hasPlatformFinished: false },
    ];
    for (const { body, status, hasPlatformFinished } of failures) {
      const { rest, respond } = platform();
      const payment = sendPaymentInformation(rest, DRAFT);
      respond(body, status);
      await expect(payment).rejects.toMatchObject({ hasPlatformFinished });
    }
  });

  it('reports a refusal in the platform’s words and keeps the whole error as its cause', async () => {
    const { rest, respond } = platform();
    const payment = sendPaymentInformation(rest, DRAFT);
    respond({ message: 'Some of the products are out of stock.', trace: '#0' }, 400);
    await expect(payment).rejects.toMatchObject({
      message: 'Some of the products are out of stock.',
      reason: 'refused',
      cause: { name: 'RestError' },
    });
  });
});

const FORMATTED = { ...ADDRESS, region: 'Texas', region_id: 57 };
const DRAFT: FormattedDraft = {
  cartId: 'abc',
  isSignedIn: false,
  email: 'ada@example.com',
  shippingAddress: FORMATTED,
  billingAddress: FORMATTED,
  shippingMethod: {
    carrier_code: 'flatrate',
    carrier_title: 'Flat Rate',
    method_code: 'flatrate',
    method_title: 'Fixed',
    amount: { value: 5, currency: 'USD' },
  },
  payment: { code: 'card', title: 'Card', data: { nonce: 'nonce-1' } },
  details: null,
};

const sendRefused = (body: unknown, status: number): Promise<unknown> => {
  const { rest, respond } = platform();
  const asked = rest.send('/rest/V1/x');
  respond(body, status);
  return asked;
};

/** A platform whose responses the test sends by hand, oldest request first. */
function platform({
  token = null,
  storeCode = null,
}: {
  token?: string | null;
  storeCode?: string | null;
} = {}) {
  const sent: ({ url: string } & RequestInit)[] = [];
  const waiting: ((response: Response) => void)[] = [];
  const onRejected = vi.fn();
  const rest = createRestClient(
    (input, init) => {
      sent.push({ url: String(input), ...init });
      return new Promise((resolve, reject) => {
        waiting.push(resolve);
        init?.signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(resolve), 1);
          reject(init.signal?.reason);
        });
      });
    },
    () => token,
    storeCode,
    onRejected,
  );
  return {
    rest,
    sent,
    onRejected,
    respond: (body: unknown = {}, status = 200) =>
      waiting.shift()?.(
        new Response(typeof body === 'string' && status !== 200 ? body : JSON.stringify(body), {
          status,
          statusText: STATUS[status] ?? '',
        }),
      ),
  };
}

const NO = { message: 'No such address.', trace: '#0 Authentication.php' };
const STATUS: Record<number, string> = {
  200: 'OK',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  511: 'Network Authentication Required',
};
