import { describe, expect, it } from 'vitest';
import { placeOrderMachine } from '../../machines/order/place.ts';
import {
  ADDRESS,
  CART,
  CART_WITH_HIGHER_TOTAL,
  CART_WITHOUT_SHIPPING,
  DRAFT,
  FAILURE,
  HIGHER_CHARGE,
  METHOD,
  ORDER,
  PREPARED_ORDER,
  RECALLED_PAYMENT,
  SAME_CHARGE,
} from '../models/orderModel.ts';
import { done, failed } from '../support/model.ts';
import { standAlone, type TestEvent } from '../support/standAlone.ts';

const CLAIMED = { type: 'order.claimed' };
const ELSEWHERE = { type: 'order.claimedElsewhere' };
const cartIs = (details: object) => ({ type: 'cart.announced', details });
const preparedWith = (cart: object | null) => done('prepareOrder', { order: PREPARED_ORDER, cart });
const verdict = (kind: string, more: object = {}) =>
  done('verifyOrder', { kind, number: null, isCartLost: false, ...more });
const NO = Object.assign(new Error('No'), FAILURE);
const LOST = new Error('fetch failed');
const SLOT = { ...METHOD, carrier_code: 'slot', method_code: '20261127-am' };
const REFUSAL = failed('sendPaymentInformation', NO);
const NO_RESPONSE = failed('sendPaymentInformation', LOST);
const SETTLED = 'cart ← cart.paymentSettled';
const TOTAL = [
  {
    kind: 'total',
    before: CART.prices.grand_total,
    after: CART_WITH_HIGHER_TOTAL.prices.grand_total,
  },
];
const NOT_CURRENT = { ...RECALLED_PAYMENT, isCurrent: false };

type Events = TestEvent[];
/** An order that was submitted, after these events; its calls up to here are dropped. */
function order(...events: Events) {
  const placing = standAlone(placeOrderMachine, { input: DRAFT });
  placing.send(...events);
  placing.calls();
  return placing;
}
const RECORDING: Events = [
  CLAIMED,
  preparedWith(CART),
  done('sendShippingInformation', SAME_CHARGE),
];
const PAYING: Events = [...RECORDING, done('recordOrder', RECALLED_PAYMENT)];

describe('Order: up to the payment', () => {
  it('starts when no other tab is sending', () => {
    const placing = standAlone(placeOrderMachine, { input: DRAFT });
    expect(placing.calls()).toEqual(['call claimOrder']);
    placing.send(CLAIMED);
    expect(placing.calls()).toEqual(['call prepareOrder']);
    expect(placing.inputOf('prepareOrder')).toEqual(DRAFT);
  });

  it.each([
    { name: 'preparing', before: [CLAIMED] },
    { name: 'sending the shipping information', before: [CLAIMED, preparedWith(CART)] },
    {
      name: 'reading the cart again',
      before: [CLAIMED, preparedWith(CART), done('sendShippingInformation', null)],
    },
  ])('ends unpaid when another tab signs in while $name', ({ before }) => {
    const placing = order(...before, { type: 'session.announced', isSignedIn: true });
    expect(placing.calls()).toEqual([]);
    expect(placing.output()).toMatchObject({
      outcome: 'rejected',
      failure: { reason: 'sessionChanged' },
      sentCartId: null,
    });
  });

  it('deletes its record and ends unpaid when another tab signs in during the recording', () => {
    const placing = order(...RECORDING, { type: 'session.announced', isSignedIn: true });
    expect(placing.output()).toBeUndefined();
    placing.send(done('recordOrder', RECALLED_PAYMENT));
    expect(placing.calls()).toEqual(['forgetRecord']);
    expect(placing.output()).toMatchObject({ failure: { reason: 'sessionChanged' } });
  });

  it.each([
    { name: 'the shipping information is sent', before: [CLAIMED, preparedWith(CART)] },
    {
      name: 'the cart is read again',
      before: [CLAIMED, preparedWith(CART), done('sendShippingInformation', null)],
    },
  ])('goes on when a guest stays a guest while $name', ({ before }) => {
    const guest = order(...before, { type: 'session.announced', isSignedIn: false });
    expect(guest.output()).toBeUndefined();
  });

  it('pays when a guest stays a guest during the recording', () => {
    const placing = order(...RECORDING, { type: 'session.announced', isSignedIn: false });
    placing.send(done('recordOrder', RECALLED_PAYMENT));
    expect(placing.calls()).toEqual(['call sendPaymentInformation']);
  });

  it('ends unpaid when its customer signs out, but not when a guest stays a guest', () => {
    const signedOut = { type: 'session.announced', isSignedIn: false };
    const guest = order(CLAIMED, signedOut);
    expect(guest.output()).toBeUndefined();
    const customer = standAlone(placeOrderMachine, { input: { ...DRAFT, isSignedIn: true } });
    customer.send(CLAIMED, signedOut);
    expect(customer.output()).toMatchObject({ failure: { reason: 'sessionChanged' } });
  });

  it('verifies the other tab’s payment when one is sending, and sends nothing', () => {
    const placing = order(ELSEWHERE);
    placing.send(done('recallOrder', RECALLED_PAYMENT));
    expect(placing.calls()).toEqual(['checkout ← order.confirming', 'call verifyOrder']);
  });

  it('sends the shipping information, records the payment, and only then pays', () => {
    const placing = order(CLAIMED);
    placing.send(preparedWith(CART));
    expect(placing.calls()).toEqual(['call sendShippingInformation']);
    expect(placing.inputOf('sendShippingInformation')).toEqual(PREPARED_ORDER);
    placing.send(done('sendShippingInformation', SAME_CHARGE));
    expect(placing.calls()).toEqual(['call recordOrder']);
    placing.send(done('recordOrder', RECALLED_PAYMENT));
    expect(placing.calls()).toEqual(['call sendPaymentInformation']);
  });

  it('records the amounts that the platform charges for the receipt', () => {
    const subtotal = { value: 20, currency: 'USD' };
    const charged = { ...SAME_CHARGE, prices: { ...CART.prices, subtotal } };
    const placing = order(CLAIMED, preparedWith(CART));
    placing.send(done('sendShippingInformation', charged));
    expect(placing.inputOf('recordOrder')).toMatchObject({ details: { prices: charged.prices } });
  });

  it.each([
    { step: 'prepareOrder', before: [CLAIMED] },
    { step: 'sendShippingInformation', before: [CLAIMED, preparedWith(CART)], error: LOST },
  ])('is rejected unpaid when an earlier call fails: $step', ({ step, before, error = NO }) => {
    const placing = order(...before);
    placing.send(failed(step, error));
    expect(placing.output()).toMatchObject({
      outcome: 'rejected',
      failure: { message: error.message },
      sentCartId: null,
      changes: [],
    });
    expect(placing.calls()).toEqual([]);
  });

  it('reads the shipping methods when the platform refuses the shipping, or has dropped it', () => {
    const refused = order(CLAIMED, preparedWith(CART));
    refused.send(failed('sendShippingInformation', NO));
    const dropped = order(CLAIMED);
    dropped.send(preparedWith(CART_WITHOUT_SHIPPING));
    for (const placing of [refused, dropped]) {
      expect(placing.calls()).toEqual(['call readMethods']);
      expect(placing.inputOf('readMethods')).toEqual(DRAFT);
    }
  });

  it.each([
    { method: METHOD, reason: 'methodLost' },
    { method: SLOT, reason: 'slotLost' },
  ])(
    'ends unpaid with the methods that are offered instead of the chosen one: $reason',
    ({ method, reason }) => {
      const other = { ...METHOD, method_code: 'other' };
      const draft = { ...DRAFT, shippingMethod: method };
      const placing = standAlone(placeOrderMachine, { input: draft });
      placing.send(CLAIMED, preparedWith(CART_WITHOUT_SHIPPING), done('readMethods', [other]));
      expect(placing.output()).toMatchObject({
        outcome: 'methodLost',
        failure: { reason },
        sentCartId: null,
        methods: [other],
      });
    },
  );

  it('sends the shipping method again if it is still offered, then ends as refused or changed', () => {
    for (const response of [done('resendMethod'), failed('resendMethod')]) {
      const refused = order(CLAIMED, preparedWith(CART));
      refused.send(failed('sendShippingInformation', NO), done('readMethods', [METHOD]));
      expect(refused.calls()).toEqual(['call readMethods', 'call resendMethod']);
      expect(refused.inputOf('resendMethod')).toEqual(DRAFT);
      refused.send(response);
      expect(refused.output()).toMatchObject({ outcome: 'rejected', failure: FAILURE });
      const changed = order(CLAIMED, preparedWith(CART_WITHOUT_SHIPPING));
      changed.send(done('readMethods', [METHOD]), response);
      expect(changed.output()).toMatchObject({ outcome: 'changed' });
    }
  });

  it('ends as refused when the shipping methods cannot be read', () => {
    const placing = order(CLAIMED, preparedWith(CART));
    placing.send(failed('sendShippingInformation', NO), failed('readMethods'));
    expect(placing.output()).toMatchObject({ outcome: 'rejected', failure: FAILURE });
  });

  it('reads the cart for the total when the platform does not report its charge', () => {
    const placing = order(CLAIMED, preparedWith(CART));
    placing.send(done('sendShippingInformation', null));
    expect(placing.calls()).toEqual(['call readCart']);
    placing.send(done('readCart', CART));
    expect(placing.calls()).toEqual(['call recordOrder']);
  });
});

describe('Order: the comparison with the total on screen', () => {
  const expectChanged = (placing: ReturnType<typeof order>, changes: object[]) => {
    expect(placing.output()).toMatchObject({
      outcome: 'changed',
      failure: { reason: 'changed' },
      sentCartId: null,
      changes,
    });
  };

  it('ends the order unpaid when the prepared cart is dearer or cannot be read', () => {
    expectChanged(order(CLAIMED, preparedWith(CART_WITH_HIGHER_TOTAL)), TOTAL);
    expectChanged(order(CLAIMED, preparedWith(null)), [{ kind: 'unknown' }]);
  });

  it('ends the order unpaid and reports the amounts when the platform would charge more', () => {
    const placing = order(
      CLAIMED,
      preparedWith(CART),
      done('sendShippingInformation', HIGHER_CHARGE),
    );
    expectChanged(placing, TOTAL);
    expect(placing.output()).toMatchObject({ charged: HIGHER_CHARGE });
  });

  it('ends the order unpaid when the cart read for the total is dearer or fails', () => {
    const before: Events = [CLAIMED, preparedWith(CART), done('sendShippingInformation', null)];
    expectChanged(order(...before, done('readCart', CART_WITH_HIGHER_TOTAL)), TOTAL);
    expectChanged(order(...before, failed('readCart')), [{ kind: 'unknown' }]);
  });

  it.each([
    { when: 'prepared', before: [CLAIMED] },
    { when: 'shipped', before: [CLAIMED, preparedWith(CART)] },
    {
      when: 'asked for',
      before: [CLAIMED, preparedWith(CART), done('sendShippingInformation', null)],
    },
  ])('ends the order unpaid when the cart becomes dearer while it is $when', ({ before }) => {
    const placing = order(...before);
    placing.send(cartIs(CART));
    expect(placing.output()).toBeUndefined();
    placing.send(cartIs(CART_WITH_HIGHER_TOTAL));
    expectChanged(placing, TOTAL);
    expect(placing.calls()).toEqual([]);
  });

  it('ends the order unpaid when the cart becomes dearer while the payment is recorded', () => {
    const placing = order(...RECORDING);
    placing.send(cartIs(CART), cartIs(CART_WITH_HIGHER_TOTAL));
    expect(placing.output()).toBeUndefined();
    placing.send(done('recordOrder', RECALLED_PAYMENT));
    expectChanged(placing, TOTAL);
    expect(placing.calls()).toEqual(['forgetRecord']);
  });

  it('reports no change when another outstanding payment comes first', () => {
    const placing = order(...RECORDING, cartIs(CART_WITH_HIGHER_TOTAL));
    placing.send(failed('recordOrder'));
    expect(placing.calls()).toEqual(['call recallOrder']);
    placing.send(done('recallOrder', null));
    expect(placing.output()).toMatchObject({ outcome: 'nothing', failure: null, changes: [] });
  });
});

describe('Order: the response to the payment', () => {
  it('sets the receipt, clears the saved checkout and replaces the cart', () => {
    const placing = order(...PAYING);
    placing.send(done('sendPaymentInformation', '42'));
    expect(placing.calls()).toEqual(['checkout ← receipt.setOrder', 'call clearSavedCheckout']);
    expect(placing.inputOf('receipt.setOrder')).toMatchObject({
      order: { id: '42', cartId: 'cart-1' },
    });
    placing.send(done('clearSavedCheckout'));
    expect(placing.calls()).toEqual(['cart ← cart.orderCompleted']);
    expect(placing.inputOf('cart.orderCompleted')).toMatchObject({ previousCart: 'ordered' });
    placing.send({ type: 'cart.replaced' });
    expect(placing.calls()).toEqual(['forgetRecord', SETTLED]);
    expect(placing.output()).toMatchObject({
      outcome: 'placed',
      failure: null,
      sentCartId: 'cart-1',
      charged: null,
    });
  });

  it('places the order even when a step after it fails', () => {
    const paidEvents: Events = [...PAYING, done('sendPaymentInformation', '42')];
    const placing = order(...paidEvents, failed('clearSavedCheckout', NO));
    expect(placing.output()).toMatchObject({ outcome: 'placed', failure: FAILURE });
    const other = order(...paidEvents, done('clearSavedCheckout'), {
      type: 'cart.notReplaced',
      failure: FAILURE,
    });
    expect(other.output()).toMatchObject({ outcome: 'placed', failure: FAILURE });
  });

  it('does not replace the cart once another cart has become the current one', () => {
    const placing = order(...RECORDING, done('recordOrder', NOT_CURRENT));
    placing.send(done('sendPaymentInformation', '42'), done('clearSavedCheckout'));
    expect(placing.output()).toMatchObject({ outcome: 'placed' });
    expect(placing.calls()).not.toContain('cart ← cart.orderCompleted');
  });

  it('forgets the recorded payment when it is a refusal', () => {
    const placing = order(...PAYING, REFUSAL);
    expect(placing.output()).toMatchObject({ outcome: 'declined', failure: FAILURE });
    const other = standAlone(placeOrderMachine, { input: DRAFT });
    other.send(...PAYING);
    other.calls();
    other.send(REFUSAL);
    expect(other.calls()).toEqual(['forgetRecord', SETTLED]);
  });

  it('is replaced by a verification when it is lost, never by a second payment', () => {
    const placing = order(...PAYING);
    placing.send(NO_RESPONSE);
    expect(placing.calls()).toEqual(['checkout ← order.confirming', 'call verifyOrder']);
    expect(placing.inputOf('verifyOrder')).toEqual(RECALLED_PAYMENT.unsettled);
  });
});

describe('Order: a payment without a response', () => {
  const VERIFYING: Events = [...PAYING, NO_RESPONSE];

  it('sets the receipt with the order number when there is an order', () => {
    const placing = order(...VERIFYING);
    placing.send(verdict('placed', { number: '000042' }));
    expect(placing.calls()).toEqual(['call recallReceipt']);
    placing.send(failed('recallReceipt'));
    expect(placing.calls()).toEqual(['checkout ← receipt.setOrder', 'call clearSavedCheckout']);
    expect(placing.inputOf('receipt.setOrder')).toMatchObject({
      order: { number: '000042', shipping_address: ADDRESS },
    });
  });

  it('sets the receipt that the sending tab has received or recorded meanwhile', () => {
    const street = ['9 Other Street'];
    const known = { ...RECALLED_PAYMENT.known, shippingAddress: { ...ADDRESS, street } };
    const recorded = order(ELSEWHERE, done('recallOrder', RECALLED_PAYMENT), verdict('placed'));
    recorded.send(done('recallReceipt', { ...RECALLED_PAYMENT, known }));
    expect(recorded.inputOf('receipt.setOrder')).toMatchObject({
      order: { shipping_address: { street } },
    });
    const received = order(...VERIFYING, verdict('placed', { number: '000042' }));
    received.send(done('recallReceipt', { ...RECALLED_PAYMENT, order: ORDER }));
    expect(received.inputOf('receipt.setOrder')).toEqual({
      type: 'receipt.setOrder',
      order: { ...ORDER, number: '000042' },
    });
  });

  it('keeps the receipt of its own payment when another payment is recorded meanwhile', () => {
    const placing = order(...VERIFYING, verdict('placed'));
    const unsettled = { ...RECALLED_PAYMENT.unsettled, cartId: 'cart-2' };
    placing.send(done('recallReceipt', { ...RECALLED_PAYMENT, unsettled, order: ORDER }));
    expect(placing.inputOf('receipt.setOrder')).toMatchObject({
      order: { id: '', cartId: 'cart-1' },
    });
  });

  it('is forgotten and reported as absent when there certainly is no order', () => {
    const placing = order(...VERIFYING);
    placing.send(verdict('absent'));
    expect(placing.calls()).toEqual(['forgetRecord', SETTLED]);
    expect(placing.output()).toMatchObject({ outcome: 'absent', failure: { reason: 'absent' } });
  });

  it('is verified for a second only when the platform reported its own failure, and keeps that report', () => {
    const report = 'POST /payment-information\n500 Internal Server Error\nOh.';
    const error = Object.assign(new Error('Oh.'), { hasPlatformFinished: true, report });
    const placing = order(...PAYING, failed('sendPaymentInformation', error));
    expect(placing.inputOf('verifyOrder')).toMatchObject({
      cartId: 'cart-1',
      hasPlatformFinished: true,
    });
    placing.send(verdict('absent'));
    expect(placing.output()).toMatchObject({
      outcome: 'absent',
      failure: { reason: 'absent', report },
    });
    const lost = order(...PAYING, NO_RESPONSE);
    expect(lost.inputOf('verifyOrder')).toMatchObject({ hasPlatformFinished: false });
  });

  it.each([verdict('unknown'), failed('verifyOrder')])(
    'stays recorded when its outcome is unknown',
    (event) => {
      const placing = order(...VERIFYING);
      placing.send(event);
      expect(placing.calls()).toEqual([]);
      expect(placing.output()).toMatchObject({ outcome: 'unknown', sentCartId: 'cart-1' });
    },
  );

  it('replaces the cart when the platform has lost it', () => {
    for (const type of ['cart.replaced', 'cart.notReplaced']) {
      const placing = order(...VERIFYING);
      placing.send(verdict('unknown', { isCartLost: true }));
      expect(placing.calls()).toEqual(['cart ← cart.orderCompleted']);
      expect(placing.inputOf('cart.orderCompleted')).toMatchObject({ previousCart: 'closed' });
      expect(placing.output()).toBeUndefined();
      placing.send({ type, failure: FAILURE });
      expect(placing.output()).toMatchObject({ outcome: 'unknown' });
    }
  });

  it('keeps a lost cart that does not belong to the shopper any more', () => {
    const placing = order(...RECORDING, done('recordOrder', NOT_CURRENT), NO_RESPONSE);
    placing.send(verdict('unknown', { isCartLost: true }));
    expect(placing.output()).toMatchObject({ outcome: 'unknown' });
    expect(placing.calls()).toEqual([]);
  });
});

describe('Order: a payment of an earlier visit', () => {
  const startRecall = () => {
    const settling = standAlone(placeOrderMachine, { input: null });
    expect(settling.calls()).toEqual(['call claimOrder', 'call recallOrder']);
    return settling;
  };

  it('is verified, and nothing is sent', () => {
    const settling = startRecall();
    settling.send(done('recallOrder', RECALLED_PAYMENT));
    expect(settling.calls()).toEqual(['checkout ← order.confirming', 'call verifyOrder']);
    expect(settling.inputOf('verifyOrder')).toEqual(RECALLED_PAYMENT.unsettled);
  });

  it('sets its receipt and completes the order when its response had been received', () => {
    const settling = startRecall();
    settling.send(done('recallOrder', { ...RECALLED_PAYMENT, order: ORDER }));
    expect(settling.calls()).toEqual(['checkout ← receipt.setOrder', 'call clearSavedCheckout']);
    expect(settling.inputOf('receipt.setOrder')).toMatchObject({ order: ORDER });
    settling.send(done('clearSavedCheckout'));
    expect(settling.calls()).toEqual(['cart ← cart.orderCompleted']);
  });

  it('ends with nothing to verify when it is not recorded', () => {
    const settling = startRecall();
    settling.send(done('recallOrder', null));
    expect(settling.calls()).toEqual([SETTLED]);
    expect(settling.output()).toMatchObject({ outcome: 'nothing', sentCartId: null });
  });

  it('stays unknown when it cannot be recalled', () => {
    const settling = startRecall();
    settling.send(failed('recallOrder'));
    expect(settling.output()).toMatchObject({ outcome: 'unknown', sentCartId: null });
    expect(settling.calls()).toEqual([]);
  });
});
