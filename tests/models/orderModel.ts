import type { SavedCheckout } from '../../machines/checkout/context.ts';
import type { CartDetails } from '../../machines/domain.ts';
import { type ShownOrder, toShownOrder } from '../../machines/order/agreement.ts';
import type { OrderOutcome, PlaceOrderOutput } from '../../machines/order/setup.ts';
import { LINE } from '../gallery/sampleData.ts';
import { done, failed, type ModelEvent } from '../support/model.ts';
import { ADDRESS, METHOD } from '../support/sampleAddress.ts';

export { ADDRESS, METHOD };

export const CHECK_PAYMENT = { code: 'checkmo', title: 'Check', data: {} };
export const CARD_PAYMENT = { code: 'card', title: 'Card', data: { nonce: 'nonce-1' } };
export const SAVED_CHECKOUT = {
  availableShippingMethods: [METHOD],
  shippingAddress: ADDRESS,
  shippingMethod: METHOD,
  billingAddress: { sameAsShippingAddress: true },
  payment: CHECK_PAYMENT,
} satisfies SavedCheckout;
/** Prices with this grand total. */
const withTotal = (value: number): CartDetails['prices'] => ({
  grand_total: { value, currency: 'USD' },
  subtotal: null,
  discounts: [],
  taxes: [],
  shipping: { label: 'Flat Rate', amount: { value: 5, currency: 'USD' } },
});
export const CART: CartDetails = {
  id: 'cart-1',
  items: [],
  totalQuantity: 0,
  coupons: [],
  prices: withTotal(20),
};
/** The same cart with a higher total. */
export const CART_WITH_HIGHER_TOTAL: CartDetails = { ...CART, prices: withTotal(30) };
/** The same cart after the platform has dropped its shipping method. */
export const CART_WITHOUT_SHIPPING: CartDetails = {
  ...CART,
  prices: { ...CART.prices, shipping: null },
};
/** A cart with one line. */
export const CART_WITH_LINE: CartDetails = {
  ...CART,
  id: 'cart-2',
  items: [LINE],
  totalQuantity: LINE.quantity,
};
export const SAME_CHARGE = { prices: CART.prices, lines: {} };
export const HIGHER_CHARGE = { prices: CART_WITH_HIGHER_TOTAL.prices, lines: {} };
const BOUGHT = {
  shippingAddress: ADDRESS,
  billingAddress: SAVED_CHECKOUT.billingAddress,
  shippingMethod: METHOD,
  cart: CART,
  charged: null,
};
export const SHOWN_ORDER = toShownOrder({ ...BOUGHT, payment: CHECK_PAYMENT }) as ShownOrder;
export const SHOWN_ORDER_WITH_CARD = toShownOrder({
  ...BOUGHT,
  payment: CARD_PAYMENT,
}) as ShownOrder;
export const DRAFT = {
  cartId: 'cart-1',
  isSignedIn: false,
  email: 'ada@example.com',
  shippingAddress: ADDRESS,
  billingAddress: SHOWN_ORDER.billingAddress,
  shippingMethod: METHOD,
  payment: CHECK_PAYMENT,
  details: CART,
  shownOrder: SHOWN_ORDER,
};
export const PREPARED_ORDER = { ...DRAFT, billingAddress: ADDRESS, payer: DRAFT.email };
export const ORDER = {
  id: '42',
  number: null,
  cartId: 'cart-1',
  shipping_address: ADDRESS,
  email: '',
  items: [],
  prices: null,
  shippingTitle: '',
  paymentTitle: '',
};
/** The platform has ended the cart. */
export const INVALID_CART = { reason: 'invalidCart', message: 'Could not find a cart' } as const;
export const FAILURE = { reason: 'refused', message: 'No' } as const;
export const UNSETTLED_PAYMENT = {
  cartId: 'cart-1',
  isSignedIn: false,
  email: 'ada@example.com',
  sentAt: 0,
  age: 0,
  hasPlatformFinished: false,
  total: null,
};
export const RECALLED_PAYMENT = {
  unsettled: UNSETTLED_PAYMENT,
  known: { ...DRAFT },
  isCurrent: true,
};

const OUTCOMES: OrderOutcome[] = [
  'placed',
  'rejected',
  'changed',
  'methodLost',
  'declined',
  'absent',
  'unknown',
  'nothing',
];
const SENT = { sentCartId: 'cart-1', changes: [], charged: null, methods: [] };

/** All outputs of the order protocol, with and without a failure. */
const outputsOf = (): PlaceOrderOutput[] => [
  { outcome: 'placed', failure: null, ...SENT },
  ...OUTCOMES.map((outcome) => ({ outcome, failure: FAILURE, ...SENT })),
];

export const outputs = (id: string) => [
  ...outputsOf().map((output) => done(id, output)),
  failed(id),
];

/** All events that the order protocol can receive. */
export const ORDER_EVENTS = [
  { type: 'order.claimed' },
  { type: 'order.claimedElsewhere' },
  done('prepareOrder', { order: PREPARED_ORDER, cart: CART }),
  done('prepareOrder', { order: PREPARED_ORDER, cart: CART_WITH_HIGHER_TOTAL }),
  done('prepareOrder', { order: PREPARED_ORDER, cart: CART_WITHOUT_SHIPPING }),
  done('prepareOrder', { order: PREPARED_ORDER, cart: null }),
  failed('prepareOrder'),
  done('sendShippingInformation', SAME_CHARGE),
  done('sendShippingInformation', HIGHER_CHARGE),
  done('sendShippingInformation', null),
  failed('sendShippingInformation', FAILURE),
  failed('sendShippingInformation'),
  done('readMethods', [METHOD]),
  done('readMethods', []),
  failed('readMethods'),
  done('resendMethod'),
  failed('resendMethod'),
  done('readCart', CART),
  done('readCart', CART_WITH_HIGHER_TOTAL),
  failed('readCart'),
  { type: 'cart.announced', details: CART } as ModelEvent,
  { type: 'cart.announced', details: CART_WITH_HIGHER_TOTAL } as ModelEvent,
  { type: 'session.announced', isSignedIn: true } as ModelEvent,
  done('recordOrder', RECALLED_PAYMENT),
  failed('recordOrder'),
  done('sendPaymentInformation', '42'),
  failed('sendPaymentInformation', FAILURE),
  failed('sendPaymentInformation'),
  failed('sendPaymentInformation', Object.assign(new Error('Oh.'), { hasPlatformFinished: true })),
  done('recallOrder', RECALLED_PAYMENT),
  done('recallOrder', { ...RECALLED_PAYMENT, order: ORDER }),
  done('recallOrder', { ...RECALLED_PAYMENT, isCurrent: false }),
  done('recallOrder', null),
  failed('recallOrder'),
  done('recallReceipt', RECALLED_PAYMENT),
  done('recallReceipt', { ...RECALLED_PAYMENT, order: ORDER }),
  failed('recallReceipt'),
  done('verifyOrder', { kind: 'placed', number: null, isCartLost: false }),
  done('verifyOrder', { kind: 'absent', number: null, isCartLost: false }),
  done('verifyOrder', { kind: 'unknown', number: null, isCartLost: false }),
  done('verifyOrder', { kind: 'unknown', number: null, isCartLost: true }),
  failed('verifyOrder'),
  done('clearSavedCheckout'),
  failed('clearSavedCheckout'),
  { type: 'cart.replaced' },
  { type: 'cart.notReplaced', failure: FAILURE } as ModelEvent,
];
