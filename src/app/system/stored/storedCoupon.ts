import type { CartContext } from '../../../../machines/cart/context.ts';
import type { PendingCoupon, RefusedCoupon } from '../../../../machines/cart/coupon.ts';
import { isPendingCoupon, isRefusedCoupon } from '../../../adapters/storage/storedShapes.ts';
import { REFUSED_COUPON } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

/** The storage key of the code that is applied, or will be. */
export const COUPON = 'applied_coupon_code';
const PENDING_COUPON = 'pending_coupon';
/** In seconds. */
const HOUR = 3_600;

/** The link's coupon that is not applied to a cart yet. */
export function pendingCoupon({ storage }: Services): PendingCoupon | null {
  const coupon = storage.get<unknown>(PENDING_COUPON);
  return isPendingCoupon(coupon) ? coupon : null;
}

/** The link's coupon that the cart refused after it was announced as applied. */
export function refusedCoupon({ sessionStore }: Services): RefusedCoupon | null {
  const coupon = sessionStore.get<unknown>(REFUSED_COUPON);
  return isRefusedCoupon(coupon) ? coupon : null;
}

/**
 * Stores a pending coupon, also under the key of the applied code, and removes a refused one there.
 * This tab keeps the refusal for an hour, so that the cart can report it.
 */
export function storeCoupon(
  { storage, sessionStore }: Services,
  { coupon, refusedCoupon }: Pick<CartContext, 'coupon' | 'refusedCoupon'>,
): void {
  if (coupon) {
    storage.set(COUPON, coupon.code);
    storage.set(PENDING_COUPON, coupon);
  } else storage.remove(PENDING_COUPON);
  if (refusedCoupon) sessionStore.set(REFUSED_COUPON, refusedCoupon, HOUR);
  else sessionStore.remove(REFUSED_COUPON);
  if (refusedCoupon && storage.get(COUPON) === refusedCoupon.code) storage.remove(COUPON);
}
