import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { cartOf, toastsOf } from '../src/actors/AppActor.ts';
import { openShop, stored } from './support/openShop.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;
let shop: Shop;
/** A slow machine may need a while. */
const SLOW = { timeout: 20_000 };

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await shop.close();
  vi.unstubAllGlobals();
});

const toastsOfShop = async () => {
  const toasts = await vi.waitUntil(() => toastsOf(shop.app), SLOW);
  await waitFor(toasts, ({ context }) => context.toasts.length > 0);
  return toasts.getSnapshot().context.toasts;
};

describe('a coupon in the address', () => {
  it('is kept, told for five seconds, and taken out of the address', async () => {
    shop = await openShop({ path: '/?coupon=FIRSTLIGHT&from=letter#made' });
    expect(await toastsOfShop()).toMatchObject([
      {
        type: 'info',
        message: 'Coupon code FIRSTLIGHT applied',
        dismissable: true,
        timeout: 5000,
      },
    ]);
    expect(stored('applied_coupon_code').value).toBe('FIRSTLIGHT');
    expect(location.search + location.hash).toBe('?from=letter#made');
  });

  it('is applied to the cart where there is one', async () => {
    const first = await openShop();
    await first.world.startCart();
    const cart = cartOf(first.app)!;
    const product = [...first.shop.products.values()].find(
      (one) => one.kind === 'simple' && one.isVisible && one.stock > 5,
    )!;
    cart.send({
      type: 'cart.addItem',
      cartId: null,
      parentSku: null,
      product: { uid: '', name: product.sku, selectedOptions: [] },
      quantity: 1,
      sku: product.sku,
    });
    await waitFor(cart, ({ context }) => context.details?.items.length === 1);
    await first.close();
    shop = await openShop({ path: '/?coupon=FIRSTLIGHT', platform: first.platform });
    const again = await vi.waitUntil(() => cartOf(shop.app), SLOW);
    await waitFor(again, ({ context }) => context.details?.coupons[0] === 'FIRSTLIGHT');
    expect(await toastsOfShop()).toHaveLength(1);
  });

  it('that is refused neither crashes the shop nor is told twice', async () => {
    const first = await openShop();
    await first.world.startCart();
    cartOf(first.app)!.send({ type: 'cart.read' });
    first.world.storage.set('cartId', 'a'.repeat(32));
    await first.close();
    shop = await openShop({ path: '/?coupon=NOSUCH', platform: first.platform });
    const cart = await vi.waitUntil(() => cartOf(shop.app), SLOW);
    await waitFor(cart, ({ context }) => context.failures.applyCoupon !== undefined);
    expect(await toastsOfShop()).toHaveLength(1);
    expect(shop.app.getSnapshot().status).toBe('active');
  });

  it('that is empty is nothing', async () => {
    shop = await openShop({ path: '/?coupon=' });
    expect(stored('applied_coupon_code')).toBeNull();
    expect(location.search).toBe('?coupon=');
  });
});
