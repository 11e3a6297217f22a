import type {
  BillingAddress,
  ShippingAddress,
  ShippingMethod,
} from '../../../../machines/domain.ts';
import { changeOrderContents } from '../../../adapters/browser/locks.ts';
import {
  offeredMethods,
  setGuestEmail,
  setShippingMethod,
} from '../../../adapters/graphql/operations/checkout.ts';
import { withRegion } from '../../../adapters/graphql/operations/countries.ts';
import type { Services } from '../services.ts';

/**
 * Sends the shipping address, and a guest's email address.
 * @returns the shipping methods that are available for the address.
 */
export async function submitShippingAddress(
  { commerce }: Services,
  {
    cartId,
    isSignedIn,
    address,
  }: { cartId: string; isSignedIn: boolean; address: ShippingAddress },
): Promise<ShippingMethod[]> {
  await withRegion(commerce.client(), address);
  if (!isSignedIn) await setGuestEmail(commerce.client(), { cartId, email: address.email ?? '' });
  return offeredMethods(commerce.client(), { cartId, ...address }, commerce.view.charged);
}

/** Sends the shipping method, also for the order that holds the lock of the order's contents. */
export const submitShippingMethod = (
  { commerce }: Services,
  choice: { cartId: string; method: ShippingMethod },
): Promise<void> => setShippingMethod(commerce.client(), choice);

/** Sends the shipping address as a step of the checkout: it waits while a tab places an order. */
export const changeShippingAddress = (
  ...sent: Parameters<typeof submitShippingAddress>
): Promise<ShippingMethod[]> => changeOrderContents(() => submitShippingAddress(...sent));

/** Sends the shipping method as a step of the checkout: it waits while a tab places an order. */
export const changeShippingMethod = (
  ...sent: Parameters<typeof submitShippingMethod>
): Promise<void> => changeOrderContents(() => submitShippingMethod(...sent));

/**
 * Validates a billing address by looking up its region; the payment sends the address.
 * @throws RefusedError if the region does not exist.
 */
export async function submitBillingAddress(
  { commerce }: Services,
  { address }: { address: BillingAddress },
): Promise<void> {
  if (!('sameAsShippingAddress' in address)) await withRegion(commerce.client(), address);
}
