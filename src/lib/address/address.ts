import type { Country, FormattedAddress, ShippingAddress } from '../../../machines/domain.ts';

/**
 * Looks an address's region up: in the country whose id is the empty
 * string where there is one, else in the address's own.
 *
 * @returns the address with region id, code and name; null when its country has regions and none
 *   of them has this code. A country without regions takes an address without one.
 */
export function formatted(address: ShippingAddress, countries: Country[]): FormattedAddress | null {
  const country =
    countries.find(({ id }) => id === '') ?? countries.find(({ id }) => id === address.country_id);
  const regions = country?.regions ?? [];
  const region = regions.find(({ code }) => code === address.region_code);
  if (region) return { ...address, region_id: region.id, region: region.name };
  if (regions.length > 0 && address.region_code !== '') return null;
  return { ...address, region_id: null, region: address.region_code || null };
}
