import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { checkoutOf } from '../support/checkoutOf.ts';
import { type OpenShop, wholeShops } from '../support/openShop.ts';
import { pressPlaceOrder, shownOrderOf } from '../support/pressPlaceOrder.ts';

const open = wholeShops({ path: '/checkout' });
let shop: OpenShop;

beforeEach(async () => {
  shop = await open();
});

const { begin, checkout, context, payments, submit, untilPriced, untilReceipt, untilStep } =
  checkoutOf(() => shop);

/** A checkout at the review step, with all of it on screen. */
async function goToReview(): Promise<void> {
  await begin();
  await untilStep('shippingAddress');
  submit({ type: 'shippingAddress.submit', address: acceptedCheckout.shippingAddress });
  await untilStep('shippingMethod');
  submit({ type: 'shippingMethod.submit', method: acceptedCheckout.shippingMethod });
  await untilStep('billingAddress');
  submit({ type: 'billingAddress.submit', address: acceptedCheckout.billingAddress });
  await untilStep('paymentMethod');
  submit({ type: 'paymentMethod.submit', payment: acceptedCheckout.payment });
  await untilStep('review');
  await untilPriced();
}

const total = () => checkout().getSnapshot().context.details?.prices.grand_total?.value;
/** The changes that are reported on the way back to the review. */
async function reportedChanges() {
  await untilStep('review');
  expect(context().errors.review?.reason).toBe('changed');
  expect(payments()).toEqual([]);
  expect(shop.shop.orders).toEqual([]);
  return context().changes;
}

/** Changes the platform’s response to a call. */
function changeResponse(
  path: string,
  change: (send: () => Promise<Response>) => Promise<Response>,
) {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    String(input).endsWith(path) ? change(() => send(input, init)) : send(input, init),
  );
}

describe('Checkout at the review, while another tab changes the cart', () => {
  /** The cart after another tab has added a bear, and how it reads without it. */
  const cartNow = () => context().details!;
  const announce = (details: typeof cartNow extends () => infer Details ? Details : never) =>
    submit({ type: 'cart.announced', cartId: details.id, details });
  const withBear = () => {
    const now = cartNow();
    const [line] = now.items;
    const bear = { ...line!, uid: 'bear', product: { ...line!.product, sku: 'B', name: 'Bear' } };
    const grand_total = { value: 500, currency: 'USD' };
    return { ...now, items: [...now.items, bear], prices: { ...now.prices, grand_total } };
  };

  it('says what has changed since the shopper saw it, until it is as before', async () => {
    await goToReview();
    const seen = cartNow();
    announce(withBear());
    const before = seen.prices.grand_total;
    expect(context().errors.review?.reason).toBe('changed');
    expect(context().changes).toEqual([
      { kind: 'total', before, after: { value: 500, currency: 'USD' } },
      { kind: 'added', name: 'Bear' },
    ]);
    const [first, bear] = context().details!.items;
    announce({ ...context().details!, items: [{ ...first!, quantity: 3 }, bear!] });
    expect(context().changes).toMatchObject([
      { kind: 'total', before },
      { kind: 'quantity', before: 1, after: 3 },
      { kind: 'added' },
    ]);
    announce(seen);
    expect(context().errors.review).toBeUndefined();
  });

  it('says nothing when only the amounts have changed, nor while another page is shown', async () => {
    await goToReview();
    const seen = cartNow();
    announce({ ...seen, prices: withBear().prices });
    expect(context().errors.review).toBeUndefined();
    shop.services.navigation.navigate('/cart');
    announce(withBear());
    expect(context().errors.review).toBeUndefined();
  });
});

describe('Checkout between the press on Place Order and the payment', () => {
  it('reports a changed tax with both totals, sends nothing, and pays at the next press', async () => {
    await shop.control('set-tax', { country: 'US', percent: 10 });
    await goToReview();
    const value = total();
    await shop.control('set-tax', { country: 'US', percent: 20 });
    pressPlaceOrder(checkout());
    const [change, ...others] = await reportedChanges();
    expect(change).toMatchObject({ kind: 'total', before: { value } });
    expect(others).toEqual([]);

    await waitFor(checkout(), () => total() !== value);
    pressPlaceOrder(checkout());
    await untilReceipt();
    expect(payments()).toHaveLength(1);
    expect(shop.shop.orders).toHaveLength(1);
  });

  it('pays at once when nothing has changed', async () => {
    await shop.control('set-tax', { country: 'US', percent: 10 });
    await goToReview();
    pressPlaceOrder(checkout());
    await untilReceipt();
    expect(payments()).toHaveLength(1);
  });

  it('compares with the order on screen, even when the cart was read again before the press', async () => {
    await goToReview();
    const shownOrder = shownOrderOf(checkout());
    await shop.control('set-price', { sku: 'FL-B-04', price: 500 });
    actorOf(shop.app, 'cart')!.send({ type: 'cart.read' });
    await waitFor(checkout(), () => total() !== shownOrder.cart.prices.grand_total?.value);
    submit({ type: 'order.submit', shownOrder });
    const kinds = (await reportedChanges()).map(({ kind }) => kind);
    expect(kinds).toEqual(['total', 'price']);
    expect(shop.wire.requests.filter((name) => name.includes('/rest/'))).toEqual([]);
  });

  it('waits for a cart update in flight and reports it as a change', async () => {
    await goToReview();
    const line = actorOf(shop.app, 'cart')!.getSnapshot().context.details!.items[0]!;
    actorOf(shop.app, 'cart')!.send({ type: 'cart.updateItem', itemId: line.uid, quantity: 2 });
    pressPlaceOrder(checkout());
    await vi.waitFor(() => {
      shop.clock.increment(1_000);
      expect(context().changes.map(({ kind }) => kind)).toEqual(['total', 'quantity']);
    });
    await reportedChanges();
  });

  it('does not use an address that differs from the one on screen', async () => {
    await goToReview();
    const shownOrder = shownOrderOf(checkout());
    const shippingAddress = { ...shownOrder.shippingAddress, city: 'Dallas' };
    submit({ type: 'order.submit', shownOrder: { ...shownOrder, shippingAddress } });
    expect(await reportedChanges()).toEqual([{ kind: 'choices' }]);
  });

  it('reports an unknown change when the cart cannot be read', async () => {
    await goToReview();
    await shop.control('fail', { field: 'cart', message: 'Not now.' });
    pressPlaceOrder(checkout());
    expect(await reportedChanges()).toEqual([{ kind: 'unknown' }]);
    await waitFor(actorOf(shop.app, 'cart')!, (now) => !now.hasTag('busy'));
    pressPlaceOrder(checkout());
    await untilReceipt();
  });

  it('stops when another tab changes the cart during the preparation', async () => {
    await goToReview();
    changeResponse('/shipping-information', async (send) => {
      const response = await send();
      await shop.control('set-price', { sku: 'FL-B-04', price: 500 });
      actorOf(shop.app, 'cart')!.send({ type: 'cart.read' });
      await waitFor(checkout(), () => total() !== shownTotal);
      return response;
    });
    const shownTotal = total();
    pressPlaceOrder(checkout());
    expect((await reportedChanges()).map(({ kind }) => kind)).toEqual(['total', 'price']);
  });

  it('compares the total in the response to the shipping information', async () => {
    await goToReview();
    changeResponse('/shipping-information', async (send) => {
      await shop.control('set-price', { sku: 'FL-B-04', price: 500 });
      return send();
    });
    pressPlaceOrder(checkout());
    expect((await reportedChanges()).map(({ kind }) => kind)).toEqual(['total']);
  });

  it('compares the lines in the response to the shipping information', async () => {
    await goToReview();
    changeResponse('/shipping-information', async (send) => {
      const body = await (await send()).json();
      body.totals.items.push({ item_id: 99, name: 'A ribbon', qty: 1, row_total: 0 });
      return Response.json(body);
    });
    pressPlaceOrder(checkout());
    expect(await reportedChanges()).toEqual([{ kind: 'added', name: 'A ribbon' }]);
  });

  it('reads the cart when a response has no total', async () => {
    await goToReview();
    changeResponse('/shipping-information', async (send) => {
      await send();
      return Response.json({ payment_methods: [] });
    });
    pressPlaceOrder(checkout());
    await untilReceipt();
    expect(payments()).toHaveLength(1);
  });

  it('reports an unknown change when a response has no total and the cart cannot be read', async () => {
    await goToReview();
    changeResponse('/shipping-information', async (send) => {
      await send();
      await shop.control('fail', { field: 'cart', message: 'Not now.' });
      return Response.json({ payment_methods: [] });
    });
    pressPlaceOrder(checkout());
    expect(await reportedChanges()).toEqual([{ kind: 'unknown' }]);
  });

  it('reports a refused card at the payment step and at the order, with the whole error', async () => {
    await goToReview();
    submit({ type: 'checkout.edit', step: 'paymentMethod' });
    const data = { nonce: 'unheard-of' };
    submit({
      type: 'paymentMethod.submit',
      payment: { code: 'florapay_card', title: 'Card', data },
    });
    await untilStep('review');
    await waitFor(actorOf(shop.app, 'cart')!, (now) => !now.hasTag('busy'));
    pressPlaceOrder(checkout());
    await waitFor(checkout(), (now) => now.hasTag('paymentMethod'));
    const { review, paymentMethod } = context().errors;
    expect(review).toEqual(paymentMethod);
    expect(review?.reason).toBe('refused');
    expect(review?.report).toMatch(
      /^POST \/rest\/V1\/guest-carts\/\w{32}\/payment-information\n400 /,
    );
    expect(review?.report).toContain(review?.message);
    // With another payment method it is another order, which has no error yet.
    submit({ type: 'paymentMethod.submit', payment: acceptedCheckout.payment });
    await untilStep('review');
    expect(context().errors).toEqual({});
  });
});
