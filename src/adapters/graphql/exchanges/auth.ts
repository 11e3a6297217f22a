import type { Exchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';

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
export const bearerExchange = (token: () => string | null): Exchange =>
  authExchange(async ({ appendHeaders }) => ({
    addAuthToOperation: (operation) => {
      const value = operation.context.asGuest ? null : token();
      return value === null
        ? operation
        : appendHeaders(operation, { Authorization: `Bearer ${value}` });
    },
    didAuthError: () => false,
    refreshAuth: async () => {},
  }));
