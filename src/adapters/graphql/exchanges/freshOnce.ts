import { type Exchange, makeOperation } from '@urql/core';
import { map, pipe, tap } from 'wonka';

/**
 * The first time in a visit that something is asked for, a cached answer is shown and the
 * platform is asked beside it; from then on the cache is enough. What was kept from an earlier
 * visit paints at once and never goes stale for longer than a round trip.
 *
 * @remarks
 * What failed and was never answered is asked of the network alone the next time. The cache could only
 * miss, and right after a failure it keeps a miss to itself, for fear of going round in circles:
 * the question would never be answered, nor asked again while anybody waits for it.
 */
export const freshOnceExchange: Exchange = ({ forward }) => {
  const asked = new Set<number>();
  /** Answered with data before: the cache has something to show. */
  const known = new Set<number>();
  const failed = new Set<number>();
  return (operations$) =>
    pipe(
      operations$,
      map((operation) => {
        const { key, kind, context } = operation;
        const isFirst = kind === 'query' && !asked.has(key);
        if (kind === 'query') asked.add(key);
        const requestPolicy = failed.has(key)
          ? 'network-only'
          : isFirst && context.requestPolicy === 'cache-first'
            ? 'cache-and-network'
            : context.requestPolicy;
        return kind === 'query' && requestPolicy !== context.requestPolicy
          ? makeOperation(kind, operation, { ...context, requestPolicy })
          : operation;
      }),
      forward,
      tap(({ operation: { kind, key }, error, data }) => {
        if (data) known.add(key);
        if (kind === 'query' && error && !known.has(key)) failed.add(key);
        else failed.delete(key);
      }),
    );
};
