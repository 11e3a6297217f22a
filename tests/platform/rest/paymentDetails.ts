import type { Cart } from '../shop/model.ts';
import { paymentMethods } from '../shop/payment.ts';
import { chosenOffer } from '../shop/shipping.ts';
import { type Totals, totalsOf } from '../shop/totals.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import { paymentItems } from './paymentItems.ts';
import type { RestContext } from './RestContext.ts';

const BASE_CURRENCY = 'USD';

const TITLES = {
  en: {
    subtotal: 'Subtotal',
    shipping: 'Shipping & Handling',
    discount: 'Discount',
    tax: 'Tax',
    grandTotal: 'Grand Total',
  },
  zh: { subtotal: '小計', shipping: '運費', discount: '折扣', tax: '稅項', grandTotal: '總計' },
};

/** The payment methods and the totals of the cart. */
export function paymentDetails(context: RestContext, cart: Cart): unknown {
  const { shop, view } = context;
  const totals = totalsOf(shop, cart);
  const base = totalsOf(shop, { ...cart, currency: BASE_CURRENCY });
  return {
    payment_methods: paymentMethods(shop, cart).map(({ code, title }) => ({
      code,
      title: title[view.language],
    })),
    totals: {
      ...amounts(totals, base),
      base_currency_code: BASE_CURRENCY,
      quote_currency_code: cart.currency,
      ...(cart.couponCode === null ? {} : { coupon_code: cart.couponCode }),
      items_qty: cart.lines.reduce((all, line) => all + line.quantity, 0),
      items: paymentItems(context, totals, base),
      total_segments: segments(context, cart, totals),
    },
  };
}

function amounts(totals: Totals, base: Totals): Record<string, number | null> {
  const pairs: Record<string, (one: Totals) => number> = {
    grand_total: (one) => one.grandTotal,
    subtotal: (one) => one.subtotal,
    discount_amount: (one) => -one.discount,
    subtotal_with_discount: (one) => one.subtotal - one.discount,
    shipping_amount: (one) => one.shipping,
    shipping_discount_amount: () => 0,
    tax_amount: (one) => one.tax,
    shipping_tax_amount: () => 0,
  };
  const both = Object.entries(pairs).flatMap(([name, read]) => [
    [name, decimal(read(totals)) + 0],
    [`base_${name}`, decimal(read(base)) + 0],
  ]);
  return {
    ...Object.fromEntries(both),
    weee_tax_applied_amount: null,
    subtotal_incl_tax: decimal(totals.subtotal + totals.tax),
    shipping_incl_tax: decimal(totals.shipping),
    base_shipping_incl_tax: decimal(base.shipping),
  };
}

function segments({ shop, view }: RestContext, cart: Cart, totals: Totals): unknown[] {
  const titles = TITLES[view.language];
  const offer = chosenOffer(shop, cart);
  const methodLabel = offer
    ? ` (${offer.carrierTitle[view.language]} - ${offer.methodTitle[view.language]})`
    : '';
  return [
    { code: 'subtotal', title: titles.subtotal, value: decimal(totals.subtotal) },
    ...(totals.discount === 0
      ? []
      : [
          {
            code: 'discount',
            title: `${titles.discount} (${cart.couponCode})`,
            value: -decimal(totals.discount),
          },
        ]),
    { code: 'shipping', title: titles.shipping + methodLabel, value: decimal(totals.shipping) },
    {
      code: 'tax',
      title: titles.tax,
      value: decimal(totals.tax),
      extension_attributes: { tax_grandtotal_details: [] },
    },
    {
      code: 'grand_total',
      title: titles.grandTotal,
      value: decimal(totals.grandTotal),
      area: 'footer',
    },
  ];
}
