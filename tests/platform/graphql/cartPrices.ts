import { couponOf } from '../shop/coupons.ts';
import type { Cart, RequestContext } from '../shop/model.ts';
import { totalsOf } from '../shop/totals.ts';
import { decimal } from '../shop/totalsCurrency.ts';

export interface MoneySource {
  value: number;
  currency: string;
}

export const money = (cents: number, currency: string): MoneySource => ({
  value: decimal(cents),
  currency,
});

const TAX = { en: 'Tax', zh: '稅項' };

/** What the cart costs, as CartPrices has it. */
export function cartPrices({ shop, view }: RequestContext, cart: Cart) {
  const { subtotal, discount, tax, grandTotal } = totalsOf(shop, cart);
  const inCurrency = (cents: number) => money(cents, cart.currency);
  const coupon = couponOf(shop, cart);
  return {
    subtotal_excluding_tax: inCurrency(subtotal),
    subtotal_including_tax: inCurrency(subtotal + tax),
    subtotal_with_discount_excluding_tax: inCurrency(subtotal - discount),
    discounts:
      coupon && discount > 0
        ? [{ label: coupon.label[view.language], amount: inCurrency(discount) }]
        : null,
    applied_taxes: tax > 0 ? [{ label: TAX[view.language], amount: inCurrency(tax) }] : [],
    grand_total: inCurrency(grandTotal),
  };
}
