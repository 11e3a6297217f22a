import type { CartDetails, Failure } from '../domain.ts';

/**
 * A coupon of a link that no cart holds yet. `new`: nothing has been told of it. `late`: the shopper
 * knows that it could not be applied so far. `promised`: it was called applied, as there is no cart.
 */
export interface PendingCoupon {
  code: string;
  told: 'new' | 'late' | 'promised';
}

/** The result of one operation for the pending coupon. */
export interface CouponVerdict {
  code: string;
  kind: 'applied' | 'refused' | 'pending';
  /** Why the platform did not take it. */
  failure: Failure | null;
  /** Whether there is no cart with anything in it that could hold a coupon. */
  hasNoCart: boolean;
}

/** The notice about a coupon that came by a link. */
export type CouponNotice =
  | { kind: 'applied' | 'late'; code: string }
  | { kind: 'refused'; code: string; failure: Failure };

/** A coupon of a link that the platform refused after it was called applied. */
export interface RefusedCoupon {
  code: string;
  failure: Failure;
}

/** Whether the cart holds that coupon. */
export const hasCoupon = ({ coupons }: CartDetails, code: string): boolean =>
  coupons.some((one) => one.toUpperCase() === code.toUpperCase());

/** The pending and the refused coupon after a verdict. */
export function couponAfter(
  pending: PendingCoupon | null,
  verdict: CouponVerdict | null,
): { coupon: PendingCoupon | null; refusedCoupon?: RefusedCoupon | null } {
  if (!pending || verdict?.code !== pending.code) return { coupon: pending };
  const { code, kind, failure, hasNoCart } = verdict;
  if (kind === 'applied') return { coupon: null, refusedCoupon: null };
  if (kind === 'refused' && failure) return { coupon: null, refusedCoupon: { code, failure } };
  if (pending.told === 'promised') return { coupon: pending };
  return { coupon: { code, told: hasNoCart ? 'promised' : 'late' } };
}

/**
 * What a verdict tells the shopper, or null. A promised coupon is told of once: a refusal of it
 * stands in the cart, at the coupon field.
 */
export function noticeOf(
  pending: PendingCoupon | null,
  verdict: CouponVerdict | null,
): CouponNotice | null {
  if (!pending || verdict?.code !== pending.code || pending.told === 'promised') return null;
  const { code, kind, failure, hasNoCart } = verdict;
  if (kind === 'refused' && failure) return { kind, code, failure };
  if (kind === 'applied' || hasNoCart) return { kind: 'applied', code };
  return pending.told === 'new' ? { kind: 'late', code } : null;
}
