import type { Operation } from '@urql/core';
import { compactUrl } from '../graphql/exchanges/compactGet.ts';
import type { DocumentFacts, DocumentReading } from './documentFacts.ts';

/**
 * The responses that a document contained, by GET URL, for the service worker to keep for offline
 * visits.
 *
 * @param answeredQueries - the queries that were answered from the document
 */
export const readingsOf = (
  { lookups, responses }: DocumentFacts,
  answeredQueries: readonly Operation[],
): DocumentReading[] => [
  ...lookups,
  ...answeredQueries.flatMap((query) => {
    const { data = null } = responses[query.key] ?? {};
    return data === null ? [] : [{ url: compactUrl(query), data }];
  }),
];
