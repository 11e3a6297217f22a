import type { BillingAddress, ShippingAddress, ShippingMethod } from '../../../machines/domain.ts';
import {
  formatAddress,
  setGuestEmail,
  setShippingAddress,
  setShippingMethod,
} from '../../adapters/graphql/operations/checkout.ts';
import type { World } from './world.ts';

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
