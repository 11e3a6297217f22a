import { uidOf } from '../shop/cartChoice.ts';
import type { Order, RequestContext } from '../shop/model.ts';
import { orderItem } from './orderItems.ts';
import { totalOf } from './orderTotals.ts';

/** The invoice of an order that has been charged. It covers the whole order. */
export function invoicesOf(order: Order, context: RequestContext) {
  const number = order.invoiceNumber;
  if (!number) return [];
  return [
    {
      id: uidOf(`invoice/${number}`),
      number,
      comments: [],
      items: itemsOf(order, context).map((item) => ({
        ...item,
        __typename: 'InvoiceItem',
        discounts: [],
        quantity_invoiced: item.order_item.quantity_invoiced,
      })),
      total: totalOf(order, context),
    },
  ];
}

/** The parcels of an order. Every parcel contains the whole order. */
export const shipmentsOf = (order: Order, context: RequestContext) =>
  (order.shipments ?? []).map(({ number, carrier, title, tracking }) => ({
    id: uidOf(number),
    number,
    comments: [],
    tracking: [{ carrier, title, number: tracking }],
    items: itemsOf(order, context).map((item) => ({
      ...item,
      __typename: 'ShipmentItem',
      quantity_shipped: item.order_item.quantity_shipped,
    })),
  }));

const itemsOf = (order: Order, context: RequestContext) =>
  order.lines.map((_, index) => {
    const item = orderItem(order, index, context);
    const { id, product_name, product_sale_price, product_sku } = item;
    return { id, product_name, product_sale_price, product_sku, order_item: item };
  });
