import { Client } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { compactGetExchange } from '../../src/adapters/graphql/exchanges/compactGet.ts';
import { mutationQueueExchange } from '../../src/adapters/graphql/exchanges/mutationQueue.ts';
import { RequestTimeout, timedFetch } from '../../src/adapters/timedFetch.ts';
import { Add } from './graphql/exchanges/manualClient.ts';

describe('Timed fetch', () => {
  it('fails with a RequestTimeout when no response arrives', async () => {
    await expect(timedFetch(silence, 10)('/x')).rejects.toBeInstanceOf(RequestTimeout);
  });

  it('fails with the caller’s reason when the caller aborts', async () => {
    const abort = new AbortController();
    const request = timedFetch(silence, 1_000)('/x', { signal: abort.signal });
    abort.abort(new Error('changed my mind'));
    await expect(request).rejects.toThrow('changed my mind');
  });

  it('gives urql a network error, which releases the mutation queue', async () => {
    let sent = 0;
    const client = new Client({
      url: 'http://shop.test/graphql',
      preferGetMethod: false,
      exchanges: [mutationQueueExchange, compactGetExchange({ method: 'get' })],
      fetch: timedFetch(async (input, init) => {
        sent += 1;
        return sent === 1 ? silence(input, init) : Response.json({ data: { add: 2 } });
      }, 10),
    });
    const first = client.mutation(Add, { n: 1 }).toPromise();
    const second = client.mutation(Add, { n: 2 }).toPromise();
    expect((await first).error?.networkError).toBeInstanceOf(RequestTimeout);
    expect((await second).data).toEqual({ add: 2 });
  });
});

const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
