import { describe, expect, it, vi } from 'vitest';
import { actorOf } from '../../src/actors/AppActor.ts';
import { CartTrigger } from '../../src/lib/cartTriggerQuery.ts';
import { cartShops } from '../support/cartShop.ts';
import { storedRecord } from '../support/openShop.ts';

const open = cartShops();
type Shop = Awaited<ReturnType<typeof open>>;

/** A guest or a customer with one line in the cart. */
async function openWithLine(shopperKind: 'guest' | 'customer'): Promise<Shop> {
  const shop = await open();
  if (shopperKind === 'customer') await shop.signIn();
  await shop.settled();
  await shop.add(shop.simple);
  return shop;
}

const isSignedIn = (shop: Shop) => shop.services.token.isPresent();
/** The cart was ordered or merged elsewhere: the platform says that it isn't active. */
const deactivateCarts = (shop: Shop) => {
  for (const cart of shop.shop.carts.values()) cart.isActive = false;
};

describe('Cart: an invalid cart of a guest', () => {
  it('is replaced, and the addition goes to the new one', async () => {
    const shop = await openWithLine('guest');
    const dead = shop.context().cartId;
    await shop.control('forget-carts');
    await shop.add(shop.simple);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 1 });
    expect(shop.context().cartId).not.toBe(dead);
    expect(storedRecord('cartId').value).toBe(shop.context().cartId);
    expect(shop.context().failures).toEqual({});
    expect(shop.sent('CreateEmptyCart')).toBe(2);
  });

  it('is replaced on a page where only the badge reads it, once', async () => {
    const shop = await openWithLine('guest');
    const dead = shop.context().cartId ?? '';
    await shop.control('forget-carts');
    const client = shop.services.commerce.client();
    const readBadge = () =>
      client.query(CartTrigger, { cart_id: dead }, { requestPolicy: 'network-only' }).toPromise();
    await Promise.all([readBadge(), readBadge()]);
    await expect.poll(() => shop.context().cartId).not.toBe(dead);
    await shop.settled();
    expect(storedRecord('cartId').value).toBe(shop.context().cartId);
    expect(shop.context().failures).toEqual({});
    await readBadge();
    await shop.settled();
    expect(shop.sent('CreateEmptyCart')).toBe(2);
  });

  it('is kept while a payment is outstanding, and the failure is shown', async () => {
    const shop = await openWithLine('guest');
    const { cartId } = shop.context();
    shop.services.storage.set('unsettled_order', { cartId, emailHash: 'a' }, 3_600);
    deactivateCarts(shop);
    await shop.add(shop.simple);
    expect(shop.context().cartId).toBe(cartId);
    expect(storedRecord('cartId').value).toBe(cartId);
    expect(shop.context().failures.add).toMatchObject({ reason: 'paymentOutstanding' });
    expect(shop.sent('CreateEmptyCart')).toBe(1);
    shop.services.storage.remove('unsettled_order');
    await shop.add(shop.simple);
    expect(shop.context().failures).toEqual({});
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 1 });
  });

  it('is not replaced twice when another tab has replaced it already', async () => {
    const shop = await openWithLine('guest');
    const other = await open(shop);
    await shop.control('forget-carts');
    await shop.add(shop.simple);
    await other.add(other.simple);
    expect(other.context().cartId).toBe(shop.context().cartId);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 2 });
  });
});

describe('Cart: an invalid cart of a customer', () => {
  it('signs the customer out when an addition cannot find it, and a guest’s cart gets the item', async () => {
    const shop = await openWithLine('customer');
    await shop.control('forget-carts');
    await shop.add(shop.simple);
    expect(isSignedIn(shop)).toBe(false);
    expect(shop.session()?.matches('anonymous')).toBe(true);
    expect(shop.sent('RevokeCustomerToken')).toBe(0);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 1 });
    expect(storedRecord('cartId').value).toBe(shop.context().cartId);
    expect(shop.context().failures).toEqual({});
    expect(location.pathname).toBe('/');
  });

  it('signs the customer out when a read cannot find it', async () => {
    const shop = await openWithLine('customer');
    await shop.control('forget-carts');
    await shop.read();
    expect(isSignedIn(shop)).toBe(false);
    expect(shop.context().details?.items).toEqual([]);
    expect(shop.context().failures).toEqual({});
  });

  it('does not report an ended session while the customer signs out', async () => {
    const shop = await openWithLine('customer');
    await shop.control('release', { value: '2.4.7' });
    const release = shop.hold('RevokeToken');
    actorOf(shop.app, 'session')!.send({ type: 'session.signOut' });
    const token = [...shop.shop.tokens.values()].at(-1);
    await vi.waitUntil(() => token?.isRevoked);
    shop.actor.send({ type: 'cart.read' });
    const operation = await vi.waitUntil(() => shop.app.system.get('cartOperation'));
    await vi.waitUntil(() => !operation.getSnapshot().matches('reconciling'));
    await vi.waitUntil(() => !operation.getSnapshot().matches('verifying'));
    release();
    await vi.waitUntil(() => !isSignedIn(shop));
    await shop.settled();
    expect(storedRecord('session_ended')).toBeNull();
    expect(shop.context().cartDiff.previousCart).toBeNull();
    expect(shop.context().details?.items ?? []).toEqual([]);
  });

  for (const [title, change] of [
    ['an update', (shop: Shop) => shop.update(3)],
    ['a removal', (shop: Shop) => shop.remove()],
  ] as const) {
    it(`is replaced when ${title} cannot find it, and the customer stays signed in`, async () => {
      const shop = await openWithLine('customer');
      const dead = shop.context().cartId;
      await shop.control('forget-carts');
      await change(shop);
      expect(isSignedIn(shop)).toBe(true);
      expect(shop.context().cartId).not.toBe(dead);
      expect(shop.context().details?.items).toEqual([]);
    });
  }

  it('is replaced when it is inactive, and the customer stays signed in', async () => {
    const shop = await openWithLine('customer');
    deactivateCarts(shop);
    await shop.add(shop.simple);
    expect(isSignedIn(shop)).toBe(true);
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 1 });
    expect(shop.context().failures).toEqual({});
  });
});

describe('Cart: the recovery of an operation', () => {
  it('ends in an error when the new cart is reported invalid as well', async () => {
    const shop = await openWithLine('guest');
    await shop.control('fail', {
      field: 'addProductsToCart',
      times: 5,
      message: 'Could not find a cart with ID "x"',
      category: 'graphql-no-such-entity',
    });
    await shop.add(shop.simple);
    expect(shop.context().failures.add).toMatchObject({ reason: 'invalidCart' });
    expect(shop.sent('AddProductsToCart')).toBe(3);
    expect(shop.sent('CreateEmptyCart')).toBe(2);
  });
});
