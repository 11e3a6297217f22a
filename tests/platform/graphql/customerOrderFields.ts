import { chosenOptions, enabledProduct, uidOf } from '../shop/cartChoice.ts';
import type { Order, RequestContext } from '../shop/model.ts';
import { money } from './cartPrices.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

interface Source {
  order: Order;
}

export const queries: RootResolvers = {};

export const mutations: RootResolvers = {};

/** What an order's page tells beyond its head: lines, payment, parcels and money. */
export const types: TypeResolvers = {
  CustomerOrder: {
    status: ({ order: { status } }: Source, _, { view }) =>
      view.language === 'zh' ? (STATUS[status] ?? status) : status,
    items: ({ order }: Source, _, context) =>
      order.lines.map((line, at) => itemSource(order, line, at, context)),
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
    shipments: ({ order }: Source) =>
      (order.shipments ?? []).map(({ number, carrier, title, tracking }) => ({
        id: uidOf(number),
        number,
        tracking: [{ carrier, title, number: tracking }],
      })),
    total: ({ order: { totals, currency } }: Source, _, { view }) => ({
      subtotal: money(totals.subtotal, currency),
      discounts:
        totals.discount > 0
          ? [{ label: DISCOUNT[view.language], amount: money(totals.discount, currency) }]
          : [],
      taxes:
        totals.tax > 0
          ? [{ title: TAX[view.language], rate: 0, amount: money(totals.tax, currency) }]
          : [],
      total_tax: money(totals.tax, currency),
      total_shipping: money(totals.shipping, currency),
      grand_total: money(totals.grandTotal, currency),
    }),
  },
};

/** As the shop's people have named them for their Chinese view. */
const STATUS: Record<string, string> = {
  Pending: '待處理',
  Processing: '處理中',
  Complete: '已完成',
  Closed: '已結案',
  Canceled: '已取消',
};
const DISCOUNT = { en: 'Discount', zh: '折扣' };
const TAX = { en: 'Tax', zh: '稅項' };

function itemSource(
  { id, currency }: Order,
  line: Order['lines'][number],
  at: number,
  { shop, view }: RequestContext,
) {
  const product = enabledProduct(shop, line.parentSku ?? line.sku);
  const options = product?.kind === 'configurable' ? chosenOptions(shop, product, line.sku) : [];
  return {
    __typename: 'OrderItem',
    id: uidOf(`${id}/${at}`),
    product: product ?? null,
    product_name: line.name,
    product_sku: line.sku,
    product_url_key: product?.urlKey[view.language] ?? null,
    product_sale_price: money(line.price, currency),
    quantity_ordered: line.quantity,
    selected_options: options.map(({ label, value }) => ({
      label: label[view.language],
      value: value.label[view.language],
    })),
  };
}
