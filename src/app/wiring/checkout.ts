import { fromPromise } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout.ts';
import { NOTHING_SAVED, type SavedCheckout } from '../../../machines/checkoutSetup.ts';
import type { BillingAddress, ShippingAddress, ShippingMethod } from '../../../machines/domain.ts';
import { type OrderDraft, placeOrderMachine } from '../../../machines/placeOrder.ts';
import {
  formatAddress,
  setGuestEmail,
  setShippingAddress,
  setShippingMethod,
} from '../../adapters/graphql/operations/checkout.ts';
import { sendPaymentInformation, sendShippingInformation } from '../../adapters/rest/orders.ts';
import { safely } from './safely.ts';
import type { World } from './world.ts';

/** The checkout's ports: GraphQL for the address, REST for the order, storage for what is saved. */
export function wireCheckout({ client, rest, storage, navigation, report }: World) {
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
      >(async ({ input: { cartId, isSignedIn, address } }) => {
        await formatAddress(client(), address);
        if (!isSignedIn) await setGuestEmail(client(), { cartId, email: address.email ?? '' });
        return setShippingAddress(client(), { cartId, ...address });
      }),
      submitShippingMethod: fromPromise<void, { cartId: string; method: ShippingMethod }>(
        ({ input: { cartId, method } }) => setShippingMethod(client(), { cartId, method }),
      ),
      submitBillingAddress: fromPromise<void, { address: BillingAddress }>(async ({ input }) => {
        if (!('sameAsShippingAddress' in input.address)) {
          await formatAddress(client(), input.address);
        }
      }),
      placeOrder: placeOrderMachine.provide({
        actors: {
          sendShippingInformation: fromPromise<void, OrderDraft>(async ({ input }) =>
            sendShippingInformation(rest, await formatted(input)),
          ),
          sendPaymentInformation: fromPromise<string, OrderDraft>(async ({ input }) =>
            sendPaymentInformation(rest, await formatted(input)),
          ),
          clearSavedCheckout: fromPromise<void>(async () => {
            for (const key of SAVED_KEYS) storage.remove(key);
          }),
        },
      }),
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

  /** The flag of a billing address gives way to the address itself (readings 26). */
  async function formatted(draft: OrderDraft) {
    const { billingAddress, shippingAddress } = draft;
    const billing = 'sameAsShippingAddress' in billingAddress ? shippingAddress : billingAddress;
    return {
      ...draft,
      shippingAddress: await formatAddress(client(), shippingAddress),
      billingAddress: await formatAddress(client(), billing),
    };
  }
}

const SAVED_KEYS = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
] as const;
