import { describe, expect, it } from 'vitest';
import {
  type CartOwnership,
  displacedCart,
  isAdoptionDue,
  isCartForeign,
  isCartLeftBehind,
  isMergeDue,
  isOfNextGuest,
} from '../../machines/cart/ownership.ts';

const ownership = (known: Partial<CartOwnership> = {}): CartOwnership => ({
  isSignedIn: false,
  cartId: 'stored',
  owner: 'guest',
  unmergedCartId: null,
  paidCartId: null,
  ...known,
});

describe('Cart of a signed-in customer', () => {
  it.each([
    [{ owner: 'guest' }, true],
    [{ owner: null }, true],
    [{ owner: 'customer' }, false],
    [{ owner: 'guest', paidCartId: 'stored' }, false],
    [{ owner: 'guest', paidCartId: 'another' }, true],
    [{ owner: 'guest', isSignedIn: false }, false],
  ] as const)('is foreign and must be adopted: %o → %s', (known, isForeign) => {
    const stored = ownership({ isSignedIn: true, ...known });
    expect(isCartForeign(stored)).toBe(isForeign);
    expect(isAdoptionDue(stored)).toBe(isForeign);
  });

  it.each([
    [{ owner: 'customer' }, true],
    [{ owner: 'customer', paidCartId: 'stored' }, false],
    [{ owner: 'customer', isSignedIn: false }, false],
  ] as const)('is foreign if another tab has stored another one: %o → %s', (known, isForeign) => {
    const stored = ownership({ isSignedIn: true, ...known });
    expect(isCartForeign(stored, 'former')).toBe(isForeign);
    expect(isCartForeign(stored, 'stored')).toBe(false);
  });

  it('must still be merged with a guest’s cart, but not during a payment', () => {
    const merging = ownership({ isSignedIn: true, owner: 'customer', unmergedCartId: 'guests' });
    expect([isMergeDue(merging), isAdoptionDue(merging)]).toEqual([true, true]);
    const paying = { ...merging, paidCartId: 'another' };
    expect([isMergeDue(paying), isAdoptionDue(paying)]).toEqual([false, false]);
    expect(isAdoptionDue({ ...merging, isSignedIn: false })).toBe(false);
    expect(isMergeDue(ownership())).toBe(false);
  });

  it('displaces a guest’s cart, but not itself and not another customer’s cart', () => {
    expect(displacedCart(ownership(), 'customers')).toBe('stored');
    expect(displacedCart(ownership(), 'stored')).toBeNull();
    expect(displacedCart(ownership({ owner: 'customer' }), 'customers')).toBeNull();
    expect(displacedCart(ownership({ cartId: null }), 'customers')).toBeNull();
  });
});

describe('Cart after a sign-out', () => {
  it.each([
    [{ owner: 'customer' }, true],
    [{ owner: 'guest' }, false],
    [{ owner: 'customer', isSignedIn: true }, false],
    [{ owner: 'customer', paidCartId: 'stored' }, false],
  ] as const)('is left behind by the customer: %o → %s', (known, isLeftBehind) => {
    expect(isCartLeftBehind(ownership(known))).toBe(isLeftBehind);
  });

  it('belongs to the next guest if another tab has created it since', () => {
    expect(isOfNextGuest(ownership(), 'left')).toBe(true);
    expect(isOfNextGuest(ownership(), 'stored')).toBe(false);
    expect(isOfNextGuest(ownership({ owner: 'customer' }), 'left')).toBe(false);
  });
});
