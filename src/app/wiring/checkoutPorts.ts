import { fromPromise } from 'xstate';
import type { BillingAddress, ShippingAddress, ShippingMethod } from '../../../machines/domain.ts';
import { type OrderDraft, placeOrderMachine } from '../../../machines/placeOrder.ts';
import {
  formatAddress,
  setGuestEmail,
  setShippingAddress,
  setShippingMethod,
} from '../../adapters/graphql/operations/checkout.ts';
import { sendPaymentInformation, sendShippingInformation } from '../../adapters/rest/orders.ts';
import { createRestClient } from '../../adapters/rest/restClient.ts';
import type { World } from './world.ts';

/** What browser storage keeps of a checkout (spec §9). */
export const SAVED_KEYS = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
] as const;

/** Sends where to, and who a guest is. @returns the methods that go there. */
export async function submitShippingAddress(
  { client }: World,
  {
    cartId,
    isSignedIn,
    address,
  }: { cartId: string; isSignedIn: boolean; address: ShippingAddress },
): Promise<ShippingMethod[]> {
  await formatAddress(client(), address);
  if (!isSignedIn) await setGuestEmail(client(), { cartId, email: address.email ?? '' });
  return setShippingAddress(client(), { cartId, ...address });
}

/** Chooses how to send. */
export const submitShippingMethod = (
  { client }: World,
  choice: { cartId: string; method: ShippingMethod },
): Promise<void> => setShippingMethod(client(), choice);

/** Looks the region of a billing address up; a wrong one is refused here. */
export async function submitBillingAddress(
  { client }: World,
  { address }: { address: BillingAddress },
): Promise<void> {
  if (!('sameAsShippingAddress' in address)) await formatAddress(client(), address);
}

/** The order protocol with its ports: two REST calls, then the saved checkout goes. */
export function wirePlaceOrder({ client, fetch, token, storage }: World) {
  const rest = createRestClient(fetch, token);

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

  return placeOrderMachine.provide({
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
  });
}
