import type { Exchange } from '@urql/core';
import { pipe, tap } from 'wonka';
import type { DrawnAnswer } from '../../document/drawnDocument.ts';

/** The answers that a document was drawn with, and whether the platform failed to give one. */
export interface Recording {
  answers: Record<string, DrawnAnswer>;
  hasFailed: boolean;
}

/** Records the answers of queries, for the browser that goes on with the document. */
export const recordAnswersExchange =
  (recording: Recording): Exchange =>
  ({ forward }) =>
  (operations$) =>
    pipe(
      forward(operations$),
      tap(({ operation: { key, kind, context }, data, error }) => {
        if (kind !== 'query') return;
        if (error && error.graphQLErrors.length === 0) recording.hasFailed = true;
        if (context.pastCache || recording.hasFailed) return;
        const errors = error?.graphQLErrors.map(({ message, path, extensions }) => ({
          message,
          ...(path && { path }),
          ...(Object.keys(extensions ?? {}).length > 0 && { extensions }),
        }));
        recording.answers[key] = { data, ...(errors && { errors }) };
      }),
    );
