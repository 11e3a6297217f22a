import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Client, OperationContext } from '@urql/core';
import type {
  Country,
  FormattedAddress,
  ShippingAddress,
  ShippingMethod,
} from '../../../../machines/domain.ts';
import { formatted } from '../../../lib/address/address.ts';
import {
  Countries,
  SetGuestEmail,
  SetShippingAddress,
  SetShippingMethod,
} from '../documents/checkout.ts';
import { Refused } from '../errors.ts';
import { mutate, onCart, query } from '../execute.ts';
import { inView } from './route.ts';

/** The countries that the shop sends to, with their regions. */
export async function readCountries(client: Client): Promise<Country[]> {
  const { countries } = await query(client, Countries, {});
  return (countries ?? [])
    .filter((country) => country !== null)
    .map((country) => ({
      id: country.id ?? '',
      name: country.full_name_locale ?? country.id ?? '',
      regions: (country.available_regions ?? [])
        .filter((region) => region !== null)
        .map(({ id, code, name }) => ({ id: id ?? 0, code: code ?? '', name: name ?? '' })),
    }));
}

/** The address with its region looked up. @throws when the country has regions and not this one. */
export async function formatAddress(
  client: Client,
  address: ShippingAddress,
): Promise<FormattedAddress> {
  const found = formatted(address, await readCountries(client));
  if (found === null) {
    throw new Refused(i18n._(msg`This region does not belong to the chosen country.`));
  }
  return found;
}

/** Says who the guest is. */
export async function setGuestEmail(
  client: Client,
  { cartId, email }: { cartId: string; email: string },
): Promise<void> {
  await onCart(client, cartId, () => mutate(client, SetGuestEmail, { cartId, email }));
}

/** Sets where to send. @returns the methods that go there. */
export async function setShippingAddress(
  client: Client,
  address: ShippingAddress & { cartId: string },
  context?: Partial<OperationContext>,
): Promise<ShippingMethod[]> {
  const { email: _, ...variables } = address;
  const answer = await onCart(client, address.cartId, () =>
    mutate(
      client,
      SetShippingAddress,
      {
        ...variables,
        region_code: variables.region_code || null,
        postcode: variables.postcode || null,
      },
      context,
    ),
  );
  const methods =
    answer.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.available_shipping_methods;
  return (methods ?? [])
    .filter((method) => method !== null)
    .filter(({ available, method_code }) => available && method_code !== null)
    .map(({ carrier_code, carrier_title, method_code, method_title, amount }) => ({
      carrier_code,
      carrier_title,
      method_code: method_code ?? '',
      method_title: method_title ?? '',
      amount: { value: amount.value ?? 0, currency: amount.currency ?? 'USD' },
    }));
}

/**
 * Sets where to send.
 *
 * @param chargedView - the store view that the order will be made in, where that is not the
 *   shopper's own: it is asked for the prices, and what it does not offer cannot be ordered
 * @returns the methods that go there, in the shopper's language, at the prices that are charged
 */
export async function offeredMethods(
  client: Client,
  address: ShippingAddress & { cartId: string },
  chargedView: string | null,
): Promise<ShippingMethod[]> {
  const shown = await setShippingAddress(client, address);
  if (chargedView === null) return shown;
  const charged = await setShippingAddress(client, address, inView(chargedView));
  return shown.flatMap((method) => {
    const same = charged.find(
      ({ carrier_code, method_code }) =>
        carrier_code === method.carrier_code && method_code === method.method_code,
    );
    return same ? [{ ...method, amount: same.amount }] : [];
  });
}

/** Chooses how to send, so that the cart's totals speak of it. */
export async function setShippingMethod(
  client: Client,
  { cartId, method }: { cartId: string; method: ShippingMethod },
): Promise<void> {
  await onCart(client, cartId, () =>
    mutate(client, SetShippingMethod, {
      cartId,
      carrier: method.carrier_code,
      method: method.method_code,
    }),
  );
}
