/** The reasons for a failure. */
const REASONS = {
  /** The platform no longer accepts the cart. */
  invalidCart: true,
  /** The platform rejected the request. */
  refused: true,
  /** There was no response, or an unintelligible one. */
  unreachable: true,
  /** The order has no cart. */
  cartMissing: true,
  /** The order has no email address. */
  emailMissing: true,
  /** There was no response, and the request certainly had no effect. */
  absent: true,
  /** The order differs from what the shopper has seen, so nothing was sent. */
  changed: true,
  /** The account's email address has to be confirmed first. */
  unconfirmed: true,
  /** The chosen delivery time is no longer offered, so nothing was paid. */
  slotLost: true,
  /** The chosen shipping method is no longer offered, so nothing was paid. */
  methodLost: true,
  /** The shopper signed in or out in another tab, so nothing was paid. */
  sessionChanged: true,
  /** The cart is closed and may have been paid for, so it is not replaced yet. */
  paymentOutstanding: true,
  /** No shipping method is offered for the address. */
  notDelivered: true,
  /** The platform's stock does not suffice. The shopper gets a notice, not an error. */
  soldOut: true,
};

/** Why an action failed, with a message for the shopper if there is one. */
export interface Failure {
  reason: keyof typeof REASONS;
  message: string;
  /** For an invalid cart: whether the platform says that it was ordered or merged. */
  isClosed?: boolean;
  /** The full description of a REST error: method, URL, status, message and the server's trace. */
  report?: string;
}

const isReason = (reason: unknown): reason is Failure['reason'] =>
  typeof reason === 'string' && Object.hasOwn(REASONS, reason);

/**
 * Converts any error of a port to a failure. Adapters' errors carry a `reason`; any other error
 * counts as `unreachable`.
 */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const { reason, report, isClosed } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<Failure>;
  return {
    reason: isReason(reason) ? reason : 'unreachable',
    message,
    ...(isClosed === true ? { isClosed } : {}),
    ...(typeof report === 'string' ? { report } : {}),
  };
}
