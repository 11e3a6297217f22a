import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { isPaymentOutstanding } from '../../src/app/system/stored/orderFacts.ts';
import { savedRecordings } from '../../src/app/system/stored/savedRecordings.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { type OpenShop, wholeShops } from '../support/openShop.ts';

const open = wholeShops();
let shop: OpenShop;

const OF_CHECKOUT = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
];
const OTHERS = [
  'unsettled_order',
  'session_ended',
  'imagesBySku',
  'applied_coupon_code',
  'placed_order',
  'recently_viewed',
];
const OF_TAB = [
  'removed_line',
  'queued_additions',
  'sent_addition',
  'receipt',
  'recordings',
  'guest_wishes',
  'typed_addresses',
  'typed_notes',
  'typed_gifts',
];

const keep = (store: Storage, keys: string[], value: unknown) => {
  for (const key of keys) {
    const record = { value, timeStored: Date.now() };
    store.setItem(`florilegium:${key}`, JSON.stringify(record));
  }
};

/** Opens the shop on the present content of storage, with its cart and its checkout. */
async function openCheckout() {
  shop = await open();
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shop.start('cart', 'checkout');
  shop.services.actors.send('checkout', { type: 'checkout.begin' });
  const cart = await waitFor(actorOf(shop.app, 'cart')!, (snapshot) =>
    snapshot.matches({ work: 'ready' }),
  );
  const checkout = await waitFor(
    actorOf(shop.app, 'checkout')!,
    (snapshot) => !snapshot.matches('restoring') && !snapshot.hasTag('confirming'),
  );
  expect(shop.app.getSnapshot().status).toBe('active');
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
  return { cart: cart.context, checkout: checkout.context };
}

describe('Storage', () => {
  const malformed = [7, 'text', true, [], [7], [null], {}, { a: [1] }, { street: 7, cartId: 7 }];
  for (const value of malformed) {
    it(`counts as empty with ${JSON.stringify(value)} under every key`, async () => {
      keep(localStorage, [...OF_CHECKOUT, ...OTHERS], value);
      keep(sessionStorage, OF_TAB, value);
      const { cart, checkout } = await openCheckout();
      expect(isPaymentOutstanding(shop.services)).toBe(false);
      expect(cart).toMatchObject({ queue: [], removedLine: null, unconfirmedAddition: null });
      expect(checkout).toMatchObject({
        availableShippingMethods: [],
        shippingAddress: null,
        shippingMethod: null,
        billingAddress: null,
        payment: null,
        order: null,
      });
      expect(savedRecordings(shop.services)).not.toContain(null);
    });
  }

  it('restores a saved checkout', async () => {
    const { availableShippingMethods, shippingAddress, shippingMethod } = acceptedCheckout;
    const { billingAddress, payment } = acceptedCheckout;
    keep(localStorage, ['availableShippingMethods'], availableShippingMethods);
    keep(localStorage, ['shipping_address'], shippingAddress);
    keep(localStorage, ['shippingMethod'], shippingMethod);
    keep(localStorage, ['billing_address'], billingAddress);
    keep(localStorage, ['paymentMethod'], payment);
    const { checkout } = await openCheckout();
    expect(checkout).toMatchObject({
      availableShippingMethods,
      shippingAddress,
      shippingMethod,
      billingAddress,
      payment,
    });
  });
});
