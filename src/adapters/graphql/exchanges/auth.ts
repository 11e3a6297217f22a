import type { Exchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';

declare module '@urql/core' {
  interface OperationContext {
    /** Send the request without the bearer token, as a guest. */
    asGuest?: boolean;
  }
}

/**
 * Adds the bearer token while there is one. Unlike a usual auth exchange it neither detects
 * rejected tokens (`sessionErrors` does) nor retries.
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
