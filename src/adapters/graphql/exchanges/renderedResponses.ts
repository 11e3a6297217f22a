import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { filter, map, merge, pipe, share } from 'wonka';
import type { RenderedResponse } from '../../document/documentFacts.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** Answer this query from the server's document, whatever the cache contains. */
    isRendered?: boolean;
  }
}

interface RenderedResponsesOptions {
  responses: Record<string, RenderedResponse>;
  /** Whether the document's data is recent enough not to be refetched. */
  isFresh: () => boolean;
}

/**
 * Creates two exchanges around the cache that answer each query of a server's document once from
 * the document: its result overrides and replaces what an earlier visit cached. While the document
 * is fresh, later executions of the query are answered from the cache without a request.
 *
 * @returns `before` and `after` the cache, and the queries that were answered from the document, by
 * key
 */
export function renderedResponses({ responses, isFresh }: RenderedResponsesOptions): {
  before: Exchange;
  after: Exchange;
  answeredQueries: ReadonlyMap<number, Operation>;
} {
  const answeredQueries = new Map<number, Operation>();
  /** Queries that React has read to render a component, and subscribes to when it has mounted it. */
  const unmountedKeys = new Set<number>();
  const before: Exchange =
    ({ forward }) =>
    (operations$) =>
      pipe(
        operations$,
        // Without this teardown Graphcache remembers the result. It answers the subscription with
        // the same data, and the component does not render again.
        filter(({ kind, key }) => kind !== 'teardown' || !unmountedKeys.delete(key)),
        map((operation) => {
          const { key, kind, context } = operation;
          if (kind !== 'query' || context.bypassCache || !responses[key]) return operation;
          if (context.requestPolicy === 'network-only') return operation;
          if (!answeredQueries.has(key)) {
            answeredQueries.set(key, operation);
            unmountedKeys.add(key);
            return withContext(operation, { requestPolicy: 'network-only', isRendered: true });
          }
          return isFresh() ? withContext(operation, { requestPolicy: 'cache-first' }) : operation;
        }),
        forward,
      );
  const after: Exchange =
    ({ forward }) =>
    (operations$) => {
      const shared$ = share(operations$);
      return merge([
        pipe(
          shared$,
          filter(isRendered),
          map((operation) => ({
            operation,
            data: responses[operation.key]?.data,
            stale: false,
            hasNext: false,
          })),
        ),
        pipe(
          shared$,
          filter((operation) => !isRendered(operation)),
          forward,
        ),
      ]);
    };
  return { before, after, answeredQueries };
}

const isRendered = ({ kind, context }: Operation): boolean =>
  kind === 'query' && !!context.isRendered;

const withContext = (operation: Operation, context: Partial<Operation['context']>): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, ...context });
