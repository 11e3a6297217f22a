import { describe, expect, it } from 'vitest';
import { type CheckoutContext, NOTHING_SAVED } from '../../machines/checkout/context.ts';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import { STEPS } from '../../machines/checkout/steps.ts';
import { accepted, done, failed, type ModelEvent, rejected } from '../support/model.ts';
import { walk } from '../support/walk.ts';
import {
  ADDRESS,
  CARD_PAYMENT,
  CART,
  CART_WITH_HIGHER_TOTAL,
  CART_WITH_LINE,
  CHECK_PAYMENT,
  FAILURE,
  INVALID_CART,
  METHOD,
  ORDER,
  outputs,
  SAVED_CHECKOUT,
  SHOWN_ORDER,
  SHOWN_ORDER_WITH_CARD,
} from './orderModel.ts';

const FREE_CART = {
  ...CART_WITH_LINE,
  prices: { ...CART.prices, grand_total: { value: 0, currency: 'USD' } },
};
const EDITED_CART = { ...CART, coupons: ['MAY'] };
/** The order was not sent, because the shopper has signed in or out. */
const SESSION_CHANGED = {
  outcome: 'failed',
  failure: { reason: 'sessionChanged', message: 'The session changed.' },
  sentCartId: 'cart-1',
  changes: [],
  charged: null,
};
const ALL = { missedStates: [], missed: [] };
/** The events that reach a checkout with the receipt of an earlier order. */
const AT_RECEIPT = [
  { type: 'receipt.shown' },
  { type: 'receipt.open', order: ORDER },
  { type: 'receipt.reset' },
  { type: 'checkout.begin' },
  { type: 'cart.announced', cartId: 'cart-2', details: CART_WITH_LINE },
  { type: 'cart.announced', cartId: 'cart-2', details: CART },
  { type: 'session.announced', isSignedIn: true },
  { type: 'session.announced', isSignedIn: false },
  done('restoreCheckout', NOTHING_SAVED),
] as ModelEvent[];
describe('Model walk of every state and transition', () => {
  it('covers the checkout machine', async () => {
    const { email: _, ...anonymous } = ADDRESS;
    const events = [
      { type: 'checkout.begin' },
      { type: 'checkout.cancel' },
      { type: 'checkout.reset' },
      ...STEPS.map((step) => ({ type: 'checkout.edit', step }) as never),
      { type: 'cart.announced', cartId: 'cart-1', details: null } as never,
      { type: 'cart.announced', cartId: null, details: null } as never,
      { type: 'session.announced', isSignedIn: false } as never,
      { type: 'shippingAddress.submit', address: ADDRESS } as never,
      { type: 'addressBook.retry', step: 'shippingAddress' } as never,
      { type: 'shippingAddress.submit', address: anonymous } as never,
      { type: 'shippingMethod.submit', method: METHOD } as never,
      { type: 'billingAddress.submit', address: { sameAsShippingAddress: true } } as never,
      { type: 'paymentMethod.submit', payment: CHECK_PAYMENT } as never,
      { type: 'order.submit', shownOrder: SHOWN_ORDER } as never,
      done('idleCart', CART),
      done('idleCart', CART_WITH_HIGHER_TOTAL),
      failed('idleCart'),
      { type: 'receipt.setOrder', order: ORDER } as never,
      { type: 'receipt.reset' },
      done('restoreCheckout', SAVED_CHECKOUT),
      done('restoreCheckout', NOTHING_SAVED),
      failed('restoreCheckout'),
      accepted('submitShippingAddress', [METHOD]),
      rejected('submitShippingAddress'),
      rejected('submitShippingAddress', INVALID_CART),
      accepted('submitShippingMethod'),
      rejected('submitShippingMethod'),
      rejected('submitShippingMethod', FAILURE),
      rejected('submitShippingMethod', INVALID_CART),
      accepted('rereadMethods', [METHOD]),
      accepted('rereadMethods', []),
      rejected('rereadMethods'),
      accepted('submitBillingAddress'),
      rejected('submitBillingAddress'),
      { type: 'order.confirming' },
      { type: 'order.delayed' },
      ...outputs('placeOrder'),
    ];
    const steps = ({ cartId, ...saved }: CheckoutContext) => [
      cartId !== null,
      saved.shippingAddress !== null,
      saved.shippingMethod !== null,
      saved.billingAddress !== null,
      saved.payment !== null,
    ];
    const settling = [
      { type: 'session.announced', isSignedIn: true } as never,
      { type: 'session.announced', isSignedIn: false } as never,
      { type: 'cart.announced', cartId: 'cart-1', details: null } as never,
      { type: 'checkout.begin' },
      { type: 'checkout.signedOut' },
      { type: 'order.check' },
      { type: 'order.submit', shownOrder: SHOWN_ORDER } as never,
      { type: 'order.submit', shownOrder: SHOWN_ORDER_WITH_CARD } as never,
      { type: 'order.delayed' },
      done('idleCart', CART),
      { type: 'paymentMethod.submit', payment: CARD_PAYMENT } as never,
      { type: 'receipt.setOrder', order: ORDER } as never,
      { type: 'receipt.reset' },
      { type: 'checkout.cancel' },
      done('restoreCheckout', SAVED_CHECKOUT),
      done('restoreCheckout', NOTHING_SAVED),
      done('express', SAVED_CHECKOUT),
      done('express', NOTHING_SAVED),
      failed('express'),
      done('restoreCheckout', { ...SAVED_CHECKOUT, payment: CARD_PAYMENT }),
      done('restoreAgain', SAVED_CHECKOUT),
      done('restoreAgain', NOTHING_SAVED),
      failed('restoreAgain'),
      ...outputs('placeOrder'),
      ...outputs('settleOrder'),
    ];
    expect(
      await walk(
        checkoutMachine,
        {
          events,
          facts: {
            isUnsettled: () => false,
            isUnreported: () => false,
            isAtReceipt: () => false,
            isAtCheckout: () => false,
          },
          facets: (context) => [...steps(context), context.order !== null],
          limit: 50_000,
        },
        {
          events: settling,
          facts: {
            isUnsettled: () => false,
            isUnreported: () => false,
            isAtReceipt: () => false,
            isAtCheckout: () => false,
          },
          facets: ({ isSignedIn, payment, spentCartId }) => [
            isSignedIn,
            payment?.data.nonce,
            spentCartId,
          ],
          limit: 50_000,
        },
        {
          events: settling,
          facts: {
            isUnsettled: () => true,
            isUnreported: () => false,
            isAtReceipt: isSignedInFacet as never,
            isAtCheckout: () => false,
          },
          facets: ({ isSignedIn }) => isSignedIn,
          limit: 50_000,
        },
        {
          // The record is written while the order is placed, which then breaks down.
          events: settling.concat(failed('placeOrder')),
          facts: {
            isUnsettled: afterAnError as never,
            isUnreported: () => false,
            isAtReceipt: () => false,
            isAtCheckout: () => false,
          },
          facets: ({ cartId }) => cartId,
          limit: 50_000,
        },
        {
          // Another tab changes the cart under the review, or the customer's takes its place.
          events: [
            { type: 'checkout.begin' },
            done('restoreCheckout', SAVED_CHECKOUT),
            { type: 'order.submit', shownOrder: SHOWN_ORDER } as never,
            { type: 'cart.announced', cartId: 'cart-2', details: CART } as never,
            { type: 'cart.announced', cartId: 'cart-1', details: CART } as never,
            { type: 'checkout.signedOut' },
            { type: 'session.announced', isSignedIn: true } as never,
            done('restoreForCart', SAVED_CHECKOUT),
            done('restoreForCart', NOTHING_SAVED),
            failed('restoreForCart'),
            { type: 'cart.announced', cartId: 'cart-1', details: EDITED_CART } as never,
            { type: 'cart.announced', cartId: 'cart-1', details: FREE_CART } as never,
            done('idleCart', CART),
            done('placeOrder', SESSION_CHANGED),
          ],
          facts: {
            isUnsettled: () => false,
            isUnreported: () => false,
            isAtReceipt: () => false,
            isAtCheckout: () => true,
          },
          facets: ({ details, errors }) => [
            details?.coupons.length,
            details?.prices.grand_total?.value,
            errors.review?.reason,
          ],
        },
        ...[true, false].flatMap((isUnreported) =>
          [true, false].map((isAtReceipt) => ({
            input: { order: ORDER },
            events: AT_RECEIPT,
            facts: {
              isUnsettled: () => false,
              isUnreported: () => isUnreported,
              isAtReceipt: () => isAtReceipt,
              isAtCheckout: () => false,
            },
            facets: ({ isSignedIn, order }: CheckoutContext) => [isSignedIn, order !== null],
          })),
        ),
      ),
    ).toMatchObject({ states: 35, transitions: 139, ...ALL });
  }, 240_000);
});

function afterAnError({ event }: { event: { type: string } }): boolean {
  return event.type === 'xstate.error.actor.placeOrder';
}

function isSignedInFacet({ context }: { context: { isSignedIn: boolean } }): boolean {
  return context.isSignedIn;
}
