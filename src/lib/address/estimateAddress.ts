import type { ShippingAddress } from '../../../machines/domain.ts';

/** The parts of an address that shipping costs can be estimated from. */
export interface Destination {
  country_id: string;
  region_code: string;
  postcode: string;
}

/** Fills the fields that the platform requires and the estimate form does not have. */
const NOTHING = '–';

/** Completes a place with placeholders to an address that the platform accepts. */
export const estimateAddress = (place: Destination): ShippingAddress => ({
  firstname: NOTHING,
  lastname: NOTHING,
  street: [NOTHING],
  city: NOTHING,
  telephone: NOTHING,
  ...place,
});

/** Whether `estimateAddress` made the address: no order can be shipped to its placeholders. */
export const isEstimate = ({
  firstname,
  city,
}: Pick<ShippingAddress, 'firstname' | 'city'>): boolean =>
  firstname === NOTHING && city === NOTHING;
