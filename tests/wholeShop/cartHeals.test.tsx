import { describe, expect, it } from 'vitest';
import { cartShops } from '../support/cartShop.ts';
import { stored } from '../support/openShop.ts';

const open = cartShops();
type Shop = Awaited<ReturnType<typeof open>>;

/** Somebody with one line in a cart of their own kind. */
async function openWithLine(who: 'guest' | 'customer'): Promise<Shop> {
  const shop = await open();
  if (who === 'customer') await shop.signIn();
  await shop.settled();
  await shop.adds(shop.simple);
  return shop;
}

const isSignedIn = (shop: Shop) => shop.services.token.isHeld();
/** Ordered or merged elsewhere: the platform says that the cart isn't active. */
const retire = (shop: Shop) => {
  for (const cart of shop.shop.carts.values()) cart.isActive = false;
};

describe('a dead cart of a guest', () => {
  it('is replaced, and what was added is in the new one', async () => {
    const shop = await openWithLine('guest');
    const dead = shop.context().cartId;
    await shop.control('forget-carts');
    await shop.adds(shop.simple);
    expect(shop.held()).toEqual({ [shop.simple.sku]: 1 });
    expect(shop.context().cartId).not.toBe(dead);
    expect(stored('cartId').value).toBe(shop.context().cartId);
    expect(shop.context().failures).toEqual({});
    expect(shop.sent('CreateEmptyCart')).toBe(2);
  });

  it('is not replaced while a payment is outstanding: the failure is shown', async () => {
    const shop = await openWithLine('guest');
    const { cartId } = shop.context();
    shop.services.storage.set('unsettled_order', { cartId, emailHash: 'a' }, 3_600);
    retire(shop);
    await shop.adds(shop.simple);
    expect(shop.context().cartId).toBe(cartId);
    expect(stored('cartId').value).toBe(cartId);
    expect(shop.context().failures.add).toMatchObject({ reason: 'invalidCart' });
    expect(shop.sent('CreateEmptyCart')).toBe(1);
    shop.services.storage.remove('unsettled_order');
    await shop.adds(shop.simple);
    expect(shop.context().failures).toEqual({});
    expect(shop.held()).toEqual({ [shop.simple.sku]: 1 });
  });

  it('leaves alone the cart that another tab has made in its place', async () => {
    const shop = await openWithLine('guest');
    const other = await open(shop);
    await shop.control('forget-carts');
    await shop.adds(shop.simple);
    await other.adds(other.simple);
    expect(other.context().cartId).toBe(shop.context().cartId);
    expect(shop.held()).toEqual({ [shop.simple.sku]: 2 });
  });
});

describe('a dead cart of a customer', () => {
  it('that cannot be found signs out when adding: a new guest’s cart holds what was added', async () => {
    const shop = await openWithLine('customer');
    await shop.control('forget-carts');
    await shop.adds(shop.simple);
    expect(isSignedIn(shop)).toBe(false);
    expect(shop.session()?.matches('anonymous')).toBe(true);
    expect(shop.sent('RevokeCustomerToken')).toBe(0);
    expect(shop.held()).toEqual({ [shop.simple.sku]: 1 });
    expect(stored('cartId').value).toBe(shop.context().cartId);
    expect(shop.context().failures).toEqual({});
    expect(location.pathname).toBe('/');
  });

  it('that cannot be found signs out when it is read', async () => {
    const shop = await openWithLine('customer');
    await shop.control('forget-carts');
    await shop.reads();
    expect(isSignedIn(shop)).toBe(false);
    expect(shop.context().details?.items).toEqual([]);
    expect(shop.context().failures).toEqual({});
  });

  for (const [title, change] of [
    ['an update', (shop: Shop) => shop.updates(3)],
    ['a removal', (shop: Shop) => shop.removes()],
  ] as const) {
    it(`that cannot be found is reset by ${title}, and the customer stays`, async () => {
      const shop = await openWithLine('customer');
      const dead = shop.context().cartId;
      await shop.control('forget-carts');
      await change(shop);
      expect(isSignedIn(shop)).toBe(true);
      expect(shop.context().cartId).not.toBe(dead);
      expect(shop.context().details?.items).toEqual([]);
    });
  }

  it('that isn’t active is replaced, and the customer stays', async () => {
    const shop = await openWithLine('customer');
    retire(shop);
    await shop.adds(shop.simple);
    expect(isSignedIn(shop)).toBe(true);
    expect(shop.held()).toEqual({ [shop.simple.sku]: 1 });
    expect(shop.context().failures).toEqual({});
  });
});

describe('one recovery per operation', () => {
  it('a second invalid answer ends as an error', async () => {
    const shop = await openWithLine('guest');
    await shop.control('fail', {
      field: 'addProductsToCart',
      times: 5,
      message: 'Could not find a cart with ID "x"',
      category: 'graphql-no-such-entity',
    });
    await shop.adds(shop.simple);
    expect(shop.context().failures.add).toMatchObject({ reason: 'invalidCart' });
    expect(shop.sent('AddProductsToCart')).toBe(3);
    expect(shop.sent('CreateEmptyCart')).toBe(2);
  });
});
