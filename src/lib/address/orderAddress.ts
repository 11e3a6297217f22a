import type { KeptAddress } from '../../../machines/account/task.ts';
import type { ShippingAddress } from '../../../machines/domain.ts';

/** An address of the book as an order has it. */
export const orderAddress = ({
  firstname,
  lastname,
  street,
  city,
  region_code,
  postcode,
  telephone,
  country_id,
}: KeptAddress): ShippingAddress => ({
  firstname,
  lastname,
  street,
  city,
  region_code,
  postcode,
  telephone,
  country_id,
});
