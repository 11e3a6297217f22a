import { beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Payment } from '../../machines/checkout/context.ts';
import type { ShippingMethod } from '../../machines/domain.ts';
import { actorOf } from '../../src/actors/AppActor.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { checkoutOf } from '../support/checkoutOf.ts';
import { type OpenShop, wholeShops } from '../support/openShop.ts';
import { pressPlaceOrder } from '../support/pressPlaceOrder.ts';

const open = wholeShops({ path: '/checkout' });
let shop: OpenShop;

beforeEach(async () => {
  shop = await open();
  await shop.control('set-clock', { at: '2026-11-26T13:00:00+08:00' });
});

const FRIDAY = '20261127-am';
const ADDRESS = {
  ...acceptedCheckout.shippingAddress,
  city: 'Central',
  postcode: '',
  region_code: '',
  country_id: 'HK',
};
const {
  begin,
  checkout,
  context,
  payments,
  submit,
  untilCartIdle,
  untilPriced,
  untilReceipt,
  untilStep,
} = checkoutOf(() => shop);
const offeredMethod = (code: string): ShippingMethod | undefined =>
  context().availableShippingMethods.find(({ method_code }) => method_code === code);

/** Chooses a method and goes on to the review. */
async function goToReviewWith(code: string): Promise<void> {
  submit({ type: 'shippingMethod.submit', method: offeredMethod(code)! });
  await waitFor(checkout(), (now) => !now.hasTag('submitting'));
  if (checkout().getSnapshot().hasTag('billingAddress')) {
    submit({ type: 'billingAddress.submit', address: acceptedCheckout.billingAddress });
    await untilStep('paymentMethod');
    submit({ type: 'paymentMethod.submit', payment: acceptedCheckout.payment as Payment });
  }
  await untilStep('review');
  await untilPriced();
}

/** A checkout in Hong Kong, at the delivery days. */
async function chooseDay(): Promise<void> {
  await begin();
  await untilStep('shippingAddress');
  submit({ type: 'shippingAddress.submit', address: ADDRESS });
  await untilStep('shippingMethod');
}

describe('Checkout: a shipping method that is no longer offered at Place Order', () => {
  it('asks for another delivery time, pays nothing, and then places the order', async () => {
    await chooseDay();
    await goToReviewWith(FRIDAY);
    await shop.control('sell-out-slot', { method: FRIDAY });
    pressPlaceOrder(checkout());
    await untilStep('shippingMethod');
    expect(context()).toMatchObject({
      shippingMethod: null,
      errors: { shippingMethod: { reason: 'slotLost' } },
    });
    expect(context().errors.review).toBeUndefined();
    expect(context().payment).toEqual(acceptedCheckout.payment);
    expect(offeredMethod(FRIDAY)).toBeUndefined();
    expect(payments()).toEqual([]);
    expect(shop.shop.orders).toEqual([]);

    await untilCartIdle();
    await goToReviewWith('20261127-pm');
    pressPlaceOrder(checkout());
    await untilReceipt();
    expect(shop.shop.orders).toMatchObject([{ shippingMethod: { method: '20261127-pm' } }]);
  });

  it('asks for another one when the review already showed the total without it', async () => {
    await chooseDay();
    await goToReviewWith(FRIDAY);
    await shop.control('sell-out-slot', { method: FRIDAY });
    actorOf(shop.app, 'cart')!.send({ type: 'cart.read' });
    await waitFor(checkout(), (now) => now.context.details?.prices.shipping === null);
    pressPlaceOrder(checkout());
    await untilStep('shippingMethod');
    expect(context().errors).toMatchObject({ shippingMethod: { reason: 'slotLost' } });
    expect(payments()).toEqual([]);
  });

  it('asks for another delivery time when the chosen one is refused at its own step', async () => {
    await chooseDay();
    await shop.control('sell-out-slot', { method: FRIDAY });
    submit({ type: 'shippingMethod.submit', method: offeredMethod(FRIDAY)! });
    await untilStep('shippingMethod');
    expect(context().errors).toMatchObject({ shippingMethod: { reason: 'slotLost' } });
    expect(context().shippingMethod).toBeNull();
    expect(offeredMethod(FRIDAY)).toBeUndefined();
  });

  it('keeps a method that is still offered when the platform refuses something else', async () => {
    await chooseDay();
    await goToReviewWith(FRIDAY);
    await shop.control('fail', { field: 'shipping-information', message: 'Not today.' });
    pressPlaceOrder(checkout());
    await untilStep('review');
    expect(context()).toMatchObject({
      shippingMethod: { method_code: FRIDAY },
      errors: { review: { message: 'Not today.' } },
    });
    await untilPriced();
  });
});
