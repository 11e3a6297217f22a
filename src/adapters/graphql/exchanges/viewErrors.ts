import { mapExchange } from '@urql/core';
import { headerOf } from './withHeaders.ts';

/**
 * Reports that the platform rejected a request before executing it, as it does for a store view or
 * currency that does not exist. The message may be in any language, so only the category and the
 * missing path identify the error.
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
