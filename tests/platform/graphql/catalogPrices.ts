import type { Product, RequestContext } from '../shop/model.ts';
import { type Price, priceRange } from '../shop/prices.ts';
import { decimal } from '../shop/totalsCurrency.ts';

/** PriceRange of a product in the request's currency. */
export const priceRangeField = (product: Product, _: unknown, context: RequestContext) =>
  priceRangeOf(product, context);

/** The same prices in their older shape. */
export function pricesField(product: Product, _: unknown, { shop, currency }: RequestContext) {
  const { lowest, highest } = priceRange(shop, product, currency);
  const price = (cents: number) => ({ amount: { value: decimal(cents), currency } });
  return {
    minimalPrice: price(lowest.final),
    maximalPrice: price(highest.final),
    regularPrice: price(lowest.regular),
  };
}

export function priceRangeOf(product: Product, context: RequestContext) {
  const { lowest, highest } = priceRange(context.shop, product, context.currency);
  return {
    minimum_price: productPrice(lowest, context.currency),
    maximum_price: productPrice(highest, context.currency),
  };
}

function productPrice({ regular, final }: Price, currency: string) {
  const off = regular - final;
  return {
    regular_price: { value: decimal(regular), currency },
    final_price: { value: decimal(final), currency },
    discount: {
      amount_off: decimal(off),
      percent_off: regular === 0 ? 0 : Math.round((off * 10_000) / regular) / 100,
    },
  };
}
