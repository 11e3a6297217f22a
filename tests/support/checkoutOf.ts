import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { addSimpleProduct } from './addSimpleProduct.ts';
import type { OpenShop } from './openShop.ts';

/** The checkout of the shop that the running test has opened: what a test sends and waits for. */
export function checkoutOf(shop: () => OpenShop) {
  const checkout = () => actorOf(shop().app, 'checkout')!;
  const submit = (event: object) => checkout().send(event as never);
  const untilCartIdle = () =>
    waitFor(
      actorOf(shop().app, 'cart')!,
      ({ context }) => !context.current && context.queue.length === 0,
    );
  return {
    checkout,
    context: () => checkout().getSnapshot().context,
    submit,
    /** Puts a product into the cart and begins the checkout. */
    async begin() {
      await shop().start('cart');
      await addSimpleProduct(shop());
      await shop().start('cart', 'checkout');
      await waitFor(checkout(), ({ context }) => context.cartId !== null);
      submit({ type: 'checkout.begin' });
    },
    /** Waits until a step is open and nothing is being submitted. */
    untilStep: (name: string) =>
      waitFor(checkout(), (now) => now.hasTag(name as never) && !now.hasTag('submitting')),
    /** Waits until the cart of the review shows what shipping costs, and nothing changes the cart. */
    async untilPriced() {
      await waitFor(checkout(), ({ context }) => context.details?.prices.shipping != null);
      await untilCartIdle();
    },
    /** Waits until no change of the cart is in flight or queued. */
    untilCartIdle,
    untilReceipt: () => waitFor(checkout(), (now) => now.hasTag('receipt')),
    /** The payments that have been sent. */
    payments: () => shop().wire.requests.filter((name) => name.endsWith('/payment-information')),
  };
}
