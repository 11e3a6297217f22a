import { lineKey } from '../../../machines/cart/lines.ts';
import type { CartDetails, Charge, Money } from '../../../machines/domain.ts';

/**
 * Whether an order is still what the shopper has looked at: the same lines at the same prices,
 * the same coupons, the same way of sending at the same price, and the same sums. What the steps
 * themselves add meanwhile, shipping and all that follows from it, is no difference.
 */
export const isSameOrder = (seen: CartDetails, now: CartDetails): boolean =>
  cartFingerprint(seen) === cartFingerprint(now) &&
  isSameShipping(seen, now) &&
  isSameSum(seen, now);

/** Whether both come to the same, part by part; with another way of sending there is no telling. */
const isSameSum = ({ prices: seen }: CartDetails, { prices: now }: CartDetails): boolean =>
  seen.shipping?.label !== now.shipping?.label ||
  (isSame(seen.grand_total, now.grand_total) &&
    amountsOf(seen.taxes) === amountsOf(now.taxes) &&
    amountsOf(seen.discounts) === amountsOf(now.discounts));

const cartFingerprint = ({ items, coupons }: CartDetails): string =>
  JSON.stringify([
    items.map((item) => [lineKey(item), item.quantity, item.price.value, item.price.currency]),
    coupons,
  ]);

function isSameShipping(seen: CartDetails, now: CartDetails): boolean {
  const [before, after] = [seen.prices.shipping, now.prices.shipping];
  return before?.label !== after?.label || !after || isSame(before?.amount, after.amount);
}

const isSame = (one: Money | null | undefined, other: Money | null): boolean =>
  one?.value === other?.value && one?.currency === other?.currency;

/** What is charged of a kind, whatever it is called; platforms tell a discount with a sign or without. */
const amountsOf = (charges: Charge[]): string =>
  charges
    .map(({ amount }) => Math.abs(amount.value))
    .filter((value) => value > 0)
    .join();
