/** Why an action failed, with a message for the shopper if there is one. */
export interface Failure {
  /**
   * `invalidCart`: the platform no longer accepts the cart. `refused`: the platform rejected the
   * request. `unreachable`: there was no response, or an unintelligible one. `cartMissing`,
   * `emailMissing`: the order lacks this. `absent`: there was no response, and the request certainly
   * had no effect. `changed`: the order differs from what the shopper has seen, so nothing was sent.
   * `unconfirmed`: the account's email address has to be confirmed first. `slotLost`, `methodLost`:
   * the chosen delivery time, or shipping method, is no longer offered, so nothing was paid.
   * `sessionChanged`: the shopper signed in or out in another tab, so nothing was paid.
   * `paymentOutstanding`: the cart is closed and may have been paid for, so it is not replaced yet.
   * `soldOut`: the platform's stock does not suffice; the shopper gets a notice, not an error.
   */
  reason:
    | 'invalidCart'
    | 'refused'
    | 'unreachable'
    | 'cartMissing'
    | 'emailMissing'
    | 'absent'
    | 'changed'
    | 'unconfirmed'
    | 'slotLost'
    | 'methodLost'
    | 'sessionChanged'
    | 'paymentOutstanding'
    | 'soldOut';
  message: string;
  /** For an invalid cart: whether the platform says that it was ordered or merged. */
  isClosed?: boolean;
  /** The full description of a REST error: method, URL, status, message and the server's trace. */
  report?: string;
}

const REASONS: readonly unknown[] = [
  'invalidCart',
  'refused',
  'cartMissing',
  'emailMissing',
  'absent',
  'changed',
  'unconfirmed',
  'slotLost',
  'methodLost',
  'sessionChanged',
  'soldOut',
];

const isReason = (reason: unknown): reason is Failure['reason'] => REASONS.includes(reason);

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
