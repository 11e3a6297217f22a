import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryExchange } from '../../../../src/adapters/graphql/exchanges/retry.ts';
import { RequestTimeout } from '../../../../src/adapters/timedFetch.ts';
import { Add, manualClient, Read } from './manualClient.ts';

describe('Retry exchange', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends a failing query five times in all', async () => {
    const { client, sent, fail } = manualClient([retryExchange(() => true)]);
    const result = client.query(Read, {}).toPromise();
    for (let time = 1; time <= 5; time++) {
      await fail(new TypeError('Failed to fetch'));
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(sent).toHaveLength(5);
    expect((await result).error?.networkError).toBeDefined();
  });

  it('waits between 250 ms and 600 ms before the first retry', async () => {
    const { client, sent, fail } = manualClient([retryExchange(() => true)]);
    void client.query(Read, {}).toPromise();
    await fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(250);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(350);
    expect(sent).toHaveLength(2);
  });

  it('retries a query that a failing server answers with JSON errors', async () => {
    for (const status of [500, 503, 429]) {
      const { client, sent, respond } = manualClient([retryExchange(() => true)]);
      const result = client.query(Read, {}).toPromise();
      await respond({}, [{ message: 'Internal server error' }], new Response(null, { status }));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent, `sends after HTTP ${status}`).toHaveLength(2);
      await respond({ read: 1 });
      expect((await result).data).toEqual({ read: 1 });
    }
  });

  it('does not retry a query whose JSON errors refuse it', async () => {
    for (const status of [200, 400, 401, 403]) {
      const { client, sent, respond } = manualClient([retryExchange(() => true)]);
      void client.query(Read, {}).toPromise();
      await respond({}, [{ message: 'No such entity.' }], new Response(null, { status }));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent, `sends after HTTP ${status}`).toHaveLength(1);
    }
  });

  it('never repeats a mutation', async () => {
    const { client, sent, fail } = manualClient([retryExchange(() => true)]);
    void client.mutation(Add, { n: 1 }).toPromise();
    await fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  });

  it('does not retry while the browser is offline', async () => {
    const { client, sent, fail } = manualClient([retryExchange(() => false)]);
    void client.query(Read, {}).toPromise();
    await fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  });

  it('drops a scheduled retry when the browser goes offline', async () => {
    let isOnline = true;
    const { client, sent, fail } = manualClient([retryExchange(() => isOnline)]);
    const result = client.query(Read, {}).toPromise();
    await fail(new TypeError('Failed to fetch'));
    isOnline = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect((await result).error?.networkError?.message).toBe('The browser is offline.');
  });

  it('does not repeat a request that timed out', async () => {
    for (const timeoutError of [
      new RequestTimeout('The request took too long.'),
      new DOMException('signal timed out', 'TimeoutError'),
    ]) {
      const { client, sent, fail } = manualClient([retryExchange(() => true)]);
      const result = client.query(Read, {}).toPromise();
      await fail(timeoutError);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent).toHaveLength(1);
      expect((await result).error?.networkError).toBe(timeoutError);
    }
  });
});
