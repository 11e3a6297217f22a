import type { Order } from './model.ts';

/** A parcel as the shop's owner enters it. */
interface Parcel {
  title: string;
  tracking: string;
}

/** Sends a parcel for an order. A complete order is invoiced, too. */
export function shipOrder(order: Order, { title, tracking }: Parcel, status = 'Complete'): void {
  order.status = status;
  const shipments = order.shipments ?? [];
  const number = `${order.number}-${shipments.length + 1}`;
  order.shipments = [...shipments, { number, carrier: 'flatrate', title, tracking }];
  if (status === 'Complete') order.invoiceNumber ??= order.number;
}
