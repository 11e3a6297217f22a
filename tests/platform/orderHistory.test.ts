import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADD, type ApiResponse, createTestPlatform } from './testPlatform.ts';

let api = createTestPlatform();
let headers: { authorization: string };
beforeEach(async () => {
  api = createTestPlatform();
  headers = await api.signIn();
});

/**
 * Places the customer's order of one bouquet.
 * @returns the entity id
 */
async function place(): Promise<string> {
  const cartId = (await api.graphql('{ customerCart { id } }', {}, headers)).body.data.customerCart
    .id;
  await api.graphql(ADD, { cartId, cartItems: [{ sku: 'FL-B-04', quantity: 1 }] }, headers);
  const addressInformation = {
    shipping_address: ADA,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  };
  await api.post('/rest/V1/carts/mine/shipping-information', { addressInformation }, headers);
  const paymentMethod = { method: 'checkmo' };
  const body = { paymentMethod, billingAddress: ADA };
  return (await api.post('/rest/V1/carts/mine/payment-information', body, headers)).body;
}

const orders = async (args: string, store = 'default'): Promise<ApiResponse> => {
  const query = `{ customer { orders(${args}) { total_count items { id number status order_date
    total { grand_total { value currency } } } page_info { total_pages } } } }`;
  return (await api.graphql(query, {}, { ...headers, store })).body;
};
const numbers = async (args: string, store?: string): Promise<string[]> =>
  (await orders(args, store)).data.customer.orders.items.map((order: ApiResponse) => order.number);

describe('Order history', () => {
  it('lists a paid order by its entity id and its number', async () => {
    api.shop.now = () => Date.UTC(2026, 4, 10, 9, 30);
    headers = await api.signIn();
    const before = await orders('pageSize: 5');
    expect(before.data.customer.orders).toMatchObject({ total_count: 0, items: [] });
    const id = await place();
    expect((await orders('pageSize: 5')).data.customer.orders).toEqual({
      total_count: 1,
      items: [
        {
          id: btoa(id),
          number: '000000001',
          status: 'Pending',
          order_date: '2026-05-10 09:30:00',
          total: { grand_total: { value: expect.any(Number), currency: 'USD' } },
        },
      ],
      page_info: { total_pages: 1 },
    });
  });

  it('names the order status in the language of the view', async () => {
    await place();
    const { data } = await orders('pageSize: 5, scope: GLOBAL', 'zh_hant');
    expect(data.customer.orders.items).toMatchObject([{ status: '待處理' }]);
  });

  it('lists an order whose payment response was dropped', async () => {
    await api.control('drop', { field: 'carts/mine/payment-information' });
    await expect(place()).rejects.toThrow();
    expect(await numbers('pageSize: 5')).toEqual(['000000001']);
  });

  it('does not list an order whose payment failed', async () => {
    await api.control('fail', { field: 'carts/mine/payment-information', status: 502 });
    await place();
    expect(await numbers('pageSize: 5')).toEqual([]);
  });

  it('is sorted and paged and contains the customer’s own orders only', async () => {
    for (let order = 0; order < 3; order++) await place();
    api.shop.orders.push({ ...api.shop.orders[0]!, id: 99, number: '000000099', customerId: 1 });
    const latest = 'sort: { sort_field: CREATED_AT, sort_direction: DESC }';
    expect(await numbers(`pageSize: 2, ${latest}`)).toEqual(['000000003', '000000002']);
    expect(await numbers(`pageSize: 2, currentPage: 2, ${latest}`)).toEqual(['000000001']);
    expect((await orders('pageSize: 0')).errors[0].message).toBe(
      'pageSize value must be greater than 0.',
    );
  });

  it('is limited to the current view unless a wider scope is requested', async () => {
    await place();
    expect(await numbers('scope: STORE', 'zh_hant')).toEqual([]);
    expect(await numbers('scope: WEBSITE', 'zh_hant')).toEqual(['000000001']);
  });

  it('can be filtered by number, status, date and total', async () => {
    for (let order = 0; order < 2; order++) await place();
    const [first, second] = api.shop.orders;
    Object.assign(first!, { placedAt: Date.UTC(2026, 0, 1), status: 'Complete' });
    Object.assign(second!, { placedAt: Date.UTC(2026, 5, 1) });
    expect(await numbers('filter: { number: { eq: "000000002" } }')).toEqual(['000000002']);
    expect(await numbers('filter: { number: { match: "0001" } }')).toEqual(['000000001']);
    expect(await numbers('filter: { status: { in: ["Complete"] } }')).toEqual(['000000001']);
    expect(await numbers('filter: { order_date: { from: "2026-03-01 00:00:00" } }')).toEqual([
      '000000002',
    ]);
    expect(await numbers('filter: { grand_total: { to: "1" } }')).toEqual([]);
  });
});
