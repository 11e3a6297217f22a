import { mapExchange } from '@urql/core';
import { headerOf } from './withHeaders.ts';

/**
 * Tells when the platform refuses a request before it reads it, as it does for a store view or a
 * currency that it does not have. It may say so in any language: only the kind of error is known.
 */
export const viewErrorsExchange = (onRefused: () => void) =>
  mapExchange({
    onResult: ({ error, operation: { context } }) => {
      const isRefused = error?.graphQLErrors.some(
        ({ path, extensions }) => !path && extensions?.category === 'graphql-input',
      );
      if (isRefused && headerOf(context, 'Store') !== undefined) onRefused();
    },
  });
