import { refuse } from './cartRefusal.ts';
import type { Cart, Shop, Text } from './model.ts';
import { totalsOf } from './totals.ts';

export interface PaymentMethod {
  code: string;
  title: Text;
}

const CHECK: PaymentMethod = {
  code: 'checkmo',
  title: { en: 'Check / Money order', zh: '支票／匯票' },
};
const CARD: PaymentMethod = { code: 'florapay_card', title: { en: 'Card', zh: '信用卡' } };
const FREE: PaymentMethod = {
  code: 'free',
  title: { en: 'No Payment Information Required', zh: '無需付款' },
};

/** What may be paid with; nothing to pay leaves only `free`. */
export const paymentMethods = (shop: Shop, cart: Cart): PaymentMethod[] =>
  cart.lines.length > 0 && totalsOf(shop, cart).grandTotal === 0 ? [FREE] : [CHECK, CARD];

/** The method that the cart will be paid with, if it is still offered. */
export const chosenPayment = (shop: Shop, cart: Cart): PaymentMethod | undefined =>
  paymentMethods(shop, cart).find(({ code }) => code === cart.paymentMethod);

/** Keeps how the cart will be paid. The nonce stands for a card. */
export function choosePayment(shop: Shop, cart: Cart, code: string, nonce: string | null): void {
  if (!paymentMethods(shop, cart).some((method) => method.code === code)) {
    refuse('input', 'The requested Payment Method is not available.');
  }
  cart.paymentMethod = code;
  cart.paymentNonce = code === CARD.code ? nonce : null;
}

/** Takes the money: spends the nonce, or refuses. Other methods are paid later. */
export function capture(shop: Shop, cart: Cart): void {
  if (cart.paymentMethod !== CARD.code) return;
  if (!cart.paymentNonce) refuse('input', 'Enter a valid payment method and try again.');
  const card = shop.cards.get(cart.paymentNonce);
  if (!card) refuse('input', 'Unknown or expired payment_method_nonce.');
  if (card.isSpent) refuse('input', 'Cannot use a payment_method_nonce more than once.');
  card.isSpent = true;
  if (card.isDeclined) refuse('input', 'Your payment was declined. Try another card.');
}
