import { defaultCountry } from './defaultCountry.ts';
import type { Cart, Shop } from './model.ts';
import { shippingPrice } from './shipping.ts';
import { type RowTotal, rowsOf, sum } from './totalsRows.ts';

/** The cart's money, in cents of its currency. */
export interface Totals {
  rows: RowTotal[];
  subtotal: number;
  discount: number;
  shipping: number;
  /** In percent. */
  taxRate: number;
  tax: number;
  grandTotal: number;
}

/** Today's totals: live prices, tax by destination on goods after discount, shipping untaxed. */
export function totalsOf(shop: Shop, cart: Cart): Totals {
  const taxRate = taxRateOf(shop, cart);
  const rows = rowsOf(shop, cart, taxRate);
  const subtotal = sum(rows.map(({ row }) => row));
  const discount = sum(rows.map((one) => one.discount));
  const shipping = shippingPrice(shop, cart, subtotal);
  const tax = sum(rows.map((one) => one.tax));
  const grandTotal = subtotal - discount + shipping + tax;
  return { rows, subtotal, discount, shipping, taxRate, tax, grandTotal };
}

/** Percent of the price, by the country the goods go to; before an address, by the view's own. */
export function taxRateOf(shop: Shop, cart: Cart): number {
  const view = shop.views.find(({ code }) => code === cart.viewCode);
  const country = cart.shippingAddress?.countryId ?? (view && defaultCountry(view)) ?? '*';
  return shop.taxRates[country] ?? shop.taxRates['*'] ?? 0;
}
