import { describe, expect, it } from 'vitest';
import { createDemoHistory } from './shop/demoHistory.ts';
import { type ApiResponse, createTestPlatform, ROBERTA, SIGN_IN } from './testPlatform.ts';

const HISTORY = `{ customer {
  orders(pageSize: 10) { items {
    number status shipments { tracking { number } } items { quantity_ordered quantity_invoiced quantity_canceled }
    shipping_address { city }
  } }
  addresses { city default_shipping }
  wishlists { items_count items_v2 { items { product { sku } } } }
} }`;

async function historyOf(
  api: ReturnType<typeof createTestPlatform>,
  headers: Record<string, string> = {},
) {
  const { body } = await api.graphql(SIGN_IN, ROBERTA, headers);
  const authorization = `Bearer ${body.data.generateCustomerToken.token}`;
  const response = await api.graphql(HISTORY, {}, { ...headers, authorization });
  return response.body.data.customer as ApiResponse;
}

describe('Demo customer of npm start', () => {
  it('begins with orders in four stages, two addresses and a wish list', async () => {
    const { orders, addresses, wishlists } = await historyOf(
      createTestPlatform({ hasDemoHistory: true }),
    );
    const summaries = orders.items.map(({ number, status, shipments }: ApiResponse) => ({
      number,
      status,
      parcels: shipments.flatMap(({ tracking }: ApiResponse) => tracking).length,
    }));
    expect(summaries).toEqual([
      { number: '000000001', status: 'Complete', parcels: 1 },
      { number: '000000002', status: 'Canceled', parcels: 0 },
      { number: '000000003', status: 'Pending', parcels: 0 },
      { number: '000000004', status: 'Pending', parcels: 0 },
    ]);
    expect(orders.items[2].items[0]).toMatchObject({ quantity_invoiced: 1 });
    expect(orders.items[3]).toMatchObject({
      items: [{ quantity_invoiced: 0, quantity_canceled: 0 }],
      shipping_address: { city: 'Central' },
    });
    expect(addresses).toEqual([
      { city: 'Austin', default_shipping: true },
      { city: 'Central', default_shipping: false },
    ]);
    expect(wishlists[0].items_count).toBe(4);
  });

  it('has orders whatever the day of the week and the hour', () => {
    const first = Date.UTC(2026, 10, 22);
    for (let hour = 0; hour < 7 * 24; hour += 11) {
      const { shop } = createTestPlatform();
      const now = first + hour * 3_600_000;
      shop.now = () => now;
      createDemoHistory(shop);
      expect(shop.orders).toHaveLength(4);
      expect(shop.now()).toBe(now);
    }
  });

  it('begins without any orders in the shops of tests', async () => {
    const own = createTestPlatform({ hasDemoHistory: true });
    expect((await historyOf(own, { 'x-demo-shop': 'own' })).orders.items).toEqual([]);
    expect((await historyOf(createTestPlatform())).orders.items).toEqual([]);
  });

  it('reduces the stock by what was sent, but not by what was canceled', () => {
    const { shop } = createTestPlatform({ hasDemoHistory: true });
    const stock = (sku: string) => (shop.products.get(sku) as { stock: number }).stock;
    expect([stock('FL-D-05'), stock('FL-X-07'), stock('FL-B-16')]).toEqual([12, 14, 30]);
  });
});
