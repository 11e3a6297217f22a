import { describe, expect, it, vi } from 'vitest';
import type { CartCommand } from '../../machines/cart/commands.ts';
import { withCommand } from '../../machines/cart/queue.ts';
import { STORAGE_PREFIX } from '../../src/lib/stored/keys.ts';
import { cartShops } from '../support/cartShop.ts';

type Shop = Awaited<ReturnType<typeof open>>;
const SHOWN_CART = `${STORAGE_PREFIX}shown_cart`;
const open = cartShops();

/** Two tabs on one shop and one storage; the cart that the first creates is known to both. */
async function openTabs(): Promise<{ one: Shop; other: Shop }> {
  const one = await open();
  await one.add(one.simple);
  const other = await open(one);
  await other.read();
  return { one, other };
}

/** Dispatches the browser’s event about what was stored. */
const dispatchStored = (value?: object) => {
  if (value) localStorage.setItem(SHOWN_CART, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: SHOWN_CART }));
};
const quantities = (shop: Shop) => shop.context().details?.items.map(({ quantity }) => quantity);
const record = () => JSON.parse(localStorage.getItem(SHOWN_CART) ?? 'null');

describe('Cart: a change in another tab', () => {
  it('is read in this tab without being reported as a change', async () => {
    const { one, other } = await openTabs();
    await one.add(one.simple);
    expect(quantities(other)).toEqual([1]);
    dispatchStored();
    await other.settled();
    expect(quantities(other)).toEqual([2]);
    const uid = one.context().details?.items[0]?.uid ?? '';
    one.actor.send({ type: 'cart.removeItem', itemId: uid });
    await one.settled();
    dispatchStored();
    await other.settled();
    expect(quantities(other)).toEqual([]);
    expect(other.context().cartDiff.removed).toEqual([]);
  });

  it('is read once, but not when it is unchanged, malformed or of another cart', async () => {
    const { one, other } = await openTabs();
    await one.add(one.simple);
    dispatchStored();
    dispatchStored();
    await other.settled();
    const reads = other.sent('CartDetails');
    const stored = record();
    dispatchStored();
    const { lines, ...rest } = stored.value;
    const more = { ...lines, another: { ...Object.values<object>(lines)[0], quantity: 9 } };
    dispatchStored({ ...stored, value: { ...rest, lines: more, cartId: 'b'.repeat(32) } });
    dispatchStored({ ...stored, value: { cartId: stored.value.cartId } });
    await other.settled();
    expect(other.sent('CartDetails')).toBe(reads);
    // The change belongs to this cart: both tabs receive it and read the cart.
    dispatchStored({ ...stored, value: { ...rest, lines: more } });
    await Promise.all([one.settled(), other.settled()]);
    expect(other.sent('CartDetails')).toBe(reads + 2);
  });

  it('removes the message that the session has ended once the shopper has signed in there', async () => {
    const ended = `${STORAGE_PREFIX}session_ended`;
    localStorage.setItem(ended, JSON.stringify({ value: true, timeStored: Date.now() }));
    const shop = await open();
    await shop.settled();
    expect(shop.context().cartDiff.previousCart).toBe('sessionEnded');
    localStorage.removeItem(ended);
    window.dispatchEvent(new StorageEvent('storage', { key: ended }));
    expect(shop.context().cartDiff.previousCart).toBeNull();
  });

  it('is stored once by the tab that made it, and not again by later reads', async () => {
    const { one } = await openTabs();
    await one.add(one.simple);
    const store = vi.spyOn(Storage.prototype, 'setItem');
    const times = () => store.mock.calls.filter(([key]) => key === SHOWN_CART).length;
    await one.read();
    await one.read();
    expect(times()).toBe(0);
    await one.add(one.simple);
    expect(times()).toBe(1);
  });

  it('is read once for several queued reads, quietly only if all of them are quiet', () => {
    const quiet: CartCommand = { kind: 'read', isQuiet: true };
    const plain: CartCommand = { kind: 'read' };
    expect(withCommand([quiet], quiet)).toEqual([quiet]);
    expect(withCommand([quiet], plain)).toEqual([plain]);
    expect(withCommand([plain], quiet)).toEqual([plain]);
  });
});
