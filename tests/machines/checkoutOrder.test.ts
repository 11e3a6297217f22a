import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import {
  CARD,
  CART,
  CHARGED,
  DEARER,
  FAILURE,
  NOTHING,
  ORDER,
  SAVED,
  SEEN,
  SEEN_WITH_CARD,
} from '../models/orderModel.ts';
import { done, failed } from '../support/model.ts';
import { standAlone, type Told } from '../support/standAlone.ts';

const BEGIN = { type: 'checkout.begin' };
const READS = 'cart ← cart.read';
const SUBMIT = { type: 'order.submit', seen: SEEN };
const AS_SEEN = done('idleCart', CART);
const ended = (call: string, outcome: string, more: object = {}) =>
  done(call, { outcome, failure: null, sentCartId: 'cart-1', changes: [], charged: null, ...more });
const NO = Object.assign(new Error('No'), FAILURE);

/** A checkout all of whose steps are accepted. */
function reviewing(facts: Record<string, boolean> = {}, payment: object = SAVED.payment) {
  const open = standAlone(checkoutMachine, {
    input: { order: null, cartId: 'cart-1', details: CART, isSignedIn: false },
    facts,
  });
  open.send(BEGIN, done('restoreCheckout', { ...SAVED, payment }));
  open.asked();
  return open;
}
function placing(facts: Record<string, boolean> = {}) {
  const open = reviewing(facts);
  open.send(SUBMIT, AS_SEEN);
  open.asked();
  return open;
}
const isReviewing = (open: ReturnType<typeof reviewing>) =>
  open.is('order') && open.is('submittable');

describe('Checkout: one press', () => {
  it('waits for what is on its way to the cart, then places the order that was seen', () => {
    const open = reviewing();
    expect(isReviewing(open)).toBe(true);
    open.send(SUBMIT);
    expect(open.asked()).toEqual(['call idleCart']);
    expect(open.is('submitting')).toBe(true);
    open.send(AS_SEEN);
    expect(open.asked()).toEqual(['call placeOrder']);
    expect(open.given('placeOrder')).toMatchObject({ cartId: 'cart-1', seen: SEEN });
    expect(open.is('submitting')).toBe(true);
  });

  it('is one order: further presses are not heard', () => {
    const open = reviewing();
    open.send(SUBMIT, SUBMIT, AS_SEEN, SUBMIT);
    expect(open.asked()).toEqual(['call idleCart', 'call placeOrder']);
  });

  it.each([
    { type: 'checkout.edit', step: 'shippingAddress' },
    BEGIN,
    { type: 'checkout.cancel' },
    { type: 'checkout.reset' },
  ])('is not left while it is on its way: $type', (event) => {
    const waiting = reviewing();
    waiting.send(SUBMIT);
    waiting.asked();
    for (const open of [waiting, placing()]) {
      open.send(event as Told);
      expect(open.asked()).toEqual([]);
      expect(open.is('order')).toBe(true);
      expect(open.is('submitting')).toBe(true);
    }
  });

  it('needs a cart', () => {
    const open = reviewing();
    open.send({ type: 'cart.known', cartId: null, details: null }, SUBMIT);
    expect(open.asked()).toEqual([]);
    expect(open.context().errors).toHaveProperty('order');
    expect(isReviewing(open)).toBe(true);
  });

  it('finds out first what became of a payment that is outstanding', () => {
    const facts: Record<string, boolean> = {};
    const open = reviewing(facts);
    facts.isUnsettled = true;
    open.send(SUBMIT);
    expect(open.asked()).toEqual(['call settleOrder']);
    expect(open.given('settleOrder')).toBeNull();
  });

  it('with a choice that was not on the screen sends nothing, and says so', () => {
    const open = reviewing();
    open.send({ type: 'order.submit', seen: SEEN_WITH_CARD });
    expect(open.asked()).toEqual([]);
    expect(open.context()).toMatchObject({
      changes: [{ kind: 'choices' }],
      errors: { order: { reason: 'changed' } },
    });
    open.send(SUBMIT);
    expect(open.context().errors).toEqual({});
  });

  it.each([
    { answer: done('idleCart', DEARER), changes: [{ kind: 'total' }] },
    { answer: failed('idleCart'), changes: [{ kind: 'unknown' }] },
  ])('for a cart that is not as seen sends nothing, and says so', ({ answer, changes }) => {
    const open = reviewing();
    open.send(SUBMIT);
    open.asked();
    open.send(answer);
    expect(open.asked()).toEqual([]);
    expect(isReviewing(open)).toBe(true);
    expect(open.context()).toMatchObject({ changes, errors: { order: { reason: 'changed' } } });
  });
});

describe('Checkout: an order on its way', () => {
  it('says when no answer came, and when it takes minutes', () => {
    const open = placing();
    expect(open.is('confirming')).toBe(false);
    open.send({ type: 'order.confirming' });
    expect(open.is('confirming')).toBe(true);
    open.send({ type: 'order.delayed' });
    expect(open.is('delayed')).toBe(true);
  });

  it('hears what becomes of the cart', () => {
    const open = placing();
    open.send({ type: 'cart.known', cartId: 'cart-1', details: DEARER });
    expect(open.asked()).toEqual(['placeOrder ← cart.known']);
    expect(open.context().details).toEqual(DEARER);
  });

  it('leaves no receipt to who comes after a customer who has signed out', () => {
    const open = placing();
    open.send(SIGNED_IN, { type: 'receipt.setOrder', order: ORDER }, SIGNED_OUT);
    expect(open.given('storeReceipt')).toEqual({ order: null });
    expect(open.context().order).toBeNull();
  });

  it('keeps its receipt, which outlives a reload', () => {
    const open = placing();
    open.send({ type: 'receipt.setOrder', order: ORDER });
    expect(open.asked()).toEqual(['storeReceipt']);
    expect(open.given('storeReceipt')).toMatchObject({ order: ORDER });
    expect(open.context().order).toEqual(ORDER);
  });
});

describe('Checkout: the end of an order', () => {
  it('that is placed leads to its confirmation, and nothing of the steps is kept', () => {
    const open = placing();
    open.send({ type: 'receipt.setOrder', order: ORDER });
    open.asked();
    open.send(ended('placeOrder', 'placed'));
    expect(open.asked()).toEqual(['goToConfirmation']);
    expect(open.is('receipt')).toBe(true);
    expect(open.context()).toMatchObject({ ...NOTHING, order: ORDER, spentCartId: 'cart-1' });
    expect(open.context().errors).toEqual({});
    expect(open.is('looking')).toBe(false);
  });

  it('that is placed, with something amiss after it, leads there too and says what', () => {
    const open = placing();
    open.send(ended('placeOrder', 'placed', { failure: FAILURE }));
    expect(open.asked()).toEqual(['goToConfirmation']);
    expect(open.is('receipt')).toBe(true);
    expect(open.context()).toMatchObject({ spentCartId: 'cart-1', errors: { order: FAILURE } });
  });

  it('that nobody knows can be asked for again, and its cart is never sent again', () => {
    const open = placing();
    open.send(ended('placeOrder', 'unknown'));
    expect(open.is('unconfirmed')).toBe(true);
    expect(open.asked()).toEqual([]);
    expect(open.context().spentCartId).toBe('cart-1');
    open.send({ type: 'order.check' });
    expect(open.asked()).toEqual(['call settleOrder']);
  });

  it('that has changed says how, and the cart is read', () => {
    const open = placing();
    const changes = [{ kind: 'amounts' }];
    open.send(ended('placeOrder', 'changed', { sentCartId: null, changes, charged: CHARGED }));
    expect(open.asked()).toEqual([READS]);
    expect(isReviewing(open)).toBe(true);
    expect(open.context()).toMatchObject({ changes, charged: CHARGED });
  });

  it('that is refused says why, and the cart is read', () => {
    for (const outcome of ['rejected', 'declined', 'absent', 'nothing']) {
      const open = placing();
      open.send(ended('placeOrder', outcome, { failure: FAILURE }));
      expect(open.asked()).toEqual([READS]);
      expect(isReviewing(open)).toBe(true);
      expect(open.context().errors).toEqual({ order: FAILURE });
      expect(open.context().payment).toEqual(SAVED.payment);
    }
  });

  it('whose card is declined asks for the card again: its number is good for one try', () => {
    const open = reviewing({}, CARD);
    open.send({ type: 'order.submit', seen: SEEN_WITH_CARD }, AS_SEEN);
    open.asked();
    open.send(ended('placeOrder', 'declined', { failure: FAILURE }));
    expect(open.asked()).toEqual(['saveCheckout', READS]);
    expect(open.given('saveCheckout')).toMatchObject({ saved: { payment: null } });
    expect(open.is('paymentMethod')).toBe(true);
    expect(open.context()).toMatchObject({
      payment: null,
      submitted: { paymentCode: 'card' },
      errors: { order: FAILURE, paymentMethod: FAILURE },
    });
  });

  it('whose card is not declined keeps the card', () => {
    const open = reviewing({}, CARD);
    open.send({ type: 'order.submit', seen: SEEN_WITH_CARD }, AS_SEEN);
    open.send(ended('placeOrder', 'rejected', { failure: FAILURE }));
    expect(isReviewing(open)).toBe(true);
    expect(open.context().payment).toEqual(CARD);
  });

  it('whose code did not come says so; a payment that was written down is found out first', () => {
    const open = placing();
    open.send(failed('placeOrder', NO));
    expect(open.asked()).toEqual([]);
    expect(isReviewing(open)).toBe(true);
    expect(open.context().errors).toEqual({ order: FAILURE });
    const facts: Record<string, boolean> = {};
    const other = placing(facts);
    facts.isUnsettled = true;
    other.send(failed('placeOrder', NO));
    expect(other.asked()).toEqual(['call settleOrder']);
  });
});

describe('Checkout: a cart that may have been ordered', () => {
  it('is asked about before anything is said of it', () => {
    const facts: Record<string, boolean> = {};
    const open = placing(facts);
    open.send(ended('placeOrder', 'unknown'), { type: 'order.check' });
    open.send(ended('settleOrder', 'nothing', { sentCartId: null }));
    open.send(done('restoreCheckout', SAVED));
    open.asked();
    facts.isUnsettled = true;
    open.send(SUBMIT);
    expect(open.asked()).toEqual(['call settleOrder']);
  });

  it('is never sent again', () => {
    const open = placing();
    open.send(ended('placeOrder', 'unknown'), { type: 'order.check' });
    open.send(ended('settleOrder', 'nothing', { sentCartId: null }));
    open.send(done('restoreCheckout', SAVED));
    open.asked();
    open.send(SUBMIT);
    expect(open.asked()).toEqual([]);
    expect(open.context().errors).toMatchObject({ order: { reason: 'invalidCart' } });
  });
});

/** A payment of before is being found out about. */
function settling(input: object = {}) {
  const facts = { isUnsettled: true };
  const open = standAlone(checkoutMachine, {
    input: { order: null, cartId: 'cart-1', details: CART, isSignedIn: false, ...input },
    facts,
  });
  open.asked();
  return open;
}
const SIGNED_IN = { type: 'session.known', isSignedIn: true };
const SIGNED_OUT = { type: 'session.known', isSignedIn: false };

describe('Checkout: finding out about a payment of before', () => {
  it('says when it takes minutes', () => {
    const open = settling();
    expect(open.is('confirming')).toBe(true);
    open.send({ type: 'order.delayed' });
    expect(open.is('delayed')).toBe(true);
  });

  it('keeps the receipt, which outlives a reload', () => {
    const open = settling();
    open.send({ type: 'receipt.setOrder', order: ORDER });
    expect(open.asked()).toEqual(['storeReceipt']);
    expect(open.context().order).toEqual(ORDER);
  });

  it('announces an order, and shows its receipt', () => {
    for (const failure of [null, FAILURE]) {
      const open = settling();
      open.send({ type: 'receipt.setOrder', order: ORDER });
      open.asked();
      open.send(ended('settleOrder', 'placed', { failure }));
      expect(open.asked()).toEqual(['announce']);
      expect(open.given('announce')).toMatchObject({ outcome: 'placed', order: ORDER });
      expect(open.is('receipt')).toBe(true);
      expect(open.context().spentCartId).toBe('cart-1');
      expect(open.context().errors).toEqual(failure ? { order: FAILURE } : {});
    }
  });

  it('opens the checkout again where there certainly is no order, and the cart may be sent', () => {
    const open = placing();
    open.send(ended('placeOrder', 'unknown'), { type: 'order.check' });
    open.asked();
    open.send(ended('settleOrder', 'absent', { failure: FAILURE }));
    expect(open.asked()).toEqual(['announce', 'call restoreAgain']);
    expect(open.given('announce')).toEqual({ outcome: 'absent', order: null });
    expect(open.context()).toMatchObject({ spentCartId: null, errors: { order: FAILURE } });
    open.send(done('restoreAgain', SAVED));
    expect(isReviewing(open)).toBe(true);
    open.asked();
    open.send(SUBMIT);
    expect(open.asked()).toEqual(['call idleCart']);
  });

  it('opens it again also where what was saved cannot be read, or a customer is remembered', () => {
    const open = settling();
    open.send(ended('settleOrder', 'absent'), failed('restoreAgain'));
    expect(open.is('shippingAddress')).toBe(true);
    const saved = settling();
    saved.send(ended('settleOrder', 'absent'), done('restoreAgain', SAVED));
    expect(isReviewing(saved)).toBe(true);
    const customer = settling({ isSignedIn: true });
    customer.send(ended('settleOrder', 'absent'));
    customer.asked();
    customer.send(done('restoreAgain', NOTHING));
    expect(customer.asked()).toEqual(['call express']);
  });

  it('goes on with the checkout where there was nothing to find out', () => {
    const open = settling();
    open.send(ended('settleOrder', 'nothing', { sentCartId: null }));
    expect(open.asked()).toEqual(['storeReceipt', 'call restoreCheckout']);
  });

  it.each([ended('settleOrder', 'unknown'), failed('settleOrder')])(
    'says that nobody knows, and can be asked again ($type)',
    (answer) => {
      const open = settling();
      open.send(answer);
      expect(open.asked()).toEqual(['announce']);
      expect(open.given('announce')).toEqual({ outcome: 'unknown', order: null });
      expect(open.is('unconfirmed')).toBe(true);
      open.send(BEGIN);
      expect(open.asked()).toEqual(['call settleOrder']);
    },
  );

  it('that nobody knows never sends that cart again', () => {
    const open = settling();
    open.send(ended('settleOrder', 'unknown'));
    expect(open.context().spentCartId).toBe('cart-1');
  });

  it('asks anew where somebody signs in: a customer’s history can be asked', () => {
    const open = settling();
    open.send({ type: 'order.delayed' }, SIGNED_OUT);
    expect(open.asked()).toEqual([]);
    open.send(SIGNED_IN);
    expect(open.asked()).toEqual(['call settleOrder']);
    expect(open.is('confirming')).toBe(true);
    expect(open.context().isSignedIn).toBe(true);
    open.send(SIGNED_OUT);
    expect(open.asked()).toEqual([]);
    expect(open.context().isSignedIn).toBe(false);
  });

  it('asks again where somebody signs in after nobody knew', () => {
    const open = settling({ isSignedIn: true });
    open.send(ended('settleOrder', 'unknown'));
    open.asked();
    open.send(SIGNED_OUT);
    expect(open.asked()).toEqual([]);
    expect(open.context().isSignedIn).toBe(false);
    open.send(SIGNED_IN);
    expect(open.asked()).toEqual(['call settleOrder']);
    expect(open.context().isSignedIn).toBe(true);
  });
});
