import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Payment } from '../../machines/checkout/context.ts';
import type { ShippingMethod } from '../../machines/domain.ts';
import { actorOf } from '../../src/actors/AppActor.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { addSimpleProduct } from '../support/addSimpleProduct.ts';
import { openShop } from '../support/openShop.ts';
import { pressPlaceOrder } from '../support/pressPlaceOrder.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;
let shop: Shop;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  shop = await openShop({ path: '/checkout' });
  await shop.control('set-clock', { at: '2026-11-26T13:00:00+08:00' });
});
afterEach(() => shop.close());

const FRIDAY = '20261127-am';
const ADDRESS = {
  ...acceptedCheckout.shippingAddress,
  city: 'Central',
  postcode: '',
  region_code: '',
  country_id: 'HK',
};
const checkout = () => actorOf(shop.app, 'checkout')!;
const context = () => checkout().getSnapshot().context;
const submit = (event: object) => checkout().send(event as never);
const step = (tag: string) =>
  waitFor(checkout(), (now) => now.hasTag(tag as never) && !now.hasTag('submitting'));
const offered = (code: string): ShippingMethod | undefined =>
  context().availableShippingMethods.find(({ method_code }) => method_code === code);
const paid = () => shop.wire.requests.filter((name) => name.endsWith('/payment-information'));
const waitForIdleCart = () =>
  waitFor(actorOf(shop.app, 'cart')!, (now) => !now.context.current && !now.context.queue.length);

/** Chooses a method and goes on to the review. */
async function goToReviewWith(code: string): Promise<void> {
  submit({ type: 'shippingMethod.submit', method: offered(code)! });
  await waitFor(checkout(), (now) => !now.hasTag('submitting'));
  if (checkout().getSnapshot().hasTag('billingAddress')) {
    submit({ type: 'billingAddress.submit', address: acceptedCheckout.billingAddress });
    await step('paymentMethod');
    submit({ type: 'paymentMethod.submit', payment: acceptedCheckout.payment as Payment });
  }
  await step('order');
  await waitFor(checkout(), ({ context: { details } }) => details?.prices.shipping != null);
  await waitForIdleCart();
}

/** A checkout in Hong Kong, at the delivery days. */
async function chooseDay(): Promise<void> {
  await shop.start('cart');
  await addSimpleProduct(shop);
  await shop.start('cart', 'checkout');
  await waitFor(checkout(), (now) => now.context.cartId !== null);
  submit({ type: 'checkout.begin' });
  await step('shippingAddress');
  submit({ type: 'shippingAddress.submit', address: ADDRESS });
  await step('shippingMethod');
}

describe('Checkout: a shipping method that is no longer offered at Place Order', () => {
  it('asks for another delivery time, pays nothing, and then places the order', async () => {
    await chooseDay();
    await goToReviewWith(FRIDAY);
    await shop.control('sell-out-slot', { method: FRIDAY });
    pressPlaceOrder(checkout());
    await step('shippingMethod');
    expect(context()).toMatchObject({
      shippingMethod: null,
      errors: { shippingMethod: { reason: 'slotLost' } },
    });
    expect(context().errors.order).toBeUndefined();
    expect(context().payment).toEqual(acceptedCheckout.payment);
    expect(offered(FRIDAY)).toBeUndefined();
    expect(paid()).toEqual([]);
    expect(shop.shop.orders).toEqual([]);

    await waitForIdleCart();
    await goToReviewWith('20261127-pm');
    pressPlaceOrder(checkout());
    await waitFor(checkout(), (now) => now.hasTag('receipt'));
    expect(shop.shop.orders).toMatchObject([{ shippingMethod: { method: '20261127-pm' } }]);
  });

  it('asks for another one when the review already showed the total without it', async () => {
    await chooseDay();
    await goToReviewWith(FRIDAY);
    await shop.control('sell-out-slot', { method: FRIDAY });
    actorOf(shop.app, 'cart')!.send({ type: 'cart.read' });
    await waitFor(checkout(), (now) => now.context.details?.prices.shipping === null);
    pressPlaceOrder(checkout());
    await step('shippingMethod');
    expect(context().errors).toMatchObject({ shippingMethod: { reason: 'slotLost' } });
    expect(paid()).toEqual([]);
  });

  it('asks for another delivery time when the chosen one is refused at its own step', async () => {
    await chooseDay();
    await shop.control('sell-out-slot', { method: FRIDAY });
    submit({ type: 'shippingMethod.submit', method: offered(FRIDAY)! });
    await step('shippingMethod');
    expect(context().errors).toMatchObject({ shippingMethod: { reason: 'slotLost' } });
    expect(context().shippingMethod).toBeNull();
    expect(offered(FRIDAY)).toBeUndefined();
  });

  it('keeps a method that is still offered when the platform refuses something else', async () => {
    await chooseDay();
    await goToReviewWith(FRIDAY);
    await shop.control('fail', { field: 'shipping-information', message: 'Not today.' });
    pressPlaceOrder(checkout());
    await step('order');
    expect(context()).toMatchObject({
      shippingMethod: { method_code: FRIDAY },
      errors: { order: { message: 'Not today.' } },
    });
    await waitFor(checkout(), ({ context: { details } }) => details?.prices.shipping != null);
  });
});
