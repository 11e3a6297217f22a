import type { BookAddress, KeptAddress } from '../../../../machines/account/task.ts';
import { cleanAddress } from '../../../lib/address/addressForm.ts';

/** An address that is being written: a new one has no id. */
export interface Draft {
  id: number | null;
  address: BookAddress;
}

/** A new one, in the customer's name; the first of a book is the default. */
export const newDraft = (
  name: { firstname: string; lastname: string } | null,
  country_id: string,
  isFirst: boolean,
): Draft => ({
  id: null,
  address: {
    firstname: name?.firstname ?? '',
    lastname: name?.lastname ?? '',
    company: '',
    street: [],
    city: '',
    region_code: '',
    postcode: '',
    telephone: '',
    country_id,
    isDefaultShipping: isFirst,
    isDefaultBilling: isFirst,
  },
});

/** An address of the book, to be changed. */
export const draftOf = ({ id, ...address }: KeptAddress): Draft => ({ id, address });

/** Without spaces at the edges and empty lines. */
export const cleanDraft = ({ address }: Draft): BookAddress => ({
  ...address,
  ...cleanAddress(address),
  company: address.company.trim(),
});
