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
export const revalidateOnceExchange =
  (isOnline: () => boolean): Exchange =>
  ({ forward }) => {
    /** Answered with data before, so that the cache has something to show: whether by the platform. */
    const known = new Map<number, boolean>();
    const failed = new Set<number>();
    return (operations$) =>
      pipe(
        operations$,
        map((operation) => {
          const { key, kind, context } = operation;
          if (kind !== 'query') return operation;
          let { requestPolicy } = context;
          if (failed.has(key)) requestPolicy = 'network-only';
          else if (
            requestPolicy === 'cache-and-network' ||
            (requestPolicy === 'cache-first' && !known.get(key))
          ) {
            requestPolicy = isOnline() ? 'cache-and-network' : 'cache-first';
          }
          return makeOperation(kind, operation, { ...context, requestPolicy });
        }),
        forward,
        tap(({ operation: { kind, key }, error, data, stale }) => {
          if (data) known.set(key, !stale || known.get(key) === true);
          if (kind === 'query' && error && !known.has(key)) failed.add(key);
          else failed.delete(key);
        }),
      );
  };
