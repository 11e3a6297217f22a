import type { AddressBookEntry } from '../../../machines/account/task.ts';
import { type FragmentOf, graphql } from '../graphql.ts';

/** The fields that every query of saved addresses requests. */
export const AddressFragment = graphql(`
  fragment Address on CustomerAddress {
    id
    firstname
    lastname
    company
    street
    city
    region {
      region
      region_code
    }
    postcode
    telephone
    country_code
    default_shipping
    default_billing
  }
`);

/**
 * Converts the platform's address.
 *
 * @returns null without an id: it could not be edited or deleted.
 */
export function addressInBook(
  address: FragmentOf<typeof AddressFragment> | null,
): AddressBookEntry | null {
  if (!address || address.id === null) return null;
  const { id, street, region } = address;
  return {
    id,
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company ?? '',
    street: (street ?? []).flatMap((line) => line || []),
    city: address.city ?? '',
    // In a country without regions, the free text of the region takes the code's place.
    region_code: region?.region_code || region?.region || '',
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
    country_id: address.country_code ?? '',
    isDefaultShipping: address.default_shipping ?? false,
    isDefaultBilling: address.default_billing ?? false,
  };
}
