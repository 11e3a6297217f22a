import type { CheckoutContext } from '../../machines/checkout/setup.ts';
import {
  ADDRESS,
  CARD,
  CART,
  CHECK,
  DEARER,
  DRAFT,
  ENDED,
  FULL,
  METHOD,
  NOTHING,
  ORDER,
  ORDER_EVENTS,
  outputs,
  PREPARED,
  RECALLED,
  SAVED,
  SEEN,
  SEEN_WITH_CARD,
  UNSETTLED,
} from '../models/orderModel.ts';
import { accepted, done, elapsed, failed, type ModelEvent, rejected } from '../support/model.ts';
import type { Round } from './stories.ts';

const NAMES = {
  SEEN,
  SEEN_WITH_CARD,
  SAVED,
  NOTHING,
  RECALLED,
  PREPARED,
  DRAFT,
  UNSETTLED,
  ORDER,
  CART,
  DEARER,
  FULL,
  ADDRESS,
  METHOD,
  CARD,
  CHECK,
};
const { email: _, ...anonymous } = ADDRESS;
const OTHER = { ...METHOD, method_code: 'express', method_title: 'Express' };
const STEPS = ['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod', 'order'];

const HEARD = [
  { type: 'checkout.begin' },
  { type: 'checkout.cancel' },
  { type: 'checkout.reset' },
  ...STEPS.map((step) => ({ type: 'checkout.edit', step })),
  { type: 'cart.known', cartId: 'cart-1', details: null },
  { type: 'cart.known', cartId: null, details: null },
  { type: 'session.known', isSignedIn: true },
  { type: 'session.known', isSignedIn: false },
  { type: 'shippingAddress.submit', address: ADDRESS },
  { type: 'shippingAddress.submit', address: anonymous },
  { type: 'shippingMethod.submit', method: METHOD },
  { type: 'billingAddress.submit', address: { sameAsShippingAddress: true } },
  { type: 'paymentMethod.submit', payment: CHECK },
  { type: 'paymentMethod.submit', payment: CARD },
  { type: 'order.submit', seen: SEEN },
  { type: 'order.submit', seen: SEEN_WITH_CARD },
  { type: 'order.delayed' },
  { type: 'order.check' },
  { type: 'order.confirming' },
  { type: 'receipt.setOrder', order: ORDER },
  { type: 'receipt.reset' },
] as ModelEvent[];

const ANSWERED = [
  done('restoreCheckout', SAVED),
  done('restoreCheckout', NOTHING),
  failed('restoreCheckout'),
  done('express', SAVED),
  done('express', NOTHING),
  failed('express'),
  done('restoreAgain', SAVED),
  done('restoreAgain', NOTHING),
  failed('restoreAgain'),
  accepted('submitShippingAddress', [METHOD, OTHER]),
  accepted('submitShippingAddress', [OTHER]),
  rejected('submitShippingAddress'),
  rejected('submitShippingAddress', ENDED),
  accepted('submitShippingMethod'),
  rejected('submitShippingMethod'),
  rejected('submitShippingMethod', ENDED),
  accepted('submitBillingAddress'),
  rejected('submitBillingAddress'),
  done('idleCart', CART),
  done('idleCart', DEARER),
  failed('idleCart'),
  ...outputs('placeOrder'),
  ...outputs('settleOrder'),
];

const facets = (context: CheckoutContext) => [
  context.cartId,
  context.isSignedIn,
  context.shippingAddress !== null,
  context.shippingMethod !== null,
  context.billingAddress !== null,
  context.payment?.code,
  context.order !== null,
  context.spentCartId,
  Object.keys(context.errors).slice(0, 1),
];

const round = (name: string, facts: Round['facts']): Round => ({
  name,
  events: [...HEARD, ...ANSWERED],
  facts: { isUntold: () => false, isAtReceipt: () => false, ...facts },
  facets: facets as Round['facets'],
  names: NAMES,
  most: 3,
});

/** What a guest hears and does on the way to an order, each step at most once. */
const onTheWay = (name: string, isUnsettled: Round['facts']): Round => ({
  name,
  events: [
    { type: 'cart.known', cartId: 'cart-1', details: null } as ModelEvent,
    { type: 'checkout.begin' },
    ...STEPS.map((step) => ({ type: 'checkout.edit', step })),
    done('restoreCheckout', { ...SAVED, payment: CARD }),
    ...[null, METHOD].flatMap((shippingMethod) =>
      [null, { sameAsShippingAddress: true }].map((billingAddress) =>
        done('restoreCheckout', { ...SAVED, shippingMethod, billingAddress, payment: null }),
      ),
    ),
    { type: 'shippingMethod.submit', method: METHOD } as ModelEvent,
    { type: 'billingAddress.submit', address: ADDRESS } as ModelEvent,
    { type: 'paymentMethod.submit', payment: CHECK } as ModelEvent,
    accepted('submitShippingMethod'),
    accepted('submitBillingAddress'),
    { type: 'order.submit', seen: SEEN } as ModelEvent,
    { type: 'order.submit', seen: SEEN_WITH_CARD } as ModelEvent,
    done('idleCart', CART),
    { type: 'receipt.setOrder', order: ORDER } as ModelEvent,
    { type: 'receipt.reset' },
    { type: 'session.known', isSignedIn: true } as ModelEvent,
    { type: 'session.known', isSignedIn: false } as ModelEvent,
    ...outputs('placeOrder'),
  ],
  facts: { isUntold: () => false, isAtReceipt: () => false, ...isUnsettled },
  facets: facets as Round['facets'],
  names: NAMES,
  most: 8,
});

/** What a checkout hears that comes with the receipt of an earlier order. */
const atReceipt = (name: string, facts: Round['facts']): Round => ({
  name,
  input: { order: ORDER },
  events: [
    { type: 'receipt.shown' },
    { type: 'receipt.open', order: ORDER },
    { type: 'receipt.reset' },
    { type: 'checkout.begin' },
    { type: 'cart.known', cartId: 'cart-2', details: FULL } as ModelEvent,
    { type: 'cart.known', cartId: 'cart-1', details: CART } as ModelEvent,
    { type: 'session.known', isSignedIn: true } as ModelEvent,
    { type: 'session.known', isSignedIn: false } as ModelEvent,
    done('restoreCheckout', NOTHING),
  ] as ModelEvent[],
  facts: { isUnsettled: () => false, isUntold: () => false, isAtReceipt: () => false, ...facts },
  facets: (({ isSignedIn, order, cartId }: CheckoutContext) => [
    isSignedIn,
    order !== null,
    cartId,
  ]) as Round['facets'],
  names: NAMES,
  most: 4,
});

const ended = (id: string, is: string) =>
  outputs(id).filter((event) => (event as { output?: { outcome: string } }).output?.outcome === is);

/** A payment was sent, nobody can say what became of it, and its record is gone by now. */
const SENT_BEFORE: Round = {
  name: 'with a cart that was sent before',
  events: [
    { type: 'cart.known', cartId: 'cart-1', details: null } as ModelEvent,
    { type: 'checkout.begin' },
    done('restoreCheckout', SAVED),
    { type: 'order.submit', seen: SEEN } as ModelEvent,
    done('idleCart', CART),
    ...ended('placeOrder', 'unknown'),
    { type: 'order.check' },
    ...ended('settleOrder', 'nothing'),
  ],
  facts: { isUnsettled: () => false, isUntold: () => false, isAtReceipt: () => false },
  facets: facets as Round['facets'],
  names: NAMES,
  most: 30,
};

/** A checkout without, with, and suddenly with a payment whose outcome is not known. */
export const CHECKOUT_ROUNDS: Round[] = [
  onTheWay('on the way', { isUnsettled: () => false }),
  onTheWay('on the way, then in doubt', {
    isUnsettled: (({ event }: { event: ModelEvent }) =>
      event.type === 'xstate.error.actor.placeOrder') as never,
  }),
  round('clear', { isUnsettled: () => false }),
  round('in doubt', { isUnsettled: () => true, isAtReceipt: () => true }),
  round('doubt on the way', {
    isUnsettled: (({ event }: { event: ModelEvent }) =>
      event.type === 'order.submit' || event.type === 'xstate.error.actor.placeOrder') as never,
  }),
  SENT_BEFORE,
  atReceipt('with an order', {}),
  atReceipt('with an order, on its page', { isAtReceipt: () => true }),
  atReceipt('with an order that nobody was told of', { isUntold: () => true }),
  atReceipt('with an order, in doubt at the checkout', {
    isUnsettled: (({ event }: { event: ModelEvent }) => event.type === 'checkout.begin') as never,
  }),
];

/** The order protocol, for a new order and for one of an earlier visit. */
export const ORDER_ROUNDS: Round[] = [DRAFT, null].map((input) => ({
  name: input ? 'an order' : 'an earlier one',
  input,
  events: [...ORDER_EVENTS],
  facets: (({ failure, recalled, prepared }: never) => [failure, recalled, prepared]) as never,
  names: NAMES,
  most: 4,
}));

/** Finding out, for a guest, for a customer, and when the platform must have given up. */
export const VERIFY_ROUNDS: Round[] = [
  { name: 'a guest', isSignedIn: false, age: 0 },
  { name: 'a customer', isSignedIn: true, age: 0 },
  { name: 'a guest, just before that is certain', isSignedIn: false, age: 659_000 },
].map(({ name, ...input }) => ({
  name,
  input: { ...UNSETTLED, ...input },
  events: [
    done('askCart', 'active'),
    done('askCart', 'ordered'),
    done('askCart', 'nothing'),
    failed('askCart'),
    elapsed('pause', 'verifyOrder.waiting'),
    done('readHistory', '000042'),
    done('readHistory', null),
    failed('readHistory'),
    done('readNumber', '000042'),
    failed('readNumber'),
  ],
  facets: (({ asked, verdict }: { asked: number; verdict: object }) => [asked, verdict]) as never,
  names: NAMES,
  most: 9,
}));
