import type { ShippingAddress } from '../../../machines/domain.ts';

/** What is known of where to, before there is an address. */
export interface Place {
  country_id: string;
  region_code: string;
  postcode: string;
}

/** Stands for all that an estimate does not ask for and the platform does. */
const NOTHING = '–';

/** An address that stands for a place. */
export const estimateAddress = (place: Place): ShippingAddress => ({
  firstname: NOTHING,
  lastname: NOTHING,
  street: [NOTHING],
  city: NOTHING,
  telephone: NOTHING,
  ...place,
});

/** Whether it stands for a place only: nothing can be sent there. */
export const isEstimate = ({ firstname, city }: ShippingAddress): boolean =>
  firstname === NOTHING && city === NOTHING;
