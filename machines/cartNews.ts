import { lineKey } from './cartLines.ts';
import type { CartDetails, Charge, Money } from './domain.ts';

/** What the shopper last saw of a cart; it outlives a visit. */
export interface SeenCart {
  cartId: string;
  lines: Record<string, { name: string; price: Money }>;
  coupons: string[];
  shipping: Charge | null;
}

/** What is otherwise than the shopper last saw it, though nobody here has changed it. */
export interface CartNews {
  /** What a line cost before, for one piece, by its key. */
  prices: Record<string, Money>;
  /** The names of lines that are not there any more. */
  gone: string[];
  /** Coupons that do not count any more. */
  coupons: string[];
  /** What the same way of sending cost before. */
  shipping: Money | null;
}

export const NO_NEWS: CartNews = { prices: {}, gone: [], coupons: [], shipping: null };

export const seenOf = ({ id, items, coupons, prices }: CartDetails): SeenCart => ({
  cartId: id,
  lines: Object.fromEntries(
    items.map((item) => [lineKey(item), { name: item.product.name, price: item.price }]),
  ),
  coupons,
  shipping: prices.shipping,
});

/** What a fresh look at the same cart tells beside what is news already. */
export function newsOf(seen: SeenCart | null, now: CartDetails, known: CartNews): CartNews {
  if (seen?.cartId !== now.id) return NO_NEWS;
  const changed = now.items.flatMap((item): [string, Money][] => {
    const before = seen.lines[lineKey(item)]?.price;
    return before && isOther(before, item.price) ? [[lineKey(item), before]] : [];
  });
  const held = new Set(now.items.map(lineKey));
  const gone = Object.entries(seen.lines).flatMap(([key, { name }]) =>
    held.has(key) ? [] : [name],
  );
  const coupons = seen.coupons.filter((code) => !now.coupons.includes(code));
  return {
    prices: { ...Object.fromEntries(changed), ...known.prices },
    gone: [...known.gone, ...gone],
    coupons: [...known.coupons.filter((code) => !now.coupons.includes(code)), ...coupons],
    shipping: known.shipping ?? shippingBefore(seen.shipping, now.prices.shipping),
  };
}

const isOther = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.value !== other.value;

const shippingBefore = (before: Charge | null, now: Charge | null): Money | null =>
  before && now && before.label === now.label && isOther(before.amount, now.amount)
    ? before.amount
    : null;
