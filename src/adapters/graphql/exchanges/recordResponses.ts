import { mapExchange, type OperationResult } from '@urql/core';
import type { DocumentResult, RenderedResponse } from '../../document/documentFacts.ts';
import { compactUrl } from './compactGet.ts';

/** The query results that a document was rendered with, and whether queries failed. */
export interface RecordedResponses {
  responses: Record<string, RenderedResponse>;
  /** Results of uncached queries, which resolve the address; the browser does not repeat them. */
  lookups: DocumentResult[];
  /** Whether a query got no response; nothing after it is recorded. */
  hasFailed: boolean;
  /** Whether a query had GraphQL errors; its result is not recorded, so the browser repeats it. */
  hasErrors: boolean;
}

/** Records query results for the browser that hydrates the document. */
export const recordResponsesExchange = (recording: RecordedResponses) =>
  mapExchange({
    onResult: (result) => {
      const { operation, data } = result;
      const { key, kind, context } = operation;
      const error = !context.bypassCache && isPartlyRefused(result) ? undefined : result.error;
      if (kind !== 'query') return result;
      if (error && error.graphQLErrors.length === 0) recording.hasFailed = true;
      if (recording.hasFailed) return result;
      if (context.bypassCache) {
        if (!error) recording.lookups.push({ url: compactUrl(operation), data });
        return result;
      }
      if (error) recording.hasErrors = true;
      else recording.responses[key] = { data };
      return error ? result : { ...result, error: undefined };
    },
  });

/**
 * Whether the platform has answered the query, and has refused parts of it for every visitor, such
 * as a content block that it does not have. The parts are missing in the data, and that is all that
 * a page needs to know.
 */
const isPartlyRefused = ({ error }: OperationResult): boolean =>
  error !== undefined &&
  !error.networkError &&
  error.graphQLErrors.every(
    ({ path = [], extensions }) =>
      path.length > 1 && extensions.category === 'graphql-no-such-entity',
  );
