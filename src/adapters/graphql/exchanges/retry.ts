import { type Exchange, type ExchangeIO, makeErrorResult, type Operation } from '@urql/core';
import { retryExchange as urqlRetry } from '@urql/exchange-retry';
import { filter, map, merge, pipe, share } from 'wonka';

/**
 * Sends a query again that the network lost: five sends in all, the first gap between 300 and
 * 500 ms, later ones growing, and only while the browser is online.
 *
 * @remarks
 * Mutations are never repeated: an addition or a payment is not repeatable. A request that was
 * given up after 30 s is not repeated either: five of them would hold the shopper for minutes.
 */
export const retryExchange =
  (isOnline: () => boolean): Exchange =>
  ({ forward, ...input }) =>
    urqlRetry({
      initialDelayMs: 200,
      maxDelayMs: 5_000,
      randomDelay: true,
      maxNumberAttempts: 5,
      retryIf: ({ networkError, response }, { kind }) =>
        kind === 'query' &&
        networkError !== undefined &&
        !isRefused(response) &&
        // Ours, or the browser's when the answer began but did not end.
        !networkError.name.includes('Timeout') &&
        isOnline(),
    })({ ...input, forward: whileOnline(isOnline, forward) });

/** The server has answered, without a list of errors, and would answer alike: 401, 403 and others. */
function isRefused(response: { status?: number } | undefined): boolean {
  const { status = 0 } = response ?? {};
  return status >= 400 && status < 500 && !PASSING.includes(status);
}

/** Too late, too early or too often: it may be different in a moment. */
const PASSING = [408, 425, 429];

/** The browser may have gone offline while a resend waited: it is answered instead of sent. */
const whileOnline =
  (isOnline: () => boolean, forward: ExchangeIO): ExchangeIO =>
  (operations$) => {
    const isStranded = ({ kind, context }: Operation) =>
      kind === 'query' && Number(context.retry?.count) > 0 && !isOnline();
    const shared$ = share(operations$);
    return merge([
      pipe(
        shared$,
        filter((operation) => !isStranded(operation)),
        forward,
      ),
      pipe(
        shared$,
        filter(isStranded),
        map((operation) => makeErrorResult(operation, new Error('The browser is offline.'))),
      ),
    ]);
  };
