import { authExchange as urqlAuth } from '@urql/exchange-auth';

/**
 * Adds the bearer token while there is one; none when signed out (readings 20). It only adds the
 * header: a rejected session is told by `sessionErrors`, and nothing is sent again.
 */
export const authExchange = (token: () => string | null) =>
  urqlAuth(async ({ appendHeaders }) => ({
    addAuthToOperation: (operation) => {
      const value = token();
      return value === null
        ? operation
        : appendHeaders(operation, { Authorization: `Bearer ${value}` });
    },
    didAuthError: () => false,
    refreshAuth: async () => {},
  }));
