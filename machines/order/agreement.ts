import { lineKey } from '../cart/lines.ts';
import type {
  BillingAddress,
  CartDetails,
  CartItem,
  GiftMessage,
  LabelledAmount,
  Money,
  PaymentData,
  ShippingAddress,
  ShippingMethod,
} from '../domain.ts';
import { type ChargedAmounts, chargedCart } from './receipt.ts';

/**
 * The order as the screen showed it when the shopper pressed Place Order: nothing else is ever
 * sent.
 */
export interface ShownOrder {
  cart: CartDetails;
  /** The amounts that the platform is about to charge, if the cart shows another total. */
  charged: ChargedAmounts | null;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  shippingMethod: ShippingMethod;
  payment: { code: string; title: string; data: PaymentData };
  /** The ids of the terms that the shopper has accepted. */
  agreementIds?: readonly number[];
}

/** @returns the order that the review shows; null while a part of it is missing */
export function toShownOrder(parts: { [Part in keyof ShownOrder]: ShownOrder[Part] | null }) {
  const { cart, charged, shippingAddress, billingAddress, shippingMethod, payment } = parts;
  const agreementIds = parts.agreementIds ?? [];
  return cart && shippingAddress && billingAddress && shippingMethod && payment
    ? ({
        cart,
        charged,
        shippingAddress,
        billingAddress,
        shippingMethod,
        payment,
        ...(agreementIds.length > 0 && { agreementIds }),
      } satisfies ShownOrder)
    : null;
}

/** One way in which an order differs from what the shopper has seen. */
export type OrderChange =
  | { kind: 'total'; before: Money; after: Money }
  /** `gift`: the line has another card message. */
  | { kind: 'added' | 'removed' | 'unavailable' | 'gift'; name: string }
  | { kind: 'quantity'; name: string; before: number; after: number }
  | { kind: 'price'; name: string; before: Money; after: Money }
  | { kind: 'couponLost' | 'couponAdded'; code: string }
  /** Tax, discount or shipping differs, although the total is equal. */
  | { kind: 'amounts' }
  /** An address or a method differs. */
  | { kind: 'choices' }
  /** The platform no longer has a shipping method for the cart. */
  | { kind: 'shippingLost' }
  /** The order could not be read, or its total is unknown. */
  | { kind: 'unknown' };

/** The cart as the review showed it. */
export const shownCart = ({ cart, charged }: Pick<ShownOrder, 'cart' | 'charged'>): CartDetails =>
  charged ? chargedCart(cart, charged) : cart;

/**
 * Compares an order with what the shopper has seen of it.
 * @param now - the order as the platform returned it; null if it could not be read
 * @returns every difference; empty if there is none
 */
export function orderChanges(previous: CartDetails, now: CartDetails | null): OrderChange[] {
  const [before, after] = [previous.prices.grand_total, now?.prices.grand_total];
  if (now?.id !== previous.id || !before || !after) return [{ kind: 'unknown' }];
  const isSameTotal = isSame(before, after);
  return [
    ...(isSameTotal ? [] : [{ kind: 'total', before, after } as const]),
    ...(previous.prices.shipping && !now.prices.shipping
      ? [{ kind: 'shippingLost' } as const]
      : []),
    ...lineChanges(linesOf(previous), linesOf(now)),
    ...without(previous.coupons, now.coupons).map(
      (code) => ({ kind: 'couponLost', code }) as const,
    ),
    ...without(now.coupons, previous.coupons).map(
      (code) => ({ kind: 'couponAdded', code }) as const,
    ),
    ...(isSameTotal && amountsOf(previous) !== amountsOf(now)
      ? [{ kind: 'amounts' } as const]
      : []),
  ];
}

/** Compares what the platform is about to charge with what the review showed. */
export const chargeChanges = (
  shownOrder: ShownOrder,
  charged: ChargedAmounts | null,
): OrderChange[] =>
  orderChanges(shownCart(shownOrder), charged && chargedCart(shownOrder.cart, charged));

/** @returns the order's total if it differs from the agreed one; otherwise null */
export const differingTotal = (agreed: Money | null, charged: Money | null): Money | null =>
  agreed && charged && !isSame(agreed, charged) ? charged : null;

/** Compares the choices of the steps with those that the review showed. */
export const choiceChanges = (
  shownOrder: ShownOrder,
  now: { [Choice in keyof Choices]: Choices[Choice] | null },
): OrderChange[] =>
  CHOICES.every((choice) => JSON.stringify(shownOrder[choice]) === JSON.stringify(now[choice]))
    ? []
    : [{ kind: 'choices' }];

type Choices = Omit<ShownOrder, 'cart' | 'charged'>;
const CHOICES = ['shippingAddress', 'billingAddress', 'shippingMethod', 'payment'] as const;

type Line = Pick<CartItem, 'quantity' | 'price' | 'isAvailable'> & {
  name: string;
  /** The texts of the card messages. */
  gifts: string[];
};

/** The lines by their contents; equal lines are counted together. */
function linesOf({ items }: CartDetails): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const item of items) {
    const { quantity, price, isAvailable, gift } = item;
    const earlier = lines.get(lineKey(item));
    lines.set(lineKey(item), {
      name: item.product.name,
      quantity: quantity + (earlier?.quantity ?? 0),
      price,
      isAvailable: isAvailable && (earlier?.isAvailable ?? true),
      gifts: [...(earlier?.gifts ?? []), ...(gift ? [textOf(gift)] : [])].sort(),
    });
  }
  return lines;
}

const textOf = ({ to, from, message }: GiftMessage): string => JSON.stringify([to, from, message]);

function lineChanges(previous: Map<string, Line>, now: Map<string, Line>): OrderChange[] {
  const added = [...now].filter(([key]) => !previous.has(key));
  return [
    ...[...previous].flatMap(([key, line]) => changesOfLine(line, now.get(key))),
    ...added.map(([, { name }]) => ({ kind: 'added', name }) as const),
  ];
}

function changesOfLine(previous: Line, now: Line | undefined): OrderChange[] {
  const { name } = previous;
  if (!now) return [{ kind: 'removed', name }];
  const quantities = { before: previous.quantity, after: now.quantity };
  const prices = { before: previous.price, after: now.price };
  return [
    ...(previous.quantity === now.quantity
      ? []
      : [{ kind: 'quantity', name, ...quantities } as const]),
    ...(isSame(previous.price, now.price) ? [] : [{ kind: 'price', name, ...prices } as const]),
    ...(previous.isAvailable && !now.isAvailable ? [{ kind: 'unavailable', name } as const] : []),
    ...(previous.gifts.join() === now.gifts.join() ? [] : [{ kind: 'gift', name } as const]),
  ];
}

const without = (all: string[], others: string[]): string[] =>
  all.filter((code) => !others.includes(code));

/** Ignores differences beyond the third decimal: platforms calculate with binary fractions. */
const isSame = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.value.toFixed(3) === other.value.toFixed(3);

/** The tax, discount and shipping amounts, without signs and the labels of the store view. */
function amountsOf({ prices: { taxes, discounts, shipping } }: CartDetails): string {
  const values = (charges: LabelledAmount[]) =>
    charges
      .map(({ amount }) => Math.abs(amount.value).toFixed(3))
      .filter((value) => value !== '0.000');
  return JSON.stringify([taxes, discounts, shipping ? [shipping] : []].map(values));
}

/**
 * Whether somebody has changed the lines or the coupons between two reads of the same cart. The
 * platform itself changes only amounts, prices and stock.
 */
export const isEdited = (before: CartDetails | null, now: CartDetails | null): boolean =>
  before !== null && now !== null && orderChanges(before, now).some(({ kind }) => EDITS.has(kind));

const EDITS: ReadonlySet<OrderChange['kind']> = new Set<OrderChange['kind']>([
  'added',
  'removed',
  'quantity',
  'gift',
  'couponLost',
  'couponAdded',
]);

/** Whether the order differs between two reads of the cart; true without an earlier read. */
export const hasOrderChanged = (before: CartDetails | null, now: CartDetails | null): boolean =>
  before === null || orderChanges(before, now).length > 0;
