import { refuse } from './cartRefusal.ts';
import type { Cart, SavedPayment, Shop, Text } from './model.ts';
import { totalsOf } from './totals.ts';
import { savedPayments } from './vault.ts';

interface PaymentMethod {
  code: string;
  title: Text;
}

/** A reference to a card: a nonce, or the public hash of a saved card. */
export interface PaymentStandIn {
  nonce?: string | null;
  publicHash?: string | null;
}

const CHECK: PaymentMethod = {
  code: 'checkmo',
  title: { en: 'Check / Money order', zh: '支票／匯票' },
};
const CARD: PaymentMethod = { code: 'florapay_card', title: { en: 'Card', zh: '信用卡' } };
const VAULT: PaymentMethod = {
  code: 'florapay_card_vault',
  title: { en: 'Saved cards', zh: '已儲存的信用卡' },
};
const BRAINTREE: PaymentMethod = {
  code: 'braintree',
  title: { en: 'Credit Card (Braintree)', zh: '信用卡（Braintree）' },
};
const FREE: PaymentMethod = {
  code: 'free',
  title: { en: 'No Payment Information Required', zh: '無需付款' },
};

/**
 * The payment methods of a cart: only `free` when there is nothing to pay. Saved cards add the
 * vault.
 */
export function paymentMethods(shop: Shop, cart: Cart): PaymentMethod[] {
  if (cart.lines.length > 0 && totalsOf(shop, cart).grandTotal === 0) return [FREE];
  const braintree = shop.hasBraintree ? [BRAINTREE] : [];
  return [CHECK, CARD, ...braintree, ...(savedBy(shop, cart).length > 0 ? [VAULT] : [])];
}

/** The saved cards of the cart's customer. */
function savedBy(shop: Shop, { customerId }: Cart): SavedPayment[] {
  const customer = shop.customers.find(({ id }) => id === customerId);
  return customer
    ? savedPayments(shop, customer).filter(({ methodCode }) => methodCode === CARD.code)
    : [];
}

/** The chosen payment method of the cart, if it is still offered. */
export const chosenPayment = (shop: Shop, cart: Cart): PaymentMethod | undefined =>
  paymentMethods(shop, cart).find(({ code }) => code === cart.paymentMethod);

/** Stores the payment method of a cart. */
export function choosePayment(
  shop: Shop,
  cart: Cart,
  code: string,
  { nonce = null, publicHash = null }: PaymentStandIn,
): void {
  if (!paymentMethods(shop, cart).some((method) => method.code === code)) {
    refuse('input', 'The requested Payment Method is not available.');
  }
  cart.paymentMethod = code;
  const isCard = code === CARD.code || code === BRAINTREE.code;
  cart.paymentNonce = isCard ? nonce : code === VAULT.code ? publicHash : null;
}

/** The payment details that an order records: its saved card, or brand and last digits. */
export function paymentFacts(
  shop: Shop,
  { paymentMethod, paymentNonce }: Cart,
): Record<string, string> {
  if (paymentMethod === VAULT.code) return { public_hash: paymentNonce ?? '' };
  const card = shop.cards.get(paymentNonce ?? '');
  if (paymentMethod !== CARD.code || !card) return {};
  return { cc_type: card.brand, cc_number: `xxxx-${card.last4}` };
}

/**
 * Charges the cart by a saved card or by a nonce, which is used up.
 *
 * @returns false for methods that are paid later
 */
export function capture(shop: Shop, cart: Cart): boolean {
  if (cart.paymentMethod === VAULT.code) {
    const saved = savedBy(shop, cart).find(({ publicHash }) => publicHash === cart.paymentNonce);
    if (!saved) refuse('input', 'Enter a valid payment method and try again.');
    return true;
  }
  if (cart.paymentMethod === BRAINTREE.code) return captureByBraintree(shop, cart);
  if (cart.paymentMethod !== CARD.code) return false;
  if (!cart.paymentNonce) refuse('input', 'Enter a valid payment method and try again.');
  const card = shop.cards.get(cart.paymentNonce);
  if (!card) refuse('input', 'Unknown or expired payment_method_nonce.');
  if (card.isSpent) refuse('input', 'Cannot use a payment_method_nonce more than once.');
  card.isSpent = true;
  if (card.isDeclined) refuse('input', 'Your payment was declined. Try another card.');
  return true;
}

/** Simulates Braintree, which declines a nonce that contains `declined`. */
function captureByBraintree(shop: Shop, { paymentNonce }: Cart): boolean {
  if (!paymentNonce) refuse('input', 'Payment method nonce is required.');
  if (shop.cards.has(paymentNonce)) {
    refuse('input', 'Cannot use a payment_method_nonce more than once.');
  }
  const isDeclined = paymentNonce.includes('declined');
  const card = { nonce: paymentNonce, brand: 'visa', last4: '1111', isDeclined, isSpent: true };
  shop.cards.set(paymentNonce, card);
  if (isDeclined) refuse('input', 'Your payment was declined. Try another card.');
  return true;
}

/** The client token by which Braintree's browser code identifies the shop. */
export function braintreeClientToken({ hasBraintree }: Shop): string {
  if (!hasBraintree) refuse('input', 'The Braintree payment method is not active.');
  const configUrl =
    'https://api.sandbox.braintreegateway.com:443/merchants/florilegium/client_api/v1/configuration';
  const token = { version: 2, environment: 'sandbox', authorizationFingerprint: 'demo', configUrl };
  return btoa(JSON.stringify(token));
}
