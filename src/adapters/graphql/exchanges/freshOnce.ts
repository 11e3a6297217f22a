import { type Exchange, makeOperation } from '@urql/core';
import { map, pipe, tap } from 'wonka';

/**
 * Until the platform has answered it in this visit, a question's cached answer is shown and the
 * platform is asked beside it (React may let go of a question and take it up again before it is
 * sent); from then on the cache is enough. What was kept from an earlier
 * visit paints at once and never goes stale for longer than a round trip.
 *
 * @remarks
 * What failed and was never answered is asked of the network alone the next time. The cache could only
 * miss, and right after a failure it keeps a miss to itself, for fear of going round in circles:
 * the question would never be answered, nor asked again while anybody waits for it.
 *
 * Without a network nothing is asked beside what is kept: the failure would take its place.
 */
export const freshOnceExchange =
  (isOnline: () => boolean): Exchange =>
  ({ forward }) => {
    const fresh = new Set<number>();
    /** Answered with data before: the cache has something to show. */
    const known = new Set<number>();
    const failed = new Set<number>();
    return (operations$) =>
      pipe(
        operations$,
        map((operation) => {
          const { key, kind, context } = operation;
          const isFirst = !fresh.has(key) && context.requestPolicy === 'cache-first';
          const wanted = isFirst ? 'cache-and-network' : context.requestPolicy;
          const kept = wanted === 'cache-and-network' && !isOnline() ? 'cache-first' : wanted;
          const requestPolicy = failed.has(key) ? 'network-only' : kept;
          return kind === 'query' && requestPolicy !== context.requestPolicy
            ? makeOperation(kind, operation, { ...context, requestPolicy })
            : operation;
        }),
        forward,
        tap(({ operation: { kind, key }, error, data, stale }) => {
          if (data) known.add(key);
          if (data && !stale) fresh.add(key);
          if (kind === 'query' && error && !known.has(key)) failed.add(key);
          else failed.delete(key);
        }),
      );
  };
