import type { ShippingAddress } from '../domain.ts';

/** Whether two addresses are equal apart from the email address. */
export const isSameAddress = (a: ShippingAddress, b: ShippingAddress): boolean =>
  TEXTS.every((field) => a[field] === b[field]) && a.street.join('\n') === b.street.join('\n');

const TEXTS = [
  'firstname',
  'lastname',
  'city',
  'region_code',
  'postcode',
  'telephone',
  'country_id',
] as const;
