import { defaultCountry } from './defaultCountry.ts';
import type { Cart, Shop } from './model.ts';
import { shippingPrice } from './shipping.ts';
import { type RowTotal, rowsOf, sum } from './totalsRows.ts';

/** The amounts of a cart in cents of its currency. */
export interface Totals {
  rows: RowTotal[];
  subtotal: number;
  discount: number;
  shipping: number;
  /** Percent. */
  taxRate: number;
  tax: number;
  grandTotal: number;
}

/**
 * The current totals: live prices, tax of the destination on discounted goods, untaxed shipping.
 */
export function totalsOf(shop: Shop, cart: Cart): Totals {
  const taxRate = taxRateOf(shop, cart);
  const rows = rowsOf(shop, cart, taxRate);
  const subtotal = sum(rows.map(({ row }) => row));
  const discount = sum(rows.map((row) => row.discount));
  const shipping = shippingPrice(shop, cart, subtotal);
  const tax = sum(rows.map((row) => row.tax));
  const grandTotal = subtotal - discount + shipping + tax;
  return { rows, subtotal, discount, shipping, taxRate, tax, grandTotal };
}

/**
 * Tax in percent by the destination country, or by the view's default country before an address.
 */
function taxRateOf(shop: Shop, cart: Cart): number {
  const view = shop.views.find(({ code }) => code === cart.viewCode);
  const country = cart.shippingAddress?.countryId ?? (view && defaultCountry(view)) ?? '*';
  return shop.taxRates[country] ?? shop.taxRates['*'] ?? 0;
}
