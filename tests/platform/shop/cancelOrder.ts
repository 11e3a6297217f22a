import { soldParts } from './cartLineState.ts';
import { refuse } from './cartRefusal.ts';
import { sendMail } from './mails.ts';
import type { Order, Shop } from './model.ts';
import { randomText } from './tokens.ts';

/** The statuses in which an order may be canceled. */
const OPEN = ['Pending', 'Processing'];

/**
 * Refuses an order that is shipped, complete or already canceled, with the platform's messages.
 */
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

/** Cancels an order, returns its products to the stock and refunds a payment. */
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

/** Mails a guest a link that confirms the cancellation. */
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
