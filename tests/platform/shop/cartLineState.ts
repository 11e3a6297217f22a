import { bundleParts } from './bundle.ts';
import { enabledProduct } from './cartChoice.ts';
import type { Cart, CartLine, Shop, SimpleProduct } from './model.ts';

export interface LineState {
  isAvailable: boolean;
  /** English phrases; the first is the line's own, the second the cart's. */
  problem: { line: string; cart: string } | null;
}

/** A simple product that a line sells, and how many of it are in each of the line's pieces. */
export interface SoldPart {
  product: SimpleProduct;
  quantity: number;
}

/** What the line sells: one simple product, or all that was chosen of a bundle; null when gone. */
export function soldParts(
  shop: Shop,
  { sku, bundle }: Pick<CartLine, 'sku' | 'bundle'>,
): SoldPart[] | null {
  const product = enabledProduct(shop, sku);
  if (product?.kind === 'simple') return [{ product, quantity: 1 }];
  return product?.kind === 'bundle' ? bundleParts(shop, product, bundle ?? []) : null;
}

/** How many of the line's pieces the stock allows. */
export const stockOf = (parts: readonly SoldPart[]): number =>
  Math.min(...parts.map(({ product, quantity }) => Math.floor(product.stock / quantity)));

/** Whether nothing of the cart is sent anywhere. */
export const isVirtual = (shop: Shop, { lines }: Cart): boolean =>
  lines.length > 0 &&
  lines.every((line) => soldParts(shop, line)?.every(({ product }) => product.isVirtual));

/** How the line stands against today's stock. */
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
