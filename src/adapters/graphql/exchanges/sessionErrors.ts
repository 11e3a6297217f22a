import { type CombinedError, mapExchange } from '@urql/core';
import { containsPhrase, SESSION_PHRASES } from '../../sessionPhrases.ts';
import { isCartError } from '../errors.ts';
import { headerOf } from './withHeaders.ts';

/** More phrases: some platform versions reject a customer without an authentication category. */
const CUSTOMER_PHRASES = [
  "the current customer isn't authorized.",
  'the request is allowed for logged in customer',
];
/** Mutations that report a wrong password with an authentication category: the session is valid. */
const PASSWORD_FIELDS = new Set<unknown>([
  'generateCustomerToken',
  'changeCustomerPassword',
  'updateCustomerEmail',
]);
const CUSTOMER_FIELDS = new Set<unknown>(['customer', 'customerCart']);

/**
 * Reports that the platform rejected a customer's session. Requests without a token do not count: a
 * guest has no session. Nor do errors that reject the cart (`isCartError`).
 *
 * @param onRejected - called with the `Authorization` header that the request carried
 */
export const sessionErrorsExchange = (onRejected: (authorization: string) => void) =>
  mapExchange({
    onResult: ({ error, operation }) => {
      const sent = headerOf(operation.context, 'Authorization');
      if (error && sent !== undefined && isSessionError(error)) onRejected(sent);
    },
  });

function isSessionError(error: CombinedError): boolean {
  const { graphQLErrors, networkError } = error;
  const isPassword = graphQLErrors.some(
    ({ path, message }) =>
      PASSWORD_FIELDS.has(path?.[0]) && !containsPhrase(message, CUSTOMER_PHRASES),
  );
  if (isPassword || isCartError(error)) return false;
  const { status } = (error.response ?? {}) as { status?: number };
  return (
    status === 401 ||
    containsPhrase(networkError?.message ?? '', SESSION_PHRASES) ||
    graphQLErrors.some(({ message, path, extensions }) => {
      const category = String(extensions?.category ?? '');
      const isOfCustomer = path?.length === 1 && CUSTOMER_FIELDS.has(path[0]);
      return (
        containsPhrase(message, [...SESSION_PHRASES, ...CUSTOMER_PHRASES]) ||
        category.includes('authentication') ||
        (isOfCustomer && category === 'graphql-authorization')
      );
    })
  );
}
