import { fromPromise, type NonReducibleUnknown } from 'xstate';
import type {
  ExpressCheckoutResult,
  SavedCheckout,
} from '../../../../machines/checkout/context.ts';
import { checkoutMachine } from '../../../../machines/checkout/machine.ts';
import type {
  BillingAddress,
  ShippingAddress,
  ShippingMethod,
} from '../../../../machines/domain.ts';
import { lazyChild } from '../../../../machines/lazyChild.ts';
import type { OrderDraft, PlaceOrderOutput } from '../../../../machines/order/setup.ts';
import { submission } from '../../../../machines/submission.ts';
import { RECEIPT } from '../../../lib/stored/keys.ts';
import { loadPage } from '../../pages.ts';
import { loadAndRun } from '../loadAndRun.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { isOrderUnreported, isPaymentOutstanding } from '../stored/orderFacts.ts';
import { ADDRESS_FORMS, GIFT_FORMS, persistDrafts } from '../stored/persistDrafts.ts';
import { forgetPlacedOrder, markReported, storePlacedOrder } from '../stored/placedOrder.ts';
import { forgetOrdered, saveCheckout } from '../stored/savedCheckout.ts';

/** The code that sends addresses and orders is fetched when a shopper checks out. */
const ports = () => import('./checkoutPorts.ts');
const loadExpress = async (services: Services) =>
  (await import('./express.ts')).wireExpress(services);
/** Most visits to the checkout show no notice. */
const orderNotice = () => import('./orderNotice.ts');
const loadPlaceOrder = async (services: Services) =>
  (await import('./placeOrder.ts')).wirePlaceOrder(services);

/**
 * Wires the checkout machine: GraphQL for the address, REST for the order, storage for the draft.
 */
export function wireCheckout(services: Services) {
  persistDrafts(services, ADDRESS_FORMS);
  persistDrafts(services, GIFT_FORMS);
  const { navigation, sessionStore } = services;
  const { report } = services.errors;
  return checkoutMachine.provide({
    actors: {
      restoreCheckout: lazyChild<SavedCheckout, NonReducibleUnknown>('relocalization', async () =>
        (await import('./relocalizeCheckout.ts')).wireRelocalization(services),
      ),
      express: lazyChild<ExpressCheckoutResult, NonReducibleUnknown>('express', () =>
        loadExpress(services),
      ),
      submitShippingAddress: submission(
        fromPromise<
          ShippingMethod[],
          { cartId: string; isSignedIn: boolean; address: ShippingAddress }
        >(async ({ input }) => (await ports()).changeShippingAddress(services, input)),
      ),
      submitShippingMethod: submission(
        fromPromise<void, { cartId: string; method: ShippingMethod }>(async ({ input }) =>
          (await ports()).changeShippingMethod(services, input),
        ),
      ),
      submitBillingAddress: submission(
        fromPromise<void, { address: BillingAddress }>(async ({ input }) =>
          (await ports()).submitBillingAddress(services, input),
        ),
      ),
      placeOrder: lazyChild<PlaceOrderOutput, OrderDraft | null>('placeOrder', async () => {
        // Load the confirmation page before paying: the network may fail in between.
        const [order] = await Promise.all([
          loadPlaceOrder(services),
          loadPage('ORDER_CONFIRMATION'),
        ]);
        return order;
      }),
    },
    actions: {
      saveCheckout: safely((_, { saved }) => saveCheckout(services, saved), report),
      storeReceipt: safely((_, { order }) => {
        if (order) {
          sessionStore.set(RECEIPT, order);
          storePlacedOrder(services, { order, isReported: false });
          forgetOrdered(services);
        } else {
          sessionStore.remove(RECEIPT);
          forgetPlacedOrder(services);
        }
      }, report),
      goToConfirmation: safely(
        () => navigation.navigate('/order-confirmation', { replace: true }),
        report,
      ),
      markReported: safely(() => markReported(services), report),
      goHome: safely(() => navigation.navigate('/', { replace: true }), report),
      showOrderNotice: safely((_, settled) => {
        loadAndRun(services, orderNotice, (part) => part.showOrderNotice(services, settled));
      }, report),
    },
    guards: {
      isUnsettled: () => isPaymentOutstanding(services),
      isUnreported: () => isOrderUnreported(services),
      isAtReceipt: () => navigation.current().path === '/order-confirmation',
      isAtCheckout: () => navigation.current().path === '/checkout',
    },
  });
}
