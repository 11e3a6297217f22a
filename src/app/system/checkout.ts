import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/machine.ts';
import type { ExpressCheckoutResult, SavedCheckout } from '../../../machines/checkout/setup.ts';
import type { BillingAddress, ShippingAddress, ShippingMethod } from '../../../machines/domain.ts';
import type { OrderDraft, PlaceOrderOutput } from '../../../machines/order/place.ts';
import { submission } from '../../../machines/submission.ts';
import { loadPage } from '../pages.ts';
import { keepAddressDrafts } from './addressDrafts.ts';
import { announceOrder } from './announceOrder.ts';
import { lazyInvoke } from './lazyInvoke.ts';
import { readRecord } from './outbox.ts';
import { forgetPlacedOrder, keepPlacedOrder, markTold, placedOrder } from './placedOrder.ts';
import { safely } from './safely.ts';
import { forgetOrdered, saveCheckout } from './savedCheckout.ts';
import type { World } from './world.ts';

/** What sends addresses and orders is fetched when a shopper checks out. */
const ports = () => import('./checkoutPorts.ts');
const wiredExpress = async (world: World) => (await import('./express.ts')).wireExpress(world);
const wiredOrder = async (world: World) => (await import('./placeOrder.ts')).wirePlaceOrder(world);

/** The checkout's ports: GraphQL for the address, REST for the order, storage for what is saved. */
export function wireCheckout(world: World) {
  keepAddressDrafts(world);
  const { navigation, report, sessionStore } = world;
  return checkoutMachine.provide({
    actors: {
      restoreCheckout: fromPromise<SavedCheckout>(async () =>
        (await import('./relocalizeCheckout.ts')).relocalizeCheckout(world),
      ),
      express: lazyInvoke<ExpressCheckoutResult, NonReducibleUnknown>('express', () =>
        wiredExpress(world),
      ),
      submitShippingAddress: submission(
        fromPromise<
          ShippingMethod[],
          { cartId: string; isSignedIn: boolean; address: ShippingAddress }
        >(async ({ input }) => (await ports()).submitShippingAddress(world, input)),
      ),
      submitShippingMethod: submission(
        fromPromise<void, { cartId: string; method: ShippingMethod }>(async ({ input }) =>
          (await ports()).submitShippingMethod(world, input),
        ),
      ),
      submitBillingAddress: submission(
        fromPromise<void, { address: BillingAddress }>(async ({ input }) =>
          (await ports()).submitBillingAddress(world, input),
        ),
      ),
      placeOrder: lazyInvoke<PlaceOrderOutput, OrderDraft | null>('placeOrder', async () => {
        // Nothing is paid before the page that says so is there: the network may go meanwhile.
        const [order] = await Promise.all([wiredOrder(world), loadPage('ORDER_CONFIRMATION')]);
        return order;
      }),
    },
    actions: {
      saveCheckout: safely((_, { saved }) => saveCheckout(world, saved), report),
      storeReceipt: safely((_, { order }) => {
        if (order) {
          sessionStore.set('receipt', order);
          keepPlacedOrder(world, { order, isTold: false });
          forgetOrdered(world);
        } else {
          sessionStore.remove('receipt');
          forgetPlacedOrder(world);
        }
      }, report),
      goToConfirmation: safely(() => navigation.replace('/order-confirmation'), report),
      markTold: safely(() => markTold(world), report),
      goHome: safely(() => navigation.replace('/'), report),
      announce: safely((_, { outcome, order }) => announceOrder(world, outcome, order), report),
    },
    guards: {
      isUnsettled: () => readRecord(world) !== null,
      isUntold: () => placedOrder(world)?.isTold === false,
      isAtReceipt: () => navigation.current().path === '/order-confirmation',
    },
  });
}
