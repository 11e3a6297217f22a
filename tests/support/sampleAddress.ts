import type { ShippingAddress, ShippingMethod } from '../../machines/domain.ts';

/** A guest's valid address. */
export const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  region_code: 'TX',
  postcode: '73301',
  telephone: '5125550100',
  country_id: 'US',
  email: 'ada@example.com',
} satisfies ShippingAddress;

/** A shipping method for that address. */
export const METHOD = {
  carrier_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_code: 'flatrate',
  method_title: 'Fixed',
  amount: { value: 5, currency: 'USD' },
} satisfies ShippingMethod;
