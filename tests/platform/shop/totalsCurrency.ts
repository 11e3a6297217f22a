import type { Shop, SimpleProduct } from './model.ts';

/** What one base unit is in that currency. */
export const rateOf = (shop: Shop, currency: string): number =>
  shop.views.find((view) => view.currency === currency)?.rate ?? 1;

/** Base cents as cents of that currency. */
export const exchanged = (shop: Shop, cents: number, currency: string): number =>
  Math.round(cents * rateOf(shop, currency));

/** What one piece costs today, in cents of the currency. */
export const unitPrice = (shop: Shop, product: SimpleProduct, currency: string): number =>
  exchanged(shop, product.specialPrice ?? product.price, currency);

/** Cents as the decimal number that both interfaces answer. */
export const decimal = (cents: number): number => cents / 100;
