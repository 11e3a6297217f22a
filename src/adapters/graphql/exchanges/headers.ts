import { type Exchange, makeOperation } from '@urql/core';
import { map, pipe } from 'wonka';

export const CACHE_ID = 'X-Magento-Cache-Id';

interface HeaderSources {
  /** The store view's code, or null for the platform's default. */
  storeView: () => string | null;
  currency: () => string | null;
  /** The cache id that the platform gave last. */
  cacheId: () => string | null;
}

/**
 * The headers of spec §7 besides authorization: the store view, the currency and the cache id.
 * A request that names its own keeps it.
 */
export const headersExchange =
  ({ storeView, currency, cacheId }: HeaderSources): Exchange =>
  ({ forward }) =>
  (operations$) =>
    pipe(
      operations$,
      map((operation) => {
        if (operation.kind === 'teardown') return operation;
        const { fetchOptions } = operation.context;
        const given = typeof fetchOptions === 'function' ? fetchOptions() : (fetchOptions ?? {});
        const headers = {
          ...present({ Store: storeView(), 'Content-Currency': currency(), [CACHE_ID]: cacheId() }),
          ...(given.headers as Record<string, string> | undefined),
        };
        return makeOperation(operation.kind, operation, {
          ...operation.context,
          fetchOptions: { ...given, headers },
        });
      }),
      forward,
    );

const present = (headers: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null),
  );
