import { makeOperation, mapExchange } from '@urql/core';
import { headerOf, withHeaders } from './withHeaders.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** Ask the platform's default store view, whichever is shown. */
    inDefaultView?: boolean;
  }
}

interface HeaderSources {
  /** The store view's code, or null while nobody has said that of the platform's default. */
  storeView: () => string | null;
  /** The currency that is stored, or null. */
  currency: () => string | null;
}

/**
 * Sends the store view's code and, when one is stored, the currency. A
 * request that names its own store view, as a look into another one does, keeps it, and asks in
 * that view's currency: ours may not exist there.
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
