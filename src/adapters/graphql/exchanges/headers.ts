import { makeOperation, mapExchange } from '@urql/core';
import { headerOf, withHeaders } from './withHeaders.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** Send the request without `Store` and currency: the platform answers for its default view. */
    inDefaultView?: boolean;
  }
}

interface HeaderSources {
  /** The store view's code; null in the platform's default view while its code is unknown. */
  storeView: () => string | null;
  /** The stored currency code; null without one. */
  currency: () => string | null;
}

/**
 * Adds the headers of the store view and, when one is stored, of the currency. A request with its
 * own `Store` header keeps it and gets no currency: ours may not exist in that view.
 */
export const headersExchange = ({ storeView, currency }: HeaderSources) =>
  mapExchange({
    onOperation: (operation) =>
      operation.context.inDefaultView
        ? operation
        : makeOperation(
            operation.kind,
            operation,
            withHeaders(operation.context, {
              Store: storeView(),
              'Content-Currency': headerOf(operation.context, 'Store') ? null : currency(),
            }),
          ),
  });
