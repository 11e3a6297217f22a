import { describe, expect, it, vi } from 'vitest';
import { STORAGE_PREFIX } from '../../src/lib/stored/keys.ts';
import { cartShops } from '../support/cartShop.ts';

const open = cartShops();
type Shop = Awaited<ReturnType<typeof open>>;

const storedRemovedLine = () => sessionStorage.getItem(`${STORAGE_PREFIX}removed_line`);

const queuedAdditions = () => {
  const record = JSON.parse(sessionStorage.getItem(`${STORAGE_PREFIX}queued_additions`) ?? 'null');
  return JSON.stringify(record?.value ?? []);
};

describe('Cart: an addition without a response', () => {
  for (const [title, isFirst] of [
    ['the first of a new cart', true],
    ['more of what is there', false],
  ] as const) {
    it(`succeeds without a further message when the cart contains it: ${title}`, async () => {
      const shop = await open();
      const { simple } = shop;
      if (!isFirst) await shop.add(simple);
      shop.lose('AddProductsToCart', 'lost response');
      await shop.add(simple);
      expect(shop.platformQuantities()).toEqual({ [simple.sku]: isFirst ? 1 : 2 });
      expect(shop.sent('AddProductsToCart')).toBe(isFirst ? 1 : 2);
      expect(shop.context().failures).toEqual({});
    });
  }

  it('succeeds after a reload as well, as the cart is read before the addition', async () => {
    const first = await open();
    await first.add(first.simple);
    await first.close();
    const shop = await open(first);
    shop.lose('AddProductsToCart', 'lost response');
    await shop.add(shop.simple);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 2 });
    expect(shop.context().failures).toEqual({});
  });

  it('fails when it never arrived, and a retry adds the item once', async () => {
    const shop = await open();
    const { simple } = shop;
    await shop.add(simple);
    shop.lose('AddProductsToCart', 'lost request');
    await shop.add(simple);
    expect(shop.context().failures.add).toMatchObject({ reason: 'unreachable' });
    expect(shop.sent('AddProductsToCart')).toBe(2);
    await shop.add(simple);
    expect(shop.platformQuantities()).toEqual({ [simple.sku]: 2 });
    expect(shop.context().failures).toEqual({});
  });

  for (const fault of ['lost response', 'lost request'] as const) {
    it(`fails when the cart cannot be read either (${fault}), and a retry adds the item once`, async () => {
      const shop = await open();
      const { simple } = shop;
      await shop.add(simple);
      shop.lose('AddProductsToCart', fault);
      shop.lose('CartDetails', 'lost request', 5);
      await shop.add(simple);
      expect(shop.context().failures.add).toMatchObject({ reason: 'unreachable' });
      await shop.add(simple);
      expect(shop.platformQuantities()).toEqual({ [simple.sku]: 2 });
      expect(shop.context().failures.add).toBeUndefined();
      expect(shop.sent('AddProductsToCart')).toBe(fault === 'lost response' ? 2 : 3);
    }, 30_000);
  }
});

describe('Cart: a change without a response', () => {
  it('is settled by reading the cart when it changed a quantity', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    shop.lose('UpdateCartItems', 'lost response');
    await shop.update(3);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 3 });
    expect(shop.context().failures).toEqual({});
    shop.lose('UpdateCartItems', 'lost request');
    await shop.update(5);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 3 });
    expect(shop.context().failures.update).toMatchObject({ reason: 'unreachable' });
    await shop.update(5);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 5 });
    expect(shop.context().failures).toEqual({});
  });

  it('succeeds when it removed a line that is gone, and fails when the line is still there', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    shop.lose('RemoveItemFromCart', 'lost request');
    await shop.remove();
    expect(shop.context().failures.remove).toMatchObject({ reason: 'unreachable' });
    shop.lose('RemoveItemFromCart', 'lost response');
    await shop.remove();
    expect(shop.platformQuantities()).toEqual({});
    expect(shop.context().failures).toEqual({});
  });

  it('succeeds when it applied a coupon that the cart has', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    shop.lose('ApplyCouponToCart', 'lost response');
    shop.actor.send({ type: 'cart.applyCoupon', code: 'firstlight' });
    await shop.settled();
    expect(shop.context().details?.coupons).toEqual(['FIRSTLIGHT']);
    expect(shop.context().failures).toEqual({});
  });
});

describe('Cart: an updated configurable line', () => {
  async function withLine(): Promise<Shop> {
    const shop = await open();
    await shop.add({ ...shop.configurable, quantity: 2 });
    return shop;
  }

  it('is removed and re-added', async () => {
    const shop = await withLine();
    await shop.update(3);
    expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: 3 });
    expect(shop.sent('RemoveItemFromCart')).toBe(1);
    expect(storedRemovedLine()).toBeNull();
  });

  for (const operation of ['RemoveItemFromCart', 'AddProductsToCart']) {
    for (const fault of ['lost request', 'lost response'] as const) {
      it(`loses nothing when ${operation} meets a ${fault}`, async () => {
        const shop = await withLine();
        shop.lose(operation, fault);
        await shop.update(3);
        const isDone = operation === 'AddProductsToCart' && fault === 'lost response';
        expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: isDone ? 3 : 2 });
        expect(shop.context().failures.update?.reason).toBe(isDone ? undefined : 'unreachable');
        expect(shop.context().removedLine).toBeNull();
        await shop.update(3);
        expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: 3 });
        expect(shop.context().failures).toEqual({});
      });
    }
  }

  it('keeps its old quantity when the new one is refused', async () => {
    const shop = await withLine();
    await shop.control('set-stock', { sku: shop.configurable.sku, stock: 2 });
    await shop.update(9);
    expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: 2 });
    expect(shop.context().failures.update).toMatchObject({ reason: 'refused' });
  });

  it('keeps the new quantity when the browser repeats its re-addition', async () => {
    const shop = await withLine();
    shop.lose('AddProductsToCart', 'sent twice');
    const settled = shop.update(3);
    await vi.waitUntil(() => {
      shop.clock.increment(350);
      return shop.platformQuantities()[shop.configurable.sku] === 3;
    });
    await settled;
    expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: 3 });
    expect(shop.context().details?.items[0]?.quantity).toBe(3);
    expect(shop.context().failures).toEqual({});
  });

  it('is restored once the network returns after a loss between removal and re-addition', async () => {
    const shop = await withLine();
    shop.lose('AddProductsToCart', 'lost request', 2);
    shop.lose('CartDetails', 'lost request', 5);
    await shop.update(3);
    expect(shop.platformQuantities()).toEqual({});
    expect(shop.context().failures.update).toMatchObject({ reason: 'unreachable' });
    expect(shop.context().removedLine).toMatchObject({ quantity: 2 });
    shop.lose('AddProductsToCart', 'lost request', 0);
    await shop.read();
    expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: 2 });
    expect(shop.context().removedLine).toBeNull();
  }, 30_000);

  /** Reopens the shop: the request in flight when the page was left gets a moment to arrive. */
  async function reopen(first: Shop, arrive?: () => void): Promise<Shop> {
    await first.close();
    const shop = await open(first, { isUnsettled: true });
    await vi.waitUntil(() => shop.sent('CartDetails') === 1 && shop.context().current !== null);
    const before = JSON.stringify(first.platformQuantities());
    arrive?.();
    if (arrive) await vi.waitUntil(() => JSON.stringify(first.platformQuantities()) !== before);
    await vi.waitUntil(() => {
      shop.clock.increment(1_500);
      return shop.sent('CartDetails') >= 2;
    });
    await shop.settled();
    return shop;
  }

  it('is restored after a reload between removal and re-addition', async () => {
    const first = await withLine();
    // The response never arrives: the page is gone.
    first.hold('RemoveItemFromCart');
    first.update(3).catch(() => {});
    await vi.waitUntil(() => Object.keys(first.platformQuantities()).length === 0);
    const shop = await reopen(first);
    expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: 2 });
    expect(storedRemovedLine()).toBeNull();
  });

  for (const [half, operation, quantity] of [
    ['first', 'RemoveItemFromCart', 2],
    ['second', 'AddProductsToCart', 3],
  ] as const) {
    it(`is in the cart once after a reload with the ${half} request in flight`, async () => {
      const first = await withLine();
      const sent = first.sent(operation);
      const arrive = first.delay(operation);
      first.update(3).catch(() => {});
      await vi.waitUntil(() => first.sent(operation) === sent + 1);
      const shop = await reopen(first, arrive);
      expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: quantity });
      expect(shop.context().details?.items[0]?.quantity).toBe(quantity);
      expect(storedRemovedLine()).toBeNull();
    });
  }
});

describe('Cart: a reload during the first addition', () => {
  for (const operation of ['CreateEmptyCart', 'AddProductsToCart']) {
    it(`keeps the item once when ${operation} is in flight`, async () => {
      const first = await open();
      first.hold(operation);
      first.add(first.simple).catch(() => {});
      await vi.waitUntil(() => first.sent(operation) === 1);
      await first.close();
      const shop = await open(first);
      await shop.read();
      expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 1 });
      await shop.close();
      const nextVisit = await open(shop);
      await nextVisit.read();
      expect(nextVisit.platformQuantities()).toEqual({ [shop.simple.sku]: 1 });
    });
  }

  it('reports an addition that never arrives, and a retry adds the item once', async () => {
    const first = await open();
    await first.add(first.simple);
    first.lose('AddProductsToCart', 'lost request');
    first.hold('CartDetails');
    first.add(first.simple).catch(() => {});
    await vi.waitUntil(() => first.sent('CartDetails') === 2);
    await first.close();
    const shop = await open(first, { isUnsettled: true });
    await vi.waitUntil(() => shop.sent('CartDetails') === 1);
    await vi.waitUntil(() => {
      shop.clock.increment(1_500);
      return shop.sent('CartDetails') === 2;
    });
    await shop.settled();
    expect(shop.context().failures.add).toMatchObject({ reason: 'unreachable' });
    await shop.add(shop.simple);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 2 });
    expect(shop.context().failures).toEqual({});
  });

  it('does not repeat an addition whose failure the shopper has seen', async () => {
    const first = await open();
    first.lose('CreateEmptyCart', 'lost request');
    await first.add(first.simple);
    expect(first.context().failures.create).toBeDefined();
    await vi.waitUntil(() => queuedAdditions() === '[]');
    await first.close();
    const shop = await open(first);
    await shop.read();
    expect(shop.platformQuantities()).toEqual({});
  });
});

describe('Cart: fifty presses on the quantity stepper', () => {
  const fifty = Array.from({ length: 50 }, (_, press) => press + 2);

  it('send at most two updates and reach the last quantity', async () => {
    const shop = await open();
    await shop.control('set-stock', { sku: shop.simple.sku, stock: 99 });
    await shop.add(shop.simple);
    await shop.update(...fifty);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 51 });
    expect(shop.sent('UpdateCartItems')).toBeLessThanOrEqual(2);
  });

  it('send at most four mutations for a configurable line', async () => {
    const shop = await open();
    await shop.control('set-stock', { sku: shop.configurable.sku, stock: 99 });
    await shop.add(shop.configurable);
    const before = shop.sent('AddProductsToCart');
    await shop.update(...fifty);
    expect(shop.platformQuantities()).toEqual({ [shop.configurable.sku]: 51 });
    const mutations = shop.sent('RemoveItemFromCart') + shop.sent('AddProductsToCart') - before;
    expect(mutations).toBeLessThanOrEqual(4);
  });
});
