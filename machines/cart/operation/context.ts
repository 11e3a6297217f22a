import type { CartDetails, Failure } from '../../domain.ts';
import {
  asKind,
  type CartCommand,
  type CartOperationInput,
  type CartOutcome,
} from '../commands.ts';
import { type CouponVerdict, hasCoupon } from '../coupon.ts';

/** The phase of an operation: reading before it sends, sending, or reading the result. */
export type OperationPhase = 'reconciling' | 'executing' | 'verifying';

export interface CartOperationContext extends CartOperationInput, Omit<CartOutcome, 'status'> {
  /** How many of the added product the cart held before it was sent. */
  before: number;
  /** The answer to what was sent, until the cart itself is read. */
  failure: Failure | null;
  /** The failure that called the cart invalid, and the phase it happened in. */
  invalid: { failure: Failure; phase: OperationPhase } | null;
  /** The cart that was dropped as invalid. A second invalid answer is a failure. */
  deadCartId: string | null;
  /** Storage holds, or held, a line that this operation has to update or remove there. */
  hasRemovedLine: boolean;
  /** Storage holds the addition of this operation as one that was not sent. */
  hasStoredAddition: boolean;
  /** Why the platform refused the coupon of a link. */
  couponFailure: Failure | null;
}

export const contextOf = (input: CartOperationInput): CartOperationContext => ({
  ...input,
  failures: [],
  again: [],
  before: 0,
  failure: null,
  invalid: null,
  deadCartId: null,
  hasRemovedLine: input.removedLine !== null,
  hasStoredAddition: input.command.kind === 'add',
  couponFailure: null,
});

export const outcomeOf = (
  context: CartOperationContext,
  status: CartOutcome['status'],
): CartOutcome => {
  const { cartId, details, failures, again, removedLine, unconfirmedAddition } = context;
  return {
    status,
    cartId,
    details,
    failures,
    again,
    removedLine,
    unconfirmedAddition,
    isCartClosed: context.deadCartId !== null && context.invalid?.failure.isClosed === true,
    couponVerdict: status === 'deferred' ? null : couponVerdictOf(context),
  };
};

/** The coupon of a link is not on the cart yet, and the cart can hold it. */
export const isCouponDue = (
  { coupon, command }: CartOperationContext,
  details: CartDetails,
): boolean =>
  coupon != null &&
  command.kind !== 'applyCoupon' &&
  command.kind !== 'removeCoupon' &&
  details.items.length > 0 &&
  !hasCoupon(details, coupon.code);

/** Tells from the cart's contents whether the coupon was applied, even if the answer was lost. */
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
 * Whether the cart is read before anything is sent: what an earlier operation left open is settled
 * first, and an addition needs the quantity before it, or a lost answer could not be settled.
 */
export const mustReconcile = (context: CartOperationContext): boolean =>
  mustReconcileNewCart(context) || (isGrowing(context.command) && context.details === null);

/** A new cart holds nothing, so that the quantity before an addition is known. */
export const mustReconcileNewCart = (context: CartOperationContext): boolean =>
  context.command.kind === 'read' ||
  context.removedLine !== null ||
  context.unconfirmedAddition !== null;

/** Whether the command adds to a quantity that the cart may hold already. */
export const isGrowing = (command: CartCommand): boolean =>
  command.kind === 'add' || asKind(command, 'update')?.becomes !== undefined;
