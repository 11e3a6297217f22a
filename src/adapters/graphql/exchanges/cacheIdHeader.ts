import { type Exchange, makeOperation } from '@urql/core';
import { map, pipe } from 'wonka';
import { withHeaders } from './withHeaders.ts';

const CACHE_ID = 'X-Magento-Cache-Id';

export interface CacheId {
  get: () => string | null;
  set: (id: string) => void;
}

/**
 * Keeps the cache id that the platform returns and sends it back with the next request, so that
 * what was cached for one kind of shopper never reaches another.
 */
export const cacheIdHeaderExchange =
  ({ get, set }: CacheId): Exchange =>
  ({ forward }) =>
  (operations$) =>
    pipe(
      operations$,
      map((operation) => {
        if (operation.kind === 'teardown') return operation;
        const context = withHeaders(operation.context, { [CACHE_ID]: get() });
        const send = context.fetch ?? fetch;
        return makeOperation(operation.kind, operation, {
          ...context,
          fetch: async (input, init) => {
            const response = await send(input, init);
            const id = response.headers.get(CACHE_ID);
            // Of a question asked as somebody else it is theirs.
            if (id && id !== get() && !context.asGuest) set(id);
            return response;
          },
        });
      }),
      forward,
    );
