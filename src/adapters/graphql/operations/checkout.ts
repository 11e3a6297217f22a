import type { Client, OperationContext } from '@urql/core';
import type {
  PickupLocation,
  ShippingAddress,
  ShippingMethod,
} from '../../../../machines/domain.ts';
import { placeLine } from '../../../lib/address/addressLines.ts';
import { graphql } from '../../../lib/graphql.ts';
import { mutate, query, withCartCheck } from '../execute.ts';
import { storeViewContext } from './route.ts';

const SetGuestEmail = graphql(`
  mutation SetGuestEmail($cartId: String!, $email: String!) {
    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {
      cart {
        id
        email
      }
    }
  }
`);

const SetShippingAddress = graphql(`
  mutation SetShippingAddress(
    $cartId: String!
    $firstname: String!
    $lastname: String!
    $street: [String]!
    $city: String!
    $region_code: String
    $postcode: String
    $telephone: String!
    $country_id: String!
  ) {
    setShippingAddressesOnCart(
      input: {
        cart_id: $cartId
        shipping_addresses: [
          {
            address: {
              firstname: $firstname
              lastname: $lastname
              street: $street
              city: $city
              region: $region_code
              postcode: $postcode
              telephone: $telephone
              country_code: $country_id
              save_in_address_book: false
            }
          }
        ]
      }
    ) {
      cart {
        id
        shipping_addresses {
          street
          available_shipping_methods {
            carrier_code
            carrier_title
            method_code
            method_title
            available
            amount {
              value
              currency
            }
          }
        }
      }
    }
  }
`);

const SetShippingMethod = graphql(`
  mutation SetShippingMethod($cartId: String!, $carrier: String!, $method: String!) {
    setShippingMethodsOnCart(
      input: {
        cart_id: $cartId
        shipping_methods: [{ carrier_code: $carrier, method_code: $method }]
      }
    ) {
      cart {
        id
      }
    }
  }
`);

const PickupLocations = graphql(`
  query PickupLocations($country: String!) {
    pickupLocations(filters: { country_id: { eq: $country } }) {
      items {
        pickup_location_code
        name
        street
        city
        postcode
        description
        phone
      }
    }
  }
`);

/** Sets the email of a guest's cart. @throws PlatformError */
export async function setGuestEmail(
  client: Client,
  { cartId, email }: { cartId: string; email: string },
): Promise<void> {
  await withCartCheck(client, cartId, () => mutate(client, SetGuestEmail, { cartId, email }));
}

/** Sets the cart's shipping address. @returns the shipping methods available for it */
export async function setShippingAddress(
  client: Client,
  address: ShippingAddress & { cartId: string },
  context?: Partial<OperationContext>,
): Promise<ShippingMethod[]> {
  const { email: _, ...variables } = address;
  const response = await withCartCheck(client, address.cartId, () =>
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
    response.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.available_shipping_methods;
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
 * Sets the cart's shipping address.
 * @param chargedView - code of the store view that the order will be created in, if it is not the
 * shopper's own; that view decides on the prices and on which methods can be ordered
 * @returns the available shipping methods in the shopper's language, at the charged prices; a
 * pick-up once for each location
 */
export async function offeredMethods(
  client: Client,
  address: ShippingAddress & { cartId: string },
  chargedView: string | null,
): Promise<ShippingMethod[]> {
  const shown = await withLocations(client, address, await setShippingAddress(client, address));
  if (chargedView === null) return shown;
  const charged = await setShippingAddress(client, address, storeViewContext(chargedView));
  return shown.flatMap((method) => {
    const same = charged.find(
      ({ carrier_code, method_code }) =>
        carrier_code === method.carrier_code && method_code === method.method_code,
    );
    return same ? [{ ...method, amount: same.amount }] : [];
  });
}

/** Replaces in-store pick-up, which needs a location, by one method for each location. */
async function withLocations(
  client: Client,
  { country_id }: ShippingAddress,
  methods: ShippingMethod[],
): Promise<ShippingMethod[]> {
  if (!methods.some(isPickup)) return methods;
  // Without its locations, pick-up cannot be ordered, but everything else can.
  const locations = await pickupLocations(client, country_id).catch(() => []);
  return methods.flatMap((method) =>
    isPickup(method)
      ? locations.map((pickup) => ({ ...method, method_title: pickup.name, pickup }))
      : [method],
  );
}

const isPickup = ({ carrier_code, method_code }: ShippingMethod): boolean =>
  carrier_code === 'instore' && method_code === 'pickup';

async function pickupLocations(client: Client, country: string): Promise<PickupLocation[]> {
  const { pickupLocations: found } = await query(client, PickupLocations, { country });
  return (found?.items ?? []).flatMap((location) => {
    const code = location?.pickup_location_code;
    if (!code) return [];
    const { name, street, city, postcode, description, phone } = location;
    const place = placeLine(
      { street: [street ?? ''], city: city ?? '', region_code: '', postcode: postcode ?? '' },
      '',
    );
    const lines = [place, description, phone].flatMap((line) => line || []);
    return [{ code, name: name ?? code, lines }];
  });
}

/** Sets the cart's shipping method, so that its totals include shipping. @throws PlatformError */
export async function setShippingMethod(
  client: Client,
  { cartId, method }: { cartId: string; method: ShippingMethod },
): Promise<void> {
  await withCartCheck(client, cartId, () =>
    mutate(client, SetShippingMethod, {
      cartId,
      carrier: method.carrier_code,
      method: method.method_code,
    }),
  );
}
