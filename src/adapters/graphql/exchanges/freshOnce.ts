import { type Exchange, makeOperation } from '@urql/core';
import { map, pipe } from 'wonka';

/**
 * The first time in a visit that something is asked for, a cached answer is shown and the
 * platform is asked beside it; from then on the cache is enough. What was kept from an earlier
 * visit paints at once and never goes stale for longer than a round trip.
 */
export const freshOnceExchange: Exchange = ({ forward }) => {
  const asked = new Set<number>();
  return (operations$) =>
    pipe(
      operations$,
      map((operation) => {
        const { key, kind, context } = operation;
        const isFirst = kind === 'query' && !asked.has(key);
        if (kind === 'query') asked.add(key);
        return isFirst && context.requestPolicy === 'cache-first'
          ? makeOperation(kind, operation, { ...context, requestPolicy: 'cache-and-network' })
          : operation;
      }),
      forward,
    );
};
