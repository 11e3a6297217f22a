import type { KeptAddress } from '../../../machines/account/task.ts';
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
export function keptAddress(told: FragmentOf<typeof AddressFragment> | null): KeptAddress | null {
  if (!told || told.id === null) return null;
  const { id, street, region } = told;
  return {
    id,
    firstname: told.firstname ?? '',
    lastname: told.lastname ?? '',
    company: told.company ?? '',
    street: (street ?? []).flatMap((line) => line || []),
    city: told.city ?? '',
    // In a country without regions, the free text of the region takes the code's place.
    region_code: region?.region_code || region?.region || '',
    postcode: told.postcode ?? '',
    telephone: told.telephone ?? '',
    country_id: told.country_code ?? '',
    isDefaultShipping: told.default_shipping ?? false,
    isDefaultBilling: told.default_billing ?? false,
  };
}
