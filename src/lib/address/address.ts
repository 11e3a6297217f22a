import type { Country, FormattedAddress, ShippingAddress } from '../../../machines/domain.ts';

/**
 * Adds the id and the name of the region that `region_code` names. A country with an empty id, if
 * the platform lists one, takes precedence over the address's own country.
 *
 * @returns the completed address; null when the country has regions and none has this code. In a
 *   country without regions `region_id` is null and the code, if any, becomes the region's name.
 */
export function formatAddress(
  address: ShippingAddress,
  countries: Country[],
): FormattedAddress | null {
  const country =
    countries.find(({ id }) => id === '') ?? countries.find(({ id }) => id === address.country_id);
  const regions = country?.regions ?? [];
  const region = regions.find(({ code }) => code === address.region_code);
  if (region) return { ...address, region_id: region.id, region: region.name };
  if (regions.length > 0 && address.region_code !== '') return null;
  return { ...address, region_id: null, region: address.region_code || null };
}
