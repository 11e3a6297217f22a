import type { ShippingAddress } from '../domain.ts';

/** Whether two addresses are equal apart from the email address. */
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
