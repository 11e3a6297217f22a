import type { KeptAddress } from '../../machines/accountTask.ts';

/** An address as the platform tells it. */
interface Told {
  id: number | null;
  firstname: string | null;
  lastname: string | null;
  company: string | null;
  street: readonly (string | null)[] | null;
  city: string | null;
  region: { region: string | null; region_code: string | null } | null;
  postcode: string | null;
  telephone: string | null;
  country_code: string | null;
  default_shipping: boolean | null;
  default_billing: boolean | null;
}

/** Null where it cannot be named. */
export function keptAddress(told: Told | null): KeptAddress | null {
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
