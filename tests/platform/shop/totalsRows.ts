import { soldParts } from './cartLineState.ts';
import { rowDiscounts } from './coupons.ts';
import type { Cart, CartLine, Shop } from './model.ts';
import { unitPrice } from './totalsCurrency.ts';

/** The amounts of one line in cents of the cart's currency. */
export interface RowTotal {
  line: CartLine;
  price: number;
  row: number;
  discount: number;
  tax: number;
}

/** The amounts of every line at current prices. The tax is a percentage of the discounted price. */
export function rowsOf(shop: Shop, cart: Cart, taxRate: number): RowTotal[] {
  const priced = cart.lines.map((line) => {
    const parts = soldParts(shop, line) ?? [];
    const price = sum(
      parts.map(({ product, quantity }) => unitPrice(shop, product, cart.currency) * quantity),
    );
    return { line, price, row: Math.round(price * line.quantity) };
  });
  const discounts = rowDiscounts(
    shop,
    cart,
    priced.map(({ row }) => row),
  );
  return priced.map((one, index) => {
    const discount = discounts[index] ?? 0;
    return { ...one, discount, tax: taxOn(one.row - discount, taxRate) };
  });
}

export const taxOn = (cents: number, percent: number): number =>
  Math.round((cents * percent) / 100);

export const subtotalOf = (shop: Shop, cart: Cart): number =>
  sum(rowsOf(shop, cart, 0).map(({ row }) => row));

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);
