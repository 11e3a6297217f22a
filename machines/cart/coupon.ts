import type { Failure } from '../failure.ts';

/**
 * A coupon of a link that is not applied yet. `new`: not announced. `late`: announced as not
 * applied so far. `promised`: announced as applied, because there was no cart to apply it to.
 */
export interface PendingCoupon {
  code: string;
  announced: 'new' | 'late' | 'promised';
}

/** The result of one operation for the pending coupon. */
export interface CouponVerdict {
  code: string;
  kind: 'applied' | 'refused' | 'pending';
  /** Why the platform rejected it. */
  failure: Failure | null;
  /** Whether there is no cart, or only an empty one, so that no coupon can be applied. */
  hasNoCart: boolean;
}

/** The notice about a coupon that came by a link. */
export type CouponNotice =
  | { kind: 'applied' | 'late'; code: string }
  | { kind: 'refused'; code: string; failure: Failure };

/** A coupon of a link that the platform rejected after it was announced as applied. */
export interface RefusedCoupon {
  code: string;
  failure: Failure;
}

/** The pending and the refused coupon after a verdict. */
export function couponAfter(
  pending: PendingCoupon | null,
  verdict: CouponVerdict | null,
): { coupon: PendingCoupon | null; refusedCoupon?: RefusedCoupon | null } {
  if (!pending || verdict?.code !== pending.code) return { coupon: pending };
  const { code, kind, failure, hasNoCart } = verdict;
  if (kind === 'applied') return { coupon: null, refusedCoupon: null };
  if (kind === 'refused' && failure) return { coupon: null, refusedCoupon: { code, failure } };
  if (pending.announced === 'promised') return { coupon: pending };
  return { coupon: { code, announced: hasNoCart ? 'promised' : 'late' } };
}

/**
 * The notice that follows from a verdict, or null. A promised coupon is announced once: the cart
 * shows its rejection at the coupon field.
 */
export function noticeOf(
  pending: PendingCoupon | null,
  verdict: CouponVerdict | null,
): CouponNotice | null {
  if (!pending || verdict?.code !== pending.code || pending.announced === 'promised') return null;
  const { code, kind, failure, hasNoCart } = verdict;
  if (kind === 'refused' && failure) return { kind, code, failure };
  if (kind === 'applied' || hasNoCart) return { kind: 'applied', code };
  return pending.announced === 'new' ? { kind: 'late', code } : null;
}
