import type { ShippingAddress } from '../domain.ts';

/** Whether both would stand on a parcel alike; whose email it is does not count. */
export const isSameAddress = (one: ShippingAddress, other: ShippingAddress): boolean =>
  TEXTS.every((field) => one[field] === other[field]) &&
  one.street.join('\n') === other.street.join('\n');

const TEXTS = [
  'firstname',
  'lastname',
  'city',
  'region_code',
  'postcode',
  'telephone',
  'country_id',
] as const;
