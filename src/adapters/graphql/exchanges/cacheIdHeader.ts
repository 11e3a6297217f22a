import { makeOperation, mapExchange } from '@urql/core';
import { withHeaders } from './withHeaders.ts';

const CACHE_ID = 'X-Magento-Cache-Id';

/**
 * Storage of the platform's cache id, which stands for a customer group, store view and currency.
 */
export interface CacheId {
  get: () => string | null;
  set: (id: string) => void;
}

/**
 * Stores the cache id that the platform returns and sends it with the next request, so that a
 * response cached for one customer group never reaches another.
 */
export const cacheIdHeaderExchange = ({ get, set }: CacheId) =>
  mapExchange({
    onOperation: (operation) => {
      if (operation.kind === 'teardown') return operation;
      const context = withHeaders(operation.context, { [CACHE_ID]: get() });
      const send = context.fetch ?? fetch;
      return makeOperation(operation.kind, operation, {
        ...context,
        fetch: async (input, init) => {
          const response = await send(input, init);
          const id = response.headers.get(CACHE_ID);
          // A request sent as a guest returns a guest's cache id.
          if (id && id !== get() && !context.asGuest) set(id);
          return response;
        },
      });
    },
  });
