import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CombinedError } from '@urql/core';
import type { Failure } from '../../../machines/failure.ts';
import { isSchemaError, isUnknownField } from '../../lib/platform/optionalFields.ts';

/** A failed request to the platform, with the reason by which machines decide. */
export class PlatformError extends Error {
  override readonly name: string = 'PlatformError';
  readonly reason: Failure['reason'];
  /** The platform's error category, else its error code; null without either. */
  readonly kind: string | null;

  constructor(reason: Failure['reason'], message: string, kind: string | null = null) {
    super(message);
    this.reason = reason;
    this.kind = kind;
  }
}

/** The cart can no longer be used. The caller creates another and retries. */
export class InvalidCartError extends PlatformError {
  override readonly name = 'InvalidCartError';
  /** Whether the cart exists but is inactive: it was ordered, or merged into another. */
  readonly isClosed: boolean;

  constructor(message: string, isClosed = false) {
    super('invalidCart', message);
    this.isClosed = isClosed;
  }
}

/** The platform understood the request and rejected it; the message is for the shopper. */
export class RefusedError extends PlatformError {
  override readonly name = 'Refused';
  /** HTTP status. 401 means that the session has ended, whatever the kind. */
  readonly status: number;

  constructor(message: string, kind: string | null = null, status = 200) {
    super('refused', message, kind);
    this.status = status;
  }
}

/** The platform's schema lacks what the document needs, so the platform executed nothing. */
export class UnsupportedError extends RefusedError {
  /** The platform's message, which is for developers. */
  private readonly rejection: string;

  constructor(rejection: string, kind: string | null, status: number) {
    // Lingui throws while no language is active; then nobody reads the message either.
    super(i18n.locale ? i18n._(msg`This is not possible in this shop.`) : rejection, kind, status);
    this.rejection = rejection;
  }

  /** Whether the schema lacks this field. */
  lacks = (field: string): boolean => isUnknownField(field, [{ message: this.rejection }]);
}

/** The account's email address is not confirmed yet, so the customer cannot sign in. */
export class UnconfirmedError extends PlatformError {
  override readonly name = 'Unconfirmed';

  constructor(message: string) {
    super('unconfirmed', message);
  }
}

/** No response, or no valid one: network failure, timeout, 5xx, malformed data. */
export class UnreachableError extends PlatformError {
  override readonly name = 'Unreachable';

  constructor(message: string) {
    super('unreachable', message);
  }
}

/**
 * The platform changed nothing and gave only a stock message, which `stripStockErrors` has removed.
 */
export class SoldOutError extends PlatformError {
  override readonly name = 'SoldOut';

  constructor() {
    super('soldOut', 'The platform has not that many left.');
  }
}

/**
 * Returns a mutation's payload.
 *
 * @throws UnreachableError if it is null: without an error, nothing says what happened
 */
export function requirePayload<Payload>(payload: Payload | null): Payload {
  if (payload === null) throw new UnreachableError('The platform gave no payload.');
  return payload;
}

/** The platform's message for a cart that was ordered or merged. */
const CLOSED = "The cart isn't active";
const CART_PHRASES = [
  'Could not find a cart',
  'The current user cannot perform operations on cart',
  CLOSED,
];

/** Whether the platform rejected the cart itself; a network failure never counts. */
export const isCartError = ({ networkError, graphQLErrors }: CombinedError): boolean =>
  !networkError &&
  graphQLErrors.some(({ message }) => CART_PHRASES.some((phrase) => message.includes(phrase)));

/** Converts urql's error to one of the classes above. */
export function classifyError(error: CombinedError): PlatformError {
  if (isCartError(error))
    return new InvalidCartError(error.message, error.message.includes(CLOSED));
  const [first] = error.graphQLErrors;
  const { status = 200 } = (error.response ?? {}) as { status?: number };
  const isBroken = status >= 500 || first?.message === 'Internal server error';
  if (error.networkError || !first || isBroken) return new UnreachableError(error.message);
  const kind = kindOf(first.extensions);
  return isSchemaError(first)
    ? new UnsupportedError(first.message, kind, status)
    : new RefusedError(first.message, kind, status);
}

const kindOf = ({ error_code, category }: Record<string, unknown> = {}): string | null =>
  typeof category === 'string' ? category : typeof error_code === 'string' ? error_code : null;

/**
 * Rejects a mutation whose payload lists user errors: the platform returns them with the data, and
 * without GraphQL errors.
 *
 * @throws RefusedError for the first of them
 */
export function throwUserErrors(
  errors: readonly ({ code: string; message: string } | null)[] | null | undefined,
): void {
  const first = errors?.find((error) => error !== null);
  if (first) throw new RefusedError(first.message, first.code);
}
