import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '../../machines/checkout.ts';
import { placeOrderMachine } from '../../machines/placeOrder.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const ALL = { missedStates: [], missed: [] };
const address = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  region_code: 'TX',
  postcode: '73301',
  telephone: '5125550100',
  country_id: 'US',
  email: 'ada@example.com',
};
const method = {
  carrier_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_code: 'flatrate',
  method_title: 'Fixed',
  amount: { value: 5, currency: 'USD' },
};
const payment = { code: 'checkmo', title: 'Check', data: {} };
const saved = {
  availableShippingMethods: [method],
  shippingAddress: address,
  shippingMethod: method,
  billingAddress: { sameAsShippingAddress: true },
  payment,
};
const nothing = {
  availableShippingMethods: [],
  shippingAddress: null,
  shippingMethod: null,
  billingAddress: null,
  payment: null,
};
const draft = {
  cartId: 'cart-1',
  isSignedIn: false,
  email: 'ada@example.com',
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: method,
  payment,
  details: null,
};
const order = {
  id: '42',
  shipping_address: address,
  email: '',
  items: [],
  prices: null,
  shippingTitle: '',
  paymentTitle: '',
};
const failure = { reason: 'refused', message: 'No' };

describe('every state and transition of', () => {
  it('the order protocol', async () => {
    expect(
      await walk(placeOrderMachine, {
        input: draft,
        events: [
          done('sendShippingInformation'),
          failed('sendShippingInformation'),
          done('sendPaymentInformation', '42'),
          failed('sendPaymentInformation'),
          done('clearSavedCheckout'),
          failed('clearSavedCheckout'),
          { type: 'cart.replaced' },
          { type: 'cart.notReplaced', failure } as never,
        ],
        facets: ({ failure }) => failure?.reason,
      }),
    ).toMatchObject({ states: 6, transitions: 8, ...ALL });
  });

  it('the checkout', async () => {
    const { email: _, ...anonymous } = address;
    expect(
      await walk(checkoutMachine, {
        events: [
          { type: 'checkout.begin' },
          { type: 'checkout.cancel' },
          { type: 'checkout.reset' },
          ...['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod'].map(
            (step) => ({ type: 'checkout.edit', step }) as never,
          ),
          { type: 'cart.known', cartId: 'cart-1', details: null } as never,
          { type: 'cart.known', cartId: null, details: null } as never,
          { type: 'session.known', isSignedIn: false } as never,
          { type: 'shippingAddress.submit', address } as never,
          { type: 'shippingAddress.submit', address: anonymous } as never,
          { type: 'shippingMethod.submit', method } as never,
          { type: 'billingAddress.submit', address: { sameAsShippingAddress: true } } as never,
          { type: 'paymentMethod.submit', payment } as never,
          { type: 'order.submit' },
          { type: 'receipt.setOrder', order } as never,
          { type: 'receipt.reset' },
          done('restoreCheckout', saved),
          done('restoreCheckout', nothing),
          failed('restoreCheckout'),
          done('submitShippingAddress', [method]),
          failed('submitShippingAddress'),
          done('submitShippingMethod'),
          failed('submitShippingMethod'),
          done('submitBillingAddress'),
          failed('submitBillingAddress'),
          done('placeOrder', { failure: null }),
          done('placeOrder', { failure }),
          failed('placeOrder'),
        ],
        facets: ({ cartId, shippingAddress, shippingMethod, billingAddress, payment, order }) => [
          cartId !== null,
          shippingAddress !== null,
          shippingMethod !== null,
          billingAddress !== null,
          payment !== null,
          order !== null,
        ],
        limit: 50_000,
      }),
    ).toMatchObject({ states: 19, transitions: 52, ...ALL });
  });
});
