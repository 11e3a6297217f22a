import type { CombinedError } from '@urql/core';

type Reason = 'invalidCart' | 'refused' | 'unreachable' | 'missing';

/** What went wrong at the platform, with the reason that machines decide by. */
export class PlatformError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'PlatformError';
    this.reason = reason;
  }
}

const CART_PHRASES = [
  'Could not find a cart',
  'The current user cannot perform operations on cart',
  "The cart isn't active",
];

/** Whether the platform calls the cart invalid (spec §8): never when the network failed. */
export const isCartError = ({ networkError, graphQLErrors }: CombinedError): boolean =>
  !networkError &&
  graphQLErrors.some(({ message }) => CART_PHRASES.some((phrase) => message.includes(phrase)));

/** Maps what urql heard to a class, once. */
export function classified(error: CombinedError): PlatformError {
  if (isCartError(error)) return new PlatformError('invalidCart', error.message);
  const [first] = error.graphQLErrors;
  if (error.networkError || !first) return new PlatformError('unreachable', error.message);
  return new PlatformError('refused', first.message);
}
