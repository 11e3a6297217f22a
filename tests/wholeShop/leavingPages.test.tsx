import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartShops } from '../support/cartShop.ts';

type Shop = Awaited<ReturnType<typeof open>>;
const open = cartShops();

/** Requests a quantity of the cart's line that sells this product, and does not wait until it is sent. */
function press(shop: Shop, sku: string, quantity: number): void {
  const line = shop.context().details?.items.find(({ product }) => product.sku === sku);
  shop.actor.send({ type: 'cart.updateItem', itemId: line?.uid ?? '', quantity });
}
const leaveAll = () => window.dispatchEvent(new Event('pagehide'));
const returnToAll = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

afterEach(() => {
  vi.useRealTimers();
});

/** Lets this many seconds pass on the computer's clock. */
function waitSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
}

/** Lets the debounce of each queued change pass until all are sent. */
async function sendAll(shop: Shop): Promise<void> {
  await expect
    .poll(() => {
      shop.clock.increment(350);
      return shop.context().queue;
    })
    .toEqual([]);
  await shop.settled();
}

/** Opens a page, which sends the changes that earlier pages have left. */
async function openNext(shop: Shop): Promise<Shop> {
  const next = await open(shop, { isUnsettled: true });
  await expect.poll(() => next.actor.getSnapshot().hasTag('unknown')).toBe(false);
  await sendAll(next);
  return next;
}

describe('Cart: a page that returns from the back/forward cache', () => {
  it('does not send again what the next page has taken, and shows the cart as it is', async () => {
    const first = await open();
    const { sku } = first.simple;
    await first.add(first.simple);
    press(first, sku, 3);
    leaveAll();
    const next = await openNext(first);
    expect(next.platformQuantities()).toEqual({ [sku]: 3 });
    await next.update(1);
    returnToAll();
    await sendAll(first);
    expect(next.platformQuantities()).toEqual({ [sku]: 1 });
    expect(first.context().details?.items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('sends what no other page has taken, however long it was away', async () => {
    const shop = await open();
    const { sku } = shop.simple;
    await shop.add(shop.simple);
    press(shop, sku, 3);
    leaveAll();
    waitSeconds(600);
    returnToAll();
    await sendAll(shop);
    expect(shop.platformQuantities()).toEqual({ [sku]: 3 });
  });
});

describe('Cart: an addition that waits when the page is left', () => {
  /** Adds a product, and while its quantity is changed another one; then leaves the page. */
  async function leaveWithAddition() {
    const shop = await open();
    await shop.add(shop.simple);
    press(shop, shop.simple.sku, 3);
    shop.actor.send({ type: 'cart.addItem', ...shop.configurable });
    leaveAll();
    const expected = { [shop.simple.sku]: 3, [shop.configurable.sku]: 1 };
    return { shop, expected };
  }

  it('is not sent again by the page that returns, if the next page has sent it', async () => {
    const { shop, expected } = await leaveWithAddition();
    const next = await openNext(shop);
    expect(next.platformQuantities()).toEqual(expected);
    waitSeconds(61);
    returnToAll();
    await sendAll(shop);
    expect(next.platformQuantities()).toEqual(expected);
  });

  it('is sent by the page that returns, however long it was away, if no other page has sent it', async () => {
    const { shop, expected } = await leaveWithAddition();
    waitSeconds(600);
    returnToAll();
    await sendAll(shop);
    expect(shop.platformQuantities()).toEqual(expected);
  });
});

describe('Cart: two tabs that are closed at once', () => {
  it('leave the later change of a line to the next page', async () => {
    const one = await open();
    const { sku } = one.simple;
    await one.add(one.simple);
    const second = await open(one);
    await second.read();
    press(one, sku, 3);
    press(second, sku, 5);
    leaveAll();
    await Promise.all([one.close(), second.close()]);
    const next = await openNext(one);
    expect(next.platformQuantities()).toEqual({ [sku]: 5 });
  });

  it('leave the changes of both to the next page', async () => {
    const one = await open();
    const other = { ...one.configurable, quantity: 1 };
    await one.add(one.simple);
    await one.add(other);
    const second = await open(one);
    await second.read();
    press(one, one.simple.sku, 3);
    press(second, other.parentSku ?? '', 2);
    leaveAll();
    await Promise.all([one.close(), second.close()]);
    const next = await openNext(one);
    expect(next.platformQuantities()).toEqual({ [one.simple.sku]: 3, [other.sku]: 2 });
  });
});

describe('Cart: the next page', () => {
  it.each([
    [59, 3],
    [61, 1],
  ])(
    '%d seconds after a change was left, opens with a quantity of %d',
    async (seconds, quantity) => {
      const first = await open();
      const { sku } = first.simple;
      await first.add(first.simple);
      press(first, sku, 3);
      leaveAll();
      await first.close();
      waitSeconds(seconds);
      const next = await openNext(first);
      expect(next.platformQuantities()).toEqual({ [sku]: quantity });
    },
  );
});
