import type { CartDetails } from '../../domain.ts';
import type { Failure } from '../../failure.ts';
import {
  asKind,
  type CartCommand,
  type CartOperationInput,
  type CartOutcome,
} from '../commands.ts';
import type { CouponVerdict } from '../coupon.ts';
import { hasCoupon, lineBeforeOf } from '../lines.ts';

/** The phase of an operation: reading before it sends, sending, or reading the result. */
export type OperationPhase = 'reconciling' | 'executing' | 'verifying';

export interface CartOperationContext extends CartOperationInput, Omit<CartOutcome, 'status'> {
  /** The quantity of the added product in the cart before the request. */
  before: number;
  /** The failure of the request, kept until the cart is read. */
  failure: Failure | null;
  /** The failure that reported the cart as invalid, and the phase in which it occurred. */
  invalid: { failure: Failure; phase: OperationPhase } | null;
  /**
   * The id of the cart that was dropped as invalid. If the next cart is invalid too, the operation
   * fails.
   */
  invalidCartId: string | null;
  /** Whether a removed line is or was stored, which this operation must update or delete there. */
  hasRemovedLine: boolean;
  /** Whether this operation's addition is stored as not sent. */
  hasStoredAddition: boolean;
  /** Why the platform rejected the coupon of a link. */
  couponFailure: Failure | null;
}

/** The context of an operation that has done nothing yet. */
export const contextOf = (input: CartOperationInput): CartOperationContext => ({
  ...input,
  failures: [],
  requeued: [],
  before: 0,
  failure: null,
  invalid: null,
  invalidCartId: null,
  hasRemovedLine: input.removedLine !== null,
  hasStoredAddition: input.command.kind === 'add',
  couponFailure: null,
});

/** Everything that the cart machine takes over from an operation that has ended. */
export const outcomeOf = (
  context: CartOperationContext,
  status: CartOutcome['status'],
): CartOutcome => {
  const { cartId, details, failures, requeued, removedLine, unconfirmedAddition } = context;
  return {
    status,
    cartId,
    details,
    failures,
    requeued,
    removedLine,
    unconfirmedAddition,
    isCartClosed: context.invalidCartId !== null && context.invalid?.failure.isClosed === true,
    couponVerdict: status === 'deferred' ? null : couponVerdictOf(context),
  };
};

/** Whether the coupon of a link is still to be applied, and the cart contains an item. */
export const isCouponDue = (
  { coupon, command }: CartOperationContext,
  details: CartDetails,
): boolean =>
  coupon != null &&
  command.kind !== 'applyCoupon' &&
  command.kind !== 'removeCoupon' &&
  details.items.length > 0 &&
  !hasCoupon(details, coupon.code);

/** Tells from the cart's contents whether the coupon was applied, even if the response was lost. */
function couponVerdictOf(context: CartOperationContext): CouponVerdict | null {
  const { coupon, couponFailure: failure, cartId, details } = context;
  if (!coupon) return null;
  const { code } = coupon;
  if (details && hasCoupon(details, code)) {
    return { code, kind: 'applied', failure: null, hasNoCart: false };
  }
  const kind = failure?.reason === 'refused' ? 'refused' : 'pending';
  const hasNoCart = cartId === null || details?.items.length === 0;
  return { code, kind, failure, hasNoCart };
}

/**
 * Whether to read the cart before any request: to settle an earlier operation, or because an
 * addition with a lost response can only be settled if the quantity before it is known.
 */
export const mustReconcile = (context: CartOperationContext): boolean =>
  mustReconcileNewCart(context) || (isAdditive(context.command) && context.details === null);

/**
 * The same for a new cart. It is empty, so the quantity before an addition is known to be zero, but a
 * cart that replaces an invalid one is always read: a customer's may already contain items.
 */
export const mustReconcileNewCart = (context: CartOperationContext): boolean =>
  context.invalidCartId !== null ||
  context.command.kind === 'read' ||
  context.removedLine !== null ||
  context.unconfirmedAddition !== null ||
  lineBeforeOf(context.command) !== null;

/** Whether the command adds to a quantity that the cart may already contain. */
export const isAdditive = (command: CartCommand): boolean =>
  command.kind === 'add' || asKind(command, 'update')?.becomes !== undefined;
