import type { CartDetails, Charge, Money } from '../domain.ts';
import { lineKey } from './lines.ts';

/** What the shopper last saw of a cart; it outlives a visit. */
export interface SeenCart {
  cartId: string;
  lines: Record<string, { name: string; price: Money; quantity: number }>;
  coupons: string[];
  shipping: Charge | null;
  /** What was held before it is in a closed cart, and this one is empty. */
  isClosed?: boolean;
}

/** The changes of the cart since the shopper last saw it that nobody made in this tab. */
export interface CartDiff {
  /** What a line cost before, for one piece, by its key. */
  prices: Record<string, Money>;
  /** The names of lines that are not there any more. */
  gone: string[];
  /** Coupons that do not count any more. */
  coupons: string[];
  /** The previous price of the same shipping method. */
  shipping: Money | null;
  /** The platform has ended the cart that held what is gone: this is another one. */
  isAnother: boolean;
  /** What was seen last has been ordered, in another tab or on an earlier visit. */
  isOrdered: boolean;
  /** The cart before this one was ordered, or merged into another; this device has no record of it. */
  isClosed: boolean;
}

export const NO_DIFF: CartDiff = {
  prices: {},
  gone: [],
  coupons: [],
  shipping: null,
  isAnother: false,
  isOrdered: false,
  isClosed: false,
};

export const ORDERED: CartDiff = { ...NO_DIFF, isOrdered: true };
export const CLOSED: CartDiff = { ...NO_DIFF, isClosed: true };

/** Why there may be nothing in the cart, though the shopper has put something into it. */
export const whyEmpty = ({ isOrdered, isClosed }: CartDiff): 'ordered' | 'closed' | null =>
  isOrdered ? 'ordered' : isClosed ? 'closed' : null;

/** @param isClosed the cart that the shopper had before is closed */
export const seenOf = (
  { id, items, coupons, prices }: CartDetails,
  isClosed = false,
): SeenCart => ({
  cartId: id,
  lines: Object.fromEntries(
    items.map((item) => [
      lineKey(item),
      { name: item.product.name, price: item.price, quantity: item.quantity },
    ]),
  ),
  coupons,
  shipping: prices.shipping,
  ...(isClosed && items.length === 0 && { isClosed }),
});

/** Whether a cart held the same on both looks; names and prices are each store view's own. */
export const isSameContents = (one: SeenCart | null, other: SeenCart): boolean =>
  one !== null && contentsOf(one) === contentsOf(other);

const contentsOf = ({ lines, coupons }: SeenCart): string =>
  JSON.stringify([coupons, Object.entries(lines).map(([key, { quantity }]) => [key, quantity])]);

/** What a fresh look at the cart tells beside what is news already. */
export function diffOf(
  seen: SeenCart | null,
  now: CartDetails,
  known: CartDiff,
  orderedCartId: string | null = null,
): CartDiff {
  if (seen?.cartId !== now.id) {
    const isOrdered = known.isOrdered || (seen !== null && seen.cartId === orderedCartId);
    if (isOrdered && now.items.length === 0) return ORDERED;
    const gone = seen ? goneFrom(seen, now) : [];
    // A cart that was merged has lost nothing.
    if (seen?.isClosed && gone.length > 0) return CLOSED;
    return { ...NO_DIFF, gone, isAnother: gone.length > 0 };
  }
  const changed = now.items.flatMap((item): [string, Money][] => {
    const before = seen.lines[lineKey(item)]?.price;
    return before && isOther(before, item.price) ? [[lineKey(item), before]] : [];
  });
  const coupons = seen.coupons.filter((code) => !now.coupons.includes(code));
  return {
    prices: { ...Object.fromEntries(changed), ...known.prices },
    gone: [...remainingDiff(known, now).gone, ...goneFrom(seen, now)],
    coupons: [...known.coupons.filter((code) => !now.coupons.includes(code)), ...coupons],
    shipping: known.shipping ?? shippingBefore(seen.shipping, now.prices.shipping),
    isAnother: known.isAnother,
    isOrdered: known.isOrdered && now.items.length === 0,
    isClosed: known.isClosed,
  };
}

/** The changes that remain news after a change by the shopper: a line that is back is not gone. */
export const remainingDiff = (known: CartDiff, { items }: CartDetails): CartDiff => ({
  ...known,
  gone: known.gone.filter((name) => !items.some(({ product }) => product.name === name)),
});

/** The names of the lines that were seen and are not there. */
function goneFrom({ lines }: SeenCart, { items }: CartDetails): string[] {
  const held = new Set(items.map(lineKey));
  return Object.entries(lines).flatMap(([key, { name }]) => (held.has(key) ? [] : [name]));
}

const isOther = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.value !== other.value;

const shippingBefore = (before: Charge | null, now: Charge | null): Money | null =>
  before && now && before.label === now.label && isOther(before.amount, now.amount)
    ? before.amount
    : null;
