import { describe, expect, it } from 'vitest';
import { cartAdoptionMachine } from '../../machines/cart/adoption.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import { cartLine } from '../support/fakeShop.ts';
import { done, failed } from '../support/model.ts';
import { ROSE } from '../support/sampleAddition.ts';
import { standAlone, type TestEvent } from '../support/standAlone.ts';

const ADD = { type: 'cart.addItem', ...ROSE };
const READ = { type: 'cart.read' };
const STORED = {
  cartId: 'cart-1',
  removedLine: null,
  queuedAdditions: [],
  unconfirmedAddition: null,
};
const LINE = { ...cartLine('Rose'), uid: 'MQ==' };
const PRICES = { grand_total: null, subtotal: null, discounts: [], taxes: [], shipping: null };
const DETAILS = { id: 'cart-1', items: [LINE], totalQuantity: 1, coupons: [], prices: PRICES };
const OUTCOME = {
  cartId: 'cart-1',
  details: DETAILS,
  failures: [],
  requeued: [],
  status: 'succeeded',
  removedLine: null,
  unconfirmedAddition: null,
};
const FAILURE = { reason: 'refused', message: 'Not enough' };
const REFUSED = Object.assign(new Error('Not enough'), FAILURE);
const DONE = done('operation', OUTCOME);
/** The calls of the cart after each operation. */
const AFTER_OPERATION = ['checkout ← cart.announced', 'storeShownCart', 'storeCoupon'];
const FORGETS = ['storeRemovedLine', 'clearQueuedAdditions'];

function restoredCart(stored: object = {}, facts: Record<string, boolean> = {}) {
  const cart = standAlone(cartMachine, { facts });
  cart.send(done('restoreCart', { ...STORED, ...stored }));
  return cart;
}
/** A cart that was read and contains a rose. */
function cartAfterRead(facts: Record<string, boolean> = {}) {
  const cart = restoredCart({}, facts);
  cart.send(READ, DONE);
  cart.calls();
  return cart;
}
/** The contents that the shopper saw last. */
const SHOWN = cartAfterRead().context().lastShown;
const command = (cart: ReturnType<typeof restoredCart>) =>
  (cart.inputOf('operation') as { command: object }).command;

describe('Cart: a page load', () => {
  it('leaves the cart unknown until it is restored, and then reports it', () => {
    const cart = standAlone(cartMachine);
    expect(cart.is('unknown')).toBe(true);
    expect(cart.calls()).toEqual(['call watchStoredCart', 'call restoreCart']);
    cart.send(done('restoreCart', { ...STORED, coupon: { code: 'MAY', announced: 'late' } }));
    expect(cart.is('unknown')).toBe(false);
    expect(cart.calls()).toEqual(AFTER_OPERATION);
    expect(cart.inputOf('cart.announced')).toMatchObject({ cartId: 'cart-1', details: null });
    expect(cart.inputOf('storeCoupon')).toMatchObject({ coupon: { code: 'MAY' } });
  });

  it('sends an addition that was pending before the reload', () => {
    const cart = restoredCart({ queuedAdditions: [ROSE] });
    expect(cart.calls()).toContain('call operation');
    expect(cart.inputOf('operation')).toMatchObject({
      cartId: 'cart-1',
      command: { kind: 'add', sku: 'rose' },
    });
  });

  it('sends an addition that was requested before the cart was restored', () => {
    const cart = standAlone(cartMachine);
    cart.send(ADD, done('restoreCart', STORED));
    expect(command(cart)).toMatchObject({ kind: 'add', sku: 'rose' });
  });
});

describe('Cart: leaving the page', () => {
  const QUANTITY = { type: 'cart.updateItem', itemId: 'MQ==', quantity: 3, requestId: 7 };
  const CHANGE = { kind: 'update', itemId: 'MQ==', quantity: 3, lineBefore: LINE };
  const REMOVAL = { kind: 'remove', itemId: 'MQ==', lineBefore: LINE };
  /** The removal of a line whose quantity an earlier change sets. */
  const REMOVAL_AFTER = { ...REMOVAL, lineBefore: { ...LINE, quantity: 3 } };
  const REMOVE = { type: 'cart.removeItem', itemId: 'MQ==' };
  const LEFT = { type: 'cart.pageLeft' };

  it('stores the cart and its unsent quantities and removals', () => {
    const cart = cartAfterRead();
    cart.send(QUANTITY, REMOVE, { type: 'cart.applyCoupon', code: 'MAY' }, READ, LEFT);
    expect(cart.calls()).toEqual(['storeCartAgain', 'storePendingChanges']);
    expect(cart.inputOf('storeCartAgain')).toEqual({ cartId: 'cart-1' });
    expect(cart.inputOf('storePendingChanges')).toEqual({
      cartId: 'cart-1',
      changes: [CHANGE, REMOVAL_AFTER],
    });
  });

  it('stores a removal in flight, but no change of options, which must not be sent twice', () => {
    const removing = cartAfterRead();
    removing.send(REMOVE, LEFT);
    expect(removing.inputOf('storePendingChanges')).toMatchObject({ changes: [REMOVAL] });
    const becomes = { sku: 'rose-large', selectedOptions: ['large'] };
    const replacing = cartAfterRead();
    replacing.send({ ...QUANTITY, becomes }, LEFT);
    expect(replacing.inputOf('storePendingChanges')).toMatchObject({
      changes: [{ ...CHANGE, becomes }],
    });
    const sending = cartAfterRead();
    sending.send(
      { ...QUANTITY, becomes },
      { type: 'xstate.after.debounce.cart.work.debouncing' },
      LEFT,
    );
    expect(sending.inputOf('storePendingChanges')).toMatchObject({ changes: [] });
  });

  it('drops, when the page returns, the changes that another page has taken', () => {
    const cart = cartAfterRead();
    cart.send(QUANTITY, ADD, REMOVE, LEFT);
    const [change, addition] = cart.context().queue;
    cart.send({ type: 'cart.pageReturned', changes: [CHANGE], additions: null });
    expect(cart.context().queue).toEqual([change, addition, { kind: 'read', isQuiet: true }]);
    cart.send({ type: 'cart.pageReturned', changes: [], additions: [ROSE] });
    expect(cart.context().queue).toEqual([addition, { kind: 'read', isQuiet: true }]);
  });

  it('drops, when the page returns, each addition that another page has taken', () => {
    const cart = cartAfterRead();
    cart.send(QUANTITY, ADD, ADD, { ...ADD, sku: 'rose-large' });
    const [change, addition, , otherAddition] = cart.context().queue;
    const additions = [ROSE, { ...ROSE, sku: 'rose-large' }];
    cart.send({ type: 'cart.pageReturned', changes: [CHANGE], additions });
    expect(cart.context().queue.slice(0, -1)).toEqual([change, addition, otherAddition]);
    cart.send({ type: 'cart.pageReturned', changes: [CHANGE], additions: [] });
    expect(cart.context().queue.slice(0, -1)).toEqual([change]);
  });

  it('takes over, when the page returns, an addition that another page has left', () => {
    const cart = cartAfterRead();
    const other = { ...ROSE, sku: 'rose-large' };
    cart.send(ADD, ADD, { type: 'cart.pageReturned', changes: [], additions: [ROSE, other] });
    expect(cart.context().current).toMatchObject({ kind: 'add', ...ROSE });
    expect(cart.context().queue).toEqual([
      { kind: 'add', ...ROSE },
      { kind: 'add', ...other },
      { kind: 'read', isQuiet: true },
    ]);
  });

  it('does not queue again, when the page returns, the unsent addition that it works on', () => {
    const cart = cartAfterRead();
    cart.send(ADD, { type: 'cart.pageReturned', changes: [], additions: [ROSE] });
    expect(cart.context().queue).toEqual([{ kind: 'read', isQuiet: true }]);
  });

  it('takes over, when the page returns, the changes that another page has left', () => {
    const cart = cartAfterRead();
    cart.send(LEFT, { type: 'cart.pageReturned', changes: [CHANGE], additions: [] });
    expect(cart.context().queue).toEqual([CHANGE, { kind: 'read', isQuiet: true }]);
  });

  it('sends a new quantity of a line, whatever the line was before the change of another page', () => {
    const cart = cartAfterRead();
    cart.send(
      LEFT,
      { type: 'cart.pageReturned', changes: [CHANGE], additions: [] },
      { ...QUANTITY, quantity: 4 },
    );
    expect(cart.context().queue[0]).toEqual({
      kind: 'update',
      itemId: 'MQ==',
      quantity: 4,
      requestId: 7,
    });
  });

  it('stores nothing of an ordered cart', () => {
    const cart = restoredCart({ orderedCartId: 'cart-1' }, { isPaymentOutstanding: true });
    cart.send(READ, DONE, QUANTITY);
    cart.calls();
    cart.send(LEFT, { type: 'cart.storageCleared' });
    expect(cart.calls()).toEqual([]);
  });

  it('stores the cart again when another tab has cleared the storage', () => {
    const cart = cartAfterRead();
    cart.send({ type: 'cart.storageCleared' });
    expect(cart.calls()).toEqual(['storeCartAgain']);
  });

  it('stores its pending changes for the next page, which stores them again when the shopper leaves it early', () => {
    const cart = restoredCart({ pendingChanges: [CHANGE, REMOVAL_AFTER] });
    cart.send({ type: 'xstate.after.debounce.cart.work.debouncing' });
    expect(cart.inputOf('operation')).toMatchObject({ line: LINE, command: CHANGE });
    cart.send(LEFT);
    expect(cart.inputOf('storePendingChanges')).toMatchObject({ changes: [CHANGE, REMOVAL_AFTER] });
  });
});

describe('Cart: the pending changes of an earlier page', () => {
  it('come before the additions, which may add a removed line again', () => {
    const pendingChanges = [{ kind: 'remove', itemId: 'MQ==', lineBefore: LINE }];
    const cart = restoredCart({ pendingChanges, queuedAdditions: [ROSE] });
    cart.send({ type: 'xstate.after.debounce.cart.work.debouncing' });
    expect(command(cart)).toMatchObject({ kind: 'remove' });
  });
});

describe('Cart: the queue', () => {
  it('persists an addition until it is sent, and sends it at once', () => {
    const cart = cartAfterRead();
    cart.send(ADD);
    expect(cart.calls()).toEqual(['storeQueuedAddition', 'call operation']);
    expect(cart.inputOf('storeQueuedAddition')).toEqual({ addition: ROSE });
    expect(command(cart)).toEqual({ kind: 'add', ...ROSE });
    expect(cart.is('busy')).toBe(true);
    cart.send(DONE);
    expect(cart.calls()).toEqual(['announceCoupon', ...AFTER_OPERATION]);
    expect(cart.is('busy')).toBe(false);
  });

  it.each([
    {
      event: { type: 'cart.removeItem', itemId: 'MQ==' },
      sends: { kind: 'remove', itemId: 'MQ==' },
    },
    {
      event: { type: 'cart.applyCoupon', code: 'MAY' },
      sends: { kind: 'applyCoupon', code: 'MAY' },
    },
    { event: { type: 'cart.removeCoupon' }, sends: { kind: 'removeCoupon' } },
    { event: READ, sends: { kind: 'read' } },
  ])('turns one request into one operation: $event.type', ({ event, sends }) => {
    const cart = cartAfterRead();
    cart.send(event);
    expect(cart.calls()).toEqual(['call operation']);
    expect(command(cart)).toEqual(sends);
  });

  it('drops a second removal of a line that is being removed', () => {
    const cart = cartAfterRead();
    const removal = { type: 'cart.removeItem', itemId: 'MQ==' };
    cart.send(removal, removal, { type: 'cart.removeItem', itemId: 'Mg==' }, removal);
    expect(cart.context().queue).toEqual([{ kind: 'remove', itemId: 'Mg==' }]);
    const busy = cartAfterRead();
    busy.send(READ, removal, removal);
    expect(busy.context().queue).toEqual([{ kind: 'remove', itemId: 'MQ==' }]);
  });

  it('keeps the identity of lines that a response repeats unchanged', () => {
    const cart = cartAfterRead();
    const [line] = cart.context().details!.items;
    cart.send(READ, done('operation', structuredClone(OUTCOME)));
    expect(cart.context().details!.items[0]).toBe(line);
    const items = [{ ...LINE, quantity: 2 }];
    cart.send(READ, done('operation', { ...OUTCOME, details: { ...DETAILS, items } }));
    expect(cart.context().details!.items[0]).toMatchObject({ quantity: 2 });
  });

  it('sends an operation only after the one before it', () => {
    const cart = cartAfterRead();
    cart.send(ADD, { type: 'cart.removeItem', itemId: 'MQ==' });
    expect(cart.calls()).toEqual(['storeQueuedAddition', 'call operation']);
    cart.send(DONE);
    expect(cart.calls()).toEqual(['announceCoupon', ...AFTER_OPERATION, 'call operation']);
    expect(command(cart)).toMatchObject({ kind: 'remove' });
  });

  it('sends only the last of many quantity presses, 350 ms after it', () => {
    const cart = cartAfterRead();
    const press = (quantity: number) =>
      cart.send({ type: 'cart.updateItem', itemId: 'MQ==', quantity });
    press(2);
    expect(cart.is('busy')).toBe(true);
    cart.pass(349);
    press(3);
    cart.pass(349);
    expect(cart.calls()).toEqual([]);
    cart.pass(1);
    expect(cart.calls()).toEqual(['call operation']);
    expect(cart.inputOf('operation')).toMatchObject({
      command: { kind: 'update', quantity: 3 },
      line: { uid: 'MQ==' },
    });
  });

  it('reports a failed operation, and clears the failure when it is retried', () => {
    const cart = cartAfterRead();
    const coupon = { type: 'cart.applyCoupon', code: 'MAY' };
    cart.send(coupon, failed('operation', REFUSED));
    expect(cart.calls()).toEqual(['call operation', ...AFTER_OPERATION]);
    expect(cart.context().failures).toMatchObject({ applyCoupon: FAILURE });
    cart.send(coupon);
    expect(cart.context().failures).toEqual({});
  });

  it.each(['add', 'create'])('reports a failed addition to the whole shop (%s)', (operation) => {
    const cart = cartAfterRead();
    cart.send(ADD);
    cart.calls();
    const failures = [{ operation, failure: FAILURE }];
    cart.send(done('operation', { ...OUTCOME, status: 'failed', failures }));
    expect(cart.calls()).toEqual(['announceCoupon', 'app ← cart.addFailed', ...AFTER_OPERATION]);
    expect(cart.inputOf('cart.addFailed')).toMatchObject({ operation, failure: FAILURE });
    expect(cart.context().failures).toMatchObject({ [operation]: FAILURE });
  });
});

describe('Cart: the coupon of a link', () => {
  const LINK = { type: 'cart.linkCoupon', code: 'MAY' };

  it('is applied to the stored cart when a page load has interrupted its application', () => {
    const coupon = { code: 'MAY', announced: 'new' };
    expect(restoredCart({ coupon }).inputOf('operation')).toMatchObject({
      command: { kind: 'read', isQuiet: true },
      coupon,
    });
    const late = restoredCart({ coupon: { ...coupon, announced: 'late' } });
    expect(late.calls()).not.toContain('call operation');
    const withoutCart = restoredCart({ coupon, cartId: null });
    expect(withoutCart.calls()).not.toContain('call operation');
  });

  it('stays refused after a page load, unless another link has been followed', () => {
    const refusedCoupon = { code: 'MAY', failure: FAILURE };
    expect(restoredCart({ refusedCoupon }).inputOf('storeCoupon')).toMatchObject({ refusedCoupon });
    const cart = standAlone(cartMachine);
    cart.send({ ...LINK, code: 'JUNE' }, done('restoreCart', { ...STORED, refusedCoupon }));
    expect(cart.context()).toMatchObject({ coupon: { code: 'JUNE' }, refusedCoupon: null });
  });

  it('is applied together with a cart read, and is announced', () => {
    const cart = cartAfterRead();
    cart.send(LINK);
    expect(cart.inputOf('operation')).toMatchObject({
      command: { kind: 'read', isQuiet: true },
      coupon: { code: 'MAY', announced: 'new' },
    });
    const couponVerdict = { code: 'MAY', kind: 'applied', failure: null, hasNoCart: false };
    cart.calls();
    cart.send(done('operation', { ...OUTCOME, couponVerdict }));
    expect(cart.calls()).toEqual(['announceCoupon', ...AFTER_OPERATION]);
    expect(cart.inputOf('announceCoupon')).toEqual({ notice: { kind: 'applied', code: 'MAY' } });
    expect(cart.context().coupon).toBeNull();
  });

  it.each([{ type: 'cart.applyCoupon', code: 'JUNE' }, { type: 'cart.removeCoupon' }])(
    'gives way to the coupon that the shopper chooses: $type',
    (event) => {
      const cart = cartAfterRead();
      cart.send(LINK, DONE, event);
      expect(cart.context().coupon).toBeNull();
    },
  );

  it('is reported as refused also when an addition fails in the same operation', () => {
    const cart = cartAfterRead();
    cart.send(LINK, DONE, ADD);
    const couponVerdict = { code: 'MAY', kind: 'refused', failure: FAILURE, hasNoCart: false };
    const failures = [{ operation: 'add', failure: FAILURE }];
    cart.send(done('operation', { ...OUTCOME, failures, couponVerdict }));
    expect(cart.inputOf('announceCoupon')).toMatchObject({ notice: { kind: 'refused' } });
  });
});

describe('Cart: the state that the shopper has seen', () => {
  it('forgets the shipping price once the shopper has chosen another', () => {
    const shipping = { label: 'Flat', amount: { value: 5, currency: 'USD' } };
    const cart = restoredCart();
    cart.send(
      READ,
      done('operation', { ...OUTCOME, details: { ...DETAILS, prices: { ...PRICES, shipping } } }),
    );
    expect(cart.context().lastShown?.shipping).not.toBeNull();
    cart.send({ type: 'cart.read', isShippingOwn: true });
    expect(cart.context().lastShown?.shipping).toBeNull();
  });

  it('is read again when another tab has seen something else in the same cart', () => {
    const cart = cartAfterRead();
    const lastShown = cart.context().lastShown!;
    cart.send({ type: 'cart.seenElsewhere', lastShown });
    expect(cart.calls()).toEqual([]);
    cart.send({ type: 'cart.seenElsewhere', lastShown: { ...lastShown, coupons: ['MAY'] } });
    expect(cart.calls()).toEqual(['call operation']);
    expect(command(cart)).toEqual({ kind: 'read', isQuiet: true });
  });

  it('keeps the edited line until editing ends', () => {
    const cart = cartAfterRead();
    cart.send({ type: 'cart.beginEdit', itemId: 'MQ==' });
    expect(cart.context().editing).toMatchObject({ uid: 'MQ==' });
    cart.send({ type: 'cart.endEdit' });
    expect(cart.context().editing).toBeNull();
  });
});

describe('Cart: a restored cart that is no longer the shopper’s', () => {
  it('is dropped when it was ordered, and its lines are reported as ordered', () => {
    const cart = restoredCart({ orderedCartId: 'cart-1', lastShown: SHOWN });
    expect(cart.calls()).toContain('call forgetOrderedCart');
    expect(cart.inputOf('forgetOrderedCart')).toEqual({ cartId: 'cart-1' });
    cart.send(done('forgetOrderedCart', 1));
    expect(cart.context()).toMatchObject({
      cartId: null,
      cartDiff: { previousCart: 'orderedEarlier' },
    });
    expect(cart.calls()).toContain('storeShownCart');
  });

  it('is reported as ordered in another tab when this tab showed it before its reload', () => {
    const cart = restoredCart({ orderedCartId: 'cart-1', lastShown: SHOWN, wasShownHere: true });
    expect(cart.context().cartDiff.previousCart).toBe('orderedInOtherTab');
  });

  it('is forgotten as an ordered one first when its customer has signed out as well', () => {
    const facts = { isCartLeftBehind: true };
    const cart = restoredCart({ orderedCartId: 'cart-1', lastShown: SHOWN }, facts);
    expect(cart.calls()).toContain('call forgetOrderedCart');
    expect(cart.calls()).not.toContain('call leaveFormerCart');
    cart.send(done('forgetOrderedCart', 1));
    expect(cart.calls()).toContain('call leaveFormerCart');
  });

  it('stays while a payment for it is outstanding', () => {
    const cart = restoredCart({ orderedCartId: 'cart-1' }, { isPaymentOutstanding: true });
    expect(cart.context().cartId).toBe('cart-1');
    expect(cart.calls()).not.toContain('call forgetOrderedCart');
  });

  it('is dropped when it is a customer’s who has signed out, and an addition stays queued', () => {
    const cart = standAlone(cartMachine, { facts: { isCartLeftBehind: true } });
    cart.send(ADD, done('restoreCart', { ...STORED, lastShown: SHOWN }));
    expect(cart.calls()).toContain('call leaveFormerCart');
    cart.send(done('leaveFormerCart', 1));
    expect(cart.context()).toMatchObject({ cartId: null, lastShown: null });
    expect(cart.calls()).toContain('call operation');
    expect(command(cart)).toMatchObject({ kind: 'add' });
  });
});

describe('Cart: another tab', () => {
  const OTHER = { type: 'cart.stored', cartId: 'cart-9' };

  it('reloads this page once when it stores another cart', () => {
    const cart = cartAfterRead();
    cart.send(OTHER);
    expect(cart.calls()).toEqual(['reloadPage']);
    cart.send(READ, DONE);
    expect(cart.calls()).toEqual(['call operation', 'announceCoupon', ...AFTER_OPERATION]);
  });

  it('reloads this page for another cart only after this tab’s operations are done', () => {
    const cart = cartAfterRead();
    cart.send(READ, OTHER, ADD);
    expect(cart.calls()).toEqual(['call operation', 'storeQueuedAddition']);
    cart.send(DONE);
    expect(cart.calls()).toEqual(['announceCoupon', ...AFTER_OPERATION, 'call operation']);
    cart.send(DONE);
    expect(cart.calls()).toEqual(['announceCoupon', ...AFTER_OPERATION, 'reloadPage']);
  });

  it('does not reload this page for another cart while a payment is outstanding', () => {
    const cart = cartAfterRead({ isPaymentOutstanding: true });
    cart.send(OTHER);
    expect(cart.calls()).toEqual([]);
  });

  it('does not reload this page for another cart while this tab is placing an order', () => {
    const cart = cartAfterRead();
    cart.send({ type: 'cart.orderBegan' }, OTHER);
    expect(cart.calls()).toEqual([]);
    cart.send({ type: 'cart.orderEnded' });
    expect(cart.calls()).toEqual(['reloadPage']);
  });

  it('gives its first cart to a page without a cart, which reads that cart', () => {
    const cart = restoredCart({ cartId: null });
    cart.calls();
    cart.send(OTHER);
    expect(cart.calls()).toEqual(['call operation']);
    expect(cart.inputOf('operation')).toMatchObject({
      cartId: 'cart-9',
      command: { kind: 'read' },
    });
    cart.send(done('operation', { ...OUTCOME, cartId: 'cart-9' }));
    expect(cart.calls()).not.toContain('reloadPage');
  });
});

const LOST_FAILURE = { reason: 'unreachable', message: 'fetch failed' };
const LOST = Object.assign(new Error('fetch failed'), { reason: 'unreachable' });
const OTHER_COMMANDS = [
  { type: 'cart.updateItem', itemId: 'MQ==', quantity: 2 },
  { type: 'cart.removeItem', itemId: 'MQ==' },
  { type: 'cart.applyCoupon', code: 'MAY' },
  { type: 'cart.removeCoupon' },
  { type: 'cart.linkCoupon', code: 'MAY' },
  READ,
];
const ADOPTED = done('adopt', { cartId: 'cart-3', failure: null });
const NOT_ADOPTED = done('adopt', { cartId: null, failure: FAILURE });

describe('Cart: a guest who signs in', () => {
  it('gets the guest’s cart adopted before anything else, then read', () => {
    const facts: Record<string, boolean> = {};
    const guest = restoredCart({}, facts);
    guest.send(READ, DONE);
    guest.calls();
    facts.isAdoptionDue = true;
    guest.send({ type: 'cart.signedIn' });
    expect(guest.calls()).toEqual(['call adopt']);
    expect(guest.is('busy')).toBe(true);
    guest.send(ADOPTED);
    expect(guest.calls()).toEqual([...AFTER_OPERATION, 'call operation']);
    expect(guest.inputOf('operation')).toMatchObject({
      cartId: 'cart-3',
      command: { kind: 'read' },
    });
  });

  it.each(['cart.signedIn', 'cart.paymentSettled'])(
    'gets one adoption attempt at once, and another on %s',
    (type) => {
      const cart = restoredCart({}, { isAdoptionDue: true });
      expect(cart.calls().slice(2)).toEqual([...AFTER_OPERATION, 'call adopt']);
      cart.send(NOT_ADOPTED);
      expect(cart.calls()).toEqual(AFTER_OPERATION);
      cart.send(READ, DONE);
      expect(cart.calls()).toEqual(['call operation', 'announceCoupon', ...AFTER_OPERATION]);
      cart.send({ type });
      expect(cart.calls()).toEqual(['call adopt']);
    },
  );

  it('gets the cart adopted before a debounced quantity is sent', () => {
    const facts: Record<string, boolean> = {};
    const cart = restoredCart({}, facts);
    cart.send(READ, { type: 'cart.updateItem', itemId: 'MQ==', quantity: 2 });
    cart.calls();
    facts.isAdoptionDue = true;
    cart.send({ type: 'cart.signedIn' }, DONE);
    expect(cart.calls()).toEqual(['announceCoupon', ...AFTER_OPERATION, 'call adopt']);
  });

  it('has a failed addition reported when the customer’s cart cannot be loaded', () => {
    const cart = restoredCart({ queuedAdditions: [ROSE] }, { isAdoptionDue: true });
    cart.calls();
    cart.send(NOT_ADOPTED);
    expect(cart.calls()).toEqual([
      'clearQueuedAdditions',
      'app ← cart.addFailed',
      ...AFTER_OPERATION,
    ]);
    expect(cart.inputOf('cart.addFailed')).toMatchObject({ operation: 'add', failure: FAILURE });
    expect(cart.context()).toMatchObject({ queue: [], failures: { add: FAILURE } });
  });

  it('keeps a pending addition for the adopted cart', () => {
    const cart = restoredCart({ queuedAdditions: [ROSE] }, { isAdoptionDue: true });
    cart.calls();
    cart.send(ADOPTED);
    expect(cart.calls()).toEqual([...AFTER_OPERATION, 'call operation']);
    cart.send(done('operation', { ...OUTCOME, cartId: 'cart-3' }));
    expect(command(cart)).toMatchObject({ kind: 'add' });
  });

  it.each([
    { why: 'answered', ended: done('adopt', { cartId: null, failure: LOST_FAILURE }) },
    { why: 'tried', ended: failed('adopt', LOST) },
  ])(
    'gets another adoption attempt with the next request or connection when the first was not $why',
    ({ ended }) => {
      for (const command of [ADD, ...OTHER_COMMANDS, { type: 'cart.reconnected' }]) {
        const cart = restoredCart({}, { isAdoptionDue: true });
        cart.send(ended);
        expect(cart.calls()).not.toContain('call operation');
        cart.send(command);
        expect(cart.calls(), command.type).toContain('call adopt');
        cart.send(ADOPTED);
        expect(cart.calls()).not.toContain('call adopt');
      }
    },
  );

  it('gets another adoption attempt when another tab has seen or stored another cart', () => {
    const lastShown = { cartId: 'cart-1', lines: {}, coupons: ['MAY'], shipping: null };
    const looked = restoredCart({}, { isAdoptionDue: true });
    looked.send(failed('adopt', LOST), { type: 'cart.seenElsewhere', lastShown });
    expect(looked.calls().filter((call) => call === 'call adopt')).toHaveLength(2);
    const found = restoredCart({ cartId: null }, { isAdoptionDue: true });
    found.send(failed('adopt', LOST), { type: 'cart.stored', cartId: 'cart-9' });
    expect(found.calls().filter((call) => call === 'call adopt')).toHaveLength(2);
    const same = restoredCart({}, { isAdoptionDue: true });
    same.send(failed('adopt', LOST));
    same.send({ type: 'cart.seenElsewhere', lastShown: { ...lastShown, cartId: 'cart-9' } });
    expect(same.calls().filter((call) => call === 'call adopt')).toHaveLength(1);
  });

  it('gets another adoption attempt when an operation is deferred until the adoption', () => {
    const cart = restoredCart({}, { isAdoptionDue: true });
    cart.send(ADOPTED, DONE, ADD);
    cart.calls();
    cart.send(done('operation', { ...OUTCOME, status: 'deferred' }));
    expect(cart.calls()).toContain('call adopt');
    cart.send(ADOPTED, DONE, ADD, DONE);
    expect(cart.calls()).not.toContain('call adopt');
  });

  it('loses the pending additions with a failure when the adoption cannot start', () => {
    const cart = restoredCart({ queuedAdditions: [ROSE] }, { isAdoptionDue: true });
    cart.calls();
    cart.send(failed('adopt', REFUSED));
    expect(cart.calls()).toEqual([
      'clearQueuedAdditions',
      'app ← cart.addFailed',
      ...AFTER_OPERATION,
    ]);
    expect(cart.inputOf('cart.addFailed')).toMatchObject({ operation: 'add', failure: FAILURE });
    expect(cart.context()).toMatchObject({ queue: [], failures: { add: FAILURE } });
    cart.send(READ);
    expect(cart.calls()).toEqual(['call operation']);
  });

  it('reports no addition when there is none and the adoption cannot start', () => {
    const cart = restoredCart({}, { isAdoptionDue: true });
    cart.send({ type: 'cart.applyCoupon', code: 'MAY' });
    cart.calls();
    cart.send(failed('adopt', REFUSED));
    expect(cart.calls()).toEqual(['clearQueuedAdditions', ...AFTER_OPERATION]);
    expect(cart.context()).toMatchObject({ queue: [], failures: { applyCoupon: FAILURE } });
  });
});

describe('Cart: a sign-out', () => {
  it('leaves the customer’s cart and drops everything of it on this device', () => {
    const cart = cartAfterRead();
    cart.send({ type: 'cart.signedOut' });
    expect(cart.calls()).toEqual(['call leaveCart']);
    expect(cart.inputOf('leaveCart')).toEqual({ cartId: 'cart-1' });
    expect(cart.is('busy')).toBe(true);
    cart.send(done('leaveCart', 1));
    expect(cart.calls()).toEqual([...FORGETS, ...AFTER_OPERATION]);
    expect(cart.inputOf('storeRemovedLine')).toEqual({ removedLine: null, hasRemovedLine: true });
    expect(cart.context()).toMatchObject({ cartId: null, details: null, lastShown: null });
  });

  it('leaves the cart even in the middle of an operation', () => {
    const cart = cartAfterRead();
    cart.send(READ, { type: 'cart.signedOut' });
    expect(cart.calls()).toEqual(['call operation', 'call leaveCart']);
  });

  it('does not interrupt the operation that has caused it', () => {
    const cart = cartAfterRead();
    cart.send(READ, { type: 'cart.sessionEnding' }, { type: 'cart.signedOut' });
    expect(cart.calls()).toEqual(['call operation']);
    cart.send(DONE);
    expect(cart.context().cartId).toBe('cart-1');
  });

  it('names no item of the customer’s cart as missing from the guest’s cart that follows', () => {
    const cart = cartAfterRead();
    expect(cart.context().lastShown).not.toBeNull();
    cart.send(READ, { type: 'cart.sessionEnding' }, { type: 'cart.signedOut' });
    cart.send(
      done('operation', {
        ...OUTCOME,
        cartId: 'cart-2',
        details: { ...DETAILS, id: 'cart-2', items: [cartLine('Peony')] },
      }),
    );
    expect(cart.context().cartDiff).toMatchObject({ removed: [], isOtherCart: false });
  });

  const previous = (cart: ReturnType<typeof restoredCart>) => cart.context().cartDiff.previousCart;
  const EMPTY = { ...OUTCOME, cartId: 'cart-2', details: { ...DETAILS, id: 'cart-2', items: [] } };

  it('shows that the session has ended by itself until the shopper signs in again', () => {
    const facts = { hasSessionEnded: true, isAdoptionDue: false };
    const cart = cartAfterRead(facts);
    expect(previous(cart)).toBeNull();
    cart.send({ type: 'cart.signedOut' }, done('leaveCart', 1));
    expect(previous(cart)).toBe('sessionEnded');
    cart.send(READ, done('operation', EMPTY));
    expect(previous(cart)).toBe('sessionEnded');
    facts.hasSessionEnded = false;
    facts.isAdoptionDue = true;
    cart.send({ type: 'cart.signedIn' }, done('adopt', { cartId: 'cart-3', failure: null }));
    expect(cart.calls()).toContain('call adopt');
    expect(previous(cart)).toBeNull();
    facts.isAdoptionDue = false;
    cart.send({ type: 'cart.signedOut' }, done('leaveCart', 1));
    expect(previous(cart)).toBeNull();
  });

  it('shows the end of the session after a reload until a guest’s cart contains an item', () => {
    const cart = restoredCart({ cartId: null }, { hasSessionEnded: true });
    expect(previous(cart)).toBe('sessionEnded');
    cart.send(ADD, DONE);
    expect(previous(cart)).toBeNull();
    const left = restoredCart({}, { hasSessionEnded: true, isCartLeftBehind: true });
    left.send(done('leaveFormerCart', 1));
    expect(previous(left)).toBe('sessionEnded');
  });

  it('shows the end of the session beside a guest’s empty cart until that cart contains an item', () => {
    const cart = restoredCart({ cartId: 'cart-2' }, { hasSessionEnded: true });
    cart.send(READ, done('operation', EMPTY));
    expect(previous(cart)).toBe('sessionEnded');
    cart.send(ADD, done('operation', { ...EMPTY, details: { ...DETAILS, id: 'cart-2' } }));
    expect(previous(cart)).toBeNull();
  });

  it('says which lines another tab has removed rather than that the session has ended', () => {
    const cart = cartAfterRead({ hasSessionEnded: true });
    cart.send(READ, done('operation', { ...OUTCOME, details: { ...DETAILS, items: [] } }));
    expect(previous(cart)).toBeNull();
    expect(cart.context().cartDiff.removed).toEqual(['Rose']);
  });

  it('shows the end of a session that an operation has ended', () => {
    const cart = cartAfterRead();
    cart.send(READ, { type: 'cart.sessionEnding' }, { type: 'cart.signedOut' });
    expect(previous(cart)).toBe('sessionEnded');
  });

  it('hides the id of the guest’s cart while the cart becomes the customer’s', () => {
    const cart = restoredCart({}, { isAdoptionDue: true });
    expect(cart.is('adopting')).toBe(true);
    cart.send(done('adopt', { cartId: 'cart-3', failure: null }));
    expect(cart.is('adopting')).toBe(false);
  });
});

describe('Cart: a completed order', () => {
  const ORDERED = { type: 'cart.orderCompleted', previousCart: 'ordered' };
  const REPLACED = 'placeOrder ← cart.replaced';

  it('forgets the cart, creates another one and reports the replacement', () => {
    const cart = cartAfterRead();
    cart.send(ORDERED);
    expect(cart.calls()).toEqual(['call forgetCart']);
    expect(cart.inputOf('forgetCart')).toEqual({ cartId: 'cart-1' });
    expect(cart.is('busy')).toBe(true);
    cart.send(done('forgetCart', 1_000));
    expect(cart.calls()).toEqual([...FORGETS, 'call createCart']);
    expect(cart.context()).toMatchObject({
      cartId: null,
      details: null,
      lastClearTime: 1_000,
      cartDiff: { previousCart: 'ordered' },
    });
    cart.send(done('createCart', 'cart-2'));
    expect(cart.calls()).toEqual([REPLACED, ...AFTER_OPERATION]);
    expect(cart.inputOf('cart.announced')).toMatchObject({ cartId: 'cart-2', details: null });
  });

  it('is reported as the reason for the empty cart until the new cart is read', () => {
    const cart = cartAfterRead();
    cart.send(ORDERED, done('forgetCart', 1_000), done('createCart', 'cart-2'));
    expect(cart.context().cartDiff.previousCart).toBe('ordered');
    const details = { ...DETAILS, id: 'cart-2', items: [] };
    cart.send(READ, done('operation', { ...OUTCOME, cartId: 'cart-2', details }));
    expect(cart.context().cartDiff.previousCart).toBeNull();
  });

  it('reports the former cart as closed when it is unknown whether that cart was ordered', () => {
    const cart = cartAfterRead();
    cart.send({ ...ORDERED, previousCart: 'closed' }, done('forgetCart', 1_000));
    expect(cart.context().cartDiff.previousCart).toBe('closed');
  });

  it('replaces the cart once when it is reported twice within three seconds', () => {
    const cart = cartAfterRead();
    cart.send(ORDERED, done('forgetCart', 1_000), done('createCart', 'cart-2'));
    cart.calls();
    cart.pass(2_999);
    cart.send(ORDERED);
    expect(cart.calls()).toEqual([REPLACED]);
    cart.pass(1);
    cart.send(ORDERED);
    expect(cart.calls()).toEqual(['call forgetCart']);
  });

  it('restarts the replacement when it is reported again before the cart is forgotten', () => {
    const cart = cartAfterRead();
    cart.send(ORDERED, ORDERED);
    expect(cart.calls()).toEqual(['call forgetCart', ...FORGETS, 'call forgetCart']);
  });

  it('reports a cart that could not be replaced', () => {
    const cart = cartAfterRead();
    cart.send(ORDERED, done('forgetCart', 1_000));
    cart.calls();
    cart.send(failed('createCart', REFUSED));
    expect(cart.calls()).toEqual(['placeOrder ← cart.notReplaced', ...AFTER_OPERATION]);
    expect(cart.inputOf('cart.notReplaced')).toMatchObject({ failure: FAILURE });
    expect(cart.context()).toMatchObject({ cartId: null, failures: { create: FAILURE } });
  });

  it('is forgotten with the first line of the next cart, also once that line is removed', () => {
    const cart = cartAfterRead();
    cart.send(ORDERED, done('forgetCart', 1_000), done('createCart', 'cart-2'));
    const details = { ...DETAILS, id: 'cart-2' };
    cart.send(ADD, done('operation', { ...OUTCOME, cartId: 'cart-2', details }));
    cart.send(
      { type: 'cart.removeItem', itemId: 'MQ==' },
      done('operation', { ...OUTCOME, cartId: 'cart-2', details: { ...details, items: [] } }),
    );
    expect(cart.context().cartDiff.previousCart).toBeNull();
  });
});

const INACTIVE = Object.assign(new Error('The cart isn’t active.'), {
  reason: 'invalidCart',
  isClosed: true,
});
const FORGOTTEN = done('forgetGuestsCart');

describe('Cart adoption', () => {
  const adoption = (hasGuestsCart = true) => {
    const adopting = standAlone(cartAdoptionMachine, { facts: { hasGuestsCart } });
    expect(adopting.calls()).toEqual(['call takeCustomersCart']);
    return adopting;
  };
  const adoptionAfter = (...events: TestEvent[]) => {
    const adopting = adoption();
    adopting.send(done('takeCustomersCart', 'cart-3'), ...events);
    return adopting;
  };

  it('merges the guest’s cart into the customer’s, once, and forgets it', () => {
    const adopting = adoptionAfter();
    expect(adopting.calls()).toEqual(['call mergeGuestsCart']);
    expect(adopting.inputOf('mergeGuestsCart')).toEqual({ cartId: 'cart-3' });
    adopting.send(done('mergeGuestsCart'));
    expect(adopting.calls()).toEqual(['call forgetGuestsCart']);
    adopting.send(FORGOTTEN);
    expect(adopting.output()).toMatchObject({ cartId: 'cart-3', failure: null });
  });

  it('merges nothing when the guest had no cart', () => {
    const adopting = adoption(false);
    adopting.send(done('takeCustomersCart', 'cart-3'));
    expect(adopting.calls()).toEqual([]);
    expect(adopting.output()).toMatchObject({ cartId: 'cart-3', failure: null });
  });

  it('reports why the customer’s cart could not be loaded', () => {
    const adopting = adoption();
    adopting.send(failed('takeCustomersCart', REFUSED));
    expect(adopting.output()).toEqual({ cartId: null, failure: FAILURE });
  });

  it('forgets a guest’s cart that was ordered or merged before, and reports it as closed', () => {
    const adopting = adoptionAfter(failed('mergeGuestsCart', INACTIVE));
    expect(adopting.calls()).toContain('call forgetGuestsCart');
    adopting.send(FORGOTTEN);
    expect(adopting.output()).toMatchObject({ cartId: 'cart-3', isGuestsCartClosed: true });
  });

  it('retries once after a second, and forgets nothing when the retry fails too', () => {
    const adopting = adoptionAfter(failed('mergeGuestsCart', LOST));
    adopting.calls();
    adopting.pass(999);
    expect(adopting.calls()).toEqual([]);
    adopting.pass(1);
    expect(adopting.calls()).toEqual(['call retryMerge']);
    expect(adopting.inputOf('retryMerge')).toEqual({ cartId: 'cart-3' });
    adopting.send(failed('retryMerge', LOST));
    expect(adopting.calls()).toEqual([]);
    expect(adopting.output()).toMatchObject({
      cartId: 'cart-3',
      failure: { reason: 'unreachable' },
    });
  });

  it.each([
    { response: done('retryMerge'), isClosed: undefined },
    { response: failed('retryMerge', INACTIVE), isClosed: true },
  ])('forgets the guest’s cart once the retry has settled the merge', ({ response, isClosed }) => {
    const adopting = adoptionAfter(failed('mergeGuestsCart', LOST));
    adopting.pass(1_000);
    adopting.calls();
    adopting.send(response);
    expect(adopting.calls()).toEqual(['call forgetGuestsCart']);
    adopting.send(failed('forgetGuestsCart'));
    expect(adopting.output()).toMatchObject({ cartId: 'cart-3', failure: null });
    expect((adopting.output() as { isGuestsCartClosed?: boolean }).isGuestsCartClosed).toBe(
      isClosed,
    );
  });
});

describe('Cart: the network returns', () => {
  const UNREACHABLE = Object.assign(new Error('Failed to fetch'), { reason: 'unreachable' });
  const lost = {
    ...OUTCOME,
    details: null,
    status: 'uncertain',
    failures: [{ operation: 'read', failure: { reason: 'unreachable', message: '' } }],
  };

  it('reads the cart again after a read without a response', () => {
    const cart = restoredCart();
    cart.send(READ, done('operation', lost));
    cart.calls();
    cart.send({ type: 'cart.reconnected' });
    expect(cart.calls()).toEqual(['call operation']);
    expect(command(cart)).toMatchObject({ kind: 'read' });
    cart.send(DONE);
    expect(cart.context().failures).toEqual({});
  });

  it('reads the cart again after the code of a read could not be fetched', () => {
    const cart = restoredCart();
    cart.send(READ, failed('operation', UNREACHABLE));
    cart.calls();
    cart.send({ type: 'cart.reconnected' });
    expect(cart.calls()).toEqual(['call operation']);
  });

  it('does nothing when the last read was answered', () => {
    const answered = cartAfterRead();
    answered.send({ type: 'cart.reconnected' });
    expect(answered.calls()).toEqual([]);
    const refused = restoredCart();
    refused.send(READ, failed('operation', REFUSED));
    refused.calls();
    refused.send({ type: 'cart.reconnected' });
    expect(refused.calls()).toEqual([]);
  });
});
