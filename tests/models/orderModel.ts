import type { OrderOutcome, PlaceOrderOutput } from '../../machines/order/place.ts';
import { ADDRESS, METHOD } from '../support/ada.ts';
import { done, failed, type ModelEvent } from '../support/model.ts';

export { ADDRESS, METHOD };

export const CHECK = { code: 'checkmo', title: 'Check', data: {} };
export const CARD = { code: 'card', title: 'Card', data: { nonce: 'nonce-1' } };
export const SAVED = {
  availableShippingMethods: [METHOD],
  shippingAddress: ADDRESS,
  shippingMethod: METHOD,
  billingAddress: { sameAsShippingAddress: true },
  payment: CHECK,
};
export const NOTHING = {
  availableShippingMethods: [],
  shippingAddress: null,
  shippingMethod: null,
  billingAddress: null,
  payment: null,
};
export const DRAFT = {
  cartId: 'cart-1',
  isSignedIn: false,
  email: 'ada@example.com',
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shippingMethod: METHOD,
  payment: CHECK,
  details: null,
};
export const ORDER = {
  id: '42',
  shipping_address: ADDRESS,
  email: '',
  items: [],
  prices: null,
  shippingTitle: '',
  paymentTitle: '',
};
/** The platform has ended the cart. */
export const ENDED = { reason: 'invalidCart', message: 'Could not find a cart' } as const;
export const FAILURE = { reason: 'refused', message: 'No' } as const;
export const UNSETTLED = {
  cartId: 'cart-1',
  isSignedIn: false,
  email: 'ada@example.com',
  sentAt: 0,
  total: null,
};
export const RECALLED = { unsettled: UNSETTLED, known: { ...DRAFT }, isCurrent: true };

const OUTCOMES: OrderOutcome[] = ['placed', 'rejected', 'declined', 'absent', 'unknown', 'nothing'];

/** Every way in which the order protocol may end, each with a failure or without. */
export const outputsOf = (): PlaceOrderOutput[] => [
  { outcome: 'placed', failure: null, sentCartId: 'cart-1' },
  ...OUTCOMES.map((outcome) => ({ outcome, failure: FAILURE, sentCartId: 'cart-1' })),
];

export const outputs = (id: string) => [
  ...outputsOf().map((output) => done(id, output)),
  failed(id),
];

/** What the order protocol may hear. */
export const ORDER_EVENTS = [
  { type: 'order.claimed' },
  { type: 'order.isElsewhere' },
  done('prepareOrder', { ...DRAFT, payer: DRAFT.email }),
  failed('prepareOrder'),
  done('sendShippingInformation'),
  failed('sendShippingInformation'),
  done('recordOrder', RECALLED),
  failed('recordOrder'),
  done('sendPaymentInformation', '42'),
  failed('sendPaymentInformation', FAILURE),
  failed('sendPaymentInformation'),
  done('recallOrder', RECALLED),
  done('recallOrder', { ...RECALLED, isCurrent: false }),
  done('recallOrder', null),
  failed('recallOrder'),
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
