import type { Country, ShippingAddress } from '../../../machines/domain.ts';
import { isEmailAddress } from '../text/emailAddress.ts';

export type AddressKey =
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'country_id'
  | 'street'
  | 'city'
  | 'region_code'
  | 'postcode'
  | 'telephone';

/** Why a field of an address is invalid; the form components translate the reason. */
export type AddressProblem = 'required' | 'email';

export interface AddressRules {
  /** Whether `email` is required, as in a guest's shipping address. */
  needsEmail: boolean;
  countries: readonly Country[];
  /** Ids of the countries in which an address needs no postcode. */
  optionalPostcodes: readonly string[];
}

const REQUIRED = ['firstname', 'lastname', 'country_id', 'city', 'telephone'] as const;

/** Validates an address. @returns the problem of each invalid field; empty for a valid address. */
export function addressProblems(
  address: ShippingAddress,
  rules: AddressRules,
): Partial<Record<AddressKey, AddressProblem>> {
  const problems: Partial<Record<AddressKey, AddressProblem>> = {};
  const { email, street, region_code, postcode, country_id } = cleanAddress(address);
  for (const field of REQUIRED) {
    if (!address[field].trim()) problems[field] = 'required';
  }
  if (!street[0]) problems.street = 'required';
  if (rules.needsEmail && !email) problems.email = 'required';
  else if (rules.needsEmail && !isEmailAddress(email ?? '')) problems.email = 'email';
  if (!postcode && !isPostcodeOptional(country_id, rules)) problems.postcode = 'required';
  if (!isRegionGood(region_code, country_id, rules)) problems.region_code = 'required';
  return problems;
}

/** Whether an address in the country may lack a postcode. */
export const isPostcodeOptional = (
  countryId: string,
  { optionalPostcodes }: Pick<AddressRules, 'optionalPostcodes'>,
): boolean => optionalPostcodes.includes(countryId);

/** Trims every field and drops empty street lines after the first. */
export function cleanAddress(address: ShippingAddress): ShippingAddress {
  const { email, street, ...rest } = address;
  const [first = '', ...more] = street.map((line) => line.trim());
  return {
    firstname: rest.firstname.trim(),
    lastname: rest.lastname.trim(),
    street: [first, ...more.filter(Boolean)],
    city: rest.city.trim(),
    region_code: rest.region_code.trim(),
    postcode: rest.postcode.trim(),
    telephone: rest.telephone.trim(),
    country_id: rest.country_id,
    ...(email === undefined ? {} : { email: email.trim() }),
  };
}

/**
 * In a country with regions the code must be one of theirs; elsewhere any text, or none, is valid.
 */
function isRegionGood(code: string, countryId: string, { countries }: AddressRules): boolean {
  const regions = countries.find(({ id }) => id === countryId)?.regions ?? [];
  return regions.length === 0 || regions.some((region) => region.code === code);
}
