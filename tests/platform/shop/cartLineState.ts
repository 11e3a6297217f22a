import { bundleParts } from './bundle.ts';
import { enabledProduct } from './cartChoice.ts';
import type { Cart, CartLine, Shop, SimpleProduct } from './model.ts';

interface LineState {
  isAvailable: boolean;
  /** English phrases: `line` is reported for the line, `cart` for the cart. */
  problem: { line: string; cart: string } | null;
}

/** A simple product that a line sells, with its quantity in each piece of the line. */
export interface SoldPart {
  product: SimpleProduct;
  quantity: number;
}

/**
 * The simple products that a line sells: one, or all selections of a bundle; null when one no
 * longer exists.
 */
export function soldParts(
  shop: Shop,
  { sku, bundle }: Pick<CartLine, 'sku' | 'bundle'>,
): SoldPart[] | null {
  const product = enabledProduct(shop, sku);
  if (product?.kind === 'simple') return [{ product, quantity: 1 }];
  return product?.kind === 'bundle' ? bundleParts(shop, product, bundle ?? []) : null;
}

/** The number of the line's pieces that the stock allows. */
export const stockOf = (parts: readonly SoldPart[]): number =>
  Math.min(...parts.map(({ product, quantity }) => Math.floor(product.stock / quantity)));

/** Whether nothing in the cart needs shipping. */
export const isVirtual = (shop: Shop, { lines }: Cart): boolean =>
  lines.length > 0 &&
  lines.every((line) => soldParts(shop, line)?.every(({ product }) => product.isVirtual));

/** Compares a line with the current stock. */
export function lineState(shop: Shop, line: CartLine): LineState {
  const parts = soldParts(shop, line);
  const stock = parts ? stockOf(parts) : 0;
  if (stock <= 0) {
    const cart = 'Some of the products are out of stock.';
    return { isAvailable: false, problem: { line: 'This product is out of stock.', cart } };
  }
  if (line.quantity > stock) {
    const phrase = 'The requested qty is not available';
    return { isAvailable: false, problem: { line: phrase, cart: phrase } };
  }
  return { isAvailable: true, problem: null };
}
