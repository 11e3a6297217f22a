import type { Parameters } from './cartRefusal.ts';
import type { Shop, SimpleProduct } from './model.ts';

/** The largest quantity of one product in a cart. */
const MAX_QUANTITY = 10_000;

interface StockProblem {
  code: 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'UNDEFINED';
  phrase: string;
  parameters: Parameters;
}

const problem = (
  code: StockProblem['code'],
  phrase: string,
  parameters: Parameters = [],
): StockProblem => ({ code, phrase, parameters });

/** The reason why this quantity cannot be sold, or null. */
export function stockProblem(
  shop: Shop,
  product: Pick<SimpleProduct, 'stock'>,
  quantity: number,
): StockProblem | null {
  if (!Number.isInteger(quantity)) {
    return problem('UNDEFINED', 'You cannot use decimal quantity for this product.');
  }
  if (product.stock <= 0) return problem('INSUFFICIENT_STOCK', 'This product is out of stock.');
  if (quantity > MAX_QUANTITY) {
    return problem('INSUFFICIENT_STOCK', 'The most you may purchase is %1', [MAX_QUANTITY]);
  }
  if (quantity <= product.stock) return null;
  return shop.release === '2.4.7'
    ? problem('INSUFFICIENT_STOCK', 'The requested qty is not available')
    : problem('INSUFFICIENT_STOCK', 'Only %1 of %2 available', [product.stock, quantity]);
}
