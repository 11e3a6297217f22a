import { describe, expect, it } from 'vitest';
import { cartShops } from '../support/cartShop.ts';

const open = cartShops();
type Shop = Awaited<ReturnType<typeof open>>;

/** The cart was ordered or merged elsewhere: the platform says that it isn't active. */
const close = (shop: Shop) => {
  for (const cart of shop.shop.carts.values()) cart.isActive = false;
};

async function openWithClosedCart(): Promise<Shop> {
  const shop = await open();
  await shop.add(shop.simple);
  close(shop);
  return shop;
}

describe('Cart: a closed cart for which this device has no order', () => {
  it('is reported as closed, while no item is reported as gone', async () => {
    const shop = await openWithClosedCart();
    await shop.read();
    expect(shop.context().details?.items).toEqual([]);
    expect(shop.context().cartDiff).toMatchObject({
      previousCart: 'closed',
      isOtherCart: false,
      removed: [],
    });
  });

  it('is still reported as closed on the next visit, until something is in the cart', async () => {
    const shop = await openWithClosedCart();
    await shop.read();
    await shop.close();
    const next = await open(shop);
    await next.read();
    expect(next.context().cartDiff.previousCart).toBe('closed');
    await next.add(next.simple);
    await next.close();
    const last = await open(next);
    await last.read();
    expect(last.context().cartDiff.previousCart).toBeNull();
  });

  it('is reported as closed when an addition meets it', async () => {
    const shop = await openWithClosedCart();
    await shop.add(shop.simple);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 1 });
    await shop.read();
    expect(shop.context().cartDiff).toMatchObject({ previousCart: 'closed', removed: [] });
  });

  it('is reported as closed when a guest signs in and it cannot be merged', async () => {
    const shop = await openWithClosedCart();
    await shop.signIn();
    await shop.settled();
    expect(shop.context().details?.items).toEqual([]);
    expect(shop.context().cartDiff).toMatchObject({ previousCart: 'closed', removed: [] });
  });

  it('is not reported as closed when the platform does not know it', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    await shop.control('forget-carts');
    await shop.read();
    expect(shop.context().cartDiff).toMatchObject({ previousCart: null, isOtherCart: true });
  });
});
