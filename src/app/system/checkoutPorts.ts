import type { BillingAddress, ShippingAddress, ShippingMethod } from '../../../machines/domain.ts';
import {
  formatAddress,
  offeredMethods,
  setGuestEmail,
  setShippingMethod,
} from '../../adapters/graphql/operations/checkout.ts';
import type { Services } from './services.ts';

/** Sends where to, and who a guest is. @returns the methods that go there. */
export async function submitShippingAddress(
  { commerce }: Services,
  {
    cartId,
    isSignedIn,
    address,
  }: { cartId: string; isSignedIn: boolean; address: ShippingAddress },
): Promise<ShippingMethod[]> {
  await formatAddress(commerce.client(), address);
  if (!isSignedIn) await setGuestEmail(commerce.client(), { cartId, email: address.email ?? '' });
  return offeredMethods(commerce.client(), { cartId, ...address }, commerce.chargedView);
}

/** Chooses how to send. */
export const submitShippingMethod = (
  { commerce }: Services,
  choice: { cartId: string; method: ShippingMethod },
): Promise<void> => setShippingMethod(commerce.client(), choice);

/** Looks the region of a billing address up; a wrong one is refused here. */
export async function submitBillingAddress(
  { commerce }: Services,
  { address }: { address: BillingAddress },
): Promise<void> {
  if (!('sameAsShippingAddress' in address)) await formatAddress(commerce.client(), address);
}
