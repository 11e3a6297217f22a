import { describe, expect, it } from 'vitest';
import { cartMachine } from '../../machines/cart/machine.ts';
import { cartLine } from '../support/fakeShop.ts';
import { done, failed } from '../support/model.ts';
import { ROSE } from '../support/sampleAddition.ts';
import { standAlone } from '../support/standAlone.ts';

const STORED = {
  cartId: 'cart-1',
  removedLine: null,
  queuedAdditions: [],
  unconfirmedAddition: null,
};
const SMALL = { ...cartLine('Rose', { variantSku: 'rose-small' }), uid: 'small' };
const LARGE = { ...cartLine('Rose', { variantSku: 'rose-large' }), uid: 'large' };
const PRICES = { grand_total: null, subtotal: null, discounts: [], taxes: [], shipping: null };
const cartHolding = (...items: object[]) => ({
  id: 'cart-1',
  items,
  totalQuantity: items.length,
  coupons: [],
  prices: PRICES,
});
const FAILURE = { reason: 'refused', message: 'Not enough' };
const REFUSED = Object.assign(new Error('Not enough'), FAILURE);
/** An operation ends, by default with success. */
const ends = (change: object = {}) =>
  done('operation', {
    cartId: 'cart-1',
    details: cartHolding(SMALL),
    failures: [],
    requeued: [],
    status: 'succeeded',
    removedLine: null,
    unconfirmedAddition: null,
    ...change,
  });
const fails = (...operations: string[]) =>
  ends({
    status: 'failed',
    failures: operations.map((operation) => ({ operation, failure: FAILURE })),
  });

const add = (requestId: number) => ({ type: 'cart.addItem', ...ROSE, requestId });
const update = (requestId: number, quantity = 2) => ({
  type: 'cart.updateItem',
  itemId: 'small',
  quantity,
  requestId,
});
const remove = (requestId: number) => ({ type: 'cart.removeItem', itemId: 'small', requestId });
const apply = (requestId: number) => ({ type: 'cart.applyCoupon', code: 'MAY', requestId });
const unapply = (requestId: number) => ({ type: 'cart.removeCoupon', requestId });

/** A cart that was read and contains a small rose. */
function cartWith(details = cartHolding(SMALL), facts: Record<string, boolean> = {}) {
  const cart = standAlone(cartMachine, { facts });
  cart.send(done('restoreCart', STORED), { type: 'cart.read' }, ends({ details }));
  return cart;
}

describe('Cart: the outcome of a request', () => {
  it.each([
    { kind: 'add', event: add(7) },
    { kind: 'update', event: update(7) },
    { kind: 'remove', event: remove(7) },
    { kind: 'applyCoupon', event: apply(7) },
    { kind: 'removeCoupon', event: unapply(7) },
  ])('is known once the command has ended: $kind', ({ kind, event }) => {
    const cart = cartWith();
    cart.send(event);
    cart.pass(350);
    expect(cart.inputOf('operation')).toMatchObject({ command: { kind, requestId: 7 } });
    expect(cart.context().outcomes).toEqual({});
    cart.send(ends());
    expect(cart.context().outcomes).toEqual({ 7: { failure: null } });
    cart.send(event);
    cart.pass(350);
    cart.send(fails(kind));
    const failure = { operation: kind, failure: FAILURE };
    expect(cart.context().outcomes).toEqual({ 7: failure });
  });

  it('is a failure when the cart that the command needs cannot be created', () => {
    const cart = cartWith();
    cart.send(add(7), fails('create'));
    expect(cart.context().outcomes).toEqual({
      7: { operation: 'create', failure: FAILURE },
    });
  });

  it('is the last failure of the command itself', () => {
    const cart = cartWith();
    const first = { operation: 'update', failure: { reason: 'unreachable', message: 'Lost' } };
    const last = { operation: 'update', failure: FAILURE };
    const reading = { operation: 'read', failure: { reason: 'unreachable', message: 'Lost' } };
    cart.send(update(7));
    cart.pass(350);
    cart.send(ends({ status: 'failed', failures: [first, last, reading] }));
    expect(cart.context().outcomes).toEqual({ 7: last });
  });

  it('is success when only the cart read after the command fails', () => {
    const cart = cartWith();
    cart.send(remove(7), fails('read'));
    expect(cart.context().outcomes).toEqual({ 7: { failure: null } });
  });

  it('is a failure when the code of the operation cannot be fetched; a lost addition is reported', () => {
    const cart = cartWith();
    cart.calls();
    cart.send(apply(7), failed('operation', REFUSED));
    expect(cart.context().outcomes).toEqual({
      7: { operation: 'applyCoupon', failure: FAILURE },
    });
    expect(cart.calls()).not.toContain('app ← cart.addFailed');
    cart.send(add(8), failed('operation', REFUSED));
    expect(cart.context().outcomes).toMatchObject({ 8: { operation: 'add', failure: FAILURE } });
    expect(cart.calls()).toContain('app ← cart.addFailed');
    expect(cart.inputOf('cart.addFailed')).toMatchObject({ operation: 'add', failure: FAILURE });
    expect(cart.is('busy')).toBe(false);
  });

  it('is a failure for every queued command when the customer’s cart cannot be loaded', () => {
    const facts: Record<string, boolean> = {};
    const cart = cartWith(cartHolding(SMALL), facts);
    facts.isAdoptionDue = true;
    cart.send({ type: 'cart.signedIn' }, add(7), apply(8), add(9));
    cart.send(done('adopt', { cartId: null, failure: FAILURE }));
    expect(cart.context().outcomes).toEqual({
      7: { operation: 'add', failure: FAILURE },
      9: { operation: 'add', failure: FAILURE },
      8: { operation: 'applyCoupon', failure: FAILURE },
    });
  });

  it('is not kept for commands that no component has requested', () => {
    const cart = cartWith();
    cart.send({ type: 'cart.addItem', ...ROSE }, ends());
    cart.send({ type: 'cart.addItem', ...ROSE }, fails('add'));
    cart.send({ type: 'cart.read' }, failed('operation', REFUSED));
    expect(cart.context().outcomes).toEqual({});
  });

  it('is kept for the last hundred requests', () => {
    const cart = cartWith();
    for (let id = 1; id <= 101; id++) cart.send(apply(id), ends());
    const ids = Object.keys(cart.context().outcomes as object);
    expect(ids).toHaveLength(100);
    expect(ids[0]).toBe('2');
    expect(ids[99]).toBe('101');
  });

  it('leaves the outcomes of other requests as they are', () => {
    const cart = cartWith();
    cart.send(apply(7), ends(), unapply(8), ends(), apply(9), fails('applyCoupon'));
    expect(cart.context().outcomes).toEqual({
      7: { failure: null },
      8: { failure: null },
      9: { operation: 'applyCoupon', failure: FAILURE },
    });
  });

  it.each([
    { how: 'a sign-out', events: [{ type: 'cart.signedOut' }, done('leaveCart', 1)] },
    {
      how: 'an order',
      events: [
        { type: 'cart.orderCompleted', previousCart: 'ordered' },
        done('forgetCart', 1),
        done('createCart', 'cart-2'),
      ],
    },
  ])('is forgotten together with the cart after $how', ({ events }) => {
    const cart = cartWith();
    cart.send(add(7), ends(), ...events);
    expect(cart.context().outcomes).toEqual({});
  });
});

describe('Cart: the outcome of a request that another one replaces', () => {
  it('is that of the last of many quantity presses only', () => {
    const cart = cartWith();
    cart.send(update(7, 2), update(8, 3));
    cart.pass(350);
    expect(cart.inputOf('operation')).toMatchObject({ command: { quantity: 3, requestId: 8 } });
    cart.send(ends());
    expect(cart.context().outcomes).toEqual({ 8: { failure: null } });
  });

  it('is reported for the second of two removals of the same line, which is removed once', () => {
    const queued = cartWith();
    queued.send({ type: 'cart.read' }, remove(7), remove(8), ends());
    expect(queued.inputOf('operation')).toMatchObject({ command: { requestId: 8 } });
    queued.send(ends());
    expect(queued.context()).toMatchObject({
      queue: [],
      current: null,
      outcomes: { 8: { failure: null } },
    });
    const inFlight = cartWith();
    inFlight.send(remove(7), remove(8), fails('remove'));
    expect(inFlight.context()).toMatchObject({
      queue: [],
      current: null,
      outcomes: { 8: { failure: FAILURE } },
    });
  });

  it('is that of the update that replaces a removal whose line was merged into another line', () => {
    const cart = cartWith(cartHolding(SMALL, LARGE));
    const becomes = { sku: 'rose-large', selectedOptions: [] };
    cart.send({ ...update(7, 1), becomes });
    cart.pass(350);
    cart.send(remove(8), ends({ details: cartHolding({ ...LARGE, quantity: 2 }) }));
    cart.pass(350);
    expect(cart.inputOf('operation')).toMatchObject({
      command: { kind: 'update', itemId: 'large', quantity: 1, requestId: 8 },
    });
    cart.send(ends({ details: cartHolding(LARGE) }));
    expect(cart.context().outcomes).toEqual({ 7: { failure: null }, 8: { failure: null } });
  });
});

describe('Cart: the outcome of a request that is not settled by its first operation', () => {
  const repeated = { kind: 'add', ...ROSE, requestId: 7 };

  it('waits for the operation that repeats the command', () => {
    const facts: Record<string, boolean> = {};
    const cart = cartWith(cartHolding(SMALL), facts);
    const failures = [{ operation: 'add', failure: FAILURE }];
    cart.send(add(7));
    facts.isAdoptionDue = true;
    cart.send(ends({ status: 'deferred', requeued: [repeated], failures }));
    expect(cart.context().outcomes).toEqual({});
    cart.send(done('adopt', { cartId: 'cart-3', failure: null }), ends(), ends());
    expect(cart.context().outcomes).toEqual({ 7: { failure: null } });
  });

  it('goes to the second of two removals when the first is repeated', () => {
    const facts: Record<string, boolean> = {};
    const cart = cartWith(cartHolding(SMALL), facts);
    cart.send(remove(7), remove(8));
    facts.isAdoptionDue = true;
    const sent = { kind: 'remove', itemId: 'small', requestId: 7 };
    cart.send(ends({ status: 'deferred', requeued: [sent] }));
    cart.send(done('adopt', { cartId: 'cart-3', failure: null }), ends(), ends());
    expect(cart.context().outcomes).toEqual({ 8: { failure: null } });
  });

  it('is known when the command is deferred without being repeated', () => {
    const cart = cartWith();
    cart.send(add(7), ends({ status: 'deferred' }));
    expect(cart.context().outcomes).toEqual({ 7: { failure: null } });
    const failures = [{ operation: 'add', failure: FAILURE }];
    cart.send(add(8), ends({ status: 'deferred', failures }));
    expect(cart.context().outcomes).toMatchObject({ 8: { failure: FAILURE } });
  });
});

describe('Cart: the id of a request', () => {
  it('is not stored with an addition that waits to be sent', () => {
    const cart = cartWith();
    cart.send(add(7));
    expect(cart.inputOf('storeQueuedAddition')).toEqual({ addition: ROSE });
  });
});
