import type { CombinedError } from '@urql/core';
import type { Failure } from '../../../machines/domain.ts';

/** What went wrong at the platform, with the reason that machines decide by. */
export class PlatformError extends Error {
  override readonly name: string = 'PlatformError';
  readonly reason: Failure['reason'];
  /** The platform's own kind of error, where it says one: a category, else a code. */
  readonly kind: string | null;

  constructor(reason: Failure['reason'], message: string, kind: string | null = null) {
    super(message);
    this.reason = reason;
    this.kind = kind;
  }
}

/** The cart is dead: reset it, create another, try again. */
export class CartIsInvalid extends PlatformError {
  override readonly name = 'CartIsInvalid';
  /** The platform knows it: it was ordered, or merged into another. */
  readonly isClosed: boolean;

  constructor(message: string, isClosed = false) {
    super('invalidCart', message);
    this.isClosed = isClosed;
  }
}

/** The platform understood and said no; the message is for the shopper. */
export class Refused extends PlatformError {
  override readonly name = 'Refused';
  /** Of HTTP. 401 says that the session is over, with a kind or without. */
  readonly status: number;

  constructor(message: string, kind: string | null = null, status = 200) {
    super('refused', message, kind);
    this.status = status;
  }
}

/** No answer, or none that makes sense: lost network, time out, 5xx, rubbish. */
export class Unreachable extends PlatformError {
  override readonly name = 'Unreachable';

  constructor(message: string) {
    super('unreachable', message);
  }
}

/** What the platform says of a cart that is unknown, another's, or already ordered or merged. */
const CLOSED = "The cart isn't active";
const CART_PHRASES = [
  'Could not find a cart',
  'The current user cannot perform operations on cart',
  CLOSED,
];

/** Whether the platform calls the cart invalid: never when the network failed. */
export const isCartError = ({ networkError, graphQLErrors }: CombinedError): boolean =>
  !networkError &&
  graphQLErrors.some(({ message }) => CART_PHRASES.some((phrase) => message.includes(phrase)));

/** Maps what urql heard to a class, once. */
export function classified(error: CombinedError): PlatformError {
  if (isCartError(error)) return new CartIsInvalid(error.message, error.message.includes(CLOSED));
  const [first] = error.graphQLErrors;
  const { status = 200 } = (error.response ?? {}) as { status?: number };
  const isBroken = status >= 500 || first?.message === 'Internal server error';
  if (error.networkError || !first || isBroken) return new Unreachable(error.message);
  return new Refused(first.message, kindOf(first.extensions), status);
}

const kindOf = ({ error_code, category }: Record<string, unknown> = {}): string | null =>
  typeof category === 'string' ? category : typeof error_code === 'string' ? error_code : null;

/** Business refusals come in the payload, with no errors beside it. @throws Refused. */
export function refuseOn(
  errors: readonly ({ code: string; message: string } | null)[] | null | undefined,
): void {
  const first = errors?.find((error) => error !== null);
  if (first) throw new Refused(first.message, first.code);
}
