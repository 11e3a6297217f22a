import { describe, expect, it } from 'vitest';
import { wishListMachine } from '../../machines/wishList/machine.ts';
import { done, failed } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const WISH = { sku: 'FL-B-03', name: 'Blue Hour', quantity: 1, selectedOptions: [] };
const ITEM = { ...WISH, id: '7' };
const GONE = { ...WISH, sku: 'FL-B-01', id: '8' };
const REFUSED = Object.assign(new Error('No.'), { reason: 'refused' });
const UNREACHABLE = { reason: 'unreachable', message: '' };
const list = (...items: object[]) => ({ listId: '1', items });
const ADD = { type: 'wishList.add', wishes: [WISH] };
const REMOVE = { type: 'wishList.remove', items: [ITEM] };
const ELSEWHERE = { type: 'wishList.changedElsewhere' };
const [SIGNED_IN, SIGNED_OUT] = [{ type: 'wishList.signedIn' }, { type: 'wishList.signedOut' }];

const shopper = (facts: Record<string, boolean> = {}, stored: object[] = []) =>
  standAlone(wishListMachine, { facts, input: { stored } });

/** A customer whose list contains these items. */
function customer(...items: object[]) {
  const wishes = shopper({ isSignedIn: true });
  wishes.send(done('readWishList', list(...items)));
  wishes.calls();
  return wishes;
}

describe('Wish list of a guest', () => {
  it('asks the guest to sign in, keeps the pending addition for the visit, and waits for the outcome', () => {
    const wishes = shopper();
    expect(wishes.value()).toEqual({ guest: 'idle' });
    wishes.calls();
    wishes.send(ADD);
    expect(wishes.calls()).toEqual(['storeWishes', 'askToSignIn', 'call watchAuthRoutes']);
    wishes.send({ type: 'wishList.declined' });
    expect(wishes.calls()).toEqual(['clearStoredWishes']);
    expect(wishes.value()).toEqual({ guest: 'idle' });
  });

  it('is read once the guest has signed in, even while a sign-in page is shown', () => {
    const wishes = shopper({ isSignedIn: true, isOnAuthRoute: true }, [WISH]);
    expect(wishes.matches({ customer: 'reading' })).toBe(true);
  });

  it.each([true, false])('is read after a sign-in, by the same customer: %s', (isSameCustomer) => {
    const wishes = shopper({ isSameCustomer });
    wishes.calls();
    wishes.send(SIGNED_IN);
    expect(wishes.calls()).toEqual(['call watchOtherTabs', 'call readWishList']);
    expect(wishes.matches('customer')).toBe(true);
  });

  it('begins at a sign-out, and records who signed out', () => {
    const wishes = customer(ITEM);
    wishes.send(SIGNED_OUT);
    expect(wishes.calls()).toEqual(['clearStoredWishes', 'rememberCustomer']);
    expect(wishes.matches('guest')).toBe(true);
  });
});

describe('Wish list that another tab changes', () => {
  it('is read once, a second after the last of several changes', () => {
    const wishes = customer(ITEM);
    wishes.send(ELSEWHERE);
    wishes.pass(999);
    wishes.send(ELSEWHERE);
    wishes.pass(999);
    expect(wishes.calls()).toEqual([]);
    wishes.pass(1);
    expect(wishes.calls()).toEqual(['call readWishList']);
    wishes.send(done('readWishList', list()));
    expect(wishes.context().wishedSkus).toEqual([]);
  });

  it('is read again when it changes while it is read', () => {
    const wishes = shopper({ isSignedIn: true });
    wishes.send(ELSEWHERE);
    wishes.calls();
    wishes.pass(1_000);
    expect(wishes.calls()).toEqual(['call readWishList']);
  });

  it('is read before a change that the shopper has made meanwhile is sent', () => {
    const wishes = shopper({ isSignedIn: true });
    wishes.send(ADD, ELSEWHERE);
    expect(wishes.calls()).not.toContain('call changeWishList');
  });

  it('is read before a change is sent when another tab changes it during the first read', () => {
    const wishes = shopper({ isSignedIn: true });
    wishes.calls();
    wishes.send(ELSEWHERE, ADD);
    expect(wishes.calls()).toEqual(['call readWishList']);
    wishes.send(done('readWishList', list(ITEM)));
    expect(wishes.calls()).toEqual(['announceDone', 'clearStoredWishes']);
  });

  it.each([
    { stage: 'sent', before: [], last: done('changeWishList', list(ITEM)) },
    {
      stage: 'checked',
      before: [failed('changeWishList', new Error('lost'))],
      last: done('checkWishList', list(ITEM)),
    },
  ])('is read again after a change that was being $stage here', ({ before, last }) => {
    const wishes = customer();
    wishes.send(ADD, ...before, ELSEWHERE, last);
    wishes.calls();
    wishes.pass(1_000);
    wishes.pass(1_000);
    expect(wishes.calls()).toEqual(['call readWishList']);
  });

  it('reports a removed item as gone when the list is read before the move is sent', () => {
    const wishes = shopper({ isSignedIn: true });
    wishes.send({ type: 'wishList.move', item: ITEM, selectedOptions: [] });
    wishes.calls();
    wishes.send(done('readWishList', list()));
    expect(wishes.calls()).toEqual(['announceDone']);
    expect(wishes.inputOf('announceDone')).toEqual({ change: { kind: 'remove', items: [ITEM] } });
    expect(wishes.context().queue).toEqual([]);
  });

  it('does not delay a change that the shopper makes here', () => {
    const wishes = customer();
    wishes.send(ELSEWHERE, ADD);
    expect(wishes.calls()).toEqual(['call changeWishList']);
  });
});

describe('Wish list of a customer', () => {
  it('ignores an addition that is on the list already', () => {
    const wishes = customer(ITEM);
    wishes.send(ADD);
    expect(wishes.calls()).toEqual([]);
  });

  it('reports an addition once it is made, and leaves the cart unchanged', () => {
    const wishes = customer();
    wishes.send(ADD, done('changeWishList', list(ITEM)));
    expect(wishes.calls()).toEqual([
      'call changeWishList',
      'clearStoredWishes',
      'announceDone',
      'notifyOtherTabs',
    ]);
    expect(wishes.context().queue).toEqual([]);
  });

  it('sends a removal', () => {
    const wishes = customer(ITEM);
    wishes.send(REMOVE);
    expect(wishes.inputOf('changeWishList')).toMatchObject({
      change: { kind: 'remove', items: [ITEM] },
    });
  });

  it('requests the cart after an item moved there', () => {
    const wishes = customer(ITEM);
    wishes.send({ type: 'wishList.move', item: ITEM, selectedOptions: [] });
    wishes.calls();
    wishes.send(done('changeWishList', list()));
    expect(wishes.calls()).toEqual([
      'clearStoredWishes',
      'announceDone',
      'notifyOtherTabs',
      'cart ← cart.read',
    ]);
    expect(wishes.context().queue).toEqual([]);
  });

  it('reports a failed change when the list cannot be read before it', () => {
    const wishes = shopper({ isSignedIn: true });
    wishes.send(failed('readWishList'), ADD);
    wishes.calls();
    wishes.send(failed('readWishList'));
    expect(wishes.calls()).toEqual(['announceFailure']);
    expect(wishes.inputOf('announceFailure')).toMatchObject({
      change: { kind: 'add' },
      failure: UNREACHABLE,
    });
    expect(wishes.context()).toMatchObject({ queue: [], wishedSkus: [] });
    expect(wishes.value()).toEqual({ customer: 'idle' });
  });

  it('completes an addition when the list, read again, already contains it', () => {
    const wishes = shopper({ isSignedIn: true });
    wishes.send(failed('readWishList'), ADD);
    wishes.calls();
    wishes.send(done('readWishList', list(ITEM)));
    expect(wishes.calls()).toEqual(['announceDone', 'clearStoredWishes']);
    expect(wishes.context().queue).toEqual([]);
  });

  it('completes a removal when the list, read again, does not contain the item', () => {
    const wishes = customer(ITEM);
    wishes.send({ type: 'wishList.remove', items: [GONE] });
    expect(wishes.calls()).toEqual(['call readWishList']);
    wishes.send(done('readWishList', list(ITEM)));
    expect(wishes.calls()).toEqual([]);
    expect(wishes.context().queue).toEqual([]);
  });
});

describe('Wish list after a lost response', () => {
  it('reports a failed addition when the list lacks it', () => {
    const wishes = customer();
    wishes.send(ADD, failed('changeWishList', new Error('lost')));
    wishes.calls();
    wishes.send(done('checkWishList', list(GONE)));
    expect(wishes.calls()).toEqual(['announceFailure']);
    expect(wishes.inputOf('announceFailure')).toMatchObject({ failure: UNREACHABLE });
    expect(wishes.context()).toMatchObject({ items: [GONE], queue: [], wishedSkus: [GONE.sku] });
    expect(wishes.value()).toEqual({ customer: 'idle' });
  });

  it('reports a failed change when the list cannot be read, and reads the list before the next change', () => {
    const wishes = customer();
    wishes.send(ADD, failed('changeWishList', new Error('lost')));
    wishes.calls();
    wishes.send(failed('checkWishList'));
    expect(wishes.calls()).toEqual(['announceFailure']);
    expect(wishes.inputOf('announceFailure')).toMatchObject({ failure: UNREACHABLE });
    expect(wishes.context()).toMatchObject({ queue: [], wishedSkus: [], isStale: true });
    expect(wishes.value()).toEqual({ customer: 'idle' });
    wishes.send(ADD);
    expect(wishes.calls()).toEqual(['call readWishList']);
  });

  it('does not report an addition as made before the list is read again', () => {
    const wishes = customer(ITEM);
    wishes.send(REMOVE, ADD, failed('changeWishList', new Error('lost')));
    wishes.calls();
    wishes.send(failed('checkWishList'));
    expect(wishes.calls()).toEqual(['announceFailure', 'call readWishList']);
  });
});

describe('Wish list after a refusal', () => {
  const MOVE = { type: 'wishList.move', item: ITEM, selectedOptions: [] };
  /** A change that the platform refuses; the list then contains these items. */
  function listAfterRefusal(change: typeof REMOVE | typeof MOVE, ...items: object[]) {
    const wishes = customer(ITEM);
    wishes.send(change);
    wishes.calls();
    wishes.send(failed('changeWishList', REFUSED));
    expect(wishes.calls()).toEqual(['clearStoredWishes', 'call checkWishList']);
    wishes.send(done('checkWishList', list(...items)));
    return wishes;
  }

  it('completes a removal that another tab has made', () => {
    const wishes = listAfterRefusal(REMOVE);
    expect(wishes.calls()).toEqual(['announceDone', 'notifyOtherTabs']);
    expect(wishes.context()).toMatchObject({ queue: [], wishedSkus: [] });
  });

  it('reports that an item is gone instead of moving it to the cart', () => {
    const wishes = listAfterRefusal(MOVE);
    expect(wishes.calls()).toEqual(['announceDone', 'notifyOtherTabs']);
    expect(wishes.inputOf('announceDone')).toEqual({ change: { kind: 'remove', items: [ITEM] } });
    expect(wishes.context()).toMatchObject({ queue: [], wishedSkus: [], removedIds: ['7'] });
  });

  it.each([REMOVE, MOVE])(
    'gives the platform’s reason if the item is still there: %o',
    (change) => {
      const wishes = listAfterRefusal(change, ITEM);
      expect(wishes.calls()).toEqual(['announceFailure']);
      expect(wishes.inputOf('announceFailure')).toMatchObject({
        failure: { reason: 'refused', message: 'No.' },
      });
      expect(wishes.context()).toMatchObject({ queue: [], items: [ITEM] });
    },
  );

  it('forgets the reason of an earlier change', () => {
    const wishes = listAfterRefusal(REMOVE, ITEM);
    wishes.send(MOVE, failed('changeWishList', new Error('lost')), failed('checkWishList'));
    expect(wishes.inputOf('announceFailure')).toMatchObject({ failure: UNREACHABLE });
    expect(wishes.context().moveFailures).toEqual({ 7: UNREACHABLE });
  });

  it('sends the next change', () => {
    const wishes = customer();
    wishes.send(ADD, { type: 'wishList.add', wishes: [{ ...WISH, sku: 'FL-B-02' }] });
    wishes.calls();
    wishes.send(failed('changeWishList', REFUSED));
    expect(wishes.calls()).toEqual(['clearStoredWishes', 'announceFailure', 'call changeWishList']);
  });
});
