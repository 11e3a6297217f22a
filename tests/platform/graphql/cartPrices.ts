import { couponOf } from '../shop/coupons.ts';
import type { Cart, Coupon, Language, RequestContext } from '../shop/model.ts';
import { totalsOf } from '../shop/totals.ts';
import { decimal } from '../shop/totalsCurrency.ts';

interface MoneySource {
  value: number;
  currency: string;
}

export const money = (cents: number, currency: string): MoneySource => ({
  value: decimal(cents),
  currency,
});

/** The discount that a coupon gives on goods. */
export const discountOf = (coupon: Coupon, amount: MoneySource, language: Language) => ({
  label: coupon.label[language],
  amount,
  applied_to: 'ITEM',
  coupon: { code: coupon.code },
});

const TAX = { en: 'Tax', zh: '稅項' };

/** The amounts of a cart as CartPrices. */
export function cartPrices({ shop, view }: RequestContext, cart: Cart) {
  const { subtotal, discount, tax, grandTotal } = totalsOf(shop, cart);
  const inCurrency = (cents: number) => money(cents, cart.currency);
  const coupon = couponOf(shop, cart);
  return {
    subtotal_excluding_tax: inCurrency(subtotal),
    subtotal_including_tax: inCurrency(subtotal + tax),
    subtotal_with_discount_excluding_tax: inCurrency(subtotal - discount),
    discounts:
      coupon && discount > 0 ? [discountOf(coupon, inCurrency(discount), view.language)] : null,
    discount:
      coupon && discount > 0
        ? { label: [coupon.label[view.language]], amount: inCurrency(-discount) }
        : null,
    applied_taxes: tax > 0 ? [{ label: TAX[view.language], amount: inCurrency(tax) }] : [],
    grand_total: inCurrency(grandTotal),
  };
}
