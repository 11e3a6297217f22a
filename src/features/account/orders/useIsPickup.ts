import { useQuery } from 'urql';
import type { PlacedOrder } from './orderFragment.ts';
import { PickupPlacesQuery } from './pickupPlacesQuery.ts';

/**
 * Whether an order is picked up. An order has no code of its shipping method, but the platform
 * gives an order that is picked up the address of the place.
 */
export function useIsPickup({ shipping_address: address }: PlacedOrder): boolean {
  const country = address?.country_code;
  const [{ data }] = useQuery({
    query: PickupPlacesQuery,
    variables: { country: country ?? '' },
    pause: !country,
  });
  const places = data?.pickupLocations?.items ?? [];
  return places.some(
    (place) => place?.city === address?.city && place?.street === address?.street.join(' '),
  );
}
