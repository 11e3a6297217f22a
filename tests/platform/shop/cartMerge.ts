import { enabledProduct } from './cartChoice.ts';
import type { Cart, Shop } from './model.ts';

/** Moves all lines of one cart into the other, up to what is in stock; the first becomes inactive. */
export function mergeCarts(shop: Shop, from: Cart, into: Cart): void {
  for (const line of from.lines) {
    const product = enabledProduct(shop, line.sku);
    const stock = product?.kind === 'simple' ? product.stock : 0;
    const same = into.lines.find((one) => one.sku === line.sku && one.parentSku === line.parentSku);
    const quantity = Math.min(stock, line.quantity + (same?.quantity ?? 0));
    if (same) same.quantity = Math.max(quantity, same.quantity);
    else if (quantity > 0) into.lines.push({ ...line, quantity });
  }
  from.isActive = false;
}
