import { describe, expect, it } from 'vitest';
import { cartOperationMachine } from '../../machines/cart/operation/machine.ts';
import { cartLine } from '../support/fakeShop.ts';
import { done, failed } from '../support/model.ts';
import { standAlone, type TestEvent } from '../support/standAlone.ts';

const errorWithReason = (reason: string, message = reason) =>
  Object.assign(new Error(message), { reason });
const REFUSED = errorWithReason('refused', 'Not enough items for sale');
const LOST = errorWithReason('unreachable', 'fetch failed');
const INVALID = errorWithReason('invalidCart', 'Could not find a cart with ID "cart-1"');
const ROSE = {
  cartId: null,
  parentSku: null,
  product: { uid: 'Rose', name: 'Rose', selectedOptions: [] },
  quantity: 1,
  sku: 'Rose',
};
const ADD = { kind: 'add', ...ROSE };
const UPDATE = { kind: 'update', itemId: 'Rose', quantity: 3 };
const REMOVE = { kind: 'remove', itemId: 'Rose' };
const APPLY = { kind: 'applyCoupon', code: 'MAY' };
const UNAPPLY = { kind: 'removeCoupon' };
const READ = { kind: 'read' };
const SIMPLE = cartLine('Rose');
const LARGE = cartLine('Rose', { variantSku: 'Rose-L' });
const LARGE_AGAIN = { ...ROSE, parentSku: 'Rose', sku: 'Rose-L', quantity: 1 };
const PRICES = { grand_total: null, subtotal: null, discounts: [], taxes: [], shipping: null };
const cartHolding = (...items: object[]) => ({
  id: 'cart-1',
  items,
  totalQuantity: items.length,
  coupons: [] as string[],
  prices: PRICES,
});
const HELD = cartHolding(SIMPLE);
const THREE = cartHolding(cartLine('Rose', { quantity: 3 }));
const FIVE = cartHolding(cartLine('Rose', { quantity: 5 }));
const EMPTY = cartHolding();
const readAs = (details: object) => done('readDetails', details);
const STORED = ['storeRemovedLine', 'dropPendingAddition'];

/** An operation on a cart with a rose, started with this command. */
function operation(command: object, change: object = {}, facts: Record<string, boolean> = {}) {
  const input = {
    command,
    cartId: 'cart-1',
    line: SIMPLE,
    details: HELD,
    removedLine: null,
    unconfirmedAddition: null,
    mayDefer: true,
    ...change,
  };
  return standAlone(cartOperationMachine, { input, facts });
}
type Operation = ReturnType<typeof operation>;
const expectCalls = (changing: Operation, calls: string[], ...events: TestEvent[]) => {
  changing.calls();
  changing.send(...events);
  expect(changing.calls()).toEqual(calls);
};
/** The operation ends with this outcome after its last cart read. */
const expectEnd = (changing: Operation, outcome: object, ...events: TestEvent[]) => {
  expectCalls(changing, STORED, ...events);
  expect(changing.output()).toMatchObject(outcome);
};

const SENDS = [
  { call: 'addItem', command: ADD, expectedInput: { ...ROSE, cartId: 'cart-1' } },
  {
    call: 'updateItem',
    command: UPDATE,
    expectedInput: { cartId: 'cart-1', itemId: 'Rose', quantity: 3 },
  },
  { call: 'removeItem', command: REMOVE, expectedInput: { cartId: 'cart-1', itemId: 'Rose' } },
  { call: 'applyCoupon', command: APPLY, expectedInput: { cartId: 'cart-1', code: 'MAY' } },
  { call: 'removeCoupon', command: UNAPPLY, expectedInput: { cartId: 'cart-1' } },
];

describe('Cart operation', () => {
  it.each(SENDS)(
    'sends each command once and reads the cart after it: $call',
    ({ call, command, expectedInput }) => {
      const changing = operation(command);
      expect(changing.calls()).toContain(`call ${call}`);
      expect(changing.inputOf(call)).toEqual(expectedInput);
      expectCalls(changing, ['call readDetails'], done(call));
      expect(changing.inputOf('readDetails')).toEqual({ cartId: 'cart-1' });
      const after = call === 'updateItem' ? THREE : HELD;
      expectEnd(changing, { status: 'succeeded', failures: [], details: after }, readAs(after));
    },
  );

  it('fails as sold out when the platform accepts an update and the cart contains fewer pieces', () => {
    const changing = operation(UPDATE);
    expectCalls(changing, ['call readDetails'], done('updateItem'));
    const failures = [{ operation: 'update', failure: { reason: 'soldOut' } }];
    expectEnd(changing, { status: 'failed', failures }, readAs(HELD));
  });

  it.each(SENDS)(
    'fails with the platform’s message when a command is refused: $call',
    ({ call, command }) => {
      const changing = operation(command, {}, {});
      expectCalls(changing, ['call readDetails'], failed(call, REFUSED));
      const failure = { reason: 'refused', message: 'Not enough items for sale' };
      expectEnd(
        changing,
        { status: 'failed', failures: [{ operation: command.kind, failure }] },
        readAs(HELD),
      );
    },
  );

  it('reads from the cart whether an addition with only a stock message was made', () => {
    const soldOut = errorWithReason('soldOut');
    const refused = operation(ADD);
    expectCalls(refused, ['call readDetails'], failed('addItem', soldOut));
    const failures = [{ operation: 'add', failure: { reason: 'soldOut' } }];
    expectEnd(refused, { status: 'failed', failures }, readAs(HELD));
    const made = operation(ADD);
    made.send(failed('addItem', soldOut));
    expectEnd(
      made,
      { status: 'succeeded', failures: [] },
      readAs(cartHolding(cartLine('Rose', { quantity: 2 }))),
    );
  });

  it('restores a line when the platform has too little stock for its new quantity', () => {
    const large = { line: LARGE, details: cartHolding(LARGE) };
    const changing = operation({ ...UPDATE, itemId: LARGE.uid }, large);
    changing.send(done('removeLine'), failed('addReplacement', errorWithReason('soldOut')));
    expect(changing.calls().at(-1)).toBe('call restoreLine');
    expect(changing.inputOf('restoreLine')).toMatchObject({ quantity: 1 });
  });

  it.each(SENDS)(
    'replaces an invalid cart, reads the new one and sends again, once: $call',
    (send) => {
      const changing = operation(send.command);
      expectCalls(changing, ['call forgetCart'], failed(send.call, INVALID));
      expect(changing.inputOf('forgetCart')).toEqual({ cartId: 'cart-1' });
      expectCalls(changing, ['call createCart'], done('forgetCart', 1));
      expectCalls(changing, ['call readDetails'], done('createCart', 'cart-2'));
      expect(changing.inputOf('readDetails')).toEqual({ cartId: 'cart-2' });
      changing.send(readAs(HELD));
      expect(changing.calls().at(-1)).toBe(`call ${send.call}`);
      expect(changing.inputOf(send.call)).toMatchObject({ cartId: 'cart-2' });
      expectCalls(changing, ['call readDetails'], failed(send.call, INVALID));
      expectEnd(changing, { status: 'failed', cartId: 'cart-2' }, readAs(HELD));
    },
  );

  it('neither sends nor stores the id of the request with an addition', () => {
    const changing = operation({ ...ADD, requestId: 7 });
    expect(changing.inputOf('addItem')).toEqual({ ...ROSE, cartId: 'cart-1' });
    expect(changing.inputOf('storeSent')).toEqual({
      queued: { ...ROSE, cartId: 'cart-1' },
      sent: { addition: { ...ROSE, cartId: 'cart-1' }, before: 1 },
    });
  });

  it('corrects a line that was added twice on behalf of the same request', () => {
    const large = { line: LARGE, details: cartHolding(LARGE) };
    const changing = operation({ ...UPDATE, itemId: LARGE.uid, requestId: 7 }, large);
    changing.send(done('removeLine'), done('addReplacement'));
    changing.send(readAs(cartHolding({ ...LARGE, quantity: 6 })));
    expect(changing.output()).toMatchObject({
      requeued: [
        { kind: 'update', itemId: LARGE.uid, quantity: 3, isCorrection: true, requestId: 7 },
      ],
    });
  });

  it('sends no change when it only reads the cart', () => {
    const changing = operation(READ);
    expect(changing.calls()).toEqual(['call readDetails']);
    expectEnd(changing, { status: 'succeeded', details: HELD }, readAs(HELD));
  });

  it('creates no cart when it only reads', () => {
    const changing = operation(READ, { cartId: null, details: null });
    expect(changing.calls()).toEqual(STORED);
    expect(changing.output()).toMatchObject({ status: 'succeeded', cartId: null });
  });
});

describe('Cart operation: without a cart', () => {
  const NONE = { cartId: null, details: null, line: null };

  it('creates an empty cart and adds to it without reading it first', () => {
    const changing = operation(ADD, NONE);
    expect(changing.calls()).toEqual(['call createCart']);
    expectCalls(changing, ['storeSent', 'call addItem'], done('createCart', 'cart-2'));
    expect(changing.inputOf('addItem')).toMatchObject({ cartId: 'cart-2' });
    expect(changing.inputOf('storeSent')).toMatchObject({ queued: ROSE_IN_2, sent: { before: 0 } });
  });

  it('reports the failed creation and sends no addition when no cart can be created', () => {
    const changing = operation(ADD, NONE);
    expectEnd(
      changing,
      { status: 'uncertain', failures: [{ operation: 'create', failure: { reason: 'refused' } }] },
      failed('createCart', REFUSED),
    );
  });

  it('reads the new cart first when an earlier removed line is still to be restored', () => {
    const changing = operation(ADD, { ...NONE, removedLine: LARGE_AGAIN });
    expectCalls(changing, ['call readDetails'], done('createCart', 'cart-2'));
    expect(changing.inputOf('readDetails')).toEqual({ cartId: 'cart-2' });
  });
});
const ROSE_IN_2 = { ...ROSE, cartId: 'cart-2' };

describe('Cart operation: an addition', () => {
  it('is sent after a cart read when the contents of the cart are unknown', () => {
    const changing = operation(ADD, { details: null });
    expect(changing.calls()).toEqual(['call readDetails']);
    expectCalls(changing, ['storeSent', 'call addItem'], readAs(HELD));
    expect(changing.inputOf('storeSent')).toMatchObject({ sent: { before: 1 } });
  });

  it('succeeds when its response is lost but the cart contains the item', () => {
    const changing = operation(ADD);
    expectCalls(changing, ['call readDetails'], failed('addItem', LOST));
    const two = cartHolding(cartLine('Rose', { quantity: 2 }));
    expectEnd(changing, { status: 'succeeded', failures: [] }, readAs(two));
    expect(changing.inputOf('dropPendingAddition')).toMatchObject({ queued: null });
  });

  it('fails when its response is lost and the cart does not contain the item', () => {
    const changing = operation(ADD);
    changing.send(failed('addItem', LOST));
    expectEnd(changing, { status: 'failed', failures: [{ operation: 'add' }] }, readAs(HELD));
  });

  it('stays unconfirmed when both its response and the cart read are lost', () => {
    const changing = operation(ADD);
    changing.send(failed('addItem', LOST));
    expectEnd(
      changing,
      {
        status: 'uncertain',
        details: null,
        unconfirmedAddition: { addition: { sku: 'Rose' }, before: 1 },
        failures: [{ operation: 'add' }, { operation: 'read' }],
      },
      failed('readDetails', LOST),
    );
  });

  it('from an earlier page is settled by a cart read before anything is sent', () => {
    const unconfirmedAddition = { addition: ROSE, before: 0 };
    const changing = operation(ADD, { unconfirmedAddition });
    expect(changing.calls()).toEqual(['call readDetails']);
    expectEnd(changing, { status: 'succeeded', unconfirmedAddition: null }, readAs(HELD));
    const other = operation(ADD, { unconfirmedAddition: { addition: ROSE, before: 1 } });
    expectCalls(other, ['storeSent', 'call addItem'], readAs(HELD));
  });

  it('from an earlier page gets 1.5 seconds to arrive', () => {
    const unconfirmedAddition = { addition: ROSE, before: 0, maybeInFlight: true };
    const changing = operation(READ, { unconfirmedAddition });
    expectCalls(changing, [], readAs(EMPTY));
    changing.pass(1_499);
    expect(changing.calls()).toEqual([]);
    changing.pass(1);
    expect(changing.calls()).toEqual(['call readDetails']);
    const two = cartHolding(cartLine('Rose', { quantity: 2 }));
    expectEnd(
      changing,
      { status: 'succeeded', unconfirmedAddition: null, details: two },
      readAs(two),
    );
  });

  it('from an earlier page is reported as uncertain and stays unconfirmed when it never arrives', () => {
    const unconfirmedAddition = { addition: ROSE, before: 0, maybeInFlight: true };
    const changing = operation(READ, { unconfirmedAddition });
    changing.send(readAs(EMPTY));
    changing.pass(1_500);
    const open = { addition: ROSE, before: 0 };
    expectEnd(changing, { status: 'uncertain', unconfirmedAddition: open }, readAs(EMPTY));
  });
});

describe('Cart operation: a line of a configurable product', () => {
  const lineContext = { line: LARGE, details: cartHolding(LARGE) };
  const replaceLine = (...events: TestEvent[]) => {
    const changing = operation(UPDATE, lineContext);
    changing.send(...events);
    return changing;
  };
  const OUT = done('removeLine');
  const THREE = cartHolding(cartLine('Rose', { variantSku: 'Rose-L', quantity: 3 }));

  it('is removed and re-added in its new quantity, and is persisted meanwhile', () => {
    const changing = replaceLine();
    expect(changing.calls()).toEqual(['call removeLine', 'storeRemovedLine']);
    expect(changing.inputOf('storeRemovedLine')).toMatchObject({
      removedLine: LARGE_AGAIN,
      hasRemovedLine: true,
    });
    expect(changing.inputOf('removeLine')).toEqual({ cartId: 'cart-1', itemId: 'Rose' });
    expectCalls(changing, ['call addReplacement'], OUT);
    expect(changing.inputOf('addReplacement')).toMatchObject({ sku: 'Rose-L', quantity: 3 });
    expectCalls(changing, ['call readDetails'], done('addReplacement'));
    expectEnd(changing, { status: 'succeeded', removedLine: null, failures: [] }, readAs(THREE));
  });

  it('stays in the cart when its removal is refused', () => {
    const changing = replaceLine();
    expectCalls(changing, ['call readDetails'], failed('removeLine', REFUSED));
    expectEnd(
      changing,
      { status: 'failed', removedLine: null, failures: [{ operation: 'update' }] },
      readAs(cartHolding(LARGE)),
    );
  });

  it('is not restored when its removal is refused and the cart does not contain it', () => {
    expectEnd(
      replaceLine(failed('removeLine', REFUSED)),
      { status: 'failed', removedLine: null },
      readAs(EMPTY),
    );
  });

  it('is restored at most once, even when the cart read afterwards lacks it', () => {
    expectEnd(replaceLine(OUT, done('addReplacement')), { removedLine: null }, readAs(EMPTY));
    const refused = replaceLine(OUT, failed('addReplacement', REFUSED), done('restoreLine'));
    expectEnd(refused, { removedLine: null }, readAs(EMPTY));
    const lostResponse = replaceLine(
      OUT,
      failed('addReplacement', LOST),
      readAs(EMPTY),
      done('restoreLine'),
    );
    expectEnd(lostResponse, { removedLine: null }, readAs(EMPTY));
    const earlier = operation(READ, { removedLine: LARGE_AGAIN });
    earlier.send(readAs(EMPTY), done('restoreLine'));
    expectEnd(earlier, { removedLine: null }, readAs(EMPTY));
  });

  it('is restored when the response to its removal is lost and the cart lacks it', () => {
    const changing = replaceLine(failed('removeLine', LOST));
    expectCalls(changing, ['call restoreLine'], readAs(EMPTY));
    expect(changing.inputOf('restoreLine')).toMatchObject({
      sku: 'Rose-L',
      quantity: 1,
      cartId: 'cart-1',
    });
    expectCalls(changing, ['call readDetails'], done('restoreLine'));
    expectEnd(
      changing,
      { status: 'failed', removedLine: null, failures: [{ failure: { reason: 'unreachable' } }] },
      readAs(cartHolding(LARGE)),
    );
  });

  it('is restored in its old quantity when the new one is refused', () => {
    const changing = replaceLine(OUT);
    expectCalls(changing, ['call restoreLine'], failed('addReplacement', REFUSED));
    expect(changing.inputOf('restoreLine')).toMatchObject({ sku: 'Rose-L', quantity: 1 });
    expectCalls(changing, ['call readDetails'], done('restoreLine'));
    expectEnd(
      changing,
      { status: 'failed', removedLine: null, failures: [{ failure: { reason: 'refused' } }] },
      readAs(cartHolding(LARGE)),
    );
  });

  it('is restored when the response to its re-addition is lost and the cart lacks it', () => {
    const changing = replaceLine(OUT);
    expectCalls(changing, ['call readDetails'], failed('addReplacement', LOST));
    expectCalls(changing, ['call restoreLine'], readAs(EMPTY));
    expectCalls(changing, ['call readDetails'], done('restoreLine'));
    expectEnd(
      changing,
      { status: 'failed', removedLine: null, failures: [{ failure: { reason: 'unreachable' } }] },
      readAs(cartHolding(LARGE)),
    );
  });

  it('is dropped with a failure when the platform refuses even the old quantity', () => {
    const changing = replaceLine(OUT, failed('addReplacement', LOST), readAs(EMPTY));
    expectCalls(changing, ['call readDetails'], failed('restoreLine', REFUSED));
    expectEnd(changing, { status: 'failed', removedLine: null }, readAs(EMPTY));
    const other = replaceLine(OUT, failed('addReplacement', REFUSED));
    expectCalls(other, ['call readDetails'], failed('restoreLine', REFUSED));
    expectEnd(other, { status: 'failed', removedLine: null, failures: [{}] }, readAs(EMPTY));
  });

  it('stays persisted as removed when its restoration gets no response', () => {
    const changing = replaceLine(OUT, failed('addReplacement', REFUSED));
    expectCalls(changing, ['call readDetails'], failed('restoreLine', LOST));
    expectEnd(changing, { status: 'failed', removedLine: { sku: 'Rose-L' } }, readAs(EMPTY));
    const other = replaceLine(OUT, failed('addReplacement', LOST), readAs(EMPTY));
    expectCalls(other, ['call readDetails'], failed('restoreLine', LOST));
    expectEnd(other, { status: 'failed', removedLine: { sku: 'Rose-L' } }, readAs(EMPTY));
  });

  it('starts its replacement again in the next cart when its removal finds the first cart invalid', () => {
    const changing = replaceLine();
    expectCalls(changing, ['call forgetCart'], failed('removeLine', INVALID));
    expectCalls(changing, ['call createCart'], done('forgetCart', 1));
    expectCalls(changing, ['call readDetails'], done('createCart', 'cart-2'));
    expectCalls(changing, ['storeRemovedLine', 'call removeLine'], readAs(EMPTY));
  });

  it.each([
    { step: 'addReplacement', before: [OUT] },
    { step: 'restoreLine', before: [OUT, failed('addReplacement', REFUSED)] },
  ])(
    'is re-added to the replacement cart in its new quantity when $step finds the cart invalid',
    ({ step, before }) => {
      const changing = replaceLine(...before);
      expectCalls(changing, ['call forgetCart'], failed(step, INVALID));
      changing.send(done('forgetCart', 1));
      expectCalls(changing, ['call readDetails'], done('createCart', 'cart-2'));
      expectCalls(changing, ['call addReplacement'], readAs(EMPTY));
      expect(changing.inputOf('addReplacement')).toMatchObject({ cartId: 'cart-2', quantity: 3 });
    },
  );

  it('is re-added with new options beside the pieces that the replacement cart already contains', () => {
    const becomes = { sku: 'Rose-S', selectedOptions: ['small'] };
    const small = (quantity: number) =>
      cartHolding(cartLine('Rose', { uid: 'small', variantSku: 'Rose-S', quantity }));
    const changing = operation({ ...UPDATE, becomes }, lineContext);
    changing.send(OUT, failed('addReplacement', INVALID), done('forgetCart', 1));
    changing.send(done('createCart', 'cart-2'), readAs(small(2)), done('addReplacement'));
    expectEnd(changing, { status: 'succeeded', requeued: [] }, readAs(small(5)));
  });

  it('is restored before anything else is sent when an earlier page removed it', () => {
    const changing = operation(ADD, { removedLine: LARGE_AGAIN });
    expect(changing.calls()).toEqual(['call readDetails']);
    expectCalls(changing, ['call restoreLine'], readAs(EMPTY));
    expectCalls(changing, ['call readDetails'], done('restoreLine'));
    expectCalls(changing, ['storeSent', 'call addItem'], readAs(cartHolding(LARGE, SIMPLE)));
    expect(changing.inputOf('storeSent')).toMatchObject({ sent: { before: 1 } });
  });

  it('is restored together with a settled unconfirmed addition when an earlier page removed it', () => {
    const unconfirmedAddition = { addition: ROSE, before: 0 };
    const changing = operation(READ, { removedLine: LARGE_AGAIN, unconfirmedAddition });
    changing.send(readAs(EMPTY), done('restoreLine'));
    expectEnd(
      changing,
      { status: 'succeeded', unconfirmedAddition: null },
      readAs(cartHolding(LARGE, SIMPLE)),
    );
  });

  it('is restored only after 1.5 seconds when an earlier page may still be re-adding it', () => {
    const inFlight = { removedLine: { ...LARGE_AGAIN, maybeInFlight: true } };
    const changing = operation(READ, inFlight);
    expectCalls(changing, [], readAs(EMPTY));
    changing.pass(1_500);
    expect(changing.calls()).toEqual(['call readDetails']);
    expectCalls(changing, ['call restoreLine'], readAs(EMPTY));
    const other = operation(ADD, inFlight);
    other.send(readAs(EMPTY));
    other.pass(1_500);
    expectCalls(other, ['storeSent', 'call addItem'], readAs(cartHolding(LARGE)));
    expect(other.inputOf('storeSent')).toMatchObject({ sent: { before: 0 } });
  });

  it.each([
    { response: done('restoreLine'), outcome: { removedLine: null } },
    { response: failed('restoreLine', REFUSED), outcome: { status: 'failed', removedLine: null } },
    { response: failed('restoreLine', LOST), outcome: { removedLine: { sku: 'Rose-L' } } },
  ])(
    'is restored in one attempt when an earlier page removed it: $response.type',
    ({ response, outcome }) => {
      const changing = operation(READ, { removedLine: LARGE_AGAIN });
      changing.send(readAs(EMPTY));
      expectCalls(changing, ['call readDetails'], response);
      const details = response.type.includes('done') ? cartHolding(LARGE) : EMPTY;
      expectEnd(changing, outcome, readAs(details));
    },
  );
});

const COUPON = { code: 'MAY', announced: 'new' };
const WITH_MAY = { ...HELD, coupons: ['MAY'] };

describe('Cart operation: a pending change of an earlier page', () => {
  const AGAIN = cartLine('Rose', { variantSku: 'Rose-L', uid: 'Rose-again' });
  const pendingChange = (command: object, lineBefore: object = LARGE) =>
    operation({ ...command, lineBefore }, { line: lineBefore, details: null });

  it('is sent for the line’s present uid after a cart read', () => {
    const quantity = pendingChange(UPDATE);
    expectCalls(quantity, ['storeRemovedLine', 'call removeLine'], readAs(cartHolding(AGAIN)));
    expect(quantity.inputOf('removeLine')).toMatchObject({ itemId: 'Rose-again' });
    const removal = pendingChange(REMOVE);
    expectCalls(removal, ['call removeItem'], readAs(cartHolding(AGAIN)));
    expect(removal.inputOf('removeItem')).toMatchObject({ itemId: 'Rose-again' });
    const simple = pendingChange(UPDATE, SIMPLE);
    expectCalls(simple, ['call updateItem'], readAs(HELD));
  });

  it.each([
    { because: 'the quantity was set', command: UPDATE, details: THREE, line: SIMPLE },
    { because: 'the line is gone', command: UPDATE, details: EMPTY, line: SIMPLE },
    { because: 'the removed line is gone', command: REMOVE, details: EMPTY, line: SIMPLE },
    {
      because: 'the shopper has set another quantity',
      command: UPDATE,
      details: FIVE,
      line: SIMPLE,
    },
    { because: 'the line was added to since', command: REMOVE, details: FIVE, line: SIMPLE },
  ])('is not sent again: $because', ({ command, details, line }) => {
    expectEnd(pendingChange(command, line), { status: 'succeeded', failures: [] }, readAs(details));
  });

  it('is sent if it changes only the options', () => {
    const becomes = { sku: 'Rose-S', selectedOptions: ['small'] };
    const changing = pendingChange({ ...UPDATE, quantity: 1, becomes });
    expectCalls(changing, ['storeRemovedLine', 'call removeLine'], readAs(cartHolding(LARGE)));
  });
});

describe('Cart operation: the coupon of a link', () => {
  const APPLIES = ['call applyLinkedCoupon'];
  /** The situations in which the cart is read, and the events that lead there. */
  const READS_WITH_COUPON = [
    {
      when: 'after a look',
      make: () => operation(READ, { coupon: COUPON }),
      before: [] as TestEvent[],
    },
    {
      when: 'after a change',
      make: () => operation(REMOVE, { coupon: COUPON }),
      before: [done('removeItem')],
    },
    {
      when: 'after a line has come back',
      make: () => operation(READ, { coupon: COUPON, removedLine: LARGE_AGAIN }),
      before: [readAs(EMPTY), done('restoreLine')],
    },
    {
      when: 'after a changed line has come back',
      make: () => operation(UPDATE, { coupon: COUPON, line: LARGE, details: cartHolding(LARGE) }),
      before: [
        done('removeLine'),
        failed('addReplacement', LOST),
        readAs(EMPTY),
        done('restoreLine'),
      ],
    },
  ];

  it.each(READS_WITH_COUPON)(
    'is applied before the cart’s totals are reported, $when',
    ({ make, before }) => {
      const changing = make();
      changing.send(...before);
      expectCalls(changing, APPLIES, readAs(HELD));
      expect(changing.inputOf('applyLinkedCoupon')).toEqual({ cartId: 'cart-1', code: 'MAY' });
      expectCalls(changing, ['call readDetails'], done('applyLinkedCoupon'));
      expectEnd(changing, { couponVerdict: { code: 'MAY', kind: 'applied' } }, readAs(WITH_MAY));
    },
  );

  it('is also applied after an addition that may have been in flight', () => {
    const unconfirmedAddition = { addition: ROSE, before: 0, maybeInFlight: true };
    const changing = operation(READ, { coupon: COUPON, unconfirmedAddition });
    changing.send(readAs(EMPTY));
    changing.pass(1_500);
    expectCalls(changing, APPLIES, readAs(HELD));
  });

  it.each(READS_WITH_COUPON)(
    'is not sent when the cart has it already, $when',
    ({ make, before }) => {
      const changing = make();
      changing.send(...before);
      expectEnd(changing, { couponVerdict: { kind: 'applied' } }, readAs(WITH_MAY));
    },
  );

  it('is applied after the command itself', () => {
    const sends = ['storeSent', 'call addItem'];
    const changing = operation(ADD, { coupon: COUPON, details: null });
    expectCalls(changing, sends, readAs(HELD));
    const restored = operation(ADD, { coupon: COUPON, removedLine: LARGE_AGAIN });
    restored.send(readAs(EMPTY), done('restoreLine'));
    expectCalls(restored, sends, readAs(HELD));
    const removedLine = { ...LARGE_AGAIN, maybeInFlight: true };
    const awaited = operation(ADD, { coupon: COUPON, removedLine });
    awaited.send(readAs(EMPTY));
    awaited.pass(1_500);
    expectCalls(awaited, sends, readAs(cartHolding(LARGE)));
  });

  it('is applied after a removed line is restored', () => {
    const changing = operation(UPDATE, {
      coupon: COUPON,
      line: LARGE,
      details: cartHolding(LARGE),
    });
    changing.send(done('removeLine'), failed('addReplacement', LOST));
    expectCalls(changing, ['call restoreLine'], readAs(HELD));
  });

  it('hides no failure of the command before it', () => {
    const changing = operation(UPDATE, { coupon: COUPON });
    changing.send(failed('updateItem', REFUSED), readAs(HELD), done('applyLinkedCoupon'));
    expectEnd(
      changing,
      { status: 'failed', failures: [{ operation: 'update' }] },
      readAs(WITH_MAY),
    );
  });

  it('stays pending while the cart is empty', () => {
    const changing = operation(READ, { coupon: COUPON });
    expectEnd(changing, { couponVerdict: { kind: 'pending', hasNoCart: true } }, readAs(EMPTY));
  });

  it('is reported with the platform’s message when it is refused, and the cart is read', () => {
    const changing = operation(READ, { coupon: COUPON });
    changing.send(readAs(HELD));
    expectCalls(changing, ['call readDetails'], failed('applyLinkedCoupon', REFUSED));
    expectEnd(
      changing,
      { status: 'succeeded', couponVerdict: { kind: 'refused', failure: { reason: 'refused' } } },
      readAs(HELD),
    );
  });

  it('causes an invalid cart to be replaced', () => {
    const changing = operation(READ, { coupon: COUPON });
    changing.send(readAs(HELD));
    expectCalls(changing, ['call forgetCart'], failed('applyLinkedCoupon', INVALID));
  });
});

describe('Cart operation: a cart that cannot be read', () => {
  /** Every situation in which the cart is read, and the events that lead there. */
  const READS: { where: string; make: () => Operation; before: TestEvent[] }[] = [
    { where: 'before', make: () => operation(READ), before: [] },
    { where: 'after', make: () => operation(REMOVE), before: [done('removeItem')] },
    {
      where: 'after a line has come back',
      make: () => operation(READ, { removedLine: LARGE_AGAIN }),
      before: [readAs(EMPTY), done('restoreLine')],
    },
    {
      where: 'after a changed line has come back',
      make: () => operation(UPDATE, { line: LARGE, details: cartHolding(LARGE) }),
      before: [
        done('removeLine'),
        failed('addReplacement', LOST),
        readAs(EMPTY),
        done('restoreLine'),
      ],
    },
    {
      where: 'after a coupon',
      make: () => operation(READ, { coupon: COUPON }),
      before: [readAs(HELD), done('applyLinkedCoupon')],
    },
  ];
  const readAfterWait = () => {
    const unconfirmedAddition = { addition: ROSE, before: 0, maybeInFlight: true };
    const changing = operation(READ, { unconfirmedAddition });
    changing.send(readAs(EMPTY));
    changing.pass(1_500);
    return changing;
  };

  it.each(READS)('leaves its contents unknown ($where)', ({ make, before }) => {
    const changing = make();
    changing.send(...before);
    expectEnd(changing, { status: 'uncertain', details: null }, failed('readDetails', LOST));
    const { failures } = changing.output() as { failures: object[] };
    expect(failures.at(-1)).toMatchObject({ operation: 'read' });
  });

  it('leaves its contents unknown after the wait for an addition in flight', () => {
    expectEnd(readAfterWait(), { status: 'uncertain', details: null }, failed('readDetails', LOST));
  });

  it.each(READS)('is replaced when it is invalid ($where)', ({ make, before }) => {
    const changing = make();
    changing.send(...before);
    expectCalls(changing, ['call forgetCart'], failed('readDetails', INVALID));
  });

  it('is replaced when it is invalid after the wait for an addition in flight', () => {
    expectCalls(readAfterWait(), ['call forgetCart'], failed('readDetails', INVALID));
  });

  it('is replaced when restoring a removed line finds it invalid', () => {
    const changing = operation(READ, { removedLine: LARGE_AGAIN });
    changing.send(readAs(EMPTY));
    expectCalls(changing, ['call forgetCart'], failed('restoreLine', INVALID));
    const after = operation(UPDATE, { line: LARGE, details: cartHolding(LARGE) });
    after.send(done('removeLine'), failed('addReplacement', LOST), readAs(EMPTY));
    expectCalls(after, ['call forgetCart'], failed('restoreLine', INVALID));
  });
});

describe('Cart operation: an invalid cart', () => {
  const additionToInvalidCart = (
    facts: Record<string, boolean>,
    change: object = {},
    error = INVALID,
  ) => {
    const changing = operation(ADD, change, facts);
    changing.calls();
    changing.send(failed('addItem', error));
    return changing;
  };

  it('defers the command when the shopper has signed in since and the cart is still the guest’s', () => {
    const changing = additionToInvalidCart({ isCartForeign: true });
    expect(changing.calls()).toEqual(STORED);
    expect(changing.inputOf('dropPendingAddition')).toMatchObject({ queued: null });
    expect(changing.output()).toMatchObject({
      status: 'deferred',
      cartId: 'cart-1',
      requeued: [{ kind: 'add', sku: 'Rose' }],
    });
  });

  it('defers the command, and keeps a line that an earlier command removed and has not restored', () => {
    const adding = operation(ADD, { removedLine: LARGE_AGAIN }, { isCartForeign: true });
    adding.send(failed('readDetails', INVALID));
    expect(adding.output()).toMatchObject({
      status: 'deferred',
      requeued: [{ kind: 'add', sku: 'Rose' }],
      removedLine: { sku: 'Rose-L' },
    });
  });

  it('fails the change of options whose removed line is restored only after the adoption', () => {
    const replaced = { line: LARGE, details: cartHolding(LARGE) };
    const changing = operation(UPDATE, replaced, { isCartForeign: true });
    changing.send(done('removeLine'), failed('addReplacement', INVALID));
    expect(changing.output()).toMatchObject({
      status: 'deferred',
      requeued: [],
      failures: [{ operation: 'update', failure: { reason: 'invalidCart' } }],
    });
  });

  it('is replaced, and the customer stays signed in, when the command was deferred once before', () => {
    const facts = { isCartForeign: true, isSignedIn: true };
    const changing = additionToInvalidCart(facts, { mayDefer: false });
    expect(changing.calls()).toEqual(['call forgetCart']);
  });

  it('is kept and reported as a failure while its payment is outstanding', () => {
    const changing = additionToInvalidCart({ isPaymentOutstanding: true });
    expect(changing.calls()).toEqual(STORED);
    expect(changing.output()).toMatchObject({
      status: 'uncertain',
      cartId: 'cart-1',
      failures: [{ operation: 'add', failure: { reason: 'paymentOutstanding' } }],
    });
  });

  it('is kept while its payment is outstanding, whichever call finds it invalid', () => {
    const replaced = { line: LARGE, details: cartHolding(LARGE) };
    const back = [done('removeLine'), failed('addReplacement', LOST), readAs(EMPTY)];
    const inFlight = { removedLine: { ...LARGE_AGAIN, maybeInFlight: true } };
    const places: [string, object, object, ...TestEvent[]][] = [
      ...SENDS.map(({ call, command }) => [call, command, {}] as [string, object, object]),
      ['removeLine', UPDATE, replaced],
      ['addReplacement', UPDATE, replaced, done('removeLine')],
      ['restoreLine', UPDATE, replaced, done('removeLine'), failed('addReplacement', REFUSED)],
      ['restoreLine', UPDATE, replaced, ...back],
      ['restoreLine', READ, { removedLine: LARGE_AGAIN }, readAs(EMPTY)],
      ['readDetails', READ, {}],
      ['readDetails', READ, { removedLine: LARGE_AGAIN }, readAs(EMPTY), done('restoreLine')],
      ['readDetails', REMOVE, {}, done('removeItem')],
      ['readDetails', UPDATE, replaced, ...back, done('restoreLine')],
      ['readDetails', READ, { coupon: COUPON }, readAs(HELD), done('applyLinkedCoupon')],
      ['applyLinkedCoupon', READ, { coupon: COUPON }, readAs(HELD)],
      ['readDetails', READ, inFlight, readAs(EMPTY)],
    ];
    for (const [call, command, change, ...before] of places) {
      const changing = operation(command, change, { isPaymentOutstanding: true });
      changing.send(...before);
      changing.pass(1_500);
      expectEnd(changing, { cartId: 'cart-1' }, failed(call, INVALID));
      const { failures } = changing.output() as { failures: object[] };
      expect(failures.at(-1), call).toMatchObject({ failure: { reason: 'paymentOutstanding' } });
    }
  });

  it('defers the command or keeps the session while its payment is outstanding', () => {
    const foreign = additionToInvalidCart({ isCartForeign: true, isPaymentOutstanding: true });
    expect(foreign.output()).toMatchObject({ status: 'deferred' });
    const customer = additionToInvalidCart({ isSignedIn: true, isPaymentOutstanding: true });
    expect(customer.calls()).toEqual(STORED);
  });

  it('ends an expired session of its customer before it is replaced', () => {
    for (const response of [done('endSession'), failed('endSession')]) {
      const changing = additionToInvalidCart({ isSignedIn: true });
      expect(changing.calls()).toEqual(['cart ← cart.sessionEnding', 'call endSession']);
      expectCalls(changing, ['call forgetCart'], response);
      expect(changing.inputOf('forgetCart')).toEqual({ cartId: 'cart-1' });
    }
  });

  it('leaves the customer signed in when the error does not mention the session', () => {
    const inactive = errorWithReason('invalidCart', "The cart isn't active.");
    expect(additionToInvalidCart({ isSignedIn: true }, {}, inactive).calls()).toEqual([
      'call forgetCart',
    ]);
  });

  it('is replaced even when it cannot be forgotten', () => {
    const changing = additionToInvalidCart({});
    expectCalls(changing, ['call createCart'], failed('forgetCart'));
    expectCalls(changing, ['call readDetails'], done('createCart', 'cart-2'));
    expectCalls(changing, ['storeSent', 'call addItem'], readAs(EMPTY));
  });

  it('is replaced, but the command fails unsent, when the new cart cannot be read', () => {
    const adding = additionToInvalidCart({});
    adding.send(done('forgetCart', 1), done('createCart', 'cart-2'));
    const failures = [{ operation: 'add', failure: { reason: 'unreachable' } }];
    expectEnd(
      adding,
      { status: 'uncertain', cartId: 'cart-2', failures, unconfirmedAddition: null },
      failed('readDetails', LOST),
    );
  });

  it('is reported as closed once another cart has replaced it', () => {
    const closed = Object.assign(errorWithReason('invalidCart', "The cart isn't active."), {
      isClosed: true,
    });
    const changing = additionToInvalidCart({}, {}, closed);
    changing.send(done('forgetCart', 1), done('createCart', 'cart-2'), readAs(EMPTY));
    changing.send(done('addItem'));
    expectEnd(changing, { status: 'succeeded', isCartClosed: true }, readAs(HELD));
  });
});
