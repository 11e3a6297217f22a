import type { AddressBookEntry, BookAddress } from '../../../../machines/account/task.ts';
import { cleanAddress } from '../../../lib/address/addressForm.ts';

/** An address being edited; a new one has no id. */
export interface AddressDraft {
  id: number | null;
  address: BookAddress;
}

/**
 * An empty draft with the customer's name. The first address of an address book becomes the
 * default.
 */
export const newDraft = (
  name: { firstname: string; lastname: string } | null,
  country_id: string,
  isFirst: boolean,
): AddressDraft => ({
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

/** A draft of an existing address. */
export const draftOf = ({ id, ...address }: AddressBookEntry): AddressDraft => ({ id, address });

/** Whether two cleaned addresses are the same. */
export const isSameAddress = (one: BookAddress, other: BookAddress): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Trims all fields and drops empty street lines. */
export const cleanDraft = ({ address }: AddressDraft): BookAddress => ({
  ...address,
  ...cleanAddress(address),
  company: address.company.trim(),
});
