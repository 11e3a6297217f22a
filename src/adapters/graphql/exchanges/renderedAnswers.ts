import { type Exchange, makeOperation, type Operation, type OperationResult } from '@urql/core';
import { filter, map, merge, pipe, share } from 'wonka';
import type { BroughtReading, RenderedAnswer } from '../../document/documentFacts.ts';
import { compactUrl } from './compactGet.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** The document's own answer is wanted, whatever the cache holds. */
    isRendered?: boolean;
  }
}

interface Rendered {
  answers: Record<string, RenderedAnswer>;
  /** Whether what the document brought is still as good as the platform's own answer. */
  isFresh: () => boolean;
}

/**
 * Answers queries with what a server's document brought, in two exchanges around the cache: what
 * the document shows wins over what an earlier visit kept, and enters the cache. While it is fresh,
 * the platform is not asked beside it.
 */
export function renderedAnswers({ answers, isFresh }: Rendered): {
  before: Exchange;
  after: Exchange;
  readings: () => BroughtReading[];
} {
  const taken = new Set<number>();
  const brought: Operation[] = [];
  const before: Exchange =
    ({ forward }) =>
    (operations$) =>
      pipe(
        operations$,
        map((operation) => {
          const { key, kind, context } = operation;
          if (kind !== 'query' || context.pastCache || !answers[key]) return operation;
          if (context.requestPolicy === 'network-only') return operation;
          if (!taken.has(key)) {
            taken.add(key);
            return inContext(operation, { requestPolicy: 'network-only', isRendered: true });
          }
          return isFresh() ? inContext(operation, { requestPolicy: 'cache-first' }) : operation;
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
          map((operation) => {
            brought.push(operation);
            return resultOf(operation, answers[operation.key]);
          }),
        ),
        pipe(
          shared$,
          filter((operation) => !isRendered(operation)),
          forward,
        ),
      ]);
    };
  const readings = () =>
    brought.flatMap((query) => {
      const { data = null } = answers[query.key] ?? {};
      return data === null ? [] : [{ url: compactUrl(query), data }];
    });
  return { before, after, readings };
}

const isRendered = ({ kind, context }: Operation): boolean =>
  kind === 'query' && !!context.isRendered;

const inContext = (operation: Operation, context: Partial<Operation['context']>): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, ...context });

const resultOf = (operation: Operation, answer: RenderedAnswer | undefined): OperationResult => ({
  operation,
  data: answer?.data,
  stale: false,
  hasNext: false,
});
