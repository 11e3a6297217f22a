import { isSameChoice } from './bundle.ts';
import { soldParts, stockOf } from './cartLineState.ts';
import type { Cart, Shop } from './model.ts';

/**
 * Moves all lines and the coupon of one cart into the other, up to the stock. Equal lines are added
 * up, and the first cart becomes inactive.
 */
export function mergeCarts(shop: Shop, from: Cart, into: Cart): void {
  for (const line of from.lines) {
    const parts = soldParts(shop, line);
    const stock = parts ? stockOf(parts) : 0;
    const same = into.lines.find(
      (candidate) =>
        candidate.sku === line.sku &&
        candidate.parentSku === line.parentSku &&
        isSameChoice(candidate.bundle, line.bundle),
    );
    const quantity = Math.min(stock, line.quantity + (same?.quantity ?? 0));
    if (same) same.quantity = Math.max(quantity, same.quantity);
    else if (quantity > 0) into.lines.push({ ...line, quantity });
  }
  into.couponCode = from.couponCode ?? into.couponCode;
  from.isActive = false;
}
