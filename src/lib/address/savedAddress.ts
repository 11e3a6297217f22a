import type { KeptAddress } from '../../../machines/account/task.ts';
import { type FragmentOf, graphql } from '../graphql.ts';

/** What is asked of an address of the book, wherever one is. */
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

/** Null where it cannot be named. */
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
    // Where a country has no regions, its words stand in for a code.
    region_code: region?.region_code || region?.region || '',
    postcode: told.postcode ?? '',
    telephone: told.telephone ?? '',
    country_id: told.country_code ?? '',
    isDefaultShipping: told.default_shipping ?? false,
    isDefaultBilling: told.default_billing ?? false,
  };
}
