import { lineKey } from '../cart/lines.ts';
import type {
  BillingAddress,
  CartDetails,
  CartItem,
  Charge,
  Money,
  PaymentData,
  ShippingAddress,
  ShippingMethod,
} from '../domain.ts';
import { type Charged, chargedCart } from './receipt.ts';

/** What stood on the screen when the shopper pressed Place Order: nothing else is ever sent. */
export interface SeenOrder {
  cart: CartDetails;
  /** What the platform has said that it will charge, where the cart tells another total. */
  charged: Charged | null;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  shippingMethod: ShippingMethod;
  payment: { code: string; title: string; data: PaymentData };
  /** The terms that the shopper has accepted, by their ids. */
  agreementIds?: readonly number[];
}

/** @returns what the review shows, or null while a part of it is missing */
export function seenOrder(shown: { [Part in keyof SeenOrder]: SeenOrder[Part] | null }) {
  const { cart, charged, shippingAddress, billingAddress, shippingMethod, payment } = shown;
  const agreementIds = shown.agreementIds ?? [];
  return cart && shippingAddress && billingAddress && shippingMethod && payment
    ? ({
        cart,
        charged,
        shippingAddress,
        billingAddress,
        shippingMethod,
        payment,
        ...(agreementIds.length > 0 && { agreementIds }),
      } satisfies SeenOrder)
    : null;
}

/** One way in which an order differs from what the shopper has seen. */
export type OrderChange =
  | { kind: 'total'; before: Money; after: Money }
  | { kind: 'added' | 'removed' | 'unavailable'; name: string }
  | { kind: 'quantity'; name: string; before: number; after: number }
  | { kind: 'price'; name: string; before: Money; after: Money }
  | { kind: 'couponLost' | 'couponAdded'; code: string }
  /** Tax, discount or shipping, though the total is the same. */
  | { kind: 'amounts' }
  /** An address or a method. */
  | { kind: 'choices' }
  /** The order could not be read, or nothing says what it comes to. */
  | { kind: 'unknown' };

/** The cart as the review showed it. */
export const shownCart = ({ cart, charged }: Pick<SeenOrder, 'cart' | 'charged'>): CartDetails =>
  charged ? chargedCart(cart, charged) : cart;

/**
 * Compares an order with what the shopper has seen of it.
 *
 * @param now - the order as the platform tells it, or null where that could not be read
 * @returns every difference; empty means that it is the same
 */
export function orderChanges(seen: CartDetails, now: CartDetails | null): OrderChange[] {
  const [before, after] = [seen.prices.grand_total, now?.prices.grand_total];
  if (now?.id !== seen.id || !before || !after) return [{ kind: 'unknown' }];
  const isSameTotal = isSame(before, after);
  return [
    ...(isSameTotal ? [] : [{ kind: 'total', before, after } as const]),
    ...lineChanges(linesOf(seen), linesOf(now)),
    ...without(seen.coupons, now.coupons).map((code) => ({ kind: 'couponLost', code }) as const),
    ...without(now.coupons, seen.coupons).map((code) => ({ kind: 'couponAdded', code }) as const),
    ...(isSameTotal && amountsOf(seen) !== amountsOf(now) ? [{ kind: 'amounts' } as const] : []),
  ];
}

/** Compares what the platform is about to charge with what the review showed. */
export const chargeChanges = (seen: SeenOrder, charged: Charged | null): OrderChange[] =>
  orderChanges(shownCart(seen), charged && chargedCart(seen.cart, charged));

/** @returns what an order came to, where that is not what the shopper has agreed to; else null */
export const differingTotal = (agreed: Money | null, charged: Money | null): Money | null =>
  agreed && charged && !isSame(agreed, charged) ? charged : null;

/** Compares what was chosen in the steps with what the review showed of it. */
export const choiceChanges = (
  seen: SeenOrder,
  now: { [Choice in keyof Choices]: Choices[Choice] | null },
): OrderChange[] =>
  CHOICES.every((choice) => JSON.stringify(seen[choice]) === JSON.stringify(now[choice]))
    ? []
    : [{ kind: 'choices' }];

type Choices = Omit<SeenOrder, 'cart' | 'charged'>;
const CHOICES = ['shippingAddress', 'billingAddress', 'shippingMethod', 'payment'] as const;

type Line = Pick<CartItem, 'quantity' | 'price' | 'isAvailable'> & { name: string };

/** The lines by what they hold; two lines of the same count as one. */
function linesOf({ items }: CartDetails): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const item of items) {
    const { quantity, price, isAvailable } = item;
    const earlier = lines.get(lineKey(item));
    lines.set(lineKey(item), {
      name: item.product.name,
      quantity: quantity + (earlier?.quantity ?? 0),
      price,
      isAvailable: isAvailable && (earlier?.isAvailable ?? true),
    });
  }
  return lines;
}

function lineChanges(seen: Map<string, Line>, now: Map<string, Line>): OrderChange[] {
  const added = [...now].filter(([key]) => !seen.has(key));
  return [
    ...[...seen].flatMap(([key, line]) => changesOfLine(line, now.get(key))),
    ...added.map(([, { name }]) => ({ kind: 'added', name }) as const),
  ];
}

function changesOfLine(seen: Line, now: Line | undefined): OrderChange[] {
  const { name } = seen;
  if (!now) return [{ kind: 'removed', name }];
  const quantities = { before: seen.quantity, after: now.quantity };
  const prices = { before: seen.price, after: now.price };
  return [
    ...(seen.quantity === now.quantity ? [] : [{ kind: 'quantity', name, ...quantities } as const]),
    ...(isSame(seen.price, now.price) ? [] : [{ kind: 'price', name, ...prices } as const]),
    ...(seen.isAvailable && !now.isAvailable ? [{ kind: 'unavailable', name } as const] : []),
  ];
}

const without = (all: string[], others: string[]): string[] =>
  all.filter((code) => !others.includes(code));

/** Platforms count in binary fractions: what lies beyond the third decimal is no difference. */
const isSame = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.value.toFixed(3) === other.value.toFixed(3);

/** Labels are each store view's own, and a discount comes with a sign or without. */
function amountsOf({ prices: { taxes, discounts, shipping } }: CartDetails): string {
  const values = (charges: Charge[]) =>
    charges
      .map(({ amount }) => Math.abs(amount.value).toFixed(3))
      .filter((value) => value !== '0.000');
  return JSON.stringify([taxes, discounts, shipping ? [shipping] : []].map(values));
}
