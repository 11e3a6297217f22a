import { selectedProduct } from './bundle.ts';
import { isInStock, soldUnder } from './catalogue.ts';
import type { BundleProduct, Product, Shop, SimpleProduct } from './model.ts';
import { exchange, unitPrice } from './totalsCurrency.ts';

/** Cents of the request's currency. */
export interface Price {
  regular: number;
  final: number;
}

const priceOf = (shop: Shop, product: SimpleProduct, currency: string): Price => ({
  regular: exchange(shop, product.price, currency),
  final: unitPrice(shop, product, currency),
});

/**
 * Lowest and highest price of what is sold under a product; of products in stock, if there are any.
 */
export function priceRange(
  shop: Shop,
  product: Product,
  currency: string,
): { lowest: Price; highest: Price } {
  if (product.kind === 'bundle') return bundlePrices(shop, product, currency);
  const products = soldUnder(shop, product);
  const sold = isInStock(shop, product) ? products.filter((one) => one.stock > 0) : products;
  const prices = sold.map((one) => priceOf(shop, one, currency)).sort((a, b) => a.final - b.final);
  const none = { regular: 0, final: 0 };
  return { lowest: prices[0] ?? none, highest: prices.at(-1) ?? none };
}

/** From the cheapest choice of all required options to the dearest possible choice. */
function bundlePrices(
  shop: Shop,
  { options }: BundleProduct,
  currency: string,
): { lowest: Price; highest: Price } {
  const sums = { lowest: { regular: 0, final: 0 }, highest: { regular: 0, final: 0 } };
  for (const { isRequired, type, selections } of options) {
    const prices = selections
      .flatMap((selection) => {
        const product = selectedProduct(shop, selection);
        return product ? times(priceOf(shop, product, currency), selection.quantity) : [];
      })
      .sort((a, b) => a.final - b.final);
    const isSeveral = type === 'checkbox' || type === 'multi';
    if (isRequired && prices[0]) add(sums.lowest, prices[0]);
    for (const price of isSeveral ? prices : prices.slice(-1)) add(sums.highest, price);
  }
  return sums;
}

const times = ({ regular, final }: Price, quantity: number): Price => ({
  regular: regular * quantity,
  final: final * quantity,
});

function add(sum: Price, { regular, final }: Price): void {
  sum.regular += regular;
  sum.final += final;
}
