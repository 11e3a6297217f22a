import type { Exchange, ExchangeIO, Operation } from '@urql/core';
import { filter, merge, pipe, share } from 'wonka';

declare module '@urql/core' {
  interface OperationContext {
    /** Neither read this from the cache nor write its answer there. */
    pastCache?: boolean;
  }
}

/**
 * Lets requests whose context sets `pastCache` go round a cache: the lookup of a path is "sent
 * without cache", and what another store view answers must not mix with this one's.
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
