import type { AddressBookEntry } from '../../../machines/account/task.ts';
import type { ShippingAddress } from '../../../machines/domain.ts';

/** Converts an address of the customer's address book to an order's shipping address. */
export const orderAddress = ({
  firstname,
  lastname,
  street,
  city,
  region_code,
  postcode,
  telephone,
  country_id,
}: AddressBookEntry): ShippingAddress => ({
  firstname,
  lastname,
  street,
  city,
  region_code,
  postcode,
  telephone,
  country_id,
});
