import { soldParts } from './cartLineState.ts';
import { refuse } from './cartRefusal.ts';
import { sendMail } from './mails.ts';
import type { Order, Shop } from './model.ts';
import { randomText } from './tokens.ts';

/** A status of the platform's that an order may be canceled in. */
const OPEN = ['Pending', 'Processing'];

/** Refuses what is on its way, over or already canceled, in the platform's words. */
export function checkCancellable(shop: Shop, order: Order): void {
  if (!shop.cancellation.isEnabled) {
    refuse('input', 'Order cancellation is not enabled for requested store.');
  }
  if (!OPEN.includes(order.status)) {
    refuse('input', 'Order already closed, complete, cancelled or on hold');
  }
  if (order.shipments?.length) {
    refuse('input', 'Order with one or more items shipped cannot be cancelled');
  }
}

/** Cancels an order: its flowers can be sold again, and money that was taken is paid back. */
export function cancelOrder(shop: Shop, order: Order, reason: string): void {
  checkCancellable(shop, order);
  for (const line of order.lines) {
    for (const { product, quantity } of soldParts(shop, line) ?? []) {
      product.stock += line.quantity * quantity;
    }
  }
  order.status = order.invoiceNumber ? 'Closed' : 'Canceled';
  order.cancelReason = reason;
  delete order.cancelKey;
  const { number, token, email, customerId, viewCode } = order;
  const link =
    customerId === null ? `/track-order?token=${token}` : `/order-history?number=${number}`;
  sendMail(shop, viewCode, { to: email, subject: `Order ${number} has been canceled`, link });
}

/** Asks a guest by mail whether it was they who want the order canceled. */
export function requestCancel(shop: Shop, order: Order, reason: string): void {
  checkCancellable(shop, order);
  const key = randomText(32);
  order.cancelReason = reason;
  order.cancelKey = key;
  const search = new URLSearchParams({ order_id: btoa(String(order.id)), confirmation_key: key });
  const link = `/track-order?${search}`;
  const subject = `Confirm that order ${order.number} is to be canceled`;
  sendMail(shop, order.viewCode, { to: order.email, subject, link });
}
