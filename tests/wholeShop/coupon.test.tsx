import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { gate } from '../support/gate.ts';
import { type OpenShop, storedRecord, wholeShops } from '../support/openShop.ts';

const open = wholeShops();
let shop: OpenShop;
/** A slow machine may need a while. */
const SLOW = { timeout: 20_000 };

const toastsOfShop = async () => {
  const toasts = await vi.waitUntil(() => actorOf(shop.app, 'toasts'), SLOW);
  await waitFor(toasts, ({ context }) => context.toasts.length > 0);
  return toasts.getSnapshot().context.toasts;
};

describe('Coupon in the address', () => {
  it('is stored, announced for five seconds and removed from the address', async () => {
    shop = await open({ path: '/?coupon=FIRSTLIGHT&from=letter#made' });
    expect(await toastsOfShop()).toMatchObject([
      {
        type: 'info',
        message: 'Coupon code FIRSTLIGHT applied',
        dismissable: true,
        timeout: 5000,
      },
    ]);
    expect(storedRecord('applied_coupon_code').value).toBe('FIRSTLIGHT');
    expect(location.search + location.hash).toBe('?from=letter#made');
  });

  it('is applied to the existing cart and announced only when the platform has accepted it', async () => {
    const first = await shopWithCart();
    const slow = holdOperation('ApplyCouponToCart');
    shop = await open({ path: '/?coupon=FIRSTLIGHT', platform: first.platform, ...slow });
    await slow.reached;
    expect(actorOf(shop.app, 'toasts')?.getSnapshot().context.toasts ?? []).toEqual([]);
    slow.release();
    expect(await toastsOfShop()).toMatchObject([
      { type: 'info', message: 'Coupon code FIRSTLIGHT applied', dismissable: true, timeout: 5000 },
    ]);
    expect(actorOf(shop.app, 'cart')?.getSnapshot().context.details?.coupons).toEqual([
      'FIRSTLIGHT',
    ]);
    expect(storedRecord('applied_coupon_code').value).toBe('FIRSTLIGHT');
  });

  for (const [what, code] of [
    ['unknown', 'NOSUCH'],
    ['expired', 'SPRINGPAST'],
  ] as const) {
    it(`is refused with the platform’s message and a way to the coupon field, and is dropped: ${what}`, async () => {
      const first = await shopWithCart();
      const [coupon] = first.shop.coupons;
      first.shop.coupons.push({ ...coupon!, code: 'SPRINGPAST', expiresAt: 1 });
      shop = await open({ path: `/?coupon=${code}`, platform: first.platform });
      expect(await toastsOfShop()).toMatchObject([
        {
          type: 'error',
          message: "The coupon code isn't valid. Verify the code and try again.",
          actionText: 'Enter another code',
        },
      ]);
      expect(storedRecord('applied_coupon_code')).toBeNull();
      actorOf(shop.app, 'toasts')?.send({ type: 'toast.act', id: (await toastsOfShop())[0]!.id });
      await vi.waitUntil(() => location.pathname === '/cart', SLOW);
      expect(location.hash).toBe('#coupon-code');
    });
  }

  it('is reported when it cannot be applied yet, and is applied with the next cart read', async () => {
    const first = await shopWithCart();
    let isDown = true;
    shop = await open({
      path: '/?coupon=FIRSTLIGHT',
      platform: first.platform,
      around: (name, send) =>
        isDown && name === 'ApplyCouponToCart' ? Promise.reject(new TypeError('cut')) : send(),
    });
    expect(await toastsOfShop()).toMatchObject([
      { type: 'error', message: expect.stringContaining('FIRSTLIGHT could not be applied') },
    ]);
    isDown = false;
    const cart = actorOf(shop.app, 'cart')!;
    cart.send({ type: 'cart.read' });
    await waitFor(cart, ({ context }) => context.details?.coupons[0] === 'FIRSTLIGHT', SLOW);
    const toasts = actorOf(shop.app, 'toasts')!;
    await waitFor(toasts, ({ context }) => context.toasts.length === 2, SLOW);
    expect((await toastsOfShop()).map(({ type }) => type)).toContain('info');
  });

  it('is announced at once without a cart, and applied to the first cart before its totals are shown', async () => {
    shop = await open({ path: '/?coupon=FIRSTLIGHT' });
    expect(await toastsOfShop()).toMatchObject([{ message: 'Coupon code FIRSTLIGHT applied' }]);
    expect(shop.wire.requests).not.toContain('ApplyCouponToCart');
    const cart = actorOf(shop.app, 'cart')!;
    const shownCodes: string[][] = [];
    cart.subscribe(({ context }) => {
      if (context.details?.items.length) shownCodes.push(context.details.coupons);
    });
    cart.send(additionOf(shop));
    await waitFor(cart, ({ context }) => context.details?.items.length === 1, SLOW);
    expect(shownCodes[0]).toEqual(['FIRSTLIGHT']);
    expect(shop.wire.requests.filter((name) => name === 'ApplyCouponToCart')).toHaveLength(1);
    expect(await toastsOfShop()).toHaveLength(1);
  });

  it('is dropped, and reported in the cart alone, when a later cart refuses it', async () => {
    shop = await open({ path: '/?coupon=NOSUCH' });
    await toastsOfShop();
    const cart = actorOf(shop.app, 'cart')!;
    cart.send(additionOf(shop));
    await waitFor(cart, ({ context }) => context.details?.items.length === 1, SLOW);
    expect(cart.getSnapshot().context.refusedCoupon).toMatchObject({
      code: 'NOSUCH',
      failure: { reason: 'refused' },
    });
    expect(storedRecord('applied_coupon_code')).toBeNull();
    expect(await toastsOfShop()).toHaveLength(1);
    await shop.close();
    shop = await open({ path: '/cart', platform: shop.platform });
    await shop.start('cart');
    const reloaded = actorOf(shop.app, 'cart')!;
    await waitFor(reloaded, (cart) => !cart.hasTag('unknown'), SLOW);
    expect(reloaded.getSnapshot().context.refusedCoupon?.code).toBe('NOSUCH');
  });

  it('is applied after a reload that interrupted its application', async () => {
    const first = await shopWithCart();
    const slow = holdOperation('ApplyCouponToCart');
    shop = await open({ path: '/?coupon=FIRSTLIGHT', platform: first.platform, ...slow });
    await slow.reached;
    await shop.close();
    shop = await open({ platform: first.platform });
    expect(await toastsOfShop()).toMatchObject([{ message: 'Coupon code FIRSTLIGHT applied' }]);
  });

  it('survives a reload until there is a cart', async () => {
    shop = await open({ path: '/?coupon=FIRSTLIGHT' });
    await toastsOfShop();
    await shop.close();
    shop = await open({ path: '/delivery', platform: shop.platform });
    await shop.start('cart');
    const cart = actorOf(shop.app, 'cart')!;
    cart.send(additionOf(shop));
    await waitFor(cart, ({ context }) => context.details?.items.length === 1, SLOW);
    expect(cart.getSnapshot().context.details?.coupons).toEqual(['FIRSTLIGHT']);
  });

  it('is announced at once for an empty cart, and applied with the first item', async () => {
    const first = await shopWithCart();
    const cart = [...first.shop.carts.values()][0]!;
    cart.lines = [];
    shop = await open({ path: '/?coupon=FIRSTLIGHT', platform: first.platform });
    expect(await toastsOfShop()).toMatchObject([{ message: 'Coupon code FIRSTLIGHT applied' }]);
    expect(shop.wire.requests).not.toContain('ApplyCouponToCart');
    actorOf(shop.app, 'cart')!.send(additionOf(shop));
    await vi.waitUntil(() => cart.couponCode === 'FIRSTLIGHT', SLOW);
  });

  it('is applied to the customer’s cart when a guest without a cart signs in', async () => {
    const first = await open();
    await first.signIn();
    await first.start('cart');
    actorOf(first.app, 'cart')!.send(additionOf(first));
    await waitFor(
      actorOf(first.app, 'cart')!,
      ({ context }) => context.details?.items.length === 1,
      SLOW,
    );
    await first.close();
    localStorage.clear();
    sessionStorage.clear();
    shop = await open({ path: '/?coupon=FIRSTLIGHT', platform: first.platform });
    await toastsOfShop();
    await shop.signIn();
    const cart = actorOf(shop.app, 'cart')!;
    await waitFor(cart, ({ context }) => context.details?.items.length === 1, SLOW);
    expect(cart.getSnapshot().context.details?.coupons).toEqual(['FIRSTLIGHT']);
  });

  it('is applied to the replacement of a cart that does not exist any more', async () => {
    const first = await open();
    first.services.storage.set('cartId', 'a'.repeat(32));
    await first.close();
    shop = await open({ path: '/?coupon=FIRSTLIGHT', platform: first.platform });
    expect(await toastsOfShop()).toMatchObject([{ message: 'Coupon code FIRSTLIGHT applied' }]);
    expect(storedRecord('applied_coupon_code').value).toBe('FIRSTLIGHT');
    const cart = actorOf(shop.app, 'cart')!;
    cart.send(additionOf(shop));
    await waitFor(cart, ({ context }) => context.details?.items.length === 1, SLOW);
    expect(cart.getSnapshot().context.details?.coupons).toEqual(['FIRSTLIGHT']);
  });

  for (const path of ['/?coupon=', '/?coupon=%20', '/delivery?coupon=FIRSTLIGHT']) {
    it(`is ignored in ${path}, and the address stays`, async () => {
      shop = await open({ path });
      expect(storedRecord('applied_coupon_code')).toBeNull();
      expect(location.pathname + location.search).toBe(path);
    });
  }
});

/** An addition of some product that is well in stock. */
function additionOf({ shop: { products } }: OpenShop) {
  const product = [...products.values()].find(
    (one) => one.kind === 'simple' && one.isVisible && one.stock > 5,
  )!;
  return {
    type: 'cart.addItem' as const,
    cartId: null,
    parentSku: null,
    product: { uid: '', name: product.sku, selectedOptions: [] },
    quantity: 1,
    sku: product.sku,
  };
}

/** A visit that has left a cart with one item. */
async function shopWithCart(): Promise<OpenShop> {
  const first = await open();
  await first.start('cart');
  const cart = actorOf(first.app, 'cart')!;
  cart.send(additionOf(first));
  await waitFor(cart, ({ context }) => context.details?.items.length === 1, SLOW);
  await first.close();
  return first;
}

/** Holds an operation, once it is `reached`, until it is released by `release`. */
function holdOperation(operation: string) {
  const { open: release, opened } = gate();
  const { open: reach, opened: reached } = gate();
  return {
    release,
    reached,
    around: async (name: string, send: () => Promise<Response>) => {
      if (name === operation) {
        reach();
        await opened;
      }
      return send();
    },
  };
}
