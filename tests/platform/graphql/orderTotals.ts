import type { Order, RequestContext } from '../shop/model.ts';
import { exchange, rateOf } from '../shop/totalsCurrency.ts';
import { money } from './cartPrices.ts';
import { BASE_CURRENCY } from './requestContext.ts';

const DISCOUNT = { en: 'Discount', zh: '折扣' };

const TAX = { en: 'Tax', zh: '稅項' };

const taxesOf = ({ totals, currency }: Order, { view }: RequestContext) =>
  totals.tax > 0
    ? [{ title: TAX[view.language], rate: 0, amount: money(totals.tax, currency) }]
    : [];

/** The shipping cost, which this shop does not tax. */
function shippingHandling({ totals, currency }: Order) {
  const amount = money(totals.shipping, currency);
  return {
    total_amount: amount,
    amount_excluding_tax: amount,
    amount_including_tax: amount,
    taxes: [],
    discounts: [],
  };
}

/** The totals of an order, or of the invoice that covers all of it. */
export function totalOf(order: Order, context: RequestContext) {
  const { totals, currency } = order;
  const { shop, view } = context;
  const base = Math.round(totals.grandTotal / rateOf(shop, currency));
  return {
    subtotal: money(totals.subtotal, currency),
    discounts:
      totals.discount > 0
        ? [
            {
              label: DISCOUNT[view.language],
              amount: money(totals.discount, currency),
              applied_to: 'ITEM',
              coupon: order.couponCode ? { code: order.couponCode } : null,
            },
          ]
        : [],
    taxes: taxesOf(order, context),
    total_tax: money(totals.tax, currency),
    total_shipping: money(totals.shipping, currency),
    shipping_handling: shippingHandling(order),
    grand_total: money(totals.grandTotal, currency),
    base_grand_total: money(exchange(shop, base, BASE_CURRENCY), BASE_CURRENCY),
  };
}
