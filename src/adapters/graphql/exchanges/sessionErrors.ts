import type { CombinedError, Exchange } from '@urql/core';
import { pipe, tap } from 'wonka';
import { isCartError } from '../errors.ts';

const PHRASES = ['consumer key has expired', 'authentication', 'unauthorized'];

/**
 * Tells when the platform rejects the session of a signed-in shopper (spec §8 "Authentication
 * failure"). The cart's own message is not one, and a guest has no session to lose (readings 17-19).
 */
export const sessionErrorsExchange =
  ({ hadToken, onRejected }: { hadToken: () => boolean; onRejected: () => void }): Exchange =>
  ({ forward }) =>
  (operations$) =>
    pipe(
      forward(operations$),
      tap(({ error }) => {
        if (error && hadToken() && isSessionError(error)) onRejected();
      }),
    );

/** Whether these errors say that the session is over. */
export function isSessionError(error: CombinedError): boolean {
  if (isCartError(error)) return false;
  const messages = [
    ...error.graphQLErrors.map(({ message }) => message),
    error.networkError?.message ?? '',
  ];
  const isNamed = messages.some((message) =>
    PHRASES.some((phrase) => message.toLowerCase().includes(phrase)),
  );
  const isOfCategory = error.graphQLErrors.some(({ extensions }) =>
    String(extensions?.category ?? '').includes('authentication'),
  );
  const status = (error.response as { status?: number } | undefined)?.status;
  return status === 401 || isNamed || isOfCategory;
}
