import { vi } from 'vitest';
import { actorOf } from '../../src/actors/AppActor.ts';
import type { PaymentRecord } from '../../src/app/system/stored/unsettledPayment.ts';
import { createPlatform } from '../platform/createPlatform.ts';
import { openShop } from '../support/openShop.ts';
import { faultyConnection } from './faultyConnection.ts';
import { createOrderLog } from './orderLog.ts';

/** The product that the shopper buys again and again. */
export const SKU = 'FL-B-04';
/** The longest step in ms by which time moves. */
const STEP = 2_000;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** One shopper's browser and the platform, over many visits, on a simulated clock. */
export function createVisits() {
  const platform = createPlatform();
  const connection = faultyConnection();
  const orderLog = createOrderLog();
  let shop: Awaited<ReturnType<typeof openShop>> | undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isOnline);
  const simple = platform.shop().products.get(SKU);
  if (simple?.kind !== 'simple') throw new Error('The seed has no such product.');
  simple.stock = 1_000_000;

  const visit = {
    platform: platform.shop(),
    connection,
    orderLog,
    simple,
    shop: () => {
      if (!shop) throw new Error('The shop is not open.');
      return shop;
    },
    cart: () => actorOf(visit.shop().app, 'cart'),
    checkout: () => actorOf(visit.shop().app, 'checkout'),
    /** Runs everything that is ready to run. */
    async settle(turns = 3) {
      for (let at = 0; at < turns; at++) await turn();
      const checkout = shop && actorOf(shop.app, 'checkout');
      const toasts = shop && actorOf(shop.app, 'toasts')?.getSnapshot().context.toasts;
      if (checkout && toasts) orderLog.read(checkout, toasts);
    },
    async pass(ms: number) {
      for (let remaining = ms; remaining > 0; remaining -= STEP) {
        const step = Math.min(STEP, remaining);
        shop?.clock.increment(step);
        await vi.advanceTimersByTimeAsync(step);
        await visit.settle();
      }
    },
    /** Loads a page; everything that was running is gone. */
    async open(path = '/checkout') {
      const { isOnline } = connection;
      await visit.close();
      // A browser without a network cannot load a page.
      connection.isOnline = true;
      const pendingShop = openShop({ path, platform, around: connection.around });
      let isOpen = false;
      const opened = pendingShop.then((one) => {
        isOpen = true;
        shop = one;
      });
      while (!isOpen) {
        await visit.settle();
        if (!isOpen) await vi.advanceTimersByTimeAsync(250);
      }
      await opened;
      const started = visit.shop().start('cart', 'checkout');
      await visit.settle(6);
      await started;
      const checkout = visit.checkout();
      if (!checkout) throw new Error('The checkout does not run.');
      const { navigation, storage } = visit.shop().services;
      const outstandingCart = () => storage.get<PaymentRecord>('unsettled_order')?.cartId ?? null;
      orderLog.listen(checkout, {
        path: () => navigation.current().path,
        outstanding: outstandingCart,
      });
      connection.isOnline = isOnline;
    },
    async close() {
      const closing = shop?.close();
      shop = undefined;
      // Clearing the timers would set the clock back, too.
      const now = Date.now();
      vi.clearAllTimers();
      vi.setSystemTime(now);
      await closing;
    },
  };
  return visit;
}

export type Visits = ReturnType<typeof createVisits>;
