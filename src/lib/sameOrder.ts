import { lineKey } from '../../machines/cartLines.ts';
import type { CartDetails, Money } from '../../machines/domain.ts';

/**
 * Whether an order is still what the shopper has looked at: the same lines at the same prices,
 * the same coupons, and the same way of sending at the same price. What the steps themselves add
 * meanwhile, such as shipping and its tax, is no difference.
 */
export const isSameOrder = (seen: CartDetails, now: CartDetails): boolean =>
  said(seen) === said(now) && isSameShipping(seen, now);

const said = ({ items, coupons }: CartDetails): string =>
  JSON.stringify([
    items.map((item) => [lineKey(item), item.quantity, item.price.value, item.price.currency]),
    coupons,
  ]);

function isSameShipping(seen: CartDetails, now: CartDetails): boolean {
  const [before, after] = [seen.prices.shipping, now.prices.shipping];
  return before?.label !== after?.label || !after || isSame(before?.amount, after.amount);
}

const isSame = (one: Money | undefined, other: Money): boolean =>
  one?.value === other.value && one.currency === other.currency;
