import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { addSimpleProduct } from '../support/addSimpleProduct.ts';
import { checkoutOf } from '../support/checkoutOf.ts';
import { type OpenShop, wholeShops } from '../support/openShop.ts';
import { pressPlaceOrder } from '../support/pressPlaceOrder.ts';
import { ADDRESS, METHOD } from '../support/sampleAddress.ts';

const open = wholeShops({ path: '/checkout' });
let shop: OpenShop;

beforeEach(async () => {
  shop = await open();
  await shop.signIn();
  await shop.start('cart');
});

const { email: _, ...ANONYMOUS } = ADDRESS;
const HOME = { ...ANONYMOUS, firstname: 'Roberta' };
const FLAT = { ...METHOD, amount: { value: 15, currency: 'USD' } };
const SAVED = 'florapay_card_vault';
const OLD = '5f1d7a84c9e25b3b6e0c2f47d9a1388f';
const NEW = 'a07c41be5d9f8263174de6b8c0f92e15';

const { checkout, submit, untilCartIdle, untilReceipt, untilStep } = checkoutOf(() => shop);

/** The snapshot of the checkout once it is open. */
async function untilOpen() {
  await addSimpleProduct(shop);
  await shop.start('cart', 'checkout');
  await waitFor(checkout(), ({ context }) => context.cartId !== null && context.isSignedIn);
  submit({ type: 'checkout.begin' });
  return waitFor(checkout(), (now) => now.hasTag('open'));
}

/** Submits all steps but the order. */
async function fillCheckout(publicHash: string): Promise<void> {
  await untilOpen();
  submit({ type: 'shippingAddress.submit', address: HOME });
  await untilStep('shippingMethod');
  submit({ type: 'shippingMethod.submit', method: FLAT });
  await untilStep('billingAddress');
  submit({ type: 'billingAddress.submit', address: { ...HOME, street: ['2 Peony Road'] } });
  await untilStep('paymentMethod');
  submit({
    type: 'paymentMethod.submit',
    payment: { code: SAVED, title: 'Saved cards', data: { publicHash } },
  });
  await untilStep('review');
}

/** Places one order and saves its address: the next checkout is prefilled. */
async function placeOrder(publicHash: string): Promise<void> {
  await fillCheckout(publicHash);
  await untilCartIdle();
  pressPlaceOrder(checkout());
  await untilReceipt();
  // As the page does: an order that no screen has shown opens its receipt on the next visit.
  submit({ type: 'receipt.shown' });
  await waitFor(
    actorOf(shop.app, 'cart')!,
    ({ context }) => context.cartId !== null && !context.current,
  );
  const book = shop.shop.customers.find(({ id }) => id === 2)!;
  const [sent] = shop.shop.orders;
  const address = { ...sent!.shippingAddress!, id: 1 };
  book.addresses = [{ ...address, isDefaultShipping: true, isDefaultBilling: true }];
  shop.services.navigation.navigate('/checkout');
}

describe('Express checkout: a returning customer', () => {
  it.each([OLD, NEW])('pays with the card of the last order: %s', async (publicHash) => {
    await placeOrder(publicHash);
    const { context } = await untilOpen();
    expect(context).toMatchObject({
      shippingAddress: { city: 'Austin' },
      shippingMethod: { carrier_code: 'flatrate' },
      billingAddress: { sameAsShippingAddress: true },
      payment: { code: SAVED, data: { publicHash } },
    });
    expect(checkout().getSnapshot().hasTag('review')).toBe(true);
  });
});

describe('Express checkout: a returning customer in another language', () => {
  it('finds the last shipping method although the order names it in the default view’s language', async () => {
    await placeOrder(NEW);
    const { storage } = shop.services;
    storage.set('store_view_code_default', 'default');
    storage.set('store_view_code', 'zh_hant');
    const { platform } = shop;
    await shop.close();
    shop = await open({ platform });
    await shop.start('cart');
    const { context } = await untilOpen();
    expect(context.shippingMethod?.carrier_title).toBe('特快送貨');
    expect(checkout().getSnapshot().hasTag('review')).toBe(true);
  });
});

describe('Express checkout: a session that the platform ends at the review', () => {
  /** Is signed out by the platform, and signs in again. */
  async function signInAgain(isReloaded = false) {
    await shop.control('expire-tokens');
    pressPlaceOrder(checkout());
    await vi.waitFor(() => {
      shop.clock.increment(1_000);
      expect(location.pathname).toBe('/signin');
    });
    await waitFor(checkout(), (now) => !now.context.isSignedIn && !now.hasTag('submitting'));
    // A reload leaves none of the form drafts.
    if (isReloaded) shop.services.formDrafts.clear();
    await shop.signIn();
    await waitFor(checkout(), ({ context }) => context.isSignedIn && context.cartId !== null);
    submit({ type: 'checkout.begin' });
    return waitFor(checkout(), (now) => now.hasTag('open'));
  }

  it('resumes there with the chosen billing address and payment', async () => {
    await fillCheckout(NEW);
    expect((await signInAgain()).hasTag('review')).toBe(true);
    expect(checkout().getSnapshot().context).toMatchObject({
      shippingAddress: HOME,
      billingAddress: { street: ['2 Peony Road'] },
      payment: { data: { publicHash: NEW } },
    });
    expect(JSON.stringify(localStorage)).not.toContain('session_resumes');
    pressPlaceOrder(checkout());
    await untilReceipt();
    expect(shop.shop.orders).toHaveLength(1);
  });

  it('resumes at the billing address after a reload, chooses no payment and says so', async () => {
    await fillCheckout(NEW);
    const { context, ...now } = await signInAgain(true);
    expect(now.value).toMatchObject({ open: { billingAddress: 'editing' } });
    expect(context).toMatchObject({
      shippingAddress: HOME,
      shippingMethod: { carrier_code: 'flatrate' },
      billingAddress: null,
      payment: null,
      lostChoice: 'payer',
    });
  });

  it('resumes at the payment when the card is gone', async () => {
    await fillCheckout(NEW);
    shop.shop.vault = shop.shop.vault.filter(({ publicHash }) => publicHash !== NEW);
    expect((await signInAgain()).hasTag('paymentMethod')).toBe(true);
    expect(checkout().getSnapshot().context).toMatchObject({
      billingAddress: { street: ['2 Peony Road'] },
      lostChoice: 'payment',
    });
  });
});
