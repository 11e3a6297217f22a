import { usePickupPlaces } from '../../../shop/usePickupPlaces.ts';
import type { PlacedOrder } from './orderFragment.ts';

/**
 * Whether an order is picked up. An order has no code of its shipping method, but the platform
 * gives an order that is picked up the address of the place.
 */
export const useIsPickup = ({ shipping_address: address }: PlacedOrder): boolean =>
  usePickupPlaces(address?.country_code).some(
    (place) => place?.city === address?.city && place?.street === address?.street.join(' '),
  );
