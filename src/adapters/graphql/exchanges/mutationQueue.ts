import type { Exchange, Operation } from '@urql/core';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';

declare module '@urql/core' {
  interface OperationContext {
    /** Send this mutation at once, ahead of the queued ones. */
    skipMutationQueue?: boolean;
  }
}

/**
 * Sends mutations one at a time, in the order in which they were dispatched.
 *
 * @remarks
 * The platform may apply two cart mutations in flight in either order. All other operations, and
 * mutations whose context sets `skipMutationQueue`, pass at once. The transport aborts a request
 * after 30 s with a network error, so the queue never stalls; a teardown removes its mutation from
 * the queue, or releases the next if it was in flight.
 *
 * Place it BEFORE the cache: two identical mutations share one operation key, and behind the cache
 * the first promise would never settle.
 */
export const mutationQueueExchange: Exchange =
  ({ forward }) =>
  (operations$) => {
    const released = makeSubject<Operation>();
    const waiting: Operation[] = [];
    let inFlight: Operation | undefined;

    const release = () => {
      inFlight = waiting.shift();
      if (inFlight) released.next(inFlight);
    };

    const passing$ = pipe(
      operations$,
      filter((operation) => {
        if (operation.kind === 'teardown') dropQueued(operation);
        if (!isQueued(operation)) return true;
        waiting.push(operation);
        if (!inFlight) release();
        return false;
      }),
    );

    function dropQueued(teardown: Operation) {
      const index = waiting.findIndex((operation) => isSame(operation, teardown));
      if (index >= 0) waiting.splice(index, 1);
      else if (inFlight && isSame(inFlight, teardown)) queueMicrotask(release);
    }

    return pipe(
      merge([released.source, passing$]), // Keep this order: subscribe before the first release.
      forward,
      tap(({ operation, hasNext }) => {
        if (!hasNext && inFlight && isSame(operation, inFlight)) release();
      }),
    );
  };

const isQueued = ({ kind, context }: Operation): boolean =>
  kind === 'mutation' && !context.skipMutationQueue;

/** Two identical mutations share a key; only urql's `_instance` tells them apart. */
const isSame = (a: Operation, b: Operation): boolean =>
  a.key === b.key && a.context._instance === b.context._instance;
