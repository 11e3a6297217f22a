import { mapExchange } from '@urql/core';
import type { DocumentReading, RenderedResponse } from '../../document/documentFacts.ts';
import { compactUrl } from './compactGet.ts';

/** The query results that a document was rendered with, and whether queries failed. */
export interface Recording {
  responses: Record<string, RenderedResponse>;
  /** Results of uncached queries, which resolve the address; the browser does not repeat them. */
  lookups: DocumentReading[];
  /** Whether a query got no response; nothing after it is recorded. */
  hasFailed: boolean;
  /** Whether a query had GraphQL errors; its result is not recorded, so the browser repeats it. */
  hasErrors: boolean;
}

/** Records query results for the browser that hydrates the document. */
export const recordResponsesExchange = (recording: Recording) =>
  mapExchange({
    onResult: ({ operation, data, error }) => {
      const { key, kind, context } = operation;
      if (kind !== 'query') return;
      if (error && error.graphQLErrors.length === 0) recording.hasFailed = true;
      if (recording.hasFailed) return;
      if (context.bypassCache) {
        if (!error) recording.lookups.push({ url: compactUrl(operation), data });
        return;
      }
      if (error) recording.hasErrors = true;
      else recording.responses[key] = { data };
    },
  });
