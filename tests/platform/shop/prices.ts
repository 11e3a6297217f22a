import { isInStock, soldUnder } from './catalogue.ts';
import type { Product, Shop, SimpleProduct } from './model.ts';
import { exchanged, unitPrice } from './totalsCurrency.ts';

/** Cents of the request's currency. */
export interface Price {
  regular: number;
  final: number;
}

const priceOf = (shop: Shop, product: SimpleProduct, currency: string): Price => ({
  regular: exchanged(shop, product.price, currency),
  final: unitPrice(shop, product, currency),
});

/** Lowest and highest price of what is sold under a product: of what is in stock, if anything is. */
export function priceRange(
  shop: Shop,
  product: Product,
  currency: string,
): { lowest: Price; highest: Price } {
  const all = soldUnder(shop, product);
  const sold = isInStock(shop, product) ? all.filter((one) => one.stock > 0) : all;
  const prices = sold.map((one) => priceOf(shop, one, currency)).sort((a, b) => a.final - b.final);
  const none = { regular: 0, final: 0 };
  return { lowest: prices[0] ?? none, highest: prices.at(-1) ?? none };
}
