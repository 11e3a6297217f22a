import { fillPhrase, type Parameters } from './cartRefusal.ts';
import type { Address, Country, Shop } from './model.ts';

/** Countries whose addresses need no postcode, as `storeConfig.optional_zip_countries` says. */
export const OPTIONAL_POSTCODE = ['HK', 'IE', 'MO', 'PA'];

interface AddressProblem {
  phrase: string;
  parameters: Parameters;
}

/** The reasons why an address breaks its country's rules; empty for a valid address. */
export function addressProblems(shop: Shop, address: Address): AddressProblem[] {
  const country = countryOf(shop, address.countryId);
  const missing = [
    [address.firstname, 'firstname'],
    [address.lastname, 'lastname'],
    [address.street[0], 'street'],
    [address.city, 'city'],
    [address.telephone, 'telephone'],
    [OPTIONAL_POSTCODE.includes(address.countryId) || address.postcode, 'postcode'],
    [address.countryId, 'countryId'],
  ].flatMap(([value, name]) => (value ? [] : [String(name)]));
  const problems: AddressProblem[] = missing.map((fieldName) => ({
    phrase: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName },
  }));
  if (country && country.regions.length > 0 && address.regionId === null) {
    problems.push({
      phrase: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'regionId' },
    });
  }
  if (address.countryId && !country) {
    problems.push({
      phrase: 'Invalid value of "%value" provided for the %fieldName field.',
      parameters: { value: address.countryId, fieldName: 'countryId' },
    });
  }
  return problems;
}

/** The problems in one line, in English unless another translation function is given. */
export const messageOf = (problems: readonly AddressProblem[], translate = fillPhrase): string =>
  problems.map(({ phrase, parameters }) => translate(phrase, parameters)).join(' ');

export const countryOf = (shop: Shop, id: string): Country | undefined =>
  shop.countries.find((country) => country.id === id);

/** Looks up the region by code, name or number; an unknown region stays as given. */
export function withRegion(shop: Shop, address: Address): Address {
  const regions = countryOf(shop, address.countryId)?.regions ?? [];
  const words = [address.region, address.regionCode].filter((word) => word !== null);
  const found =
    regions.find((region) => region.id === address.regionId) ??
    regions.find((region) => words.includes(region.code) || words.includes(region.name));
  if (found) {
    return { ...address, region: found.name, regionCode: found.code, regionId: found.id };
  }
  return { ...address, regionId: null };
}
