import { makeOperation, mapExchange } from '@urql/core';
import { withHeaders } from './withHeaders.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** Ask as whoever is not signed in would. */
    asGuest?: boolean;
  }
}

/**
 * Adds the bearer token while there is one; no header when signed out. It does no more than that:
 * a rejected session is told by `sessionErrors`, and nothing is sent again.
 */
export const bearerExchange = (token: () => string | null) =>
  mapExchange({
    onOperation: (operation) => {
      const value = operation.context.asGuest ? null : token();
      return value === null
        ? operation
        : makeOperation(
            operation.kind,
            operation,
            withHeaders(operation.context, { Authorization: `Bearer ${value}` }),
          );
    },
  });
