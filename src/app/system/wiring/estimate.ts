import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cheapestDelivery } from '../../../../machines/checkout/shippingChoice.ts';
import { RefusedError } from '../../../adapters/graphql/errors.ts';
import {
  offeredMethods,
  setShippingMethod,
} from '../../../adapters/graphql/operations/checkout.ts';
import { estimateAddress, type Place } from '../../../lib/address/estimateAddress.ts';
import type { Services } from '../services.ts';

/**
 * Sets an estimated shipping address and the cheapest shipping method on the cart, so that the
 * cart's totals include shipping and tax. A checkout that has begun sets its own address again.
 * @throws PlatformError; RefusedError if no shipping method is available for the address.
 */
export async function estimate(services: Services, cartId: string, place: Place): Promise<void> {
  const client = services.commerce.client();
  services.storage.remove('availableShippingMethods');
  const methods = await offeredMethods(
    client,
    { cartId, ...estimateAddress(place) },
    services.commerce.view.charged,
  );
  const cheapest = cheapestDelivery(methods);
  if (cheapest) await setShippingMethod(client, { cartId, method: cheapest });
  services.actors.send('cart', { type: 'cart.read', isShippingOwn: true });
  if (!cheapest) throw new RefusedError(i18n._(msg`We do not deliver to this address.`));
}
