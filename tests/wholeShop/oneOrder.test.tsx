import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { addSimpleProduct } from '../support/addSimpleProduct.ts';
import { type OpenShop, ROBERTA, storedRecord, wholeShops } from '../support/openShop.ts';
import { pressPlaceOrder, shownOrderOf } from '../support/pressPlaceOrder.ts';

const GUEST: string = acceptedCheckout.shippingAddress.email;
const open = wholeShops({ path: '/checkout' });

/** A checkout at the review step: only Place Order is left. */
async function goToReview(shop: OpenShop, email: string = GUEST) {
  await shop.start('cart');
  await addSimpleProduct(shop);
  return returnToReview(shop, email);
}

async function returnToReview({ services, start, app }: OpenShop, email: string = GUEST) {
  const { storage } = services;
  storage.set('shipping_address', { ...acceptedCheckout.shippingAddress, email });
  storage.set('shippingMethod', acceptedCheckout.shippingMethod);
  storage.set('billing_address', acceptedCheckout.billingAddress);
  storage.set('paymentMethod', acceptedCheckout.payment);
  await start('cart', 'checkout');
  const checkout = actorOf(app, 'checkout')!;
  checkout.send({ type: 'checkout.begin' });
  await waitFor(
    checkout,
    (snapshot) => snapshot.hasTag('submittable') && Boolean(snapshot.context.cartId),
  );
  // The platform knows the steps too, so that cart and order have the same total.
  const { email: _, ...address } = acceptedCheckout.shippingAddress;
  checkout.send({ type: 'checkout.edit', step: 'shippingAddress' });
  checkout.send({
    type: 'shippingAddress.submit',
    address: services.token.isPresent() ? address : { ...address, email },
  });
  await waitFor(checkout, (snapshot) => snapshot.hasTag('submittable'));
  checkout.send({ type: 'checkout.edit', step: 'shippingMethod' });
  checkout.send({ type: 'shippingMethod.submit', method: acceptedCheckout.shippingMethod });
  await waitFor(
    checkout,
    (snapshot) =>
      snapshot.hasTag('submittable') && Boolean(snapshot.context.details?.prices.shipping),
  );
  await waitFor(actorOf(app, 'cart')!, (snapshot) => !snapshot.hasTag('busy'));
  return checkout;
}

const payments = ({ wire }: OpenShop) =>
  wire.requests.filter((name) => name.endsWith('/payment-information')).length;

/** Moves the shop's clock until the checkout is in that state. */
async function waitForTag(
  shop: OpenShop,
  tag: 'confirming' | 'unconfirmed' | 'receipt' | 'submittable',
) {
  return vi.waitFor(
    () => {
      shop.clock.increment(5_000);
      const snapshot = actorOf(shop.app, 'checkout')!.getSnapshot();
      expect(snapshot.hasTag(tag)).toBe(true);
      return snapshot;
    },
    { timeout: 8_000, interval: 5 },
  );
}

describe('One order: a payment with a response', () => {
  it('is recorded before it is sent, with cart, time and email hash, and forgotten afterwards', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    const cartId = storedRecord('cartId').value;
    let written: unknown;
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
      if (String(input).endsWith('/payment-information')) written = storedRecord('unsettled_order');
      return send(input, init);
    });
    pressPlaceOrder(checkout);
    const { context } = await waitForTag(shop, 'receipt');
    expect(written).toEqual({
      value: { cartId, emailHash: expect.stringMatching(/^[0-9a-f]{8}$/) },
      timeStored: expect.any(Number),
      ttl: 3600,
    });
    expect(storedRecord('unsettled_order')).toBeNull();
    expect(context.order?.id).toBe(String(shop.shop.orders[0]?.id));
    expect(storedRecord('cartId').value).not.toBe(cartId);
  });

  it('is sent once for fifty clicks', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    for (let click = 0; click < 50; click++) pressPlaceOrder(checkout);
    await waitForTag(shop, 'receipt');
    expect(payments(shop)).toBe(1);
    expect(shop.shop.orders).toHaveLength(1);
  });

  it('leaves no record when it is refused, and can be repeated after the report', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    await shop.control('fail', { field: 'payment-information', message: 'A cold.' });
    pressPlaceOrder(checkout);
    await vi.waitFor(() =>
      expect(checkout.getSnapshot().context.errors.review?.message).toBe('A cold.'),
    );
    expect(storedRecord('unsettled_order')).toBeNull();
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'receipt');
    expect(shop.shop.orders).toHaveLength(1);
  });
});

describe('One order: a payment without a response', () => {
  const failures = [
    { how: 'the connection breaks', control: 'drop', fault: {} },
    { how: 'the response is no JSON', control: 'malformed', fault: {} },
  ];
  for (const { how, control, fault } of failures) {
    it(`is found in the cart and never repeated when ${how}`, async () => {
      const shop = await open();
      const checkout = await goToReview(shop);
      const cartId = storedRecord('cartId').value;
      await shop.control(control, { field: 'payment-information', ...fault });
      pressPlaceOrder(checkout);
      const { context } = await waitForTag(shop, 'receipt');
      expect(context.order).toMatchObject({
        id: '',
        email: GUEST,
      });
      expect(location.pathname).toBe('/order-confirmation');
      expect(payments(shop)).toBe(1);
      expect(shop.shop.orders).toHaveLength(1);
      expect(storedRecord('unsettled_order')).toBeNull();
      expect(storedRecord('cartId').value).not.toBe(cartId);
      expect(storedRecord('shipping_address')).toBeNull();
    });
  }

  it('may be repeated at once when the platform says that it failed, and the cart is still open', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    await shop.control('fail', {
      field: 'payment-information',
      status: 500,
      message: 'Report ID: webapi-5f3a',
    });
    const before = shop.clock.now();
    pressPlaceOrder(checkout);
    await vi.waitFor(() => expect(checkout.getSnapshot().hasTag('confirming')).toBe(true));
    await vi.waitFor(() => {
      shop.clock.increment(1_000);
      expect(checkout.getSnapshot().context.errors.review?.reason).toBe('absent');
    });
    expect(shop.clock.now() - before).toBeLessThan(60_000);
    expect(storedRecord('unsettled_order')).toBeNull();
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'receipt');
    expect(payments(shop)).toBe(2);
    expect(shop.shop.orders).toHaveLength(1);
  });

  it('may be repeated once the platform must have timed out, and no sooner', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    const cartId = storedRecord('cartId').value;
    await shop.control('fail', { field: 'payment-information', status: 502 });
    pressPlaceOrder(checkout);
    await waitFor(checkout, (snapshot) => snapshot.hasTag('confirming'));
    const cartReads = () => shop.wire.requests.filter((name) => name === 'CartAccess').length;
    const timers = vi.spyOn(shop.clock, 'setTimeout');
    const timersOf = (ms: number) => timers.mock.calls.filter((call) => call[1] === ms).length;
    for (const [questions, pause] of [1_000, 2_000, 4_000, 8_000, 15_000].entries()) {
      await vi.waitFor(() => expect(cartReads()).toBe(questions + 1));
      await vi.waitFor(() => expect(timersOf(pause)).toBe(1));
      shop.clock.increment(pause - 1);
      expect(cartReads()).toBe(questions + 1);
      expect(storedRecord('unsettled_order')).not.toBeNull();
      shop.clock.increment(1);
    }
    // The platform may still be working on it: for 600 seconds, by its own sample configuration.
    await waitFor(checkout, (snapshot) => snapshot.hasTag('delayed'));
    for (let waited = 30; waited < 660; waited += 30) {
      expect(checkout.getSnapshot().hasTag('delayed')).toBe(true);
      const [before, timersBefore] = [cartReads(), timersOf(30_000)];
      shop.clock.increment(30_000);
      await vi.waitFor(() => expect(cartReads()).toBe(before + 1));
      if (waited < 630) await vi.waitFor(() => expect(timersOf(30_000)).toBe(timersBefore + 1));
    }
    const { context } = await waitForTag(shop, 'submittable');
    expect(cartReads()).toBe(27);
    expect(context.errors.review?.reason).toBe('absent');
    expect(storedRecord('unsettled_order')).toBeNull();
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'receipt');
    expect(shop.shop.orders.map((order) => order.cartId)).toEqual([cartId]);
  });

  it('stays unconfirmed while the network is lost, and is confirmed once it returns', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    await shop.control('drop', { field: 'payment-information' });
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
      if (payments(shop) > 0) throw new TypeError('Failed to fetch');
      return send(input, init);
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'unconfirmed');
    expect(storedRecord('unsettled_order')).not.toBeNull();
    vi.restoreAllMocks();
    vi.stubGlobal('fetch', send);
    checkout.send({ type: 'order.check' });
    await waitForTag(shop, 'receipt');
    expect(shop.shop.orders).toHaveLength(1);
    expect(payments(shop)).toBe(1);
  });

  it('stays unconfirmed for a guest when the platform does not know the cart, and the shop goes on', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    const cartId = storedRecord('cartId').value;
    interceptPayment(async () => {
      await shop.control('forget-carts');
      throw new TypeError('Failed to fetch');
    });
    const shownOrder = shownOrderOf(checkout);
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'unconfirmed');
    expect(shop.wire.requests.filter((name) => name === 'CartAccess')).toHaveLength(1);
    expect(storedRecord('unsettled_order').value.cartId).toBe(cartId);
    const { timeStored } = storedRecord('unsettled_order');
    expect(shop.services.environment.verificationEnd()).toBe(timeStored + 3_600_000);
    // The shop gets another cart; but nothing is ordered before the outcome is known.
    expect(storedRecord('cartId').value).not.toBe(cartId);
    checkout.send({ type: 'checkout.begin' });
    await waitForTag(shop, 'confirming');
    await waitForTag(shop, 'unconfirmed');
    checkout.send({ type: 'order.submit', shownOrder });
    expect(payments(shop)).toBe(0);
  });

  it('counts as ordered when the platform reports the cart as missing in words that the shop does not know', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    interceptPayment(async () => {
      const refusal = { message: '找不到', category: 'graphql-no-such-entity' };
      await shop.control('fail', { field: 'cart', times: 3, ...refusal });
      throw new TypeError('Failed to fetch');
    });
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'receipt');
  });

  it('is settled by the cart when the response is a 404', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    interceptPayment(async (send) => {
      await send();
      return send();
    });
    pressPlaceOrder(checkout);
    const { context } = await waitForTag(shop, 'receipt');
    expect(context.order?.id).toBe('');
    expect(shop.shop.orders).toHaveLength(1);
  });
});

describe('One order: a payment of an earlier visit', () => {
  /** Pays, and leaves the page before the response comes. */
  async function leaveWhilePaying() {
    const shop = await open();
    const checkout = await goToReview(shop);
    interceptPayment(async (send) => {
      await send();
      return new Promise(() => {});
    });
    pressPlaceOrder(checkout);
    await vi.waitFor(() => expect(shop.shop.orders).toHaveLength(1));
    await shop.close();
    expect(storedRecord('unsettled_order')).not.toBeNull();
    return shop.platform;
  }

  it('is verified at load and shown on the confirmation page', async () => {
    const next = await open({ platform: await leaveWhilePaying() });
    const { context } = await waitForTag(next, 'receipt');
    expect(context.order).toMatchObject({ id: '', email: GUEST });
    expect(location.pathname).toBe('/order-confirmation');
    expect(payments(next)).toBe(0);
    expect(next.shop.orders).toHaveLength(1);
    expect(storedRecord('unsettled_order')).toBeNull();
  });

  it('is reported on another page by a notice that stays', async () => {
    const next = await open({ platform: await leaveWhilePaying(), path: '/' });
    await waitForTag(next, 'receipt');
    expect(location.pathname).toBe('/');
    await vi.waitFor(() => expect(notices(next)).toContain('confirmation goes to'));
    expect(notices(next)).toContain(`Your order is placed; the confirmation goes to ${GUEST}.`);
  });

  it('counts as not ordered when its cart is still open, and can be repeated', async () => {
    const first = await open();
    const checkout = await goToReview(first);
    interceptPayment(() => new Promise(() => {}));
    pressPlaceOrder(checkout);
    await vi.waitFor(() => expect(storedRecord('unsettled_order')).not.toBeNull());
    await first.close();
    const next = await open({ platform: first.platform });
    await waitForTag(next, 'confirming');
    const { context } = await waitForTag(next, 'submittable');
    expect(context.errors.review?.reason).toBe('absent');
    pressPlaceOrder(actorOf(next.app, 'checkout')!);
    await waitForTag(next, 'receipt');
    expect(next.shop.orders).toHaveLength(1);
  });

  it('is forgotten after an hour', async () => {
    const platform = await leaveWhilePaying();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 3_600_001);
    const next = await open({ platform, path: '/' });
    expect(actorOf(next.app, 'checkout')).toBeUndefined();
    expect(storedRecord('unsettled_order')).toBeNull();
    vi.useRealTimers();
  });

  const KEY = 'florilegium:unsettled_order';
  const RECORD = JSON.stringify({
    value: { cartId: 'a'.repeat(32), emailHash: '01234567' },
    timeStored: Date.now(),
    ttl: 3600,
  });

  it('is dropped without a request when another customer signs in', async () => {
    const shop = await open({ path: '/' });
    localStorage.setItem(KEY, RECORD);
    await shop.signIn();
    expect(storedRecord('unsettled_order')).toBeNull();
    localStorage.setItem(KEY, RECORD);
    const next = await open({ platform: shop.platform, path: '/' });
    await vi.waitFor(() => expect(storedRecord('unsettled_order')).toBeNull());
    await vi.waitFor(
      () => expect(actorOf(next.app, 'checkout')?.getSnapshot().hasTag('open')).toBe(true),
      { timeout: 5_000 },
    );
    expect(next.wire.requests).not.toContain('CartAccess');
  });

  it('survives a sign-out', async () => {
    const shop = await open({ path: '/' });
    await shop.signIn();
    localStorage.setItem(KEY, RECORD);
    const session = await shop.startSession();
    session.send({ type: 'session.end' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(localStorage.getItem(KEY)).toBe(RECORD);
  });

  it('is not sent a second time while another tab is sending it', async () => {
    const shop = await open();
    const checkout = await goToReview(shop);
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      locks: {
        request: async (
          _: string,
          { ifAvailable }: { ifAvailable?: boolean },
          work: (lock: object | null) => unknown,
        ) => work(ifAvailable ? null : {}),
      },
    });
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'confirming');
    expect(payments(shop)).toBe(0);
    const { context } = await waitForTag(shop, 'submittable');
    expect(context.errors.review?.reason).toBe('absent');
    expect(payments(shop)).toBe(0);
  });
});

describe('One order: a guest who signs in with the same email while a payment is outstanding', () => {
  it('stays without confirmation when the cart is lost, as a customer’s history lists no guest’s order', async () => {
    const shop = await open();
    const checkout = await goToReview(shop, ROBERTA.email);
    const cartId = storedRecord('cartId').value;
    interceptPayment(async (send) => {
      await send();
      await shop.control('forget-carts');
      throw new TypeError('Failed to fetch');
    });
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'unconfirmed');
    await shop.signIn();
    await waitForTag(shop, 'confirming');
    await waitForTag(shop, 'unconfirmed');
    expect(storedRecord('unsettled_order').value.cartId).toBe(cartId);
    expect(shop.wire.requests).not.toContain('LatestOrders');
    expect(payments(shop)).toBe(1);
  });

  it('gets the guest’s cart verified as the guest’s own while it is active', async () => {
    const shop = await open();
    const checkout = await goToReview(shop, ROBERTA.email);
    interceptPayment(() => Promise.reject(new TypeError('Failed to fetch')));
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'confirming');
    await shop.signIn();
    const { context } = await waitForTag(shop, 'submittable');
    expect(context.errors.review?.reason).toBe('absent');
    expect(shop.wire.requests).not.toContain('LatestOrders');
    expect(storedRecord('unsettled_order')).toBeNull();
    await vi.waitFor(() => expect(shop.wire.requests).toContain('MergeCarts'));
  });
});

describe('One order: a customer', () => {
  it('pays for the cart that was on screen and for no other', async () => {
    const shop = await open();
    await shop.signIn();
    const checkout = await goToReview(shop);
    const looked = storedRecord('cartId').value;
    shop.shop.carts.get(looked)!.isActive = false;
    pressPlaceOrder(checkout);
    await vi.waitFor(() => expect(checkout.getSnapshot().context.errors.review).toBeDefined());
    expect(checkout.getSnapshot().context.errors.review?.reason).toBe('invalidCart');
    expect(shop.wire.requests.filter((name) => name.includes('/rest/'))).toEqual([]);
  });

  async function payingCustomer() {
    const shop = await open();
    await shop.signIn();
    const checkout = await goToReview(shop);
    return { shop, checkout };
  }

  it.each(['received', 'lost'])(
    'gets the confirmation at the account’s email address, not the shipping address’s: response %s',
    async (response) => {
      const { shop, checkout } = await payingCustomer();
      const { shippingAddress, shippingMethod } = checkout.getSnapshot().context;
      checkout.send({ type: 'checkout.edit', step: 'shippingAddress' });
      checkout.send({
        type: 'shippingAddress.submit',
        address: { ...shippingAddress!, email: 'ada@example.com' },
      });
      await waitFor(checkout, (snapshot) => snapshot.hasTag('submittable'));
      checkout.send({ type: 'checkout.edit', step: 'shippingMethod' });
      checkout.send({ type: 'shippingMethod.submit', method: shippingMethod! });
      await waitFor(checkout, (snapshot) => snapshot.hasTag('submittable'));
      await waitFor(actorOf(shop.app, 'cart')!, (snapshot) => !snapshot.hasTag('busy'));
      let recorded: string | null = null;
      interceptPayment(async (send) => {
        recorded = storedRecord('sent_order').value.parts.email;
        const received = await send();
        if (response === 'lost') throw new TypeError('Failed to fetch');
        return received;
      });
      pressPlaceOrder(checkout);
      const { context } = await waitForTag(shop, 'receipt');
      expect([context.order?.email, recorded]).toEqual([ROBERTA.email, ROBERTA.email]);
      expect(shop.shop.orders[0]?.email).toBe(ROBERTA.email);
    },
  );

  it('gets the number of an order whose response was lost', async () => {
    const { shop, checkout } = await payingCustomer();
    await shop.control('drop', { field: 'payment-information' });
    pressPlaceOrder(checkout);
    const { context } = await waitForTag(shop, 'receipt');
    expect(context.order?.number).toBe(shop.shop.orders[0]?.number);
  });

  it('gets a confirmation from the order history when the cart is lost', async () => {
    const { shop, checkout } = await payingCustomer();
    interceptPayment(async (send) => {
      await send();
      await shop.control('forget-carts');
      throw new TypeError('Failed to fetch');
    });
    pressPlaceOrder(checkout);
    const { context } = await waitForTag(shop, 'receipt');
    expect(context.order?.number).toBe(shop.shop.orders[0]?.number);
    expect(shop.shop.orders).toHaveLength(1);
  });

  it('gets a confirmation from the order history of another store view when the cart is lost', async () => {
    const { shop, checkout } = await payingCustomer();
    interceptPayment(async (send) => {
      await send();
      await shop.control('forget-carts');
      shop.shop.orders[0]!.viewCode = 'zh_hant';
      throw new TypeError('Failed to fetch');
    });
    pressPlaceOrder(checkout);
    const { context } = await waitForTag(shop, 'receipt');
    expect(context.order?.number).toBe(shop.shop.orders[0]?.number);
  });

  it('gets no confirmation from an order with another total when the cart is lost', async () => {
    const { shop, checkout } = await payingCustomer();
    interceptPayment(async (send) => {
      await send();
      await shop.control('forget-carts');
      shop.shop.orders[0]!.totals.grandTotal += 100;
      throw new TypeError('Failed to fetch');
    });
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'unconfirmed');
  });

  it('stays uncertain when the cart is lost and the order history lacks the order', async () => {
    const { shop, checkout } = await payingCustomer();
    interceptPayment(async () => {
      await shop.control('forget-carts');
      throw new TypeError('Failed to fetch');
    });
    pressPlaceOrder(checkout);
    await waitForTag(shop, 'unconfirmed');
    expect(shop.wire.requests.filter((name) => name === 'LatestOrders')).toHaveLength(6);
    expect(payments(shop)).toBe(0);
  });
});

/** Replaces what happens to the payment call; every other call goes through. */
function interceptPayment(happens: (send: () => Promise<Response>) => Promise<Response>) {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    String(input).endsWith('/payment-information')
      ? happens(() => send(input, init))
      : send(input, init),
  );
}

const notices = ({ app }: OpenShop): string =>
  JSON.stringify(app.system.get('toasts')?.getSnapshot().context ?? '');
