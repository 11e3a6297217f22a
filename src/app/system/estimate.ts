import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Refused } from '../../adapters/graphql/errors.ts';
import { offeredMethods, setShippingMethod } from '../../adapters/graphql/operations/checkout.ts';
import { estimateAddress, type Place } from '../../lib/address/estimateAddress.ts';
import type { Services } from './services.ts';

/**
 * Has the platform work out what it costs to send the cart there, by what costs least; the cart
 * then tells its shipping and its tax. A checkout that was begun says its own address again.
 * @throws PlatformError; Refused when nobody goes there.
 */
export async function estimate(services: Services, cartId: string, place: Place): Promise<void> {
  const client = services.commerce.client();
  services.storage.remove('availableShippingMethods');
  const methods = await offeredMethods(
    client,
    { cartId, ...estimateAddress(place) },
    services.commerce.chargedView,
  );
  const [least] = methods.toSorted((one, other) => one.amount.value - other.amount.value);
  if (least) await setShippingMethod(client, { cartId, method: least });
  services.actors.send('cart', { type: 'cart.read', isShippingOwn: true });
  if (!least) throw new Refused(i18n._(msg`We do not deliver to this address.`));
}
