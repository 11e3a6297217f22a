import { makeOperation, mapExchange } from '@urql/core';

/**
 * Revalidates each query once per visit: it is `cache-and-network` until the platform has answered
 * it, then `cache-first`. Data persisted by an earlier visit thus shows at once and stays stale for
 * one round trip at most. The first response decides, not the first execution: React may tear a query
 * down and execute it again before it is sent.
 *
 * @remarks
 * A query that failed without data is `network-only` the next time. Right after a failure
 * Graphcache does not report a cache miss, as a guard against loops, and the query would never
 * settle.
 *
 * Offline, `cache-and-network` becomes `cache-first`: the failure would replace the cached data.
 */
export function revalidateOnceExchange(isOnline: () => boolean) {
  /** Queries that have had data, by operation key: whether the data came from the platform. */
  const fromPlatform = new Map<number, boolean>();
  const failed = new Set<number>();
  return mapExchange({
    onOperation: (operation) => {
      const { key, kind, context } = operation;
      if (kind !== 'query') return operation;
      let { requestPolicy } = context;
      if (failed.has(key)) requestPolicy = 'network-only';
      else if (
        requestPolicy === 'cache-and-network' ||
        (requestPolicy === 'cache-first' && !fromPlatform.get(key))
      ) {
        requestPolicy = isOnline() ? 'cache-and-network' : 'cache-first';
      }
      return makeOperation(kind, operation, { ...context, requestPolicy });
    },
    onResult: ({ operation: { kind, key }, error, data, stale }) => {
      if (data) fromPlatform.set(key, !stale || fromPlatform.get(key) === true);
      if (kind === 'query' && error && !fromPlatform.has(key)) failed.add(key);
      else failed.delete(key);
    },
  });
}
