import type { BookAddress } from '../../machines/account/task.ts';
import type { ShippingAddress, ShippingMethod } from '../../machines/domain.ts';

const PLACE = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  region_code: 'TX',
  postcode: '73301',
  telephone: '5125550100',
  country_id: 'US',
};

/** A guest's valid address. */
export const ADDRESS = { ...PLACE, email: 'ada@example.com' } satisfies ShippingAddress;

/** The same address as a customer saves it in the address book. */
export const BOOK_ADDRESS: BookAddress = {
  ...PLACE,
  company: '',
  isDefaultShipping: false,
  isDefaultBilling: false,
};

/** A shipping method for that address. */
export const METHOD = {
  carrier_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_code: 'flatrate',
  method_title: 'Fixed',
  amount: { value: 5, currency: 'USD' },
} satisfies ShippingMethod;
