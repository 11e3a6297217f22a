import type { Order } from '../shop/model.ts';
import { addressIn } from '../shop/pickup.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import { addressSource } from './checkoutOrder.ts';
import { orderItem } from './orderItems.ts';
import { invoicesOf, shipmentsOf } from './orderParcels.ts';
import { totalOf } from './orderTotals.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { timeText } from './timeText.ts';

interface Source {
  order: Order;
}

export const queries: RootResolvers = {};

export const mutations: RootResolvers = {};

/** Resolvers of an order's details: lines, payment, parcels and totals. */
export const types: TypeResolvers = {
  CustomerOrder: {
    status: ({ order: { status } }: Source, _, { view }) =>
      view.language === 'zh' ? (STATUS[status] ?? status) : status,
    order_number: ({ order }: Source) => order.number,
    increment_id: ({ order }: Source) => order.number,
    created_at: ({ order }: Source) => timeText(order.placedAt),
    order_status_change_date: ({ order }: Source) => timeText(order.placedAt),
    grand_total: ({ order }: Source) => decimal(order.totals.grandTotal),
    is_virtual: ({ order }: Source) => order.shippingAddress === null,
    shipping_address: ({ order }: Source, _, { shop, view }) => {
      const address = addressIn(shop, order, view.language);
      return address && addressSource(address);
    },
    carrier: ({ order }: Source) => order.shippingMethod?.carrier ?? null,
    applied_coupons: ({ order }: Source) => (order.couponCode ? [{ code: order.couponCode }] : []),
    gift_message: () => null,
    comments: () => [],
    credit_memos: () => [],
    items: ({ order }: Source, _, context) =>
      order.lines.map((_line, index) => orderItem(order, index, context)),
    payment_methods: ({ order: { paymentMethod } }: Source) => [
      {
        name: paymentMethod.title,
        type: paymentMethod.code,
        additional_data: Object.entries(paymentMethod.facts ?? {}).map(([name, value]) => ({
          name,
          value,
        })),
      },
    ],
    invoices: ({ order }: Source, _, context) => invoicesOf(order, context),
    shipments: ({ order }: Source, _, context) => shipmentsOf(order, context),
    total: ({ order }: Source, _, context) => totalOf(order, context),
  },
};

/** Names of order statuses in the Chinese view. */
const STATUS: Record<string, string> = {
  Pending: '待處理',
  Processing: '處理中',
  Complete: '已完成',
  Closed: '已結案',
  Canceled: '已取消',
};
