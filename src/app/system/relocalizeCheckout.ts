import type { Payment, SavedCheckout } from '../../../machines/checkout/context.ts';
import { readPaymentMethods } from '../../adapters/graphql/operations/savedPreferences.ts';
import { submitShippingAddress, submitShippingMethod } from './checkoutPorts.ts';
import { isPaymentOutstanding } from './orderFacts.ts';
import { restoreCheckout, saveCheckout } from './savedCheckout.ts';
import type { Services } from './services.ts';

/**
 * Restores the saved checkout in the language and currency of the present store view. Leaving a
 * view forgets its shipping methods, so they are requested again here. If that fails, the chosen
 * method stays in its old language.
 */
export async function relocalizeCheckout(services: Services): Promise<SavedCheckout> {
  const saved = restoreCheckout(services);
  const { storage } = services;
  const { shippingAddress: address, shippingMethod: chosen } = saved;
  const cartId = storage.get<string>('cartId');
  const isInWords = storage.get('availableShippingMethods') !== null;
  const isSignedIn = services.token.isHeld();
  if (isPaymentOutstanding(services)) return saved;
  if (cartId === null || isInWords || !address) return saved;
  try {
    const methods = await submitShippingAddress(services, { cartId, isSignedIn, address });
    const method = methods.find(
      ({ carrier_code, method_code }) =>
        carrier_code === chosen?.carrier_code && method_code === chosen.method_code,
    );
    if (method) await submitShippingMethod(services, { cartId, method });
    const payment = saved.payment && (await inWords(services, cartId, saved.payment));
    const restored = {
      ...saved,
      availableShippingMethods: methods,
      shippingMethod: method ?? null,
      payment,
    };
    // Saving them marks the methods as localised.
    saveCheckout(services, restored);
    return restored;
  } catch {
    return { ...saved, availableShippingMethods: chosen ? [chosen] : [] };
  }
}

/** Renames a payment to the present view's title. A saved card keeps its own summary. */
async function inWords({ commerce }: Services, cartId: string, payment: Payment): Promise<Payment> {
  if (payment.data.summary) return payment;
  const offered = await readPaymentMethods(commerce.client(), cartId);
  const title = offered.find(({ code }) => code === payment.code)?.title;
  return title ? { ...payment, title } : payment;
}
