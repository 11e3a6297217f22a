import { type Exchange, type ExchangeIO, makeErrorResult, type Operation } from '@urql/core';
import { retryExchange as urqlRetry } from '@urql/exchange-retry';
import { filter, map, merge, pipe, share } from 'wonka';

/**
 * Retries queries after network errors and HTTP errors that may pass: at most five attempts, the
 * first delay between 300 and 500 ms, later ones longer, and only while the browser is online.
 *
 * @remarks
 * Mutations are never retried: an addition or a payment is not idempotent. Nor is a request that
 * timed out after 30 s: five of those would take minutes.
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
        isTemporary(response?.status ?? 0, networkError !== undefined) &&
        // Our own timeout, or the browser's for a response that stalled.
        !networkError?.name.includes('Timeout') &&
        isOnline(),
    })({ ...input, forward: failRetriesOffline(isOnline, forward) });

/**
 * Whether a failure is temporary: the server itself failed, whether it says so in HTML or in JSON,
 * or there was no response. A rejection such as 401 or 403 would be repeated.
 */
const isTemporary = (status: number, isNetworkError: boolean): boolean =>
  status >= 500 || TEMPORARY.includes(status) || (isNetworkError && status < 400);

/** Client errors that are worth a retry: request timeout, too early, too many requests. */
const TEMPORARY = [408, 425, 429];

/** Fails a delayed retry at once when the browser has gone offline meanwhile. */
const failRetriesOffline =
  (isOnline: () => boolean, forward: ExchangeIO): ExchangeIO =>
  (operations$) => {
    const isOfflineRetry = ({ kind, context }: Operation) =>
      kind === 'query' && Number(context.retry?.count) > 0 && !isOnline();
    const shared$ = share(operations$);
    return merge([
      pipe(
        shared$,
        filter((operation) => !isOfflineRetry(operation)),
        forward,
      ),
      pipe(
        shared$,
        filter(isOfflineRetry),
        map((operation) => makeErrorResult(operation, new Error('The browser is offline.'))),
      ),
    ]);
  };
