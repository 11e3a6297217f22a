import type { CartDetails, LabelledAmount, Money } from '../domain.ts';
import { lineKey } from './lines.ts';

/** The contents of a cart that the shopper last saw; persisted across visits. */
export interface ShownCart {
  cartId: string;
  lines: Record<string, { name: string; price: Money; quantity: number }>;
  coupons: string[];
  shipping: LabelledAmount | null;
  /** Whether the cart is empty because the one before it was closed. */
  isClosed?: boolean;
}

/** The changes made outside this tab since the shopper last saw the cart. */
export interface CartDiff {
  /** The previous unit price of a line, by line key. */
  prices: Record<string, Money>;
  /** The names of lines that were removed. */
  removed: string[];
  /** Coupons that no longer apply. */
  coupons: string[];
  /** The previous price of the same shipping method. */
  shipping: Money | null;
  /** Whether the removed lines were in an earlier cart, which the platform has ended. */
  isOtherCart: boolean;
  /** The end of the cart seen last, if it has ended. */
  previousCart: PreviousCart | null;
}

/**
 * ordered: a payment that this tab has sent or verified has ordered the cart. closed: the cart was
 * ordered or merged, and this device does not know which. sessionEnded: the cart is a customer's,
 * whose session has ended by itself.
 */
export type PreviousCart =
  | 'ordered'
  | 'orderedInOtherTab'
  | 'orderedEarlier'
  | 'closed'
  | 'sessionEnded';

export const NO_DIFF: CartDiff = {
  prices: {},
  removed: [],
  coupons: [],
  shipping: null,
  isOtherCart: false,
  previousCart: null,
};

/** A diff that contains only the end of the previous cart. */
export const endOf = (previousCart: PreviousCart): CartDiff => ({ ...NO_DIFF, previousCart });

/**
 * The snapshot of a cart for the next comparison.
 * @param isClosed - whether the shopper's previous cart is closed
 */
export const toShownCart = (
  { id, items, coupons, prices }: CartDetails,
  isClosed = false,
): ShownCart => ({
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

/** Whether two snapshots hold the same lines; names and prices differ by store view. */
export const isSameContents = (a: ShownCart | null, b: ShownCart): boolean =>
  a !== null && contentsOf(a) === contentsOf(b);

const contentsOf = ({ lines, coupons }: ShownCart): string =>
  JSON.stringify([coupons, Object.entries(lines).map(([key, { quantity }]) => [key, quantity])]);

/** The known changes, with those that a new read of the cart shows. */
export function diffOf(
  lastShown: ShownCart | null,
  now: CartDetails,
  previousDiff: CartDiff,
  orderedCartId: string | null = null,
): CartDiff {
  if (lastShown?.cartId !== now.id) {
    if (previousDiff.previousCart === 'sessionEnded' && now.items.length === 0) return previousDiff;
    if (lastShown && lastShown.cartId === orderedCartId && now.items.length === 0)
      return endOf(previousDiff.previousCart ?? 'orderedInOtherTab');
    const removedNames = lastShown ? namesOfRemovedLines(lastShown, now) : [];
    // A merged cart has not lost its lines.
    if (lastShown?.isClosed && removedNames.length > 0) return endOf('closed');
    return { ...NO_DIFF, removed: removedNames, isOtherCart: removedNames.length > 0 };
  }
  const changed = now.items.flatMap((item): [string, Money][] => {
    const before = lastShown.lines[lineKey(item)]?.price;
    return before && isDifferentPrice(before, item.price) ? [[lineKey(item), before]] : [];
  });
  const coupons = lastShown.coupons.filter((code) => !now.coupons.includes(code));
  return {
    prices: { ...Object.fromEntries(changed), ...previousDiff.prices },
    removed: [...remainingDiff(previousDiff, now).removed, ...namesOfRemovedLines(lastShown, now)],
    coupons: [...previousDiff.coupons.filter((code) => !now.coupons.includes(code)), ...coupons],
    shipping: previousDiff.shipping ?? shippingBefore(lastShown.shipping, now.prices.shipping),
    isOtherCart: previousDiff.isOtherCart,
    previousCart: remainingDiff(previousDiff, now).previousCart,
  };
}

/**
 * The remaining changes after the shopper's own change: a restored line no longer counts as removed,
 * and a cart with lines is not the one that has ended.
 */
export const remainingDiff = (previousDiff: CartDiff, { items }: CartDetails): CartDiff => ({
  ...previousDiff,
  removed: previousDiff.removed.filter(
    (name) => !items.some(({ product }) => product.name === name),
  ),
  previousCart:
    previousDiff.previousCart === 'closed' || items.length === 0 ? previousDiff.previousCart : null,
});

/** The names of the lines that were seen and are no longer in the cart. */
function namesOfRemovedLines({ lines }: ShownCart, { items }: CartDetails): string[] {
  const currentKeys = new Set(items.map(lineKey));
  return Object.entries(lines).flatMap(([key, { name }]) => (currentKeys.has(key) ? [] : [name]));
}

const isDifferentPrice = (a: Money, b: Money): boolean =>
  a.currency === b.currency && a.value !== b.value;

const shippingBefore = (before: LabelledAmount | null, now: LabelledAmount | null): Money | null =>
  before && now && before.label === now.label && isDifferentPrice(before.amount, now.amount)
    ? before.amount
    : null;
