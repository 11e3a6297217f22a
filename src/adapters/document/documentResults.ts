import type { Operation } from '@urql/core';
import { compactUrl } from '../graphql/exchanges/compactGet.ts';
import type { DocumentFacts, DocumentResult } from './documentFacts.ts';

/**
 * The query results that a document contained, by GET URL, for the service worker to keep for
 * offline visits.
 *
 * @param answeredQueries - the queries that were answered from the document, by key
 */
export const documentResults = (
  { lookups, responses }: DocumentFacts,
  answeredQueries: ReadonlyMap<number, Operation>,
): DocumentResult[] => [
  ...lookups,
  ...[...answeredQueries].flatMap(([key, query]) => {
    const { data = null } = responses[key] ?? {};
    return data === null ? [] : [{ url: compactUrl(query), data }];
  }),
];
