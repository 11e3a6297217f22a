import {
  Client,
  CombinedError,
  type Exchange,
  gql,
  makeResult,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise, makeSubject, mergeMap, pipe, tap } from 'wonka';
import { forgiveStockExchange } from '../../src/adapters/graphql/exchanges/forgiveStock.ts';
import { headersExchange } from '../../src/adapters/graphql/exchanges/headers.ts';
import { minify } from '../../src/adapters/graphql/exchanges/minify.ts';
import { mutationQueueExchange } from '../../src/adapters/graphql/exchanges/mutationQueue.ts';
import { retryExchange } from '../../src/adapters/graphql/exchanges/retry.ts';
import { sessionErrorsExchange } from '../../src/adapters/graphql/exchanges/sessionErrors.ts';

const Add = gql`mutation Add($n: Int) { add(n: $n) }`;
const Read = gql`query Read { read }`;

describe('the mutation queue', () => {
  it('mutations are sent one at a time, in order', async () => {
    const { client, sent, answer } = held([mutationQueueExchange]);
    const results = [1, 2, 3].map((n) => client.mutation(Add, { n }).toPromise());
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }]);
    await answer();
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }]);
    await answer();
    await answer();
    await Promise.all(results);
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('two identical mutations are two mutations, and both are answered', async () => {
    const { client, sent, answer } = held([mutationQueueExchange]);
    const first = client.mutation(Add, { n: 1 }).toPromise();
    const second = client.mutation(Add, { n: 1 }).toPromise();
    await answer({ add: 'one' });
    await answer({ add: 'two' });
    expect([(await first).data, (await second).data]).toEqual([{ add: 'one' }, { add: 'two' }]);
    expect(sent).toHaveLength(2);
  });

  it('a request may skip the queue if its context says so', () => {
    const { client, sent } = held([mutationQueueExchange]);
    void client.mutation(Add, { n: 1 }).toPromise();
    void client.mutation(Add, { n: 2 }, { skipMutationQueue: true }).toPromise();
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('queries pass straight through', () => {
    const { client, sent } = held([mutationQueueExchange]);
    void client.mutation(Add, { n: 1 }).toPromise();
    void client.query(Read, {}).toPromise();
    expect(sent.map(({ kind }) => kind)).toEqual(['mutation', 'query']);
  });

  it('a failed mutation releases the queue', async () => {
    const { client, sent, fail } = held([mutationQueueExchange]);
    void client.mutation(Add, { n: 1 }).toPromise();
    void client.mutation(Add, { n: 2 }).toPromise();
    await fail(new TypeError('Failed to fetch'));
    expect(sent.map(({ variables }) => variables)).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('stock errors', () => {
  const stock = 'Some of the products are out of stock.';
  const data = { cart: { id: '1', items: [null, { uid: 'MQ==' }] } };

  it('are removed from the response, the affected item is dropped, and the errors field is cleared', async () => {
    const { client, answer } = held([forgiveStockExchange]);
    const result = client.query(Read, {}).toPromise();
    await answer(data, [{ message: stock, path: ['cart', 'items', 0] }]);
    expect(await result).toMatchObject({
      data: { cart: { id: '1', items: [{ uid: 'MQ==' }] } },
      error: undefined,
    });
  });

  it('leave the other errors standing', async () => {
    const { client, answer } = held([forgiveStockExchange]);
    const result = client.query(Read, {}).toPromise();
    await answer(data, [
      { message: stock, path: ['cart', 'items', 0] },
      { message: 'Something else' },
    ]);
    expect((await result).error?.graphQLErrors.map(({ message }) => message)).toEqual([
      'Something else',
    ]);
  });

  for (const message of [
    'There are no source items with the in stock status',
    'The requested qty is not available',
  ]) {
    it(`"${message}" is one of them`, async () => {
      const { client, answer } = held([forgiveStockExchange]);
      const result = client.query(Read, {}).toPromise();
      await answer(data, [{ message, path: ['cart', 'items', 0] }]);
      expect((await result).error).toBeUndefined();
    });
  }

  it('a longer text that contains one stays an error', async () => {
    const { client, answer } = held([forgiveStockExchange]);
    const result = client.query(Read, {}).toPromise();
    await answer(data, [{ message: `Oh: ${stock}`, path: ['cart', 'items', 0] }]);
    expect((await result).error).toBeDefined();
  });
});

describe('a rejected session', () => {
  const cases: [string, { message: string; extensions?: object }, boolean, boolean][] = [
    ['the consumer key has expired', { message: 'Consumer key has expired' }, true, true],
    ['a text with unauthorized, in any case', { message: 'UNAUTHORIZED request' }, true, true],
    [
      'category authentication',
      { message: 'x', extensions: { category: 'graphql-authentication' } },
      true,
      true,
    ],
    ['a guest is not signed out', { message: 'Consumer key has expired' }, false, false],
    [
      'the cart’s own message is not one',
      {
        message: 'The current user cannot perform operations on cart "abc"',
        extensions: { category: 'graphql-authentication' },
      },
      true,
      false,
    ],
    ['any other error is not one', { message: 'The cart is full' }, true, false],
  ];
  for (const [title, error, hadToken, isRejected] of cases) {
    it(title, async () => {
      const onRejected = vi.fn();
      const { client, answer } = held([
        sessionErrorsExchange({ hadToken: () => hadToken, onRejected }),
      ]);
      const result = client.query(Read, {}).toPromise();
      await answer({ read: null }, [error]);
      await result;
      expect(onRejected).toHaveBeenCalledTimes(isRejected ? 1 : 0);
    });
  }
});

describe('retry', () => {
  it('sends a query five times in all', async () => {
    vi.useFakeTimers();
    const { client, sent, fail } = held([retryExchange(() => true)]);
    const result = client.query(Read, {}).toPromise();
    for (let time = 1; time <= 5; time++) {
      await fail(new TypeError('Failed to fetch'));
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(sent).toHaveLength(5);
    expect((await result).error?.networkError).toBeDefined();
    vi.useRealTimers();
  });

  it('the first gap is within 600 ms', async () => {
    vi.useFakeTimers();
    const { client, sent, fail } = held([retryExchange(() => true)]);
    void client.query(Read, {}).toPromise();
    await fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(250);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(350);
    expect(sent).toHaveLength(2);
    vi.useRealTimers();
  });

  it('never repeats a mutation', async () => {
    vi.useFakeTimers();
    const { client, sent, fail } = held([retryExchange(() => true)]);
    void client.mutation(Add, { n: 1 }).toPromise();
    await fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  it('only while the browser is online', async () => {
    vi.useFakeTimers();
    const { client, sent, fail } = held([retryExchange(() => false)]);
    void client.query(Read, {}).toPromise();
    await fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe('headers', () => {
  const headersOf = (operation: Operation | undefined) => {
    const options = operation?.context.fetchOptions;
    return typeof options === 'object' ? options.headers : undefined;
  };

  it('store, Content-Currency and the cache id are sent', () => {
    const { client, sent } = held([
      headersExchange({ storeView: () => 'zh_hant', currency: () => 'HKD', cacheId: () => 'abc' }),
    ]);
    void client.query(Read, {}).toPromise();
    expect(headersOf(sent[0])).toEqual({
      Store: 'zh_hant',
      'Content-Currency': 'HKD',
      'X-Magento-Cache-Id': 'abc',
    });
  });

  it('what is not known is not sent', () => {
    const { client, sent } = held([
      headersExchange({ storeView: () => null, currency: () => null, cacheId: () => null }),
    ]);
    void client.query(Read, {}).toPromise();
    expect(headersOf(sent[0])).toEqual({});
  });

  it('a request that names its own store view keeps it', () => {
    const { client, sent } = held([
      headersExchange({ storeView: () => 'default', currency: () => null, cacheId: () => null }),
    ]);
    void client.query(Read, {}, { fetchOptions: { headers: { Store: 'zh_hant' } } }).toPromise();
    expect(headersOf(sent[0])).toEqual({ Store: 'zh_hant' });
  });
});

describe('a query that is stripped', () => {
  it('loses its whitespace, commas and comments', () => {
    expect(
      minify('query A($a: Int, $b: Int) {\n  # why\n  a(b: $a, c: [1, 2]) {\n    ...F\n  }\n}'),
    ).toBe('query A($a:Int$b:Int){a(b:$a c:[1 2]){...F}}');
  });

  it('keeps its strings as they are', () => {
    expect(minify('{ a(b: "x  ,  # y") }')).toBe('{a(b:"x  ,  # y")}');
  });
});

/** A client over these exchanges, whose answers a test gives by hand, oldest first. */
function held(exchanges: Exchange[]) {
  const sent: Operation[] = [];
  const waiting: ((result: OperationResult) => void)[] = [];
  const platform: Exchange = () => (operations$) =>
    pipe(
      operations$,
      tap((operation) => operation.kind !== 'teardown' && sent.push(operation)),
      mergeMap((operation) =>
        operation.kind === 'teardown'
          ? makeSubject<OperationResult>().source
          : fromPromise(new Promise<OperationResult>((resolve) => waiting.push(resolve))),
      ),
    );
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [...exchanges, platform],
  });
  const settle = async (result: OperationResult) => {
    waiting.shift()?.(result);
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const current = (): Operation => {
    const operation = sent[sent.length - waiting.length];
    if (!operation) throw new Error('Nothing was sent.');
    return operation;
  };
  return {
    client,
    sent,
    answer: (data: object = {}, errors?: object[]) =>
      settle(
        makeResult(current(), { data, ...(errors ? { errors: errors as never } : {}) } as never),
      ),
    fail: (networkError: Error) =>
      settle({
        operation: current(),
        data: undefined,
        error: new CombinedError({ networkError }),
        stale: false,
        hasNext: false,
      }),
  };
}
