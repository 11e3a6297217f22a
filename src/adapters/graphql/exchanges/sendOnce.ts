import type { Exchange } from '@urql/core';
import { filter, pipe, tap } from 'wonka';

/**
 * Drops a query while the same one is in flight: its answer is for everybody who asks. Otherwise
 * each component that takes up a query before the platform has answered it would send it again.
 *
 * @remarks
 * What began before a mutation was answered may not know of it: such a query is sent anew. A query
 * past the cache is always sent, since another store view may be asked.
 *
 * Place it between the cache and the retries, which send a query again on purpose.
 */
export const sendOnceExchange: Exchange =
  ({ forward }) =>
  (operations$) => {
    const inFlight = new Set<number>();
    return pipe(
      operations$,
      filter(({ kind, key, context }) => {
        if (kind === 'mutation') inFlight.clear();
        else if (kind === 'teardown') inFlight.delete(key);
        else if (!context.pastCache) {
          if (inFlight.has(key)) return false;
          inFlight.add(key);
        }
        return true;
      }),
      forward,
      tap(({ operation: { kind, key } }) => {
        if (kind === 'mutation') inFlight.clear();
        else inFlight.delete(key);
      }),
    );
  };
