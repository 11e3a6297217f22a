import type { Exchange } from '@urql/core';
import { filter, pipe, tap } from 'wonka';

/**
 * Drops a query while the same one is in flight: all subscribers get the one result. Otherwise each
 * component that mounts before the platform has answered would send the query again.
 *
 * @remarks
 * A query that was sent before a mutation completed may miss its effect, so it is sent again. A
 * query that bypasses the cache is always sent: it may be for another store view.
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
        else if (!context.bypassCache) {
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
