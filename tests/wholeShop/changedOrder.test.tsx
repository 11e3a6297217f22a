import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { cartOf, checkoutOf } from '../../src/actors/AppActor.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { openShop } from '../support/openShop.ts';
import { putsOne } from '../support/putsOne.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;
let shop: Shop;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  shop = await openShop({ path: '/checkout' });
});
afterEach(async () => {
  await shop.close();
  vi.unstubAllGlobals();
});

const checkout = () => checkoutOf(shop.app)!;
const paid = () => shop.wire.asked.filter((name) => name.endsWith('/payment-information'));
const submit = (event: object) => checkout().send(event as never);
const step = (tag: string) =>
  waitFor(checkout(), (now) => now.hasTag(tag as never) && !now.hasTag('submitting'));

/** At the last look, with all of it on screen. */
async function reviews(): Promise<void> {
  await shop.world.startCart();
  await putsOne(shop);
  await shop.world.startCheckout();
  await waitFor(checkout(), ({ context }) => context.cartId !== null);
  submit({ type: 'checkout.begin' });
  await step('shippingAddress');
  submit({ type: 'shippingAddress.submit', address: acceptedCheckout.shippingAddress });
  await step('shippingMethod');
  submit({ type: 'shippingMethod.submit', method: acceptedCheckout.shippingMethod });
  await step('billingAddress');
  submit({ type: 'billingAddress.submit', address: acceptedCheckout.billingAddress });
  await step('paymentMethod');
  submit({ type: 'paymentMethod.submit', payment: acceptedCheckout.payment });
  await step('order');
  await waitFor(checkout(), ({ context }) => context.details?.prices.shipping != null);
  await waitFor(cartOf(shop.app)!, ({ context }) => !context.current && !context.waiting.length);
}

describe('between the last look and the payment', () => {
  it('another tax is told, with both sums, and nothing is sent; the next time it is paid', async () => {
    await shop.control('set-tax', { country: 'US', percent: 10 });
    await reviews();
    const { value } = checkout().getSnapshot().context.details!.prices.grand_total!;
    await shop.control('set-tax', { country: 'US', percent: 20 });
    submit({ type: 'order.submit' });
    await step('order');
    const { errors } = checkout().getSnapshot().context;
    expect(errors.order?.message).toContain('Your order is not the same any more');
    expect(errors.order?.message).toContain(`It came to $${value.toFixed(2)} and comes to $`);
    expect(paid()).toEqual([]);

    await waitFor(
      checkout(),
      ({ context }) => context.details?.prices.grand_total?.value !== value,
    );
    submit({ type: 'order.submit' });
    await waitFor(checkout(), (now) => now.hasTag('receipt'));
    expect(paid()).toHaveLength(1);
    expect(shop.shop.orders).toHaveLength(1);
  });

  it('what has stayed the same is paid at once', async () => {
    await shop.control('set-tax', { country: 'US', percent: 10 });
    await reviews();
    submit({ type: 'order.submit' });
    await waitFor(checkout(), (now) => now.hasTag('receipt'));
    expect(paid()).toHaveLength(1);
  });
});
