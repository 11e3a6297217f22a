import { type CombinedError, mapExchange } from '@urql/core';
import { isCartError } from '../errors.ts';
import { headerOf } from './withHeaders.ts';

/** Parts of messages that reject a session, in lower case. */
const PHRASES = ['consumer key has expired', 'authentication', 'unauthorized'];
/** The same for platform versions that send no authentication category for a rejected customer. */
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
    ({ path, message }) => PASSWORD_FIELDS.has(path?.[0]) && !isNamed(message, CUSTOMER_PHRASES),
  );
  if (isPassword || isCartError(error)) return false;
  const { status } = (error.response ?? {}) as { status?: number };
  return (
    status === 401 ||
    isNamed(networkError?.message ?? '', PHRASES) ||
    graphQLErrors.some(({ message, path, extensions }) => {
      const category = String(extensions?.category ?? '');
      const isOfCustomer = path?.length === 1 && CUSTOMER_FIELDS.has(path[0]);
      return (
        isNamed(message, [...PHRASES, ...CUSTOMER_PHRASES]) ||
        category.includes('authentication') ||
        (isOfCustomer && category === 'graphql-authorization')
      );
    })
  );
}

const isNamed = (message: string, phrases: string[]): boolean =>
  phrases.some((phrase) => message.toLowerCase().includes(phrase));
