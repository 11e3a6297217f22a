import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { SavedCheckout } from '../../machines/checkout/context.ts';
import type { ShownOrder } from '../../machines/order/agreement.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { DEFAULT_SHOP, type FakeShop, unreachableError } from '../support/fakeShop.ts';
import { shownOrderOf } from '../support/pressPlaceOrder.ts';
import { shopMachine } from '../support/shopMachine.ts';

/** The fault that hits the next payment. */
type Fault = 'request lost' | 'response lost';

/** A fake platform that counts its orders, and the checkout's machines on it. */
export async function fakeCheckout(saved: SavedCheckout = acceptedCheckout) {
  const platform = {
    /** The total of each order that was paid. */
    paid: [] as (number | undefined)[],
    fault: null as Fault | null,
    isUnreachable: false,
    /** Is called when the platform is about to tell what it charges. */
    beforeCharge: () => {},
  };
  const log: string[] = [];
  const saves: SavedCheckout[] = [];
  const shop: FakeShop = {
    ...DEFAULT_SHOP,
    saved,
    // A port reads `fail` when it has sent its request: what the platform does with it, happens here.
    hold: {},
    fail: {
      get sendShippingInformation() {
        platform.beforeCharge();
        return undefined;
      },
      get sendPaymentInformation() {
        if (platform.fault !== 'request lost') {
          platform.paid.push(shop.prices.grand_total?.value);
          shop.evidence = 'ordered';
        }
        return platform.fault ? unreachableError() : undefined;
      },
      get readCartEvidence() {
        return platform.isUnreachable ? unreachableError() : undefined;
      },
    },
  };
  const clock = new SimulatedClock();
  const open = async () => {
    const app = createActor(shopMachine(shop, log, saves), { clock }).start();
    const checkout = app.getSnapshot().children.checkout!;
    checkout.send({ type: 'checkout.begin' });
    await untilShoppersTurn(checkout, clock);
    return { app, checkout };
  };
  let opened = await open();
  let shown: ShownOrder | null = null;
  return {
    shop,
    platform,
    tags: () => opened.checkout.getSnapshot().tags,
    context: () => opened.checkout.getSnapshot().context,
    /** The total that the review shows. */
    total: () => {
      const { cart, charged } = shownOrderOf(opened.checkout);
      return (charged ?? cart).prices.grand_total?.value;
    },
    press: async (times = 1) => {
      // A late press, after the review has gone, still means the order that was shown.
      if (opened.checkout.getSnapshot().hasTag('review')) shown = shownOrderOf(opened.checkout);
      const shownOrder = shown;
      if (!shownOrder) throw new Error('Nothing was shown.');
      for (let i = 0; i < times; i++) opened.checkout.send({ type: 'order.submit', shownOrder });
      await untilShoppersTurn(opened.checkout, clock);
    },
    send: async (event: Parameters<typeof opened.checkout.send>[0]) => {
      opened.checkout.send(event);
      await untilShoppersTurn(opened.checkout, clock);
    },
    /** Closes the shop and opens it again on what it has saved. */
    comeBack: async () => {
      opened.app.stop();
      shop.saved = saves.at(-1) ?? shop.saved;
      opened = await open();
    },
  };
}

type Checkout = NonNullable<
  ReturnType<
    ReturnType<typeof createActor<ReturnType<typeof shopMachine>>>['getSnapshot']
  >['children']['checkout']
>;

/** Lets the clock run until the checkout waits for the shopper. */
async function untilShoppersTurn(checkout: Checkout, clock: SimulatedClock): Promise<void> {
  const isWaiting = () => {
    const snapshot = checkout.getSnapshot();
    const isWorking = ['submitting', 'confirming', 'delayed'].some((tag) =>
      snapshot.hasTag(tag as never),
    );
    return (
      !isWorking &&
      (snapshot.hasTag('receipt') ||
        snapshot.hasTag('unconfirmed') ||
        (snapshot.hasTag('open') && snapshot.context.details !== null))
    );
  };
  // A macrotask lets every promise of the ports settle before the clock moves on.
  for (let i = 0; i < 1_000 && !isWaiting(); i++) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!isWaiting()) clock.increment(1_000);
  }
  await new Promise((resolve) => setImmediate(resolve));
  await waitFor(checkout, isWaiting, { timeout: 1_000 });
}
