import type { Exchange, ExchangeIO, Operation } from '@urql/core';
import { filter, merge, pipe, share } from 'wonka';

declare module '@urql/core' {
  interface OperationContext {
    /** Bypass the cache: neither read this query from it nor write its result. */
    pastCache?: boolean;
  }
}

/**
 * Wraps a cache exchange so that operations whose context sets `pastCache` bypass it: lookups of
 * paths are never cached, and results of another store view must not mix with this one's.
 */
export const pastCacheExchange =
  (cache: Exchange): Exchange =>
  ({ forward, ...input }) =>
  (operations$) => {
    const shared$ = share(operations$);
    let results$: ReturnType<ExchangeIO> | undefined;
    const cached$ = pipe(
      shared$,
      filter((operation) => !isPast(operation)),
      cache({
        ...input,
        forward: (inner$) => {
          results$ = share(forward(merge([inner$, pipe(shared$, filter(isPast))])));
          return pipe(
            results$,
            filter(({ operation }) => !isPast(operation)),
          );
        },
      }),
    );
    const past$ =
      results$ &&
      pipe(
        results$,
        filter(({ operation }) => isPast(operation)),
      );
    return past$ ? merge([cached$, past$]) : cached$;
  };

const isPast = ({ context }: Operation): boolean => context.pastCache === true;
