import { fromPromise } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout.ts';
import { NOTHING_SAVED, type SavedCheckout } from '../../../machines/checkoutSetup.ts';
import type { BillingAddress, ShippingAddress, ShippingMethod } from '../../../machines/domain.ts';
import type { OrderDraft, PlaceOrderOutput } from '../../../machines/placeOrder.ts';
import { lazily } from './lazily.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** What sends addresses and orders is fetched when a shopper checks out. */
const ports = () => import('./checkoutPorts.ts');

/** The checkout's ports: GraphQL for the address, REST for the order, storage for what is saved. */
export function wireCheckout(world: World) {
  const { storage, navigation, report } = world;
  return checkoutMachine.provide({
    actors: {
      restoreCheckout: fromPromise<SavedCheckout>(async () => ({
        availableShippingMethods: storage.get('availableShippingMethods') ?? [],
        shippingAddress: storage.get('shipping_address') ?? NOTHING_SAVED.shippingAddress,
        shippingMethod: storage.get('shippingMethod') ?? NOTHING_SAVED.shippingMethod,
        billingAddress: storage.get('billing_address') ?? NOTHING_SAVED.billingAddress,
        payment: storage.get('paymentMethod') ?? NOTHING_SAVED.payment,
      })),
      submitShippingAddress: fromPromise<
        ShippingMethod[],
        { cartId: string; isSignedIn: boolean; address: ShippingAddress }
      >(async ({ input }) => (await ports()).submitShippingAddress(world, input)),
      submitShippingMethod: fromPromise<void, { cartId: string; method: ShippingMethod }>(
        async ({ input }) => (await ports()).submitShippingMethod(world, input),
      ),
      submitBillingAddress: fromPromise<void, { address: BillingAddress }>(async ({ input }) =>
        (await ports()).submitBillingAddress(world, input),
      ),
      placeOrder: lazily<PlaceOrderOutput, OrderDraft>('placeOrder', async () =>
        (await ports()).wirePlaceOrder(world),
      ),
    },
    actions: {
      saveCheckout: safely((_, { saved }) => {
        storage.set('availableShippingMethods', saved.availableShippingMethods);
        storage.set('shipping_address', saved.shippingAddress);
        storage.set('shippingMethod', saved.shippingMethod);
        storage.set('billing_address', saved.billingAddress);
        storage.set('paymentMethod', saved.payment);
      }, report),
      goToConfirmation: safely(() => navigation.replace('/order-confirmation'), report),
    },
  });
}
