import { describe, expect, it } from 'vitest';
import { NOTHING_SAVED, type SavedCheckout } from '../../machines/checkout/context.ts';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import { STEPS as STEP_NAMES, type Step } from '../../machines/checkout/steps.ts';
import {
  ADDRESS,
  CART,
  CART_WITH_HIGHER_TOTAL,
  CART_WITH_LINE,
  CHECK_PAYMENT,
  INVALID_CART,
  METHOD,
  ORDER,
  SAVED_CHECKOUT,
} from '../models/orderModel.ts';
import { accepted, done, failed, rejected } from '../support/model.ts';
import { standAlone, type TestEvent } from '../support/standAlone.ts';

const NO = Object.assign(new Error('No'), { reason: 'refused' });
const GONE = Object.assign(new Error(INVALID_CART.message), INVALID_CART);
const BEGIN = { type: 'checkout.begin' };
const READS = 'cart ← cart.read';
const HELD = { cartId: 'cart-1', details: CART };
const SIGNED_IN = { type: 'session.announced', isSignedIn: true };
const SIGNED_OUT = { type: 'session.announced', isSignedIn: false };
const edit = (step: string) => ({ type: 'checkout.edit', step });
const STEPS: readonly string[] = STEP_NAMES;
/** The saved checkout of a shopper who has got as far as this step. */
const savedUpTo = (step: string): SavedCheckout => {
  const isAccepted = (name: Step) => STEPS.indexOf(name) < STEPS.indexOf(step);
  return {
    availableShippingMethods: isAccepted('shippingAddress') ? [METHOD] : [],
    shippingAddress: isAccepted('shippingAddress') ? ADDRESS : null,
    shippingMethod: isAccepted('shippingMethod') ? METHOD : null,
    billingAddress: isAccepted('billingAddress') ? SAVED_CHECKOUT.billingAddress : null,
    payment: isAccepted('paymentMethod') ? CHECK_PAYMENT : null,
  };
};

const checkout = (input: object = HELD, facts: Record<string, boolean> = {}) =>
  standAlone(checkoutMachine, { input: { order: null, ...input }, facts });
/** A checkout that is open at this step. */
function checkoutAt(step: string, input: object = HELD, facts: Record<string, boolean> = {}) {
  const open = checkout(input, facts);
  open.send(BEGIN, done('restoreCheckout', savedUpTo(step)));
  open.calls();
  return open;
}
const step = (open: ReturnType<typeof checkout>) => STEPS.find((name) => open.is(name));

describe('Checkout: the start', () => {
  it('forgets the previous order and opens at the first step that is not done', () => {
    for (const next of STEPS) {
      const open = checkout();
      expect(open.calls()).toEqual([]);
      open.send(BEGIN);
      expect(open.calls()).toEqual(['storeReceipt', 'call restoreCheckout']);
      expect(open.inputOf('storeReceipt')).toEqual({ order: null });
      expect(open.is('open')).toBe(false);
      open.send(done('restoreCheckout', savedUpTo(next)));
      expect(open.calls()).toEqual([READS]);
      expect(open.is('open')).toBe(true);
      expect(step(open)).toBe(next);
    }
  });

  it('opens at the first step when the saved steps cannot be read', () => {
    const open = checkout();
    open.send(BEGIN, failed('restoreCheckout'));
    expect(step(open)).toBe('shippingAddress');
  });

  it('restores the saved steps when it is repeated', () => {
    const open = checkoutAt('shippingMethod');
    open.send(
      { type: 'shippingMethod.submit', method: METHOD },
      rejected('submitShippingMethod', NO),
      BEGIN,
    );
    expect(open.calls().slice(-2)).toEqual(['storeReceipt', 'call restoreCheckout']);
    expect(open.context()).toMatchObject({ ...NOTHING_SAVED, errors: {}, changes: [] });
  });

  it('verifies an outstanding payment first', () => {
    for (const open of [
      checkout(HELD, { isUnsettled: true }),
      checkout({ order: ORDER }, { isUnsettled: true, isUnreported: true }),
    ]) {
      expect(open.calls()).toEqual(['call settleOrder']);
      expect(open.is('confirming')).toBe(true);
    }
    const facts: Record<string, boolean> = {};
    const closed = checkout(HELD, facts);
    const open = checkoutAt('review', HELD, facts);
    facts.isUnsettled = true;
    for (const machine of [closed, open]) {
      machine.send(BEGIN);
      expect(machine.calls()).toEqual(['call settleOrder']);
    }
  });

  it('prefills a customer’s untouched checkout from the last order', () => {
    const open = checkout({ ...HELD, isSignedIn: true });
    open.send(BEGIN);
    open.calls();
    open.send(done('restoreCheckout', NOTHING_SAVED));
    expect(open.calls()).toEqual(['call express']);
    expect(open.is('open')).toBe(false);
    open.send(done('express', { ...SAVED_CHECKOUT, lostChoice: null }));
    expect(open.calls()).toEqual(['saveCheckout', READS]);
    expect(open.inputOf('saveCheckout')).toMatchObject({ saved: SAVED_CHECKOUT });
    expect(step(open)).toBe('review');
  });

  it.each([done('express', { ...NOTHING_SAVED, lostChoice: null }), failed('express')])(
    'opens as usual when there is nothing to prefill ($type)',
    (response) => {
      const open = checkout({ ...HELD, isSignedIn: true });
      open.send(BEGIN, done('restoreCheckout', NOTHING_SAVED));
      open.calls();
      open.send(response);
      expect(open.calls()).toEqual([READS]);
      expect(step(open)).toBe('shippingAddress');
    },
  );

  it('prefills nothing for a guest, nor for a customer who has chosen already', () => {
    const guest = checkout();
    const customer = checkout({ ...HELD, isSignedIn: true });
    guest.send(BEGIN, done('restoreCheckout', NOTHING_SAVED));
    customer.send(BEGIN, done('restoreCheckout', savedUpTo('billingAddress')));
    expect(step(guest)).toBe('shippingAddress');
    expect(step(customer)).toBe('billingAddress');
  });
});

describe('Checkout: leaving without an order', () => {
  it.each([
    { type: 'checkout.cancel', tells: [] },
    { type: 'checkout.reset', tells: ['drawer ← drawer.close'] },
  ])('drops the data of all steps: $type', ({ type, tells }) => {
    const open = checkoutAt('review');
    open.send({ type });
    expect(open.calls()).toEqual(tells);
    expect(open.is('open')).toBe(false);
    expect(open.context()).toMatchObject({ ...NOTHING_SAVED, submitted: {}, errors: {} });
  });
});

describe('Checkout: going back to a step', () => {
  it.each(STEPS)('opens a step when all steps before it are accepted: %s', (name) => {
    const open = checkoutAt('review');
    open.send(edit('shippingAddress'), edit(name));
    expect(step(open)).toBe(name);
  });

  it.each(STEPS.slice(0, -1))('stops at the first step that is not done: %s', (incomplete) => {
    for (const name of STEPS) {
      const open = checkoutAt(incomplete);
      open.send(edit(name));
      const isBefore = STEPS.indexOf(name) <= STEPS.indexOf(incomplete);
      expect(step(open), `from ${incomplete} to ${name}`).toBe(isBefore ? name : incomplete);
    }
  });

  it('keeps the accepted steps', () => {
    const open = checkoutAt('review');
    open.send(edit('shippingAddress'));
    expect(open.context()).toMatchObject(SAVED_CHECKOUT);
  });
});

const SUBMISSIONS = [
  {
    name: 'shippingAddress',
    call: 'submitShippingAddress',
    submit: { type: 'shippingAddress.submit', address: ADDRESS },
    expectedInput: { cartId: 'cart-1', isSignedIn: false, address: ADDRESS },
    response: [METHOD],
    saves: { shippingAddress: ADDRESS, availableShippingMethods: [METHOD] },
    isShippingOwn: true,
  },
  {
    name: 'shippingMethod',
    call: 'submitShippingMethod',
    submit: { type: 'shippingMethod.submit', method: METHOD },
    expectedInput: { cartId: 'cart-1', method: METHOD },
    response: undefined,
    saves: { shippingMethod: METHOD },
    isShippingOwn: true,
  },
  {
    name: 'billingAddress',
    call: 'submitBillingAddress',
    submit: { type: 'billingAddress.submit', address: SAVED_CHECKOUT.billingAddress },
    expectedInput: { address: SAVED_CHECKOUT.billingAddress },
    response: undefined,
    saves: { billingAddress: SAVED_CHECKOUT.billingAddress },
    isShippingOwn: undefined,
  },
];

describe.each(SUBMISSIONS)('Checkout: submitting the step $name', (sent) => {
  const { name, call, submit, expectedInput, response, saves } = sent;
  const submitStep = () => {
    const open = checkoutAt(name);
    open.send(submit);
    return open;
  };

  it('sends the step once and blocks navigation until the response', () => {
    const open = submitStep();
    expect(open.calls()).toEqual([`call ${call}`]);
    expect(open.inputOf(call)).toEqual(expectedInput);
    expect(open.is('submitting')).toBe(true);
    open.send(submit, edit('shippingAddress'));
    expect(open.calls()).toEqual([]);
    expect(open.is('submitting')).toBe(true);
    expect(step(open)).toBe(name);
  });

  it('saves the step when it is accepted, reads the cart and opens the next step', () => {
    const open = submitStep();
    open.calls();
    open.send(accepted(call, response));
    expect(open.calls()).toEqual(['saveCheckout', READS]);
    expect(open.inputOf('saveCheckout')).toMatchObject({ saved: saves });
    expect(open.inputOf('cart.read')).toEqual({
      type: 'cart.read',
      ...(sent.isShippingOwn && { isShippingOwn: true }),
    });
    expect(step(open)).toBe(STEPS[STEPS.indexOf(name) + 1]);
  });

  it('keeps a rejected step open with the platform’s message, and clears the message on resubmission', () => {
    const open = submitStep();
    open.calls();
    open.send(rejected(call, NO), accepted('rereadMethods', [METHOD]));
    const reread = name === 'shippingMethod' ? ['call rereadMethods'] : [];
    expect(open.calls()).toEqual(reread);
    expect(step(open)).toBe(name);
    expect(open.is('submitting')).toBe(false);
    expect(open.context().errors).toEqual({ [name]: { reason: 'refused', message: 'No' } });
    open.send(submit);
    expect(open.context().errors).toEqual({});
    expect(open.is('submitting')).toBe(true);
  });

  it('fails without a cart', () => {
    const open = checkoutAt(name);
    open.send({ type: 'cart.announced', cartId: null, details: null }, submit);
    expect(open.calls()).toEqual([]);
    expect(open.is('submitting')).toBe(false);
    expect(open.context().errors).toHaveProperty(name);
  });
});

describe('Checkout: the shipping address', () => {
  const { email: _, ...anonymous } = ADDRESS;
  const submit = { type: 'shippingAddress.submit', address: anonymous };

  it('requires a guest’s email and keeps the submitted form', () => {
    const open = checkoutAt('shippingAddress');
    open.send(submit);
    expect(open.calls()).toEqual([]);
    expect(open.context()).toMatchObject({
      submitted: { shippingAddress: anonymous },
      errors: { shippingAddress: {} },
    });
  });

  it('requires no email from a customer', () => {
    const open = checkout({ ...HELD, isSignedIn: true });
    open.send(BEGIN, done('restoreCheckout', NOTHING_SAVED), failed('express'));
    open.calls();
    open.send(submit);
    expect(open.calls()).toEqual(['call submitShippingAddress']);
  });

  it('keeps the submitted form when it is rejected, with a cart or without', () => {
    const address = { ...ADDRESS, city: 'Dallas' };
    const open = checkoutAt('shippingAddress');
    open.send({ type: 'shippingAddress.submit', address }, rejected('submitShippingAddress', NO));
    expect(open.context().submitted).toMatchObject({ shippingAddress: address });
    const none = checkoutAt('shippingAddress', {});
    none.send({ type: 'shippingAddress.submit', address });
    expect(none.context().submitted).toMatchObject({ shippingAddress: address });
  });

  it('reads the cart when the platform rejects the address for an ended cart', () => {
    const open = checkoutAt('shippingAddress');
    open.send({ type: 'shippingAddress.submit', address: ADDRESS });
    open.calls();
    open.send(rejected('submitShippingAddress', GONE));
    expect(open.calls()).toEqual([READS]);
    expect(open.inputOf('cart.read')).toEqual({ type: 'cart.read' });
    expect(open.is('submitting')).toBe(false);
    expect(open.context().errors).toMatchObject({ shippingAddress: { reason: 'invalidCart' } });
  });

  it('drops a shipping method that is not offered for it', () => {
    const open = checkoutAt('review');
    open.send(edit('shippingAddress'), { type: 'shippingAddress.submit', address: ADDRESS });
    open.send(accepted('submitShippingAddress', []));
    expect(step(open)).toBe('shippingMethod');
    expect(open.context().shippingMethod).toBeNull();
  });
});

describe('Checkout: the shipping method', () => {
  it('is not chosen when it is rejected', () => {
    for (const error of [new Error('Nobody answers'), GONE]) {
      const open = checkoutAt('shippingMethod');
      open.send({ type: 'shippingMethod.submit', method: METHOD });
      open.calls();
      open.send(rejected('submitShippingMethod', error));
      expect(open.is('submitting')).toBe(false);
      expect(open.context().shippingMethod).toBeNull();
      expect(open.calls()).toEqual(error === GONE ? [READS] : []);
      expect(open.context().errors).toHaveProperty('shippingMethod');
    }
  });

  /** A checkout whose shipping method was refused. */
  function checkoutWithRefusedMethod() {
    const open = checkoutAt('shippingMethod');
    open.send({ type: 'shippingMethod.submit', method: METHOD });
    open.calls();
    open.send(rejected('submitShippingMethod', NO));
    return open;
  }

  it('makes the checkout read the methods again when it is refused, and blocks editing meanwhile', () => {
    const open = checkoutWithRefusedMethod();
    expect(open.calls()).toEqual(['call rereadMethods']);
    expect(open.inputOf('rereadMethods')).toEqual({
      cartId: 'cart-1',
      isSignedIn: false,
      address: ADDRESS,
    });
    open.send(edit('shippingAddress'));
    expect(step(open)).toBe('shippingMethod');
    expect(open.is('submitting')).toBe(true);
  });

  it('shows the reason of its refusal while it is still offered or the platform does not answer', () => {
    for (const response of [accepted('rereadMethods', [METHOD]), rejected('rereadMethods', NO)]) {
      const open = checkoutWithRefusedMethod();
      open.send(response);
      expect(open.is('submitting')).toBe(false);
      expect(open.context()).toMatchObject({
        shippingMethod: null,
        availableShippingMethods: [METHOD],
        errors: { shippingMethod: { reason: 'refused' } },
      });
    }
  });

  it('offers the other methods when it is no longer offered', () => {
    const open = checkoutWithRefusedMethod();
    const other = { ...METHOD, method_code: 'other' };
    open.calls();
    open.send(accepted('rereadMethods', [other]));
    expect(open.calls()).toEqual(['saveCheckout']);
    expect(open.inputOf('saveCheckout')).toMatchObject({ saved: { shippingMethod: null } });
    expect(open.is('submitting')).toBe(false);
    expect(open.context()).toMatchObject({
      shippingMethod: null,
      availableShippingMethods: [other],
      errors: { shippingMethod: { reason: 'methodLost' } },
    });
  });
});

describe('Checkout: the billing address', () => {
  it('keeps the submitted form when it is rejected', () => {
    const open = checkoutAt('billingAddress');
    open.send({ type: 'billingAddress.submit', address: ADDRESS });
    open.send(rejected('submitBillingAddress', NO));
    expect(open.context()).toMatchObject({
      submitted: { billingAddress: ADDRESS },
      billingAddress: null,
    });
  });
});

describe('Checkout: the payment method', () => {
  const submit = { type: 'paymentMethod.submit', payment: CHECK_PAYMENT };

  it('is saved without a call, and the cart is read', () => {
    const open = checkoutAt('paymentMethod');
    open.send(submit);
    expect(open.calls()).toEqual(['saveCheckout', READS]);
    expect(open.inputOf('saveCheckout')).toMatchObject({ saved: { payment: CHECK_PAYMENT } });
    expect(step(open)).toBe('review');
  });

  it('fails without a cart, and loses that failure once it is chosen', () => {
    const open = checkoutAt('paymentMethod', {});
    open.send(submit);
    expect(open.calls()).toEqual([]);
    expect(open.context().errors).toHaveProperty('paymentMethod');
    open.send({ type: 'cart.announced', cartId: 'cart-1', details: CART }, submit);
    expect(open.context().errors).toEqual({});
  });

  it('clears the failure of an order with another payment method', () => {
    const open = checkoutAt('review', {});
    open.send({ type: 'order.submit', shownOrder: {} });
    expect(open.context().errors).toHaveProperty('review');
    open.send({ type: 'cart.announced', ...HELD }, edit('paymentMethod'), submit);
    expect(open.context().errors).toEqual({});
  });
});

const RECEIPT = { order: ORDER };

describe('Checkout: the receipt', () => {
  it('is restored at load, and announced when no screen has shown it', () => {
    const reported = checkout(RECEIPT);
    expect(reported.is('receipt')).toBe(true);
    expect(reported.calls()).toEqual([]);
    const untold = checkout(RECEIPT, { isUnreported: true });
    expect(untold.is('receipt')).toBe(true);
    expect(untold.calls()).toEqual(['showOrderNotice']);
    expect(untold.inputOf('showOrderNotice')).toMatchObject({ outcome: 'placed', order: ORDER });
  });

  it('is marked as shown once it is on the screen', () => {
    const open = checkout(RECEIPT);
    open.send({ type: 'receipt.shown' });
    expect(open.calls()).toEqual(['markReported']);
  });

  it.each([() => checkout(), () => checkoutAt('review')])(
    'can be opened from another tab’s order',
    (make) => {
      const open = make();
      open.send({ type: 'receipt.open', order: ORDER });
      expect(open.is('receipt')).toBe(true);
      expect(open.context()).toMatchObject({ order: ORDER, ...NOTHING_SAVED });
    },
  );

  it('is removed from storage when the shopper is done with it', () => {
    for (const open of [checkout(RECEIPT), checkout()]) {
      open.send({ type: 'receipt.reset' });
      expect(open.calls()).toEqual(['storeReceipt']);
      expect(open.is('receipt')).toBe(false);
      expect(open.context().order).toBeNull();
    }
  });

  it('stays while its page is open, even when a checkout page loads late', () => {
    const facts: Record<string, boolean> = { isAtReceipt: true };
    const open = checkout(RECEIPT, facts);
    open.send(BEGIN);
    facts.isUnsettled = true;
    open.send(BEGIN);
    expect(open.calls()).toEqual([]);
  });

  it('gives way to a new checkout when there is something in the cart', () => {
    const open = checkout(RECEIPT);
    open.send(BEGIN);
    expect(open.calls()).toEqual([READS]);
    expect(open.matches({ receipt: 'checkingCart' })).toBe(true);
    open.send({ type: 'cart.announced', cartId: 'cart-2', details: { ...CART, items: [] } });
    expect(open.is('receipt')).toBe(true);
    expect(open.context().cartId).toBe('cart-2');
    open.send({ type: 'cart.announced', cartId: 'cart-3', details: CART_WITH_LINE });
    expect(open.calls()).toEqual(['storeReceipt', 'call restoreCheckout']);
    expect(open.context()).toMatchObject({ cartId: 'cart-3', order: null });
  });

  it('waits for the verification of an outstanding payment', () => {
    const facts: Record<string, boolean> = {};
    const open = checkout(RECEIPT, facts);
    facts.isUnsettled = true;
    open.send(BEGIN);
    expect(open.calls()).toEqual(['call settleOrder']);
  });
});

describe('Checkout: a customer who signs out', () => {
  const customer = { ...HELD, isSignedIn: true };

  it('leaves no receipt behind and is redirected home from the receipt page', () => {
    for (const isAtReceipt of [true, false]) {
      const open = checkout({ ...customer, ...RECEIPT }, { isAtReceipt });
      open.send(SIGNED_OUT);
      expect(open.calls()).toEqual(['storeReceipt', ...(isAtReceipt ? ['goHome'] : [])]);
      expect(open.is('receipt')).toBe(false);
      expect(open.context()).toMatchObject({ order: null, isSignedIn: false });
      open.send(BEGIN);
      expect(open.calls()).toContain('call restoreCheckout');
    }
  });

  it('leaves no order data behind in an open checkout', () => {
    const open = checkout(customer);
    open.send(SIGNED_OUT);
    expect(open.calls()).toEqual(['storeReceipt']);
    expect(open.inputOf('storeReceipt')).toEqual({ order: null });
    expect(open.context().isSignedIn).toBe(false);
  });

  it('leaves no accepted step, and nothing that is still being restored', () => {
    const LEFT = { type: 'checkout.signedOut' };
    const before = [
      [],
      [done('restoreCheckout', NOTHING_SAVED)],
      [done('restoreCheckout', SAVED_CHECKOUT)],
    ];
    for (const events of before) {
      const open = checkout({ ...HELD, isSignedIn: true });
      open.send(BEGIN, ...events, LEFT);
      expect(open.is('shippingAddress')).toBe(true);
      open.send(done('restoreCheckout', SAVED_CHECKOUT), done('express', SAVED_CHECKOUT));
      expect(open.context()).toMatchObject(NOTHING_SAVED);
      expect(open.is('shippingAddress')).toBe(true);
    }
  });

  it('loses the receipt, whereas a guest who signs in keeps theirs', () => {
    const open = checkout(RECEIPT);
    open.send(SIGNED_OUT, SIGNED_IN);
    expect(open.calls()).toEqual([]);
    expect(open.is('receipt')).toBe(true);
    expect(open.context()).toMatchObject({ order: ORDER, isSignedIn: true });
    const closed = checkout();
    closed.send(SIGNED_OUT, SIGNED_IN);
    expect(closed.calls()).toEqual([]);
    expect(closed.context().isSignedIn).toBe(true);
  });
});

describe('Checkout: another cart takes the place of the known one', () => {
  const AT_CHECKOUT = { isAtCheckout: true };
  const other = { type: 'cart.announced', cartId: 'cart-2', details: CART };

  it('restores the accepted steps, which are sent for the other cart', () => {
    for (const name of STEPS.slice(1)) {
      const open = checkoutAt(name, HELD, AT_CHECKOUT);
      open.send(other);
      expect(open.calls()).toEqual(['call restoreForCart']);
      expect(open.is('open')).toBe(false);
      expect(open.context().cartId).toBe('cart-2');
      open.send(done('restoreForCart', savedUpTo(name)));
      expect(open.calls()).toEqual([READS]);
      expect(step(open)).toBe(name);
    }
  });

  it('opens at the step whose choice the other cart does not offer', () => {
    const open = checkoutAt('review', HELD, AT_CHECKOUT);
    open.send(other, done('restoreForCart', savedUpTo('shippingMethod')));
    expect(step(open)).toBe('shippingMethod');
  });

  it.each([failed('restoreForCart'), { type: 'checkout.signedOut' }])(
    'opens as it is after $type',
    (event) => {
      const open = checkoutAt('review', HELD, AT_CHECKOUT);
      open.send(other);
      open.calls();
      open.send(event);
      expect(open.calls()).toEqual([READS]);
      expect(open.is('open')).toBe(true);
    },
  );

  it('prefills the checkout of a customer whose steps are lost', () => {
    const open = checkoutAt('review', { ...HELD, isSignedIn: true }, AT_CHECKOUT);
    open.send(other);
    open.calls();
    open.send(done('restoreForCart', NOTHING_SAVED));
    expect(open.calls()).toEqual(['call express']);
  });

  it.each([
    ['no step is accepted', checkoutAt('shippingAddress', HELD, AT_CHECKOUT), other],
    ['the checkout is not on the screen', checkoutAt('paymentMethod'), other],
    ['no cart was known', checkoutAt('review', {}, AT_CHECKOUT), other],
    [
      'no cart is known any more',
      checkoutAt('review', HELD, AT_CHECKOUT),
      { ...other, cartId: null },
    ],
    [
      'the cart is the same',
      checkoutAt('review', HELD, AT_CHECKOUT),
      { ...other, cartId: 'cart-1' },
    ],
  ])('restores nothing if %s', (_, open, event) => {
    open.send(event);
    expect(open.calls()).toEqual([]);
    expect(open.is('open')).toBe(true);
    expect(open.context().cartId).toBe(event.cartId);
  });
});

describe('Checkout: the cart', () => {
  const announceCart = (details: object | null): TestEvent => ({
    type: 'cart.announced',
    cartId: 'cart-2',
    details,
  });

  it('is updated in the checkout by each report of the cart machine', () => {
    const open = checkout({});
    open.send(announceCart(CART_WITH_HIGHER_TOTAL));
    expect(open.context()).toMatchObject({ cartId: 'cart-2', details: CART_WITH_HIGHER_TOTAL });
  });
});
