import { type AnyActorRef, fromPromise, waitFor } from 'xstate';
import {
  type CheckoutInStorage,
  relocalizationMachine,
} from '../../../../machines/checkout/relocalization.ts';
import type {
  PaymentMethod,
  ShippingAddress,
  ShippingMethod,
} from '../../../../machines/domain.ts';
import { readPaymentMethods } from '../../../adapters/graphql/operations/savedPreferences.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { isPaymentOutstanding } from '../stored/orderFacts.ts';
import { restoreCheckout, saveCheckout } from '../stored/savedCheckout.ts';
import { submitShippingAddress, submitShippingMethod } from './checkoutPorts.ts';

/** Wires the machine that restores the saved checkout in the present store view's language. */
export const wireRelocalization = (services: Services) =>
  relocalizationMachine.provide({
    actors: {
      readSavedCheckout: fromPromise<CheckoutInStorage>(async ({ system, signal }) => {
        const cart: AnyActorRef | undefined = system.get('cart');
        // After a sign-in the steps belong to the customer's cart, which is about to be stored.
        if (cart) await waitFor(cart, (now) => !now.hasTag('adopting'), { signal });
        return {
          saved: restoreCheckout(services),
          cartId: services.storage.get<string>('cartId'),
          isSignedIn: services.token.isPresent(),
          isPaymentOutstanding: isPaymentOutstanding(services),
          isLocalized: services.storage.get('availableShippingMethods') !== null,
        };
      }),
      submitShippingAddress: fromPromise<
        ShippingMethod[],
        { cartId: string; isSignedIn: boolean; address: ShippingAddress }
      >(({ input }) => submitShippingAddress(services, input)),
      submitShippingMethod: fromPromise<void, { cartId: string; method: ShippingMethod }>(
        ({ input }) => submitShippingMethod(services, input),
      ),
      readPaymentMethods: fromPromise<PaymentMethod[], { cartId: string }>(({ input }) =>
        readPaymentMethods(services.commerce.client(), input.cartId),
      ),
    },
    actions: {
      saveCheckout: safely((_, { saved }) => saveCheckout(services, saved), services.errors.report),
    },
  });
