import { cacheExchange } from '@urql/exchange-graphcache';
import { describe, expect, it } from 'vitest';
import { bypassCacheExchange } from '../../../../src/adapters/graphql/exchanges/bypassCache.ts';
import { revalidateOnceExchange } from '../../../../src/adapters/graphql/exchanges/revalidateOnce.ts';
import { manualClient, Read } from './manualClient.ts';

describe('Request that bypasses the cache', () => {
  it('neither reads from the cache nor writes to it', async () => {
    const { client, sent, respond } = manualClient([bypassCacheExchange(cacheExchange({}))]);
    const cached = client.query(Read, {}).toPromise();
    await respond({ __typename: 'Query', read: 'kept' });
    await cached;

    const uncached = client.query(Read, {}, { bypassCache: true, requestPolicy: 'network-only' });
    const response = uncached.toPromise();
    await respond({ __typename: 'Query', read: 'past' });
    expect((await response).data).toMatchObject({ read: 'past' });

    expect((await client.query(Read, {}).toPromise()).data).toMatchObject({ read: 'kept' });
    expect(sent).toHaveLength(2);
  });

  it('is sent once', async () => {
    const { client, sent, respond } = manualClient([bypassCacheExchange(cacheExchange({}))]);
    const response = client.query(Read, {}, { bypassCache: true }).toPromise();
    await respond({ __typename: 'Query', read: 'past' });
    await response;
    expect(sent).toHaveLength(1);
  });
});

describe('First request of a visit', () => {
  it('repeats cache-and-network until it is answered, and then uses the cache first', async () => {
    const { client, sent, respond } = manualClient([revalidateOnceExchange(() => true)]);
    const subscribe = () => client.query(Read, {}).subscribe(() => {});
    subscribe().unsubscribe();
    const subscription = subscribe();
    await respond({ __typename: 'Query', read: 'of before' });
    await respond({ __typename: 'Query', read: 'there' });
    subscription.unsubscribe();
    subscribe().unsubscribe();
    expect(sent.map(({ context }) => context.requestPolicy)).toEqual([
      'cache-and-network',
      'cache-and-network',
      'cache-first',
    ]);
  });

  it('uses the cache first while the browser is offline', () => {
    const { client, sent } = manualClient([revalidateOnceExchange(() => false)]);
    for (const requestPolicy of ['cache-first', 'cache-and-network'] as const) {
      client
        .query(Read, {}, { requestPolicy })
        .subscribe(() => {})
        .unsubscribe();
    }
    const policies = sent.map(({ context }) => context.requestPolicy);
    expect(policies).toEqual(['cache-first', 'cache-first']);
  });

  it('keeps a network-only policy', () => {
    const { client, sent } = manualClient([revalidateOnceExchange(() => true)]);
    client
      .query(Read, {}, { requestPolicy: 'network-only' })
      .subscribe(() => {})
      .unsubscribe();
    expect(sent[0]?.context.requestPolicy).toBe('network-only');
  });
});

describe('Cache exchange after a failed request', () => {
  it('answers the next request although the failed one is still subscribed', async () => {
    const { client, sent, respond, fail } = manualClient([
      revalidateOnceExchange(() => true),
      bypassCacheExchange(cacheExchange({})),
    ]);
    const errors: unknown[] = [];
    const first = client.query(Read, {}).subscribe(({ error }) => errors.push(error));
    await fail(new TypeError('Failed to fetch'));
    expect(errors).toHaveLength(1);

    const next = client.query(Read, {}).toPromise();
    await respond({ __typename: 'Query', read: 'there' });
    expect((await next).data).toMatchObject({ read: 'there' });
    expect(sent).toHaveLength(2);
    first.unsubscribe();
  });
});
