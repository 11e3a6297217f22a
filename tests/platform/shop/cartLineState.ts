import { enabledProduct } from './cartChoice.ts';
import type { CartLine, Shop, SimpleProduct } from './model.ts';

export interface LineState {
  isAvailable: boolean;
  /** English phrases; the first is the line's own, the second the cart's. */
  problem: { line: string; cart: string } | null;
}

/** The simple product that the line sells, or undefined when it is gone. */
export function soldProduct(shop: Shop, line: CartLine): SimpleProduct | undefined {
  const product = enabledProduct(shop, line.sku);
  return product?.kind === 'simple' ? product : undefined;
}

/** How the line stands against today's stock (contract, behaviour section 5). */
export function lineState(shop: Shop, line: CartLine): LineState {
  const stock = soldProduct(shop, line)?.stock ?? 0;
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
