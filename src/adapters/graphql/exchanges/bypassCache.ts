import type { Exchange, ExchangeIO, Operation } from '@urql/core';
import { filter, merge, pipe, share } from 'wonka';

declare module '@urql/core' {
  interface OperationContext {
    /** Bypass the cache: neither read this query from it nor write its result. */
    bypassCache?: boolean;
  }
}

/**
 * Wraps a cache exchange so that operations whose context sets `bypassCache` bypass it: lookups of
 * paths are never cached, and results of another store view must not mix with this one's.
 */
export const bypassCacheExchange =
  (cache: Exchange): Exchange =>
  ({ forward, ...input }) =>
  (operations$) => {
    const shared$ = share(operations$);
    let results$: ReturnType<ExchangeIO> | undefined;
    const cached$ = pipe(
      shared$,
      filter((operation) => !bypassesCache(operation)),
      cache({
        ...input,
        forward: (inner$) => {
          results$ = share(forward(merge([inner$, pipe(shared$, filter(bypassesCache))])));
          return pipe(
            results$,
            filter(({ operation }) => !bypassesCache(operation)),
          );
        },
      }),
    );
    const bypassing$ =
      results$ &&
      pipe(
        results$,
        filter(({ operation }) => bypassesCache(operation)),
      );
    return bypassing$ ? merge([cached$, bypassing$]) : cached$;
  };

const bypassesCache = ({ context }: Operation): boolean => context.bypassCache === true;
