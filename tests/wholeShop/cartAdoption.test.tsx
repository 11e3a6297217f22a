import { describe, expect, it, vi } from 'vitest';
import { actorOf } from '../../src/actors/AppActor.ts';
import { payerHash } from '../../src/app/system/stored/unsettledPayment.ts';
import { STORAGE_PREFIX } from '../../src/lib/stored/keys.ts';
import { cartShops } from '../support/cartShop.ts';
import { ROBERTA, storedKeys, storedRecord } from '../support/openShop.ts';

const open = cartShops();
type Shop = Awaited<ReturnType<typeof open>>;

/** A guest with one item, who has another item in the cart of their account. */
async function openReturning(): Promise<Shop> {
  const shop = await open();
  await shop.signIn();
  await shop.settled();
  await shop.add(shop.configurable);
  actorOf(shop.app, 'session')!.send({ type: 'session.signOut' });
  await vi.waitUntil(
    () => storedRecord('cartId') === null && storedRecord('signin_token') === null,
  );
  await shop.settled();
  await shop.add(shop.simple);
  return shop;
}

/** A customer whose cart is requested and not received before it is released. */
async function openAdopting() {
  const shop = await open();
  await shop.signIn();
  await shop.settled();
  localStorage.removeItem(`${STORAGE_PREFIX}cartId`);
  localStorage.removeItem(`${STORAGE_PREFIX}cart_owner`);
  const release = shop.hold('CreateEmptyCart');
  shop.actor.send({ type: 'cart.signedIn' });
  await vi.waitUntil(() => shop.sent('CreateEmptyCart') === 2);
  return { shop, release };
}

const oneOfEach = ({ simple, configurable }: Shop) => ({ [simple.sku]: 1, [configurable.sku]: 1 });
const lines = (shop: Shop) => shop.context().details?.items.map(({ quantity }) => quantity);

describe('Cart adoption: a sign-in', () => {
  it('merges the guest’s cart into the customer’s once', async () => {
    const shop = await openReturning();
    const guestCartId = shop.context().cartId;
    await shop.signIn();
    await shop.settled();
    expect(shop.platformQuantities()).toEqual(oneOfEach(shop));
    expect(lines(shop)).toEqual([1, 1]);
    expect(shop.context().cartId).not.toBe(guestCartId);
    expect(storedRecord('cartId').value).toBe(shop.context().cartId);
    expect(shop.sent('MergeCarts')).toBe(1);
    await shop.add(shop.simple);
    await shop.close();
    const reopened = await open(shop);
    await reopened.read();
    expect(reopened.sent('MergeCarts') + reopened.sent('CreateEmptyCart')).toBe(0);
    expect(storedKeys()).not.toContain('unmerged_cart');
  });

  it('loads the customer’s own cart when the guest has none', async () => {
    const shop = await openReturning();
    await shop.remove();
    localStorage.removeItem(`${STORAGE_PREFIX}cartId`);
    await shop.close();
    const nextVisit = await open(shop);
    await nextVisit.signIn();
    await nextVisit.settled();
    expect(lines(nextVisit)).toEqual([1]);
    expect(nextVisit.sent('MergeCarts')).toBe(0);
  });

  it('loses nothing of an addition in flight', async () => {
    const shop = await openReturning();
    const release = shop.hold('AddProductsToCart');
    shop.actor.send({ type: 'cart.addItem', ...shop.simple, quantity: 2 });
    await vi.waitUntil(() => shop.platformQuantities()[shop.simple.sku] === 3);
    // Mutations wait for each other, but the token may be there before the cart is read.
    const signingIn = shop.signIn();
    release();
    await signingIn;
    await shop.settled();
    expect(isSignedIn(shop)).toBe(true);
    expect(shop.platformQuantities()).toEqual({ ...oneOfEach(shop), [shop.simple.sku]: 3 });
    expect(lines(shop)?.toSorted()).toEqual([1, 3]);
    expect(shop.context().failures).toEqual({});
  });

  it('holds back an addition until the customer’s cart has loaded', async () => {
    const shop = await openReturning();
    const release = shop.hold('CreateEmptyCart');
    await shop.signIn();
    shop.actor.send({ type: 'cart.addItem', ...shop.simple });
    release();
    await shop.settled();
    expect(shop.platformQuantities()).toEqual({ ...oneOfEach(shop), [shop.simple.sku]: 2 });
    expect(shop.context().failures).toEqual({});
  });

  it('merges the carts after a reload during the adoption', async () => {
    const shop = await openReturning();
    shop.lose('CreateEmptyCart', 'lost request');
    await shop.signIn();
    await shop.close();
    const reopened = await open({ ...shop, platform: shop.platform });
    await vi.waitUntil(() => lines(reopened)?.length === 2);
    expect(reopened.platformQuantities()).toEqual(oneOfEach(reopened));
  });
});

describe('Cart adoption: a failed merge', () => {
  for (const fault of ['lost request', 'lost response'] as const) {
    it(`is retried a second after a ${fault}`, async () => {
      const shop = await openReturning();
      shop.lose('MergeCarts', fault);
      await shop.signIn();
      await vi.waitUntil(() => shop.sent('MergeCarts') === 1);
      await vi.waitUntil(() => {
        shop.clock.increment(1_000);
        return shop.sent('MergeCarts') === 2;
      });
      await shop.settled();
      expect(shop.platformQuantities()).toEqual(oneOfEach(shop));
      expect(lines(shop)).toEqual([1, 1]);
      expect(storedKeys()).not.toContain('unmerged_cart');
    });
  }

  it('is retried with the next request after a second failure, and neither cart loses anything', async () => {
    const shop = await openReturning();
    shop.lose('MergeCarts', 'lost request', 2);
    await shop.signIn();
    await vi.waitUntil(() => {
      shop.clock.increment(1_000);
      return shop.sent('MergeCarts') === 2;
    });
    await shop.settled();
    expect(shop.platformQuantities()).toEqual(oneOfEach(shop));
    expect(lines(shop)).toEqual([1]);
    await shop.read();
    expect(shop.platformQuantities()).toEqual(oneOfEach(shop));
    expect(lines(shop)).toEqual([1, 1]);
  });

  it('lets the customer continue when the platform refuses it, and is retried at the next load', async () => {
    const shop = await openReturning();
    const refusal = { field: 'mergeCarts', message: 'Not now.', category: 'graphql-input' };
    await shop.control('fail', { ...refusal, times: 2 });
    await shop.signIn();
    await vi.waitUntil(() => {
      shop.clock.increment(1_000);
      return shop.sent('MergeCarts') === 2;
    });
    await shop.settled();
    await shop.add(shop.configurable);
    expect(shop.context().failures).toEqual({});
    expect(shop.sent('MergeCarts')).toBe(2);
    await shop.close();
    const nextVisit = await open(shop);
    await nextVisit.settled();
    await vi.waitUntil(() => nextVisit.context().details !== null);
    expect(lines(nextVisit)?.toSorted()).toEqual([1, 2]);
  });

  it('is ignored when the guest’s cart does not exist any more, whatever the language of the error', async () => {
    const shop = await openReturning();
    const refusal = {
      field: 'mergeCarts',
      message: '找不到購物車',
      category: 'graphql-no-such-entity',
    };
    await shop.control('fail', refusal);
    await shop.signIn();
    await shop.settled();
    expect(lines(shop)).toEqual([1]);
    expect(storedKeys()).not.toContain('unmerged_cart');
  });

  it('makes the next addition fail and a later one succeed when the customer’s cart was missing', async () => {
    const shop = await openReturning();
    shop.lose('CreateEmptyCart', 'lost request', 2);
    await shop.signIn();
    await shop.settled();
    await shop.add(shop.simple);
    expect(isSignedIn(shop)).toBe(true);
    expect(shop.context().failures.add).toMatchObject({ reason: 'unreachable' });
    await shop.add(shop.simple);
    expect(shop.platformQuantities()).toEqual({ ...oneOfEach(shop), [shop.simple.sku]: 2 });
    expect(shop.context().failures.add).toBeUndefined();
  });
});

describe('Cart adoption: during an outstanding payment', () => {
  it('merges the carts only once the payment is settled', async () => {
    const shop = await openReturning();
    const { cartId } = shop.context();
    const emailHash = payerHash(ROBERTA.email, false);
    shop.services.storage.set('unsettled_order', { cartId, emailHash }, 3_600);
    await shop.signIn();
    await shop.settled();
    expect(shop.sent('MergeCarts')).toBe(0);
    expect(storedRecord('cartId').value).toBe(cartId);
    shop.services.storage.remove('unsettled_order');
    shop.actor.send({ type: 'cart.paymentSettled' });
    await vi.waitUntil(() => lines(shop)?.length === 2);
    expect(shop.platformQuantities()).toEqual(oneOfEach(shop));
  });
});

describe('Cart adoption: during an outstanding payment of an earlier cart', () => {
  it('lets the customer use their own cart, and merges the guest’s cart once the payment is settled', async () => {
    const shop = await openReturning();
    const emailHash = payerHash(ROBERTA.email, false);
    shop.services.storage.set('unsettled_order', { cartId: 'a'.repeat(32), emailHash }, 3_600);
    await shop.signIn();
    await shop.settled();
    await shop.add(shop.simple);
    expect(shop.context().failures.add).toBeUndefined();
    expect(shop.sent('MergeCarts')).toBe(0);
    shop.services.storage.remove('unsettled_order');
    shop.actor.send({ type: 'cart.paymentSettled' });
    await vi.waitUntil(() => lines(shop)?.length === 2);
    expect(shop.platformQuantities()).toEqual({ ...oneOfEach(shop), [shop.simple.sku]: 2 });
  });
});

describe('Cart: a sign-out', () => {
  it('drops the cart and the addition in flight, and creates no other cart', async () => {
    const shop = await openReturning();
    await shop.signIn();
    await shop.settled();
    const created = shop.sent('CreateEmptyCart');
    const release = shop.hold('AddProductsToCart');
    shop.actor.send({ type: 'cart.addItem', ...shop.simple });
    await vi.waitUntil(() => shop.sent('AddProductsToCart') === 3);
    actorOf(shop.app, 'session')!.send({ type: 'session.end' });
    await vi.waitUntil(() => shop.session()?.matches('anonymous'));
    await shop.settled();
    expect(shop.app.system.get('cartOperation')).toBeUndefined();
    release();
    expect(shop.context()).toMatchObject({ cartId: null, details: null, cartResetDone: true });
    expect(storedKeys().filter((key) => /cart/i.test(key))).toEqual([]);
    expect(shop.sent('CreateEmptyCart')).toBe(created);
  });

  it('leaves alone a cart that the next guest has created in another tab', async () => {
    const shop = await openReturning();
    await shop.signIn();
    await shop.settled();
    localStorage.removeItem(`${STORAGE_PREFIX}signin_token`);
    shop.services.storage.set('cartId', 'c'.repeat(32));
    shop.services.storage.set('cart_owner', 'guest');
    actorOf(shop.app, 'session')!.send({ type: 'session.tokenCleared' });
    await shop.settled();
    expect(shop.context().cartId).toBeNull();
    expect(storedRecord('cartId').value).toBe('c'.repeat(32));
  });

  it('drops the cart while the code of the cart is still loading', async () => {
    const before = await open();
    await before.signIn();
    await before.settled();
    await before.add(before.simple);
    await before.close();
    // Another tab has signed out between this page's start and the start of its cart.
    localStorage.removeItem(`${STORAGE_PREFIX}signin_token`);
    const shop = await open(before);
    await shop.read();
    expect(shop.context().cartId).toBeNull();
    expect(shop.sent('CreateEmptyCart')).toBe(0);
    expect(storedKeys().filter((key) => /cart/i.test(key))).toEqual([]);
  });

  it('does not store a cart that is still being created', async () => {
    const { shop, release } = await openAdopting();
    actorOf(shop.app, 'session')!.send({ type: 'session.end' });
    await vi.waitUntil(() => shop.session()?.matches('anonymous'));
    release();
    await shop.settled();
    await shop.read();
    expect(storedKeys().filter((key) => /cart/i.test(key))).toEqual([]);
  });
});

describe('Cart: a token that expires unnoticed', () => {
  it('does not turn the new cart into the customer’s', async () => {
    const { shop, release } = await openAdopting();
    const key = `${STORAGE_PREFIX}signin_token`;
    localStorage.setItem(key, JSON.stringify({ ...storedRecord('signin_token'), timeStored: 1 }));
    release();
    await vi.waitUntil(() => shop.actor.getSnapshot().matches({ work: 'ready' }));
    expect([storedRecord('cartId'), storedRecord('cart_owner')]).toEqual([null, null]);
  });
});

describe('Cart adoption: a sign-in in another tab', () => {
  it('keeps the session, and adds once what this tab was adding to the guest’s cart', async () => {
    const one = await open();
    await one.add(one.simple);
    const other = await open(one);
    await other.read();
    const [answer, merge] = [one.hold('AddProductsToCart'), one.delay('MergeCarts')];
    other.actor.send({ type: 'cart.addItem', ...other.simple });
    await vi.waitUntil(() => one.platformQuantities()[one.simple.sku] === 2);
    await one.signIn();
    await vi.waitUntil(() => storedRecord('cart_owner')?.value === 'customer');
    answer();
    await vi.waitUntil(() => other.context().current === null);
    merge();
    await Promise.all([one.settled(), other.settled()]);
    expect(storedRecord('signin_token')).not.toBeNull();
    expect(storedKeys()).not.toContain('session_ended');
    expect(one.platformQuantities()).toEqual({ [one.simple.sku]: 2 });
    expect(other.context().cartId).toBe(one.context().cartId);
  });
});

describe('Cart: a cart id that another tab stores', () => {
  const store = (id: string | null) => {
    const key = `${STORAGE_PREFIX}cartId`;
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ value: id, timeStored: Date.now() }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  it('reloads the page when it differs from the cart id of this tab', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    store('b'.repeat(32));
    expect(shop.reload).toHaveBeenCalledTimes(1);
  });

  it('is taken over by a tab without a cart', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    const { cartId } = shop.context();
    shop.actor.send({ type: 'cart.signedOut' });
    await vi.waitUntil(() => storedRecord('cartId') === null);
    await shop.settled();
    expect(shop.context().cartId).toBeNull();
    store(cartId);
    await shop.settled();
    expect(shop.context().details?.items.map(({ quantity }) => quantity)).toEqual([1]);
    expect(shop.context().cartId).toBe(cartId);
    expect(shop.reload).not.toHaveBeenCalled();
  });

  it('reloads the page only after the outstanding payment, and the next page reports the loss', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    const { cartId, details } = shop.context();
    shop.services.storage.set('unsettled_order', { cartId, emailHash: 'a' }, 3_600);
    store('b'.repeat(32));
    expect(shop.reload).not.toHaveBeenCalled();
    const key = `${STORAGE_PREFIX}unsettled_order`;
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(shop.reload).toHaveBeenCalledTimes(1);
    localStorage.removeItem(`${STORAGE_PREFIX}shown_cart`);
    await shop.control('forget-carts');
    const nextVisit = await open(shop);
    await nextVisit.read();
    expect(nextVisit.context().cartDiff).toMatchObject({
      removed: details?.items.map(({ product }) => product.name),
      isOtherCart: true,
    });
  });

  it('does not reload the page when it is the same, removed, or when no cart is held', async () => {
    const shop = await open();
    store('b'.repeat(32));
    store(null);
    await shop.add(shop.simple);
    store(shop.context().cartId);
    store(null);
    expect(shop.reload).not.toHaveBeenCalled();
  });

  it('reloads the page only after an addition in flight and an outstanding payment', async () => {
    const shop = await open();
    await shop.add(shop.simple);
    const release = shop.hold('AddProductsToCart');
    shop.actor.send({ type: 'cart.addItem', ...shop.simple });
    await vi.waitUntil(() => shop.sent('AddProductsToCart') === 2);
    shop.services.storage.set('unsettled_order', { cartId: 'a', emailHash: 'a' }, 3_600);
    store('b'.repeat(32));
    expect(shop.reload).not.toHaveBeenCalled();
    release();
    await shop.settled();
    expect(shop.platformQuantities()).toEqual({ [shop.simple.sku]: 2 });
    expect(shop.reload).not.toHaveBeenCalled();
    shop.services.storage.remove('unsettled_order');
    shop.actor.send({ type: 'cart.paymentSettled' });
    expect(shop.reload).toHaveBeenCalledTimes(1);
  });
});

const isSignedIn = (shop: Shop) => shop.services.token.isPresent();
