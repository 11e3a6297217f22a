import { describe, expect, it } from 'vitest';
import { NOTHING_SAVED } from '../../machines/checkout/context.ts';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import {
  CARD_PAYMENT,
  CART,
  CART_WITH_HIGHER_TOTAL,
  CART_WITH_LINE,
  FAILURE,
  ORDER,
  SAME_CHARGE,
  SAVED_CHECKOUT,
  SHOWN_ORDER,
  SHOWN_ORDER_WITH_CARD,
} from '../models/orderModel.ts';
import { done, failed } from '../support/model.ts';
import { standAlone, type TestEvent } from '../support/standAlone.ts';

const BEGIN = { type: 'checkout.begin' };
const READS = 'cart ← cart.read';
const SUBMIT = { type: 'order.submit', shownOrder: SHOWN_ORDER };
const AS_SEEN = done('idleCart', CART);
const orderOutcome = (call: string, outcome: string, more: object = {}) =>
  done(call, { outcome, failure: null, sentCartId: 'cart-1', changes: [], charged: null, ...more });
const OTHER = { ...SAVED_CHECKOUT.shippingMethod, method_code: 'other' };
const FREE_PAYMENT = { code: 'free', title: 'No Payment Information Required', data: {} };
const NO = Object.assign(new Error('No'), FAILURE);

/** A checkout all of whose steps are accepted. */
function checkoutAtReview(
  facts: Record<string, boolean> = {},
  payment: object = SAVED_CHECKOUT.payment,
) {
  const open = standAlone(checkoutMachine, {
    input: { order: null, cartId: 'cart-1', details: CART, isSignedIn: false },
    facts,
  });
  open.send(BEGIN, done('restoreCheckout', { ...SAVED_CHECKOUT, payment }));
  open.calls();
  return open;
}
function checkoutPlacing(facts: Record<string, boolean> = {}) {
  const open = checkoutAtReview(facts);
  open.send(SUBMIT, AS_SEEN);
  open.calls();
  return open;
}
const SIGNED_IN = { type: 'session.announced', isSignedIn: true };
/** A sign-out on purpose, before the checkout knows that nobody is signed in. */
const LEFT = { type: 'checkout.signedOut' };
const SIGNED_OUT = { type: 'session.announced', isSignedIn: false };
const BEGAN = 'cart ← cart.orderBegan';
const ENDED = 'cart ← cart.orderEnded';
const isReviewing = (open: ReturnType<typeof checkoutAtReview>) =>
  open.is('review') && open.is('submittable');

describe('Checkout: a press on the order button', () => {
  it('waits until the cart is idle, then places the order that was on screen', () => {
    const open = checkoutAtReview();
    expect(isReviewing(open)).toBe(true);
    open.send(SUBMIT);
    expect(open.calls()).toEqual(['call idleCart']);
    expect(open.is('submitting')).toBe(true);
    open.send(AS_SEEN);
    expect(open.calls()).toEqual([BEGAN, 'call placeOrder']);
    expect(open.inputOf('placeOrder')).toMatchObject({ cartId: 'cart-1', shownOrder: SHOWN_ORDER });
    expect(open.is('submitting')).toBe(true);
  });

  it('places one order and ignores further presses', () => {
    const open = checkoutAtReview();
    open.send(SUBMIT, SUBMIT, AS_SEEN, SUBMIT);
    expect(open.calls()).toEqual(['call idleCart', BEGAN, 'call placeOrder']);
  });

  it.each([
    { type: 'checkout.edit', step: 'shippingAddress' },
    BEGIN,
    { type: 'checkout.cancel' },
    { type: 'checkout.reset' },
  ])('blocks every way out of the step until the order ends: $type', (event) => {
    const waiting = checkoutAtReview();
    waiting.send(SUBMIT);
    waiting.calls();
    for (const open of [waiting, checkoutPlacing()]) {
      open.send(event as TestEvent);
      expect(open.calls()).toEqual([]);
      expect(open.is('review')).toBe(true);
      expect(open.is('submitting')).toBe(true);
    }
  });

  it('keeps the reason of an order that a sign-out ended when the sign-out is reported after it', () => {
    const open = checkoutPlacing();
    const failure = { reason: 'sessionChanged', message: '' };
    open.send(orderOutcome('placeOrder', 'failed', { failure }), LEFT);
    expect(open.context()).toMatchObject({
      shippingAddress: null,
      errors: { review: { reason: 'sessionChanged' } },
    });
    expect(open.is('shippingAddress')).toBe(true);
    const declined = checkoutPlacing();
    declined.send(orderOutcome('placeOrder', 'failed', { failure: FAILURE }), LEFT);
    expect(declined.context().errors).toEqual({});
  });

  it('sends nothing and says why when another tab signs in before the cart is idle', () => {
    const open = checkoutAtReview();
    open.send(SUBMIT, SIGNED_IN);
    open.calls();
    expect(isReviewing(open)).toBe(true);
    expect(open.context()).toMatchObject({
      isSignedIn: true,
      errors: { review: { reason: 'sessionChanged' } },
    });
    open.send(AS_SEEN);
    expect(open.calls()).toEqual([]);
  });

  it('is not stopped by the news that the shopper is still a guest', () => {
    const open = checkoutAtReview();
    open.send(SUBMIT, SIGNED_OUT, AS_SEEN);
    expect(open.calls()).toEqual(['call idleCart', BEGAN, 'call placeOrder']);
  });

  it('sends nothing and forgets the steps when the customer signs out before the cart is idle', () => {
    const open = checkoutAtReview();
    open.send(SUBMIT, LEFT, SIGNED_OUT);
    open.calls();
    expect(open.is('shippingAddress')).toBe(true);
    expect(open.context()).toMatchObject({
      ...NOTHING_SAVED,
      errors: { review: { reason: 'sessionChanged' } },
    });
    open.send(AS_SEEN);
    expect(open.calls()).toEqual([]);
  });

  it('fails without a cart', () => {
    const open = checkoutAtReview();
    open.send({ type: 'cart.announced', cartId: null, details: null }, SUBMIT);
    expect(open.calls()).toEqual([]);
    expect(open.context().errors).toHaveProperty('review');
    expect(isReviewing(open)).toBe(true);
  });

  it('verifies an outstanding payment first', () => {
    const facts: Record<string, boolean> = {};
    const open = checkoutAtReview(facts);
    facts.isUnsettled = true;
    open.send(SUBMIT);
    expect(open.calls()).toEqual(['call settleOrder']);
    expect(open.inputOf('settleOrder')).toBeNull();
  });

  it('sends nothing and reports a change when a choice differs from the screen', () => {
    const open = checkoutAtReview();
    open.send({ type: 'order.submit', shownOrder: SHOWN_ORDER_WITH_CARD });
    expect(open.calls()).toEqual([]);
    expect(open.context()).toMatchObject({
      changes: [{ kind: 'choices' }],
      errors: { review: { reason: 'changed' } },
    });
    open.send(SUBMIT);
    expect(open.context().errors).toEqual({});
  });

  it.each([
    { response: done('idleCart', CART_WITH_HIGHER_TOTAL), changes: [{ kind: 'total' }] },
    { response: failed('idleCart'), changes: [{ kind: 'unknown' }] },
  ])(
    'sends nothing and reports a change when the cart differs from the screen',
    ({ response, changes }) => {
      const open = checkoutAtReview();
      open.send(SUBMIT);
      open.calls();
      open.send(response);
      expect(open.calls()).toEqual([]);
      expect(isReviewing(open)).toBe(true);
      expect(open.context()).toMatchObject({ changes, errors: { review: { reason: 'changed' } } });
    },
  );
});

it('Checkout: a press before another cart takes the place of the reviewed one orders nothing', () => {
  const open = checkoutAtReview();
  open.send(SUBMIT);
  open.calls();
  open.send({ type: 'cart.announced', cartId: 'cart-1', details: CART });
  expect(open.calls()).toEqual([]);
  open.send({ type: 'cart.announced', cartId: 'cart-2', details: CART });
  expect(open.calls()).toEqual(['call restoreForCart']);
  expect(open.context()).toMatchObject({
    cartId: 'cart-2',
    changes: [{ kind: 'unknown' }],
    errors: { review: { reason: 'changed' } },
  });
  open.send(done('restoreForCart', SAVED_CHECKOUT));
  expect(isReviewing(open)).toBe(true);
  expect(open.context().errors).toHaveProperty('review');
});

describe('Checkout: the review of a cart that another tab edits', () => {
  const EDITED = { ...CART, coupons: ['PEONY'] };
  const announceCart = (details: object) => ({ type: 'cart.announced', cartId: 'cart-1', details });

  it('reports what has changed since the shopper saw it, until it is as before', () => {
    const open = checkoutAtReview({ isAtCheckout: true });
    open.send(announceCart(EDITED));
    expect(open.context()).toMatchObject({
      details: EDITED,
      changes: [{ kind: 'couponAdded', code: 'PEONY' }],
      errors: { review: { reason: 'changed' } },
    });
    open.send(announceCart({ ...EDITED, coupons: ['PEONY', 'ROSE'] }));
    expect(open.context().changes).toEqual([
      { kind: 'couponAdded', code: 'PEONY' },
      { kind: 'couponAdded', code: 'ROSE' },
    ]);
    open.send(announceCart(CART));
    expect(open.context()).toMatchObject({ details: CART, changes: [] });
    expect(open.context().errors).toEqual({});
  });

  it('compares with the screen of the last press, not with an earlier one', () => {
    const open = checkoutAtReview({ isAtCheckout: true });
    open.send(announceCart(EDITED));
    open.send(SUBMIT, failed('idleCart'));
    open.send(announceCart({ ...EDITED, coupons: ['PEONY', 'ROSE'] }));
    expect(open.context().changes).toEqual([{ kind: 'couponAdded', code: 'ROSE' }]);
  });

  it('reports nothing when only the amounts have changed', () => {
    const open = checkoutAtReview({ isAtCheckout: true });
    open.send(announceCart(CART_WITH_HIGHER_TOTAL));
    expect(open.context()).toMatchObject({ details: CART_WITH_HIGHER_TOTAL, changes: [] });
    expect(open.context().errors).toEqual({});
  });

  describe('that a coupon pays in full', () => {
    const announceTotal = (value: number, coupons: string[] = []) =>
      announceCart({
        ...CART_WITH_LINE,
        coupons,
        prices: { ...CART.prices, grand_total: { value, currency: 'USD' } },
      });
    const freeCheckout = (isAtCheckout = true) => {
      const input = { ...announceTotal(0, ['GIFT']), order: null, isSignedIn: false };
      const open = standAlone(checkoutMachine, { input, facts: { isAtCheckout } });
      open.send(BEGIN, done('restoreCheckout', { ...SAVED_CHECKOUT, payment: FREE_PAYMENT }));
      return open;
    };

    it('opens the payment step again and says why when something is left to pay', () => {
      const open = freeCheckout();
      expect(isReviewing(open)).toBe(true);
      open.send(announceTotal(92));
      expect(open.is('paymentMethod')).toBe(true);
      expect(open.context()).toMatchObject({
        details: { prices: { grand_total: { value: 92 } } },
        errors: { paymentMethod: { reason: 'changed' } },
      });
      expect(open.context().errors).not.toHaveProperty('review');
      expect(open.context().changes).toContainEqual({ kind: 'couponLost', code: 'GIFT' });
    });

    it('does not open a step after the payment until the order is paid otherwise', () => {
      const open = freeCheckout();
      open.send(announceTotal(92), { type: 'checkout.edit', step: 'review' });
      expect(open.is('paymentMethod')).toBe(true);
      const { payment } = SAVED_CHECKOUT;
      open.send({ type: 'paymentMethod.submit', payment });
      expect(isReviewing(open)).toBe(true);
    });

    it('opens the payment step again when nothing is left to pay with a card', () => {
      const open = checkoutAtReview({ isAtCheckout: true });
      open.send(announceTotal(0, ['GIFT']));
      expect(open.is('paymentMethod')).toBe(true);
      open.send({ type: 'paymentMethod.submit', payment: FREE_PAYMENT });
      expect(isReviewing(open)).toBe(true);
    });

    it('reports nothing while another page is shown, and asks for a payment afterwards', () => {
      const open = freeCheckout(false);
      open.send(announceTotal(92));
      expect(open.context()).toMatchObject({ errors: {}, changes: [] });
      open.send(BEGIN, done('restoreCheckout', { ...SAVED_CHECKOUT, payment: FREE_PAYMENT }));
      expect(open.is('paymentMethod')).toBe(true);
    });

    it('opens the payment step after a reload without a reason, since nothing was seen before', () => {
      const input = { order: null, cartId: 'cart-1', details: null, isSignedIn: false };
      const open = standAlone(checkoutMachine, { input, facts: { isAtCheckout: true } });
      open.send(BEGIN, done('restoreCheckout', { ...SAVED_CHECKOUT, payment: FREE_PAYMENT }));
      expect(isReviewing(open)).toBe(true);
      open.send(announceTotal(92));
      expect(open.is('paymentMethod')).toBe(true);
      expect(open.context()).toMatchObject({ errors: {}, changes: [] });
    });

    it('keeps the payment for another cart, and for one that has become empty', () => {
      const open = freeCheckout();
      open.send({ ...announceTotal(92), cartId: 'cart-2' });
      expect(open.is('paymentMethod')).toBe(false);
      const empty = checkoutAtReview({ isAtCheckout: true });
      const prices = { ...CART.prices, grand_total: { value: 0, currency: 'USD' } };
      empty.send(announceCart({ ...CART, items: [], prices }));
      expect(isReviewing(empty)).toBe(true);
    });

    it('stays at the review while nothing is left to pay', () => {
      const open = freeCheckout();
      open.send(announceTotal(0));
      expect(isReviewing(open)).toBe(true);
      open.send(announceCart({ ...CART, prices: { ...CART.prices, grand_total: null } }));
      expect(isReviewing(open)).toBe(true);
    });
  });

  it('reports nothing while another page is shown', () => {
    const open = checkoutAtReview({ isAtCheckout: false });
    open.send(announceCart(EDITED));
    expect(open.context()).toMatchObject({ details: EDITED, changes: [] });
    expect(open.context().errors).toEqual({});
  });
});

describe('Checkout: an order in flight', () => {
  it('reports a missing response, and later a long delay', () => {
    const open = checkoutPlacing();
    expect(open.is('confirming')).toBe(false);
    open.send({ type: 'order.confirming' });
    expect(open.is('confirming')).toBe(true);
    open.send({ type: 'order.delayed' });
    expect(open.is('delayed')).toBe(true);
  });

  it('receives every change of the cart', () => {
    const open = checkoutPlacing();
    open.send({ type: 'cart.announced', cartId: 'cart-1', details: CART_WITH_HIGHER_TOTAL });
    expect(open.calls()).toEqual(['placeOrder ← cart.announced']);
    expect(open.context().details).toEqual(CART_WITH_HIGHER_TOTAL);
  });

  it('notifies the order machine when another tab has signed in or out', () => {
    const open = checkoutPlacing();
    open.send(SIGNED_IN, SIGNED_OUT);
    expect(open.calls().filter((call) => call.startsWith('placeOrder'))).toEqual([
      'placeOrder ← session.announced',
      'placeOrder ← session.announced',
    ]);
    expect(open.context().isSignedIn).toBe(false);
  });

  it('shows no step of a customer who has signed out, whatever becomes of the order', () => {
    const left = checkoutPlacing();
    left.send(LEFT);
    expect(left.calls()).toEqual(['placeOrder ← session.announced']);
    expect(left.inputOf('session.announced')).toMatchObject({ isSignedIn: false });
    const outcomes = [
      orderOutcome('placeOrder', 'rejected', { failure: FAILURE }),
      orderOutcome('placeOrder', 'changed'),
      orderOutcome('placeOrder', 'declined', { failure: FAILURE }),
      failed('placeOrder', NO),
    ];
    for (const outcome of outcomes) {
      const open = checkoutPlacing();
      open.send(LEFT, SIGNED_OUT);
      expect(open.is('submitting')).toBe(true);
      open.send(outcome);
      expect(open.is('shippingAddress')).toBe(true);
      expect(open.context()).toMatchObject(NOTHING_SAVED);
      expect(open.context().errors).toHaveProperty('review');
    }
  });

  it('leaves no receipt for the next shopper after its customer has signed out', () => {
    const open = checkoutPlacing();
    open.send(SIGNED_IN, { type: 'receipt.setOrder', order: ORDER }, SIGNED_OUT);
    expect(open.inputOf('storeReceipt')).toEqual({ order: null });
    expect(open.context().order).toBeNull();
  });

  it('keeps the receipt of a guest who signs in meanwhile', () => {
    const open = checkoutPlacing();
    open.send({ type: 'receipt.setOrder', order: ORDER }, SIGNED_OUT, SIGNED_IN);
    expect(open.context().order).toEqual(ORDER);
  });

  it('persists its receipt across a reload', () => {
    const open = checkoutPlacing();
    open.send({ type: 'receipt.setOrder', order: ORDER });
    expect(open.calls()).toEqual(['storeReceipt']);
    expect(open.inputOf('storeReceipt')).toMatchObject({ order: ORDER });
    expect(open.context().order).toEqual(ORDER);
  });
});

describe('Checkout: the outcome of an order', () => {
  it('opens the confirmation of a placed order and drops the steps', () => {
    const open = checkoutPlacing();
    open.send({ type: 'receipt.setOrder', order: ORDER });
    open.calls();
    open.send(orderOutcome('placeOrder', 'placed'));
    expect(open.calls()).toEqual([ENDED, 'goToConfirmation', 'markReported']);
    expect(open.is('receipt')).toBe(true);
    expect(open.context()).toMatchObject({ ...NOTHING_SAVED, order: ORDER, spentCartId: 'cart-1' });
    expect(open.context().errors).toEqual({});
    expect(open.matches({ receipt: 'checkingCart' })).toBe(false);
  });

  it('opens the confirmation of a placed order and reports a failure that followed it', () => {
    const open = checkoutPlacing();
    open.send(orderOutcome('placeOrder', 'placed', { failure: FAILURE }));
    expect(open.calls()).toEqual([ENDED, 'goToConfirmation', 'markReported']);
    expect(open.is('receipt')).toBe(true);
    expect(open.context()).toMatchObject({ spentCartId: 'cart-1', errors: { review: FAILURE } });
  });

  it('offers another check of an unknown order and never sends its cart again', () => {
    const open = checkoutPlacing();
    open.send(orderOutcome('placeOrder', 'unknown'));
    expect(open.is('unconfirmed')).toBe(true);
    expect(open.calls()).toEqual([ENDED]);
    expect(open.context().spentCartId).toBe('cart-1');
    open.send({ type: 'order.check' });
    expect(open.calls()).toEqual(['call settleOrder']);
  });

  it('reports the changes of a changed order and reads the cart', () => {
    const open = checkoutPlacing();
    const changes = [{ kind: 'amounts' }];
    open.send(
      orderOutcome('placeOrder', 'changed', { sentCartId: null, changes, charged: SAME_CHARGE }),
    );
    expect(open.calls()).toEqual([ENDED, READS]);
    expect(isReviewing(open)).toBe(true);
    expect(open.context()).toMatchObject({ changes, charged: SAME_CHARGE });
  });

  it.each(['slotLost', 'methodLost'])(
    'opens the shipping methods again when the chosen one is no longer offered: %s',
    (reason) => {
      const open = checkoutPlacing();
      const failure = { reason, message: 'Gone' };
      open.send(orderOutcome('placeOrder', 'methodLost', { failure, methods: [OTHER] }));
      expect(open.calls()).toEqual([ENDED, 'saveCheckout', READS]);
      expect(open.inputOf('saveCheckout')).toMatchObject({ saved: { shippingMethod: null } });
      expect(open.is('shippingMethod')).toBe(true);
      expect(open.context()).toMatchObject({
        availableShippingMethods: [OTHER],
        shippingMethod: null,
        payment: SAVED_CHECKOUT.payment,
      });
      expect(open.context().errors).toEqual({ shippingMethod: failure });
    },
  );

  it('reports why an order was refused and reads the cart', () => {
    for (const outcome of ['rejected', 'declined', 'absent', 'nothing']) {
      const open = checkoutPlacing();
      open.send(orderOutcome('placeOrder', outcome, { failure: FAILURE }));
      expect(open.calls()).toEqual([ENDED, READS]);
      expect(isReviewing(open)).toBe(true);
      expect(open.context().errors).toEqual({ review: FAILURE });
      expect(open.context().payment).toEqual(SAVED_CHECKOUT.payment);
    }
  });

  it('asks for the card again after a decline, as a card nonce is valid for one attempt', () => {
    const open = checkoutAtReview({}, CARD_PAYMENT);
    open.send({ type: 'order.submit', shownOrder: SHOWN_ORDER_WITH_CARD }, AS_SEEN);
    open.calls();
    open.send(orderOutcome('placeOrder', 'declined', { failure: FAILURE }));
    expect(open.calls()).toEqual([ENDED, 'saveCheckout', READS]);
    expect(open.inputOf('saveCheckout')).toMatchObject({ saved: { payment: null } });
    expect(open.is('paymentMethod')).toBe(true);
    expect(open.context()).toMatchObject({
      payment: null,
      submitted: { paymentCode: 'card' },
      errors: { review: FAILURE, paymentMethod: FAILURE },
    });
  });

  it('asks for the card again when its payment has left no order', () => {
    const open = checkoutAtReview({}, CARD_PAYMENT);
    open.send({ type: 'order.submit', shownOrder: SHOWN_ORDER_WITH_CARD }, AS_SEEN);
    open.send(orderOutcome('placeOrder', 'absent', { failure: FAILURE }));
    expect(open.is('paymentMethod')).toBe(true);
    expect(open.context()).toMatchObject({
      payment: null,
      errors: { review: FAILURE, paymentMethod: FAILURE },
    });
  });

  it('keeps a card that was not declined', () => {
    const open = checkoutAtReview({}, CARD_PAYMENT);
    open.send({ type: 'order.submit', shownOrder: SHOWN_ORDER_WITH_CARD }, AS_SEEN);
    open.send(orderOutcome('placeOrder', 'rejected', { failure: FAILURE }));
    expect(isReviewing(open)).toBe(true);
    expect(open.context().payment).toEqual(CARD_PAYMENT);
  });

  it('reports that the order code did not load, and first verifies a recorded payment', () => {
    const open = checkoutPlacing();
    open.send(failed('placeOrder', NO));
    expect(open.calls()).toEqual([ENDED]);
    expect(isReviewing(open)).toBe(true);
    expect(open.context().errors).toEqual({ review: FAILURE });
    const facts: Record<string, boolean> = {};
    const other = checkoutPlacing(facts);
    facts.isUnsettled = true;
    other.send(failed('placeOrder', NO));
    expect(other.calls()).toEqual([ENDED, 'call settleOrder']);
  });
});

describe('Checkout: a cart that may have been ordered', () => {
  it('is verified before its outcome is reported', () => {
    const facts: Record<string, boolean> = {};
    const open = checkoutPlacing(facts);
    open.send(orderOutcome('placeOrder', 'unknown'), { type: 'order.check' });
    open.send(orderOutcome('settleOrder', 'nothing', { sentCartId: null }));
    open.send(done('restoreCheckout', SAVED_CHECKOUT));
    open.calls();
    facts.isUnsettled = true;
    open.send(SUBMIT);
    expect(open.calls()).toEqual(['call settleOrder']);
  });

  it('is never sent again', () => {
    const open = checkoutPlacing();
    open.send(orderOutcome('placeOrder', 'unknown'), { type: 'order.check' });
    open.send(orderOutcome('settleOrder', 'nothing', { sentCartId: null }));
    open.send(done('restoreCheckout', SAVED_CHECKOUT));
    open.calls();
    open.send(SUBMIT);
    expect(open.calls()).toEqual([]);
    expect(open.context().errors).toMatchObject({ review: { reason: 'invalidCart' } });
  });

  it('shows none of the steps of a customer who has signed out since', () => {
    const open = checkoutPlacing();
    open.send(orderOutcome('placeOrder', 'unknown'), LEFT, SIGNED_OUT);
    expect(open.is('unconfirmed')).toBe(true);
    expect(open.context()).toMatchObject(NOTHING_SAVED);
  });
});

/** A checkout that verifies a payment of an earlier visit. */
function checkoutSettling(input: object = {}, more: Record<string, boolean> = {}) {
  const facts = { isUnsettled: true, ...more };
  const open = standAlone(checkoutMachine, {
    input: { order: null, cartId: 'cart-1', details: CART, isSignedIn: false, ...input },
    facts,
  });
  open.calls();
  return open;
}

describe('Checkout: verifying an earlier payment', () => {
  it('reports the delay when it takes long', () => {
    const open = checkoutSettling();
    expect(open.is('confirming')).toBe(true);
    open.send({ type: 'order.delayed' });
    expect(open.is('delayed')).toBe(true);
  });

  it('persists the receipt across a reload', () => {
    const open = checkoutSettling();
    open.send({ type: 'receipt.setOrder', order: ORDER });
    expect(open.calls()).toEqual(['storeReceipt']);
    expect(open.context().order).toEqual(ORDER);
  });

  it('announces a found order and shows its receipt', () => {
    for (const failure of [null, FAILURE]) {
      const open = checkoutSettling();
      open.send({ type: 'receipt.setOrder', order: ORDER });
      open.calls();
      open.send(orderOutcome('settleOrder', 'placed', { failure }));
      expect(open.calls()).toEqual(['showOrderNotice']);
      expect(open.inputOf('showOrderNotice')).toMatchObject({ outcome: 'placed', order: ORDER });
      expect(open.is('receipt')).toBe(true);
      expect(open.context().spentCartId).toBe('cart-1');
      expect(open.context().errors).toEqual(failure ? { review: FAILURE } : {});
    }
  });

  it('opens the receipt from the checkout, and shows a notice only outside checkout and receipt', () => {
    const placed = orderOutcome('settleOrder', 'placed');
    const unknown = orderOutcome('settleOrder', 'unknown');
    const after = (facts: Record<string, boolean>, response: TestEvent) => {
      const open = checkoutSettling({}, facts);
      open.send(response);
      return open.calls();
    };
    expect(after({ isAtCheckout: true }, placed)).toEqual(['goToConfirmation']);
    expect(after({ isAtCheckout: true }, unknown)).toEqual([]);
    expect(after({ isAtReceipt: true }, placed)).toEqual([]);
    expect(after({}, unknown)).toEqual(['showOrderNotice']);
  });

  it('reopens the checkout when there is certainly no order, and the cart may be sent', () => {
    const open = checkoutPlacing();
    open.send(orderOutcome('placeOrder', 'unknown'), { type: 'order.check' });
    open.calls();
    open.send(orderOutcome('settleOrder', 'absent', { failure: FAILURE }));
    expect(open.calls()).toEqual(['showOrderNotice', 'call restoreAgain']);
    expect(open.inputOf('showOrderNotice')).toEqual({ outcome: 'absent', order: null });
    expect(open.context()).toMatchObject({ spentCartId: null, errors: { review: FAILURE } });
    open.send(done('restoreAgain', SAVED_CHECKOUT));
    expect(isReviewing(open)).toBe(true);
    open.calls();
    open.send(SUBMIT);
    expect(open.calls()).toEqual(['call idleCart']);
  });

  it('asks for the card again, and no longer keeps it, when a payment has left no order', () => {
    const open = checkoutPlacing();
    open.send(orderOutcome('placeOrder', 'unknown'), { type: 'order.check' });
    open.send(orderOutcome('settleOrder', 'absent', { failure: FAILURE }));
    open.calls();
    open.send(done('restoreAgain', { ...SAVED_CHECKOUT, payment: CARD_PAYMENT }));
    expect(open.calls()).toContain('saveCheckout');
    expect(open.inputOf('saveCheckout')).toMatchObject({ saved: { payment: null } });
    expect(open.is('paymentMethod')).toBe(true);
    expect(open.context().errors).toMatchObject({ paymentMethod: FAILURE });
  });

  it('reopens the checkout even when the saved steps cannot be read, and prefills it for a customer', () => {
    const open = checkoutSettling();
    open.send(orderOutcome('settleOrder', 'absent'), failed('restoreAgain'));
    expect(open.is('shippingAddress')).toBe(true);
    const saved = checkoutSettling();
    saved.send(orderOutcome('settleOrder', 'absent'), done('restoreAgain', SAVED_CHECKOUT));
    const withCard = checkoutSettling();
    withCard.send(orderOutcome('settleOrder', 'absent', { failure: FAILURE }));
    withCard.send(done('restoreAgain', { ...SAVED_CHECKOUT, payment: CARD_PAYMENT }));
    expect(withCard.is('paymentMethod')).toBe(true);
    expect(withCard.context().errors.paymentMethod).toEqual(FAILURE);
    expect(isReviewing(saved)).toBe(true);
    const customer = checkoutSettling({ isSignedIn: true });
    customer.send(orderOutcome('settleOrder', 'absent'));
    customer.calls();
    customer.send(done('restoreAgain', NOTHING_SAVED));
    expect(customer.calls()).toEqual(['call express']);
  });

  it('reopens the checkout without its steps when the shopper signs out meanwhile', () => {
    const open = checkoutSettling();
    open.send(orderOutcome('settleOrder', 'absent'), LEFT);
    expect(open.is('shippingAddress')).toBe(true);
    open.send(done('restoreAgain', SAVED_CHECKOUT));
    expect(open.is('shippingAddress')).toBe(true);
  });

  it('continues with the checkout when there is nothing to verify', () => {
    const open = checkoutSettling();
    open.send(orderOutcome('settleOrder', 'nothing', { sentCartId: null }));
    expect(open.calls()).toEqual(['storeReceipt', 'call restoreCheckout']);
  });

  it.each([orderOutcome('settleOrder', 'unknown'), failed('settleOrder')])(
    'announces an unknown outcome and can be repeated ($type)',
    (response) => {
      const open = checkoutSettling();
      open.send(response);
      expect(open.calls()).toEqual(['showOrderNotice']);
      expect(open.inputOf('showOrderNotice')).toEqual({ outcome: 'unknown', order: null });
      expect(open.is('unconfirmed')).toBe(true);
      open.send(BEGIN);
      expect(open.calls()).toEqual(['call settleOrder']);
    },
  );

  it('never sends the cart of an unknown order again', () => {
    const open = checkoutSettling();
    open.send(orderOutcome('settleOrder', 'unknown'));
    expect(open.context().spentCartId).toBe('cart-1');
  });

  it('restarts when a customer signs in, whose history can be read', () => {
    const open = checkoutSettling();
    open.send({ type: 'order.delayed' }, SIGNED_OUT);
    expect(open.calls()).toEqual([]);
    open.send(SIGNED_IN);
    expect(open.calls()).toEqual(['call settleOrder']);
    expect(open.is('confirming')).toBe(true);
    expect(open.context().isSignedIn).toBe(true);
    open.send(SIGNED_OUT);
    expect(open.calls()).toEqual([]);
    expect(open.context().isSignedIn).toBe(false);
  });

  it('is repeated when a customer signs in after an unknown outcome', () => {
    const open = checkoutSettling({ isSignedIn: true });
    open.send(orderOutcome('settleOrder', 'unknown'));
    open.calls();
    open.send(SIGNED_OUT);
    expect(open.calls()).toEqual([]);
    expect(open.context().isSignedIn).toBe(false);
    open.send(SIGNED_IN);
    expect(open.calls()).toEqual(['call settleOrder']);
    expect(open.context().isSignedIn).toBe(true);
  });
});
