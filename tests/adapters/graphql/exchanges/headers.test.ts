import type { Operation } from '@urql/core';
import { describe, expect, it, vi } from 'vitest';
import { bearerExchange } from '../../../../src/adapters/graphql/exchanges/auth.ts';
import { cacheIdHeaderExchange } from '../../../../src/adapters/graphql/exchanges/cacheIdHeader.ts';
import { headersExchange } from '../../../../src/adapters/graphql/exchanges/headers.ts';
import { manualClient, Read } from './manualClient.ts';

describe('Header exchanges', () => {
  it('send Store and Content-Currency', () => {
    const { client, sent } = manualClient([
      headersExchange({ storeView: () => 'zh_hant', currency: () => 'HKD' }),
    ]);
    void client.query(Read, {}).toPromise();
    expect(headersOf(sent[0])).toEqual({ Store: 'zh_hant', 'Content-Currency': 'HKD' });
  });

  it('send no header whose value is unknown', () => {
    const { client, sent } = manualClient([
      headersExchange({ storeView: () => null, currency: () => null }),
      cacheIdHeaderExchange({ get: () => null, set: () => {} }),
    ]);
    void client.query(Read, {}).toPromise();
    expect(headersOf(sent[0])).toEqual({});
  });

  it('keep the Store header of a request that names one, and add no currency', () => {
    const { client, sent } = manualClient([
      headersExchange({ storeView: () => 'default', currency: () => 'USD' }),
    ]);
    void client.query(Read, {}, { fetchOptions: { headers: { Store: 'zh_hant' } } }).toPromise();
    expect(headersOf(sent[0])).toEqual({ Store: 'zh_hant' });
  });

  it('add no headers to a request for the default store view', () => {
    const { client, sent } = manualClient([
      headersExchange({ storeView: () => 'zh_hant', currency: () => 'HKD' }),
    ]);
    void client.query(Read, {}, { inDefaultView: true }).toPromise();
    expect(sent[0]?.context.fetchOptions).toBeUndefined();
  });

  it('send the bearer token only while the shopper is signed in', async () => {
    let token: string | null = 'abc';
    const { client, sent, respond } = manualClient([bearerExchange(() => token)]);
    void client.query(Read, {}).toPromise();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await respond();
    token = null;
    void client.query(Read, {}, { requestPolicy: 'network-only' }).toPromise();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map((operation) => headersOf(operation))).toEqual([
      { Authorization: 'Bearer abc' },
      undefined,
    ]);
  });

  it('store the cache id from a response and send it with the next request', async () => {
    let stored: string | null = null;
    const { client, sent } = manualClient([
      cacheIdHeaderExchange({
        get: () => stored,
        set: (id) => {
          stored = id;
        },
      }),
    ]);
    const response = new Response('{}', { headers: { 'X-Magento-Cache-Id': 'f00d' } });
    void client.query(Read, {}, { fetch: async () => response }).toPromise();
    await sent[0]?.context.fetch?.('http://shop.test/graphql');
    expect(stored).toBe('f00d');
    void client.query(Read, { again: 1 }).toPromise();
    expect(headersOf(sent[1])).toEqual({ 'X-Magento-Cache-Id': 'f00d' });
  });

  it('send no token for a guest request and do not store its cache id', async () => {
    const keep = vi.fn();
    const { client, sent } = manualClient([
      bearerExchange(() => 'abc'),
      cacheIdHeaderExchange({ get: () => null, set: keep }),
    ]);
    const response = new Response('{}', { headers: { 'X-Magento-Cache-Id': 'f00d' } });
    void client.query(Read, {}, { asGuest: true, fetch: async () => response }).toPromise();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await sent[0]?.context.fetch?.('http://shop.test/graphql');
    expect(headersOf(sent[0])).toEqual({});
    expect(keep).not.toHaveBeenCalled();
  });
});

function headersOf(operation: Operation | undefined) {
  const options = operation?.context.fetchOptions;
  return typeof options === 'object' ? options.headers : undefined;
}
