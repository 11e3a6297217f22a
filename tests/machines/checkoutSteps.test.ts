import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import {
  ADDRESS,
  CART,
  CHECK,
  DEARER,
  ENDED,
  FULL,
  METHOD,
  NOTHING,
  ORDER,
  SAVED,
} from '../models/orderModel.ts';
import { accepted, done, failed, rejected } from '../support/model.ts';
import { standAlone, type Told } from '../support/standAlone.ts';

const NO = Object.assign(new Error('No'), { reason: 'refused' });
const GONE = Object.assign(new Error(ENDED.message), ENDED);
const BEGIN = { type: 'checkout.begin' };
const READS = 'cart ← cart.read';
const HELD = { cartId: 'cart-1', details: CART };
const SIGNED_IN = { type: 'session.known', isSignedIn: true };
const SIGNED_OUT = { type: 'session.known', isSignedIn: false };
const edit = (step: string) => ({ type: 'checkout.edit', step });
const STEPS = ['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod', 'order'];
/** What is saved before this step can be reached. */
const savedUpTo = (step: string): typeof NOTHING => {
  const at = STEPS.indexOf(step);
  return {
    availableShippingMethods: at > 0 ? [METHOD] : [],
    shippingAddress: at > 0 ? ADDRESS : null,
    shippingMethod: at > 1 ? METHOD : null,
    billingAddress: at > 2 ? SAVED.billingAddress : null,
    payment: at > 3 ? CHECK : null,
  } as never;
};

const checkout = (input: object = HELD, facts: Record<string, boolean> = {}) =>
  standAlone(checkoutMachine, { input: { order: null, ...input }, facts });
/** A checkout that is open at this step. */
function at(step: string, input: object = HELD, facts: Record<string, boolean> = {}) {
  const open = checkout(input, facts);
  open.send(BEGIN, done('restoreCheckout', savedUpTo(step)));
  open.asked();
  return open;
}
const step = (open: ReturnType<typeof checkout>) => STEPS.find((name) => open.is(name));

describe('Checkout: its beginning', () => {
  it('forgets the order before it, and opens what was saved at the first step that is left', () => {
    for (const next of STEPS) {
      const open = checkout();
      expect(open.asked()).toEqual([]);
      open.send(BEGIN);
      expect(open.asked()).toEqual(['storeReceipt', 'call restoreCheckout']);
      expect(open.given('storeReceipt')).toEqual({ order: null });
      expect(open.is('open')).toBe(false);
      open.send(done('restoreCheckout', savedUpTo(next)));
      expect(open.asked()).toEqual([READS]);
      expect(open.is('open')).toBe(true);
      expect(step(open)).toBe(next);
    }
  });

  it('opens at the first step where what was saved cannot be read', () => {
    const open = checkout();
    open.send(BEGIN, failed('restoreCheckout'));
    expect(step(open)).toBe('shippingAddress');
  });

  it('again begins anew, with what is saved', () => {
    const open = at('shippingMethod');
    open.send(
      { type: 'shippingMethod.submit', method: METHOD },
      rejected('submitShippingMethod', NO),
      BEGIN,
    );
    expect(open.asked().slice(-2)).toEqual(['storeReceipt', 'call restoreCheckout']);
    expect(open.context()).toMatchObject({ ...NOTHING, errors: {}, changes: [] });
  });

  it('finds out first what became of a payment that is outstanding', () => {
    for (const open of [
      checkout(HELD, { isUnsettled: true }),
      checkout({ order: ORDER }, { isUnsettled: true, isUntold: true }),
    ]) {
      expect(open.asked()).toEqual(['call settleOrder']);
      expect(open.is('confirming')).toBe(true);
    }
    const facts: Record<string, boolean> = {};
    const closed = checkout(HELD, facts);
    const open = at('order', HELD, facts);
    facts.isUnsettled = true;
    for (const late of [closed, open]) {
      late.send(BEGIN);
      expect(late.asked()).toEqual(['call settleOrder']);
    }
  });

  it('has a customer who has chosen nothing yet remembered', () => {
    const open = checkout({ ...HELD, isSignedIn: true });
    open.send(BEGIN);
    open.asked();
    open.send(done('restoreCheckout', NOTHING));
    expect(open.asked()).toEqual(['call express']);
    expect(open.is('open')).toBe(false);
    open.send(done('express', { ...SAVED, forgotten: null }));
    expect(open.asked()).toEqual(['saveCheckout', READS]);
    expect(open.given('saveCheckout')).toMatchObject({ saved: SAVED });
    expect(step(open)).toBe('order');
  });

  it.each([done('express', { ...NOTHING, forgotten: null }), failed('express')])(
    'is as ever where nothing is remembered ($type)',
    (answer) => {
      const open = checkout({ ...HELD, isSignedIn: true });
      open.send(BEGIN, done('restoreCheckout', NOTHING));
      open.asked();
      open.send(answer);
      expect(open.asked()).toEqual([READS]);
      expect(step(open)).toBe('shippingAddress');
    },
  );

  it('remembers nothing for a guest, nor for a customer who has chosen already', () => {
    const guest = checkout();
    const customer = checkout({ ...HELD, isSignedIn: true });
    guest.send(BEGIN, done('restoreCheckout', NOTHING));
    customer.send(BEGIN, done('restoreCheckout', savedUpTo('billingAddress')));
    expect(step(guest)).toBe('shippingAddress');
    expect(step(customer)).toBe('billingAddress');
  });
});

describe('Checkout: its end without an order', () => {
  it.each([
    { type: 'checkout.cancel', tells: [] },
    { type: 'checkout.reset', tells: ['drawer ← drawer.close'] },
  ])('leaves nothing of the steps: $type', ({ type, tells }) => {
    const open = at('order');
    open.send({ type });
    expect(open.asked()).toEqual(tells);
    expect(open.is('open')).toBe(false);
    expect(open.context()).toMatchObject({ ...NOTHING, submitted: {}, errors: {} });
  });
});

describe('Checkout: going back to a step', () => {
  it.each(STEPS)('opens it where all before it are accepted: %s', (name) => {
    const open = at('order');
    open.send(edit('shippingAddress'), edit(name));
    expect(step(open)).toBe(name);
  });

  it.each(STEPS.slice(0, -1))('goes no further than the first that is left: %s', (left) => {
    for (const name of STEPS) {
      const open = at(left);
      open.send(edit(name));
      const isBefore = STEPS.indexOf(name) <= STEPS.indexOf(left);
      expect(step(open), `from ${left} to ${name}`).toBe(isBefore ? name : left);
    }
  });

  it('keeps what was accepted', () => {
    const open = at('order');
    open.send(edit('shippingAddress'));
    expect(open.context()).toMatchObject(SAVED);
  });
});

const SUBMISSIONS = [
  {
    name: 'shippingAddress',
    call: 'submitShippingAddress',
    submit: { type: 'shippingAddress.submit', address: ADDRESS },
    given: { cartId: 'cart-1', isSignedIn: false, address: ADDRESS },
    answer: [METHOD],
    saves: { shippingAddress: ADDRESS, availableShippingMethods: [METHOD] },
    isShippingOwn: true,
  },
  {
    name: 'shippingMethod',
    call: 'submitShippingMethod',
    submit: { type: 'shippingMethod.submit', method: METHOD },
    given: { cartId: 'cart-1', method: METHOD },
    answer: undefined,
    saves: { shippingMethod: METHOD },
    isShippingOwn: true,
  },
  {
    name: 'billingAddress',
    call: 'submitBillingAddress',
    submit: { type: 'billingAddress.submit', address: SAVED.billingAddress },
    given: { address: SAVED.billingAddress },
    answer: undefined,
    saves: { billingAddress: SAVED.billingAddress },
    isShippingOwn: undefined,
  },
];

describe.each(SUBMISSIONS)('Checkout: the step $name', (sent) => {
  const { name, call, submit, given, answer, saves } = sent;
  const submitting = () => {
    const open = at(name);
    open.send(submit);
    return open;
  };

  it('is sent once, and nobody goes elsewhere meanwhile', () => {
    const open = submitting();
    expect(open.asked()).toEqual([`call ${call}`]);
    expect(open.given(call)).toEqual(given);
    expect(open.is('submitting')).toBe(true);
    open.send(submit, edit('shippingAddress'));
    expect(open.asked()).toEqual([]);
    expect(open.is('submitting')).toBe(true);
    expect(step(open)).toBe(name);
  });

  it('that is accepted is saved, the cart is read, and the next step opens', () => {
    const open = submitting();
    open.asked();
    open.send(accepted(call, answer));
    expect(open.asked()).toEqual(['saveCheckout', READS]);
    expect(open.given('saveCheckout')).toMatchObject({ saved: saves });
    expect(open.given('cart.read')).toEqual({
      type: 'cart.read',
      ...(sent.isShippingOwn && { isShippingOwn: true }),
    });
    expect(step(open)).toBe(STEPS[STEPS.indexOf(name) + 1]);
  });

  it('that is rejected stays open with the platform’s words, which go when it is sent again', () => {
    const open = submitting();
    open.asked();
    open.send(rejected(call, NO));
    expect(open.asked()).toEqual([]);
    expect(step(open)).toBe(name);
    expect(open.is('submitting')).toBe(false);
    expect(open.context().errors).toEqual({ [name]: { reason: 'refused', message: 'No' } });
    open.send(submit);
    expect(open.context().errors).toEqual({});
    expect(open.is('submitting')).toBe(true);
  });

  it('needs a cart', () => {
    const open = at(name);
    open.send({ type: 'cart.known', cartId: null, details: null }, submit);
    expect(open.asked()).toEqual([]);
    expect(open.is('submitting')).toBe(false);
    expect(open.context().errors).toHaveProperty(name);
  });
});

describe('Checkout: the shipping address', () => {
  const { email: _, ...anonymous } = ADDRESS;
  const submit = { type: 'shippingAddress.submit', address: anonymous };

  it('needs a guest’s email, and keeps what was typed', () => {
    const open = at('shippingAddress');
    open.send(submit);
    expect(open.asked()).toEqual([]);
    expect(open.context()).toMatchObject({
      submitted: { shippingAddress: anonymous },
      errors: { shippingAddress: {} },
    });
  });

  it('needs no email of a customer', () => {
    const open = checkout({ ...HELD, isSignedIn: true });
    open.send(BEGIN, done('restoreCheckout', NOTHING), failed('express'));
    open.asked();
    open.send(submit);
    expect(open.asked()).toEqual(['call submitShippingAddress']);
  });

  it('that is rejected keeps what was typed, with a cart or without', () => {
    const address = { ...ADDRESS, city: 'Dallas' };
    const open = at('shippingAddress');
    open.send({ type: 'shippingAddress.submit', address }, rejected('submitShippingAddress', NO));
    expect(open.context().submitted).toMatchObject({ shippingAddress: address });
    const none = at('shippingAddress', {});
    none.send({ type: 'shippingAddress.submit', address });
    expect(none.context().submitted).toMatchObject({ shippingAddress: address });
  });

  it('whose cart the platform has ended has the cart read: it makes another', () => {
    const open = at('shippingAddress');
    open.send({ type: 'shippingAddress.submit', address: ADDRESS });
    open.asked();
    open.send(rejected('submitShippingAddress', GONE));
    expect(open.asked()).toEqual([READS]);
    expect(open.given('cart.read')).toEqual({ type: 'cart.read' });
    expect(open.is('submitting')).toBe(false);
    expect(open.context().errors).toMatchObject({ shippingAddress: { reason: 'invalidCart' } });
  });

  it('drops a way of sending that is not offered to it', () => {
    const open = at('order');
    open.send(edit('shippingAddress'), { type: 'shippingAddress.submit', address: ADDRESS });
    open.send(accepted('submitShippingAddress', []));
    expect(step(open)).toBe('shippingMethod');
    expect(open.context().shippingMethod).toBeNull();
  });
});

describe('Checkout: the shipping method', () => {
  it('that is rejected is not chosen', () => {
    for (const error of [NO, GONE]) {
      const open = at('shippingMethod');
      open.send({ type: 'shippingMethod.submit', method: METHOD });
      open.asked();
      open.send(rejected('submitShippingMethod', error));
      expect(open.is('submitting')).toBe(false);
      expect(open.context().shippingMethod).toBeNull();
      expect(open.asked()).toEqual(error === GONE ? [READS] : []);
      expect(open.context().errors).toHaveProperty('shippingMethod');
    }
  });
});

describe('Checkout: the billing address', () => {
  it('that is rejected keeps what was typed', () => {
    const open = at('billingAddress');
    open.send({ type: 'billingAddress.submit', address: ADDRESS });
    open.send(rejected('submitBillingAddress', NO));
    expect(open.context()).toMatchObject({
      submitted: { billingAddress: ADDRESS },
      billingAddress: null,
    });
  });
});

describe('Checkout: the payment method', () => {
  const submit = { type: 'paymentMethod.submit', payment: CHECK };

  it('is saved without a call, and the cart is read', () => {
    const open = at('paymentMethod');
    open.send(submit);
    expect(open.asked()).toEqual(['saveCheckout', READS]);
    expect(open.given('saveCheckout')).toMatchObject({ saved: { payment: CHECK } });
    expect(step(open)).toBe('order');
  });

  it('needs a cart, and what was said of it goes when it is chosen', () => {
    const open = at('paymentMethod', {});
    open.send(submit);
    expect(open.asked()).toEqual([]);
    expect(open.context().errors).toHaveProperty('paymentMethod');
    open.send({ type: 'cart.known', cartId: 'cart-1', details: CART }, submit);
    expect(open.context().errors).toEqual({});
  });

  it('takes what was said of the order with the other payment away', () => {
    const open = at('order', {});
    open.send({ type: 'order.submit', seen: {} });
    expect(open.context().errors).toHaveProperty('order');
    open.send({ type: 'cart.known', ...HELD }, edit('paymentMethod'), submit);
    expect(open.context().errors).toEqual({});
  });
});

const RECEIPT = { order: ORDER };

describe('Checkout: the receipt', () => {
  it('of an order of before is there at load, and announced where no screen has told of it', () => {
    const told = checkout(RECEIPT);
    expect(told.is('receipt')).toBe(true);
    expect(told.asked()).toEqual([]);
    const untold = checkout(RECEIPT, { isUntold: true });
    expect(untold.is('receipt')).toBe(true);
    expect(untold.asked()).toEqual(['announce']);
    expect(untold.given('announce')).toMatchObject({ outcome: 'placed', order: ORDER });
  });

  it('is told once it is on the screen', () => {
    const open = checkout(RECEIPT);
    open.send({ type: 'receipt.shown' });
    expect(open.asked()).toEqual(['markTold']);
  });

  it.each([() => checkout(), () => at('order')])('of another tab can be opened', (make) => {
    const open = make();
    open.send({ type: 'receipt.open', order: ORDER });
    expect(open.is('receipt')).toBe(true);
    expect(open.context()).toMatchObject({ order: ORDER, ...NOTHING });
  });

  it('that is done with is stored no more', () => {
    for (const open of [checkout(RECEIPT), checkout()]) {
      open.send({ type: 'receipt.reset' });
      expect(open.asked()).toEqual(['storeReceipt']);
      expect(open.is('receipt')).toBe(false);
      expect(open.context().order).toBeNull();
    }
  });

  it('stays while its page is the address, whatever checkout page comes late', () => {
    const facts: Record<string, boolean> = { isAtReceipt: true };
    const open = checkout(RECEIPT, facts);
    open.send(BEGIN);
    facts.isUnsettled = true;
    open.send(BEGIN);
    expect(open.asked()).toEqual([]);
  });

  it('gives way to a new checkout where there is something in the cart', () => {
    const open = checkout(RECEIPT);
    open.send(BEGIN);
    expect(open.asked()).toEqual([READS]);
    expect(open.is('looking')).toBe(true);
    open.send({ type: 'cart.known', cartId: 'cart-2', details: { ...CART, items: [] } });
    expect(open.is('receipt')).toBe(true);
    expect(open.context().cartId).toBe('cart-2');
    open.send({ type: 'cart.known', cartId: 'cart-3', details: FULL });
    expect(open.asked()).toEqual(['storeReceipt', 'call restoreCheckout']);
    expect(open.context()).toMatchObject({ cartId: 'cart-3', order: null });
  });

  it('asks first what became of a payment that is outstanding', () => {
    const facts: Record<string, boolean> = {};
    const open = checkout(RECEIPT, facts);
    facts.isUnsettled = true;
    open.send(BEGIN);
    expect(open.asked()).toEqual(['call settleOrder']);
  });
});

describe('Checkout: a customer who signs out', () => {
  const customer = { ...HELD, isSignedIn: true };

  it('leaves no receipt, and its page leads home', () => {
    for (const isAtReceipt of [true, false]) {
      const open = checkout({ ...customer, ...RECEIPT }, { isAtReceipt });
      open.send(SIGNED_OUT);
      expect(open.asked()).toEqual(['storeReceipt', ...(isAtReceipt ? ['goHome'] : [])]);
      expect(open.is('receipt')).toBe(false);
      expect(open.context()).toMatchObject({ order: null, isSignedIn: false });
      open.send(BEGIN);
      expect(open.asked()).toContain('call restoreCheckout');
    }
  });

  it('leaves no order behind in a checkout that is open either', () => {
    const open = checkout(customer);
    open.send(SIGNED_OUT);
    expect(open.asked()).toEqual(['storeReceipt']);
    expect(open.given('storeReceipt')).toEqual({ order: null });
    expect(open.context().isSignedIn).toBe(false);
  });

  it('is another than a guest, of whom nothing is forgotten', () => {
    const open = checkout(RECEIPT);
    open.send(SIGNED_OUT, SIGNED_IN);
    expect(open.asked()).toEqual([]);
    expect(open.is('receipt')).toBe(true);
    expect(open.context()).toMatchObject({ order: ORDER, isSignedIn: true });
    const closed = checkout();
    closed.send(SIGNED_OUT, SIGNED_IN);
    expect(closed.asked()).toEqual([]);
    expect(closed.context().isSignedIn).toBe(true);
  });
});

describe('Checkout: the cart', () => {
  const known = (details: object | null): Told => ({
    type: 'cart.known',
    cartId: 'cart-2',
    details,
  });

  it('is known from what it tells', () => {
    const open = checkout({});
    open.send(known(DEARER));
    expect(open.context()).toMatchObject({ cartId: 'cart-2', details: DEARER });
  });
});
