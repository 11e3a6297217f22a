import { fromPromise } from 'xstate';
import { expressMachine } from '../../../../machines/checkout/express.ts';
import type {
  PaymentOffer,
  SavedPreferences,
} from '../../../../machines/checkout/savedPreferences.ts';
import type { ShippingAddress, ShippingMethod } from '../../../../machines/domain.ts';
import { changeOrderContents } from '../../../adapters/browser/locks.ts';
import { setShippingAddress } from '../../../adapters/graphql/operations/checkout.ts';
import { storeViewContext } from '../../../adapters/graphql/operations/route.ts';
import {
  readPaymentMethods,
  readSavedPreferences,
} from '../../../adapters/graphql/operations/savedPreferences.ts';
import { DEFAULT_VIEW_CODE, SESSION_RESUMES } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';
import { previouslyAcceptedSteps } from '../stored/savedCheckout.ts';
import { changeShippingAddress, changeShippingMethod } from './checkoutPorts.ts';
import { paymentOffers } from './paymentOffers.ts';

/**
 * Wires the express checkout: the customer's saved preferences, and the cart that they are set on.
 */
export const wireExpress = (services: Services) =>
  expressMachine.provide({
    actors: {
      readSavedPreferences: fromPromise<SavedPreferences>(() => readPreferences(services)),
      submitShippingAddress: fromPromise<
        ShippingMethod[],
        { cartId: string; address: ShippingAddress }
      >(({ input }) => changeShippingAddress(services, { ...input, isSignedIn: true })),
      submitShippingMethod: fromPromise<void, { cartId: string; method: ShippingMethod }>(
        ({ input }) => changeShippingMethod(services, input),
      ),
      readDefaultViewNames: fromPromise<
        ShippingMethod[],
        { cartId: string; address: ShippingAddress }
      >(async ({ input: { cartId, address } }) => {
        const defaultViewCode = services.storage.get<string>(DEFAULT_VIEW_CODE);
        // Without a stored view the shopper is in the default one.
        const view = services.storage.get<string>('store_view_code') ?? defaultViewCode;
        if (!defaultViewCode || defaultViewCode === view) return [];
        return changeOrderContents(() =>
          setShippingAddress(
            services.commerce.client(),
            { cartId, ...address },
            storeViewContext(defaultViewCode),
          ),
        );
      }),
      readOffers: fromPromise<PaymentOffer[], SavedPreferences>(async ({ input }) =>
        paymentOffers(
          input,
          await readPaymentMethods(services.commerce.client(), input.cartId),
          services.now(),
        ),
      ),
    },
  });

/** Reads the saved preferences. A resumed checkout counts as resumed once. */
async function readPreferences(services: Services): Promise<SavedPreferences> {
  const { sessionStore, commerce } = services;
  const isResumed = sessionStore.has(SESSION_RESUMES);
  const preferences = await readSavedPreferences(commerce.client());
  sessionStore.remove(SESSION_RESUMES);
  return { ...preferences, isResumed, accepted: previouslyAcceptedSteps(services) };
}
