import { refuse } from './cartRefusal.ts';
import type { Cart, Coupon, Shop } from './model.ts';
import { exchange } from './totalsCurrency.ts';

/** Applies a coupon. Refuses an unknown or expired coupon, an empty cart and a second coupon. */
export function applyCoupon(shop: Shop, cart: Cart, code: string): void {
  if (code === '') refuse('input', 'Required parameter "coupon_code" is missing');
  if (cart.lines.length === 0) refuse('input', 'Cart does not contain products.');
  if (couponOf(shop, cart)) {
    refuse('input', 'A coupon is already applied to the cart. Please remove it to apply another');
  }
  const coupon = validCoupon(shop, code);
  if (!coupon) refuse('input', "The coupon code isn't valid. Verify the code and try again.");
  cart.couponCode = coupon.code;
}

/** The cart's coupon, unless it has expired. */
export const couponOf = (shop: Shop, cart: Cart): Coupon | undefined =>
  cart.couponCode === null ? undefined : validCoupon(shop, cart.couponCode);

function validCoupon(shop: Shop, code: string): Coupon | undefined {
  const coupon = shop.coupons.find(
    (coupon) => coupon.code.toLowerCase() === code.trim().toLowerCase(),
  );
  const isExpired = coupon?.expiresAt != null && coupon.expiresAt <= shop.now();
  return isExpired ? undefined : coupon;
}

/**
 * The discount on each row in cents of the cart's currency: a percentage of the row, or its share
 * of a fixed amount. The last row takes the rounding difference.
 */
export function rowDiscounts(shop: Shop, cart: Cart, rows: readonly number[]): number[] {
  const coupon = couponOf(shop, cart);
  if (!coupon) return rows.map(() => 0);
  if (coupon.kind === 'percent') return rows.map((row) => Math.round((row * coupon.value) / 100));
  const subtotal = rows.reduce((sum, row) => sum + row, 0);
  const whole = Math.min(subtotal, exchange(shop, coupon.value, cart.currency));
  let remaining = whole;
  return rows.map((row, index) => {
    const share =
      index === rows.length - 1 ? remaining : Math.round((whole * row) / (subtotal || 1));
    remaining -= share;
    return share;
  });
}
