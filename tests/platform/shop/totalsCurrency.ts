import type { Shop, SimpleProduct } from './model.ts';

/** The value of one base unit in a currency. */
export const rateOf = (shop: Shop, currency: string): number =>
  shop.views.find((view) => view.currency === currency)?.rate ?? 1;

/** Converts base cents to cents of a currency. */
export const exchange = (shop: Shop, cents: number, currency: string): number =>
  Math.round(cents * rateOf(shop, currency));

/** The current unit price of a product in cents of a currency. */
export const unitPrice = (shop: Shop, product: SimpleProduct, currency: string): number =>
  exchange(shop, product.specialPrice ?? product.price, currency);

/** Converts cents to the decimal number that both APIs return. */
export const decimal = (cents: number): number => cents / 100;
