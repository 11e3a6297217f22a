import { type Exchange, makeOperation } from '@urql/core';
import { map, pipe } from 'wonka';
import { withHeaders } from './withHeaders.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** Ask as whoever is not signed in would. */
    asGuest?: boolean;
  }
}

/**
 * Adds the bearer token while there is one; no header when signed out. It does no
 * more than that: a rejected session is told by `sessionErrors`, and nothing is sent again.
 */
export const authExchange =
  (token: () => string | null): Exchange =>
  ({ forward }) =>
  (operations$) =>
    pipe(
      operations$,
      map((operation) => {
        const value = operation.context.asGuest ? null : token();
        return operation.kind === 'teardown'
          ? operation
          : makeOperation(
              operation.kind,
              operation,
              withHeaders(operation.context, { Authorization: value && `Bearer ${value}` }),
            );
      }),
      forward,
    );
